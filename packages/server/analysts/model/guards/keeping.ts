import type { Mode } from '@housestyle/contract';
import type { ResolvedStyle } from '@housestyle/engine';
import type { SourceDocument } from '@housestyle/engine/texts';
import { changedUnits, inventedFigures } from './facts.ts';
import { parse, unfaithful, unfaithfulSoFar } from './faithful.ts';
import { lostNames, lostTerms, namesOf, repairNames } from './names.ts';
import { brokenStructure, exchangedCells } from './structure.ts';
import { withUnverifiedMarked } from './unverified.ts';

/** What an answer that is a document in other words may not do. */
export interface KeepingGuard {
  /** The answer, its tokens still in it, with what can be put right by itself. */
  repair(answer: string): string;
  /** The text that the answer became, or what is wrong with it, in words for the model. */
  judge(text: string): { readonly text: string } | { readonly fault: string };
  /** The same of its beginning; null: it is not to be shown. */
  judgeSoFar(text: string): string | null;
}

export interface KeepingOptions {
  readonly mode: Mode;
  /** The text that was sent, without tokens. */
  readonly before: SourceDocument;
  readonly style: ResolvedStyle;
  /** Everything that the caller sent. */
  readonly known: string;
  /** New content is to be worked in: the skeleton changes. */
  readonly merging: boolean;
}

/** Modes that say the same in the same order, under the same headings. */
const SAME_SKELETON: ReadonlySet<Mode> = new Set<Mode>(['rewrite', 'simplify', 'translate']);

export function createKeepingGuard({ mode, before, style, known, merging }: KeepingOptions): KeepingGuard {
  const names = namesOf(before, style);
  const translated = mode === 'translate';
  // Notes become a document: what it says beyond them is marked, not refused.
  const expanding = mode === 'expand';
  const wordsFault = (text: string): string | null => {
    const invented = expanding ? [] : inventedFigures(text, known);
    if (invented.length > 0) return `The input does not say: ${invented.slice(0, 5).join(', ')}.`;
    const units = changedUnits(before.text, text);
    if (units.length > 0) return `The input has other units: ${units.slice(0, 5).join(', ')}.`;
    return null;
  };
  const lostFault = (text: string, after: SourceDocument): string | null => {
    const lost = lostNames(names, text);
    if (lost.length > 0) return `Names must stay as they are: ${lost.slice(0, 8).join(', ')}.`;
    const terms = translated ? [] : lostTerms(style.glossary, before.text, text);
    if (terms.length > 0) return `These terms of the glossary are missing: ${terms.slice(0, 8).join(', ')}.`;
    const broken = SAME_SKELETON.has(mode) && !merging ? brokenStructure(before, after, translated) : null;
    return broken ?? exchangedCells(before, after);
  };
  return {
    repair: (answer) => repairNames(names, answer),
    judge(text) {
      const after = parse(text, before.language);
      const fault =
        unfaithful(before, after, expanding ? known : null) ?? wordsFault(text) ?? lostFault(text, after);
      if (fault !== null) return { fault };
      return { text: expanding ? withUnverifiedMarked(text, known) : text };
    },
    judgeSoFar(text) {
      const after = parse(text, before.language);
      const fault = unfaithfulSoFar(before, after, expanding ? known : null) ?? wordsFault(text);
      if (fault !== null) return null;
      return expanding ? withUnverifiedMarked(text, known) : text;
    },
  };
}
