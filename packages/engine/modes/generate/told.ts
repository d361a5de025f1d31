import type { Part } from '../brief/parts.ts';
import type { FactKind } from './signs.ts';

/** One thing that a prompt tells: a whole sentence or list item. */
export interface Fact {
  readonly kind: FactKind;
  readonly text: string;
  /** The prompt keeps it in a list. */
  readonly listed?: boolean;
  /** A paragraph of the prompt begins with it. */
  readonly opens?: boolean;
}

/** What a prompt tells, each thing once. */
export interface Facts {
  /** In the prompt's order. */
  readonly told: readonly Fact[];
  /** Code blocks as they stand, fences included, but for those that a fact leads in. */
  readonly code: readonly string[];
  readonly tables: readonly string[];
  /** Steps under names of their own. */
  readonly parts: readonly Part[];
  /** Sections under names that are of no kind, as they stand. */
  readonly own: readonly OwnSection[];
}

export interface OwnSection {
  readonly title: string;
  /** Paragraphs, lists and code in Markdown. */
  readonly text: string;
}

/** Facts behind a question among which its answer is looked for: a prompt may tell thousands. */
const ANSWERED_WITHIN = 300;

/** What was told last, for answers to what it asks. */
export function toldLately<Told>(told: readonly Told[]): readonly Told[] {
  return told.slice(-ANSWERED_WITHIN);
}

/** The texts of some kinds, in the prompt's order. */
export function textsOfKinds({ told }: Facts, ...kinds: readonly FactKind[]): readonly string[] {
  return told.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
}

/** Whether something of a kind is told. */
export function has({ told }: Facts, kind: FactKind): boolean {
  return told.some((fact) => fact.kind === kind);
}

/** The facts with another kind where `kindOf` gives one. */
export function retold(facts: Facts, kindOf: (fact: Fact) => FactKind | undefined): Facts {
  return {
    ...facts,
    told: facts.told.map((fact) => ({ ...fact, kind: kindOf(fact) ?? fact.kind })),
  };
}
