import type { Range } from '@housestyle/contract';
import type { SourceDocument } from '../document/types.ts';
import type { PatternCheck } from './pattern.ts';
import type { BlockWords } from '../spelling/block-words.ts';
import type { Beside, DocumentWords, Trigger } from '../spelling/vocabulary.ts';

/** What a check reports. Offsets are into `SourceDocument.text`. */
export interface Match extends Range {
  /** Replaces exactly this range; null where only a person can decide. */
  readonly replacement: string | null;
  /** Why, in one or two whole sentences, for the writer. */
  readonly message: string;
  readonly asIs?: AsIs;
}

/**
 * Set where a finding is reported exactly as a rule in Vale's form makes it: passes merge it with no other and drop it
 * for nothing but a comment.
 */
export type AsIs = 'page';

/** Which blocks a check reads; `text` is all of them. */
export type Scope = 'text' | 'heading' | 'paragraph' | 'list-item' | 'table-cell';

/**
 * The check kinds, named as Vale's users know them. In every `message`, `{match}` stands for the quoted text and
 * `{replacement}` for what replaces it.
 *
 * A *phrase* is words as a reader sees them ("in order to", "e.g.", "and/or", "Node.js"). It matches whole words only,
 * across line breaks and emphasis, never across other punctuation, never inside code. Unless `caseSensitive`, letter
 * case is ignored and the replacement takes over a leading capital or all capitals.
 */
export type Check =
  | ExistenceCheck
  | SubstitutionCheck
  | OccurrenceCheck
  | RepetitionCheck
  | ConsistencyCheck
  | CapitalizationCheck
  | MetricCheck
  | PatternCheck
  | WithinCheck
  | WordsCheck
  | GatheringCheck
  | CodeCheck;

interface CommonCheck {
  readonly scope?: Scope;
  readonly message: string;
}

/** Reports each phrase, and each match of `pattern` in a block's prose. */
export interface ExistenceCheck extends CommonCheck {
  readonly kind: 'existence';
  readonly phrases?: readonly string[];
  /** With flag `g`. A capture group named `at`, if any, narrows the reported range (flag `d` needed). */
  readonly pattern?: RegExp;
  /** Phrases that, where they cover a match, excuse it. */
  readonly exceptions?: readonly string[];
  readonly caseSensitive?: boolean;
  /** `remove` deletes the match with one neighbouring space and mends a leading capital. Default: only a person can decide. */
  readonly fix?: 'remove';
}

export interface Substitution {
  /** Any of these phrases… */
  readonly from: string | readonly string[];
  /** …becomes this. Several: a person chooses among them. */
  readonly to: string | readonly string[];
  /** Replaces the check's message. */
  readonly note?: string;
  readonly caseSensitive?: boolean;
}

export interface SubstitutionCheck extends CommonCheck {
  readonly kind: 'substitution';
  readonly swap: readonly Substitution[];
  /** Phrases that, where they cover a match, excuse it. */
  readonly exceptions?: readonly string[];
  /** Leaves what stands for itself in small letters: a key, a value, the name of a package. */
  readonly keepsKeys?: boolean;
  /** Leaves a word that stands as a verb, or as either part of speech, where its replacement is never that. */
  readonly keepsParts?: 'verb' | 'either';
}

/** Reports a scope unit (block or sentence) in which `pattern` occurs more than `max` or fewer than `min` times. */
export interface OccurrenceCheck extends CommonCheck {
  readonly kind: 'occurrence';
  readonly pattern: RegExp;
  readonly per: 'block' | 'sentence';
  readonly max?: number;
  readonly min?: number;
}

/** Reports a word that stands twice in a row within a sentence; the fix keeps one. */
export interface RepetitionCheck extends CommonCheck {
  readonly kind: 'repetition';
  /** Words that may repeat ("that", "had"), lower case. */
  readonly exceptions?: readonly string[];
}

/** Reports the rarer of two spellings when a document uses both; the fix writes the more frequent one. */
export interface ConsistencyCheck extends CommonCheck {
  readonly kind: 'consistency';
  readonly either: readonly (readonly [string, string])[];
}

