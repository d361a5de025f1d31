import type { ResolvedStyle } from '@housestyle/engine';
import { parseDocument } from '@housestyle/engine/texts';
import { changedUnits, inventedFigures } from './facts.ts';
import { LAYOUT_TOKEN, TOKEN } from './mask.ts';
import { lostNames, lostTerms, namesOf, repairNames } from './names.ts';

/** What an answer that is a file of interface strings in other words may not do. */
export interface StringsGuard {
  /** The answer, its tokens still in it, with names that only have other capitals as they are in the file. */
  repair(answer: string): string;
  /** What is wrong with an answer and the text that it became, in words for the model; null: nothing. */
  judge(answer: string, text: string): string | null;
}

export interface StringsOptions {
  /** The file or a part of it, and how it was sent. */
  readonly source: string;
  readonly masked: string;
  readonly style: ResolvedStyle;
  /** Everything that the caller sent. */
  readonly known: string;
}

export function createStringsGuard({ source, masked, style, known }: StringsOptions): StringsGuard {
  const before = wordsOf(masked);
  // Strings are short and their words often capitalized: only what is written like no common word, or told, is a name.
  const names = namesOf(parseDocument(before, 'plain'), style, { capitalized: false });
  return {
    repair: (answer) => repairNames(names, answer),
    judge(answer, text) {
      const after = wordsOf(answer);
      const strange = [...inventedFigures(text, known), ...changedUnits(source, text)];
      if (strange.length > 0) return `The input does not say: ${strange.slice(0, 5).join(', ')}.`;
      const lost = lostNames(names, after);
      if (lost.length > 0) return `Names must stay as they are: ${lost.slice(0, 8).join(', ')}.`;
      const terms = lostTerms(style.glossary, before, after);
      return terms.length > 0
        ? `These terms of the glossary are missing: ${terms.slice(0, 8).join(', ')}.`
        : null;
    },
  };
}

/** The strings alone, a paragraph each: the file around them and their placeholders stand in tokens. */
function wordsOf(masked: string): string {
  return masked.replace(LAYOUT_TOKEN, '\n\n').replace(TOKEN, ' ');
}
