import { articleFor } from '../checks/article.ts';
import { straighten } from '../checks/tokens.ts';
import { clearOf, corrections, type Correction } from './corrections.ts';
import { classesOf } from './function-words.ts';
import { pluralOf, singularOf } from './inflect.ts';
import { isKnown } from './known-words.ts';
import { ADJECTIVE, ADVERB, frequencyOf, ING, lookUp, NOUN, nounShare, PARTICIPLE } from './lexicon.ts';
import { partsOf } from './parts.ts';
import { hashOf, kindOf } from './traits.ts';
import { isVaried } from './varieties.ts';

const LETTERS = /^[a-z]+$/;
const PLAIN = /^[A-Za-z][a-z]*(?:[-'’‐‑.][A-Za-z]?[a-z]+)*$/;

/** What is known of one form of a word, looked up once. */
export class WordFacts {
  /** Lower case, straight apostrophes. */
  readonly lower: string;
  /** The bits of `partsOf`. 0 for code, numbers, compounds with hyphens, contractions and possessives. */
  readonly parts: number;
  /** The bits of `function-words`. */
  readonly classes: number;
  /** A first capital and no other. */
  readonly capital: boolean;
  /** Plain language: letters, of which at most the first is a capital, with hyphens and apostrophes. */
  readonly plain: boolean;
  /** Plain, and in no dictionary. */
  readonly unknown: boolean;
  readonly #form: string;
  #near: readonly Correction[] | undefined;
  #article: ReturnType<typeof articleFor> | null = null;
  #hasSingular: boolean | undefined;
  #isCountable: boolean | undefined;
  #isVaried: boolean | undefined;
  #hash: number | undefined;
  #role: number | undefined;

  constructor(form: string) {
    this.#form = form;
    this.lower = straighten(form).toLowerCase();
    this.plain = PLAIN.test(form);
    this.parts = this.plain && LETTERS.test(this.lower) ? partsOf(this.lower) : 0;
    this.classes = classesOf(this.lower);
    this.capital = /^[A-Z](?![A-Z])/.test(form);
    this.unknown = this.plain && this.parts === 0 && !isKnown(this.lower);
  }

  /** Whether it is a singular noun that is counted: its plural is nearly as common. Worked out when first asked for. */
  get isCountable(): boolean {
    return (this.#isCountable ??=
      this.classes === 0 &&
      (this.parts & NOUN) !== 0 &&
      (this.parts & (ADJECTIVE | ADVERB | ING | PARTICIPLE)) === 0 &&
      hasCommonPlural(this.lower));
  }

  /** Whether the United States and Britain spell it otherwise. Worked out when first asked for. */
  get isVaried(): boolean {
    return (this.#isVaried ??= this.parts !== 0 && isVaried(this.lower));
  }

  /** A number of the word itself. Worked out when first asked for. */
  get hash(): number {
    return (this.#hash ??= hashOf(this.lower));
  }

  /** A number of what it does in a sentence: of a function word its own, of others that of their kind. Worked out when first asked for. */
  get role(): number {
    return (this.#role ??=
      this.classes === 0 ? kindOf(this.lower, this.parts, this.plain, this.capital) : this.hash);
  }

  /** The common words that may be meant, likeliest first. Worked out when first asked for. */
  get near(): readonly Correction[] {
    return (this.#near ??= LETTERS.test(this.lower) ? corrections(this.lower) : []);
  }

  /** The indefinite article that goes before it, as `articleFor` says. Worked out when first asked for. */
  get article(): 'a' | 'an' | undefined {
    if (this.#article === null) this.#article = articleFor(this.#form);
    return this.#article;
  }

  /** Several things by their initials: "APIs". */
  get isManyInitials(): boolean {
    return !this.plain && /^[A-Z]{2,}s$/.test(this.#form);
  }

  /** Whether it is a noun without its "s": "values", not "news". Worked out when first asked for. */
  get hasSingular(): boolean {
    return (this.#hasSingular ??= singularOf(this.lower) !== undefined);
  }

  /** The word that is meant, lower case; null where it is not clear. */
  get correction(): string | null {
    return clearOf(this.lower, this.near) ?? null;
  }
}

/** Whether a word may matter to a rule, told from its facts alone. */
export type Trigger = (facts: WordFacts) => boolean;

/** How many powers of two a plural may be rarer than its singular, and how common it is at least. */
const RARER = 2;
const COMMON_PLURAL = 2;
/** In fifteenths: the plural was met often enough for its uses to be counted. */
const MOSTLY_NOUN = 12;

function hasCommonPlural(noun: string): boolean {
  const plural = pluralOf(noun);
  const facts = plural === undefined || plural === noun ? 0 : lookUp(plural);
  const often = frequencyOf(facts);
  const isMet = often >= COMMON_PLURAL || nounShare(facts) >= MOSTLY_NOUN;
  return facts !== 0 && isMet && often >= frequencyOf(lookUp(noun)) - RARER;
}