/** Reports a block whose words are not capitalized in the given way. */
export interface CapitalizationCheck extends CommonCheck {
  readonly kind: 'capitalization';
  readonly scope: Scope;
  readonly match: 'sentence' | 'title' | 'lower' | 'upper';
  /** Names that keep their own capitals ("API", "GitHub", "Visual Studio Code"). */
  readonly exceptions?: readonly string[];
}

/** Reports where a measure is over `max`. */
export interface MetricCheck extends CommonCheck {
  readonly kind: 'metric';
  readonly measure:
    | 'sentence-words'
    | 'sentence-characters'
    | 'paragraph-sentences'
    | 'paragraph-words'
    | 'paragraph-characters'
    | 'heading-words'
    | 'heading-characters'
    | 'block-words'
    | 'block-sentences'
    | 'block-characters';
  readonly max: number;
}

/** A heading of one level. */
export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * Parts of a text that a whole check can be held to: `quotation` is what stands in quotation marks or in bold, `name` what has a
 * capital inside a sentence, or stands between such words, `link` the text of a link,
 * `bullet` an item of a list without numbers, `label` what stands on a button: in quotation marks or in bold, or alone.
 */
export type Place =
  | 'heading'
  | HeadingLevel
  | 'paragraph'
  | 'list-item'
  | 'step'
  | 'table-cell'
  | 'table-header'
  | 'note'
  | 'quotation'
  | 'label'
  | 'bullet'
  | 'name'
  | 'sentence-start'
  | 'link';

/** Another check in some places only, outside some places, or except where `spared` phrases cover what it found. */
export interface WithinCheck {
  readonly kind: 'within';
  readonly check: Exclude<Check, WithinCheck>;
  readonly only?: readonly Place[];
  readonly except?: readonly Place[];
  readonly spared?: readonly string[];
}

/** The words that a check's triggers pick, each trigger by its index. */
export interface Picked {
  /** Whether a trigger picks any word. */
  any(trigger: number): boolean;
  /** Visits the words that a trigger picks, in order. */
  each(trigger: number, visit: (words: BlockWords, index: number) => void): void;
  /** Visits the triggers that pick a word, whatever stands beside it, in order. */
  by(words: BlockWords, index: number, visit: (trigger: number) => void): void;
}

/** A rule about words and what dictionaries know of them. Pure. Judges each block by itself. */
export interface WordsCheck {
  readonly kind: 'words';
  /** Where given, `find` is only called where one of them picks a plain word. */
  readonly triggers?: readonly (readonly [Trigger, (Beside | undefined)?])[];
  readonly find: (words: DocumentWords, picked: Picked, document: SourceDocument) => readonly Match[];
}

/** What was gathered in one piece of a document, and how far the piece has moved since. */
export interface Gathered<Fact> {
  readonly fact: Fact;
  /** To be added to the offsets in the fact. */
  readonly by: number;
}

/** A rule about the words of a whole document: it gathers facts piece by piece and decides once all are known. Pure. */
export interface GatheringCheck<Fact = unknown> {
  readonly kind: 'gathering';
  gather(document: SourceDocument, blocks: readonly BlockWords[]): Fact;
  decide(document: SourceDocument, gathered: readonly Gathered<Fact>[]): readonly Match[];
}

/** A rule that data can't say. Pure: the same document gives the same matches. */
export interface CodeCheck {
  readonly kind: 'code';
  /**
   * Where given, `find` is shown the blocks alone in which one of these may match, and not called where none may: for
   * rules that judge each block by itself and find nothing without such a match.
   */
  readonly needs?: readonly RegExp[];
  /** Tries what it needs in each sentence by itself: whether one matches in the block as a whole says nothing. */
  readonly bySentence?: true;
  /** Judges each block by itself, as whatever has `needs` does: `find` may be shown some blocks of the document alone. */
  readonly local?: true;
  readonly find: (document: SourceDocument) => readonly Match[];
}
