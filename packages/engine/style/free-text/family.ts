import type { Check, Place } from '../../checks/types.ts';

/** What a family makes of a demand: checks of its own, or a built-in rule. */
export interface Reading {
  /** What was understood, as "passive-voice" or "sentence-words ≤ 25". */
  readonly id: string;
  readonly checks: readonly Check[];
  /** A part of what was asked for is beyond the checks. */
  readonly partly?: boolean;
}

/** The demand that an option of a family was found in. */
export interface Asked {
  /** Lower case; quoted words stand in “”. */
  readonly text: string;
  /** The words that named the thing, and the groups of the pattern that found them. */
  readonly named: string;
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly quotes: readonly string[];
  /** The whole rule, lower case. */
  readonly rule: string;
}

/** Ids of built-in rules, or checks made for the demand; undefined where it can't be done. */
type Made = Reading | string | readonly string[] | undefined;
export type Outcome = string | readonly string[] | ((asked: Asked) => Made);

/** One of the things that a family tells apart: "active voice" and "passive voice". */
export interface Option {
  /** How people name it: lower case, quoted words in “”. */
  readonly names: RegExp;
  readonly wanted?: Outcome;
  readonly unwanted?: Outcome;
  /** What a rule means that only names it ("Exclamation marks"); default: nothing. */
  readonly bare?: 'for' | 'against';
}

/** A kind of rule that teams write, in their own words. */
export interface Family {
  readonly id: string;
  readonly title: string;
  /** What must also be named, in the demand or in the rule's label. */
  readonly about?: RegExp;
  /** What the rule must not speak of anywhere: with it, another thing is meant. */
  readonly apart?: RegExp;
  /** Parts of a text that the family speaks of anyhow: naming them narrows nothing. */
  readonly places?: readonly Place[];
  readonly options: readonly Option[];
  /** Rules as people write them; documentation and tests. */
  readonly phrasings: readonly string[];
}

/** Kinds of words: what a rule lists behind one of them is of that kind. */
export const LISTING: ReadonlySet<string> = new Set(
  'jargon|hedges|intensifiers|adverbs|wordiness|condescending-words|inclusive-language|ableist-language|time-bound-words|latin-abbreviations|gender-neutral|directional-words'.split(
    '|',
  ),
);
