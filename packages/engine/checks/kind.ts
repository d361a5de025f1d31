import type { Range } from '@housestyle/contract';
import type { Block, SourceDocument } from '../document/types.ts';
import type { Beside, DocumentWords, Trigger } from '../spelling/vocabulary.ts';
import type { Capitals } from './capitals.ts';
import type { Gathered, GatheringCheck, Match } from './types.ts';

/** A phrase that was read in a document. Offsets are into `SourceDocument.text`. */
export interface Hit extends Range {
  readonly block: Block;
  /** What the check gave with the phrase, such as an index into its own list. */
  readonly payload: number;
}

export type EachStart = (visit: (block: Block, offset: number) => void) => void;

/** One document as the checks see it: read once, whatever the number of checks. */
export interface Reading {
  readonly document: SourceDocument;
  /** In order of `start`. */
  hits(slot: number): readonly Hit[];
  /** Whether the watched pattern may match anywhere; most may not, in most texts. */
  mayMatch(watch: number): boolean;
  /** The blocks in which the watched pattern may match, in order; it matches in no other. */
  blocksFor(watch: number): readonly Block[];
  /**
   * Visits the places at which the watched pattern may match, in order, as offsets into the block's prose; undefined
   * where only `blocksFor` tells.
   */
  startsFor(watch: number): EachStart | undefined;
  /** What the document's own prose says about capital letters; worked out when first asked for. */
  capitals(): Capitals;
  /** The words with what dictionaries know of them, for checks that had them looked up. */
  words(): DocumentWords;
  /** What a check gathered in each piece of the document, in order. */
  gathered(gatherer: number): readonly Gathered<unknown>[];
}

/** A check ready to run. Pure: the same reading gives the same matches. */
export interface Compiled {
  run(reading: Reading): readonly Match[];
}

export interface PhraseOptions {
  readonly caseSensitive?: boolean;
  readonly payload?: number;
}

/** A phrase of a list, for its slot. */
export interface ListedPhrase extends PhraseOptions {
  readonly slot: number;
  readonly phrase: string;
}

/** Where a check leaves what is to be read for it while it is compiled. */
export interface ReadingPlan {
  /** The slot of the house's own names: terms and glossary entries that have capitals. */
  readonly names: number;
  /**
   * A place for the hits of one list of phrases. `longest`: hits never overlap, the leftmost and then the longest wins.
   * `all`: the longest hit at each position, for lists that excuse what they cover.
   */
  slot(keep: 'longest' | 'all'): number;
  add(slot: number, phrase: string, options?: PhraseOptions): void;
  /** Adds the phrases of a list of which `rule-phrases.json` tells how they begin. */
  addListed(list: string, read: () => readonly ListedPhrase[]): void;
  /** Has a pattern watched, so that it is only tried on blocks that hold the words or marks it needs. */
  watch(pattern: RegExp): number;
  /** Has words looked up: without it, a reading has none. */
  wantWords(): void;
  /** Has the words picked that a trigger picks: a number for `DocumentWords`. */
  trigger(trigger: Trigger, beside?: Beside): number;
  /** Has facts gathered in each piece of a document, once for as long as nobody edits the piece. */
  gather(gather: Gather): number;
}

export type Gather = GatheringCheck['gather'];

/** One kind of check: how its data becomes something that runs. */
export interface CheckKind<C extends { readonly kind: string }> {
  readonly kind: C['kind'];
  compile(check: C, phrases: ReadingPlan): Compiled;
}
