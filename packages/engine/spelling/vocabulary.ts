import { articleFor } from '../checks/article.ts';
import { Chains } from '../checks/chains.ts';
import { straighten, type Tokens } from '../checks/tokens.ts';
import { WORD } from '../document/places.ts';
import type { Block, Word } from '../document/types.ts';
import { clearOf, corrections, type Correction } from './corrections.ts';
import { classesOf } from './function-words.ts';
import { isKnown } from './known-words.ts';
import { lookUp } from './lexicon.ts';

/** What is known of one form of a word, looked up once. */
export class WordFacts {
  /** Lower case, straight apostrophes. */
  readonly lower: string;
  /** The bits of the lexicon. 0 for code, numbers, compounds with hyphens, contractions and possessives. */
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

  constructor(form: string) {
    this.#form = form;
    this.lower = straighten(form).toLowerCase();
    this.plain = PLAIN.test(form);
    this.parts = this.plain && LETTERS.test(this.lower) ? lookUp(this.lower) : 0;
    this.classes = classesOf(this.lower);
    this.capital = /^[A-Z](?![A-Z])/.test(form);
    this.unknown = this.plain && this.parts === 0 && !isKnown(this.lower);
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

  /** The word that is meant, lower case; null where it is not clear. */
  get correction(): string | null {
    return clearOf(this.lower, this.near) ?? null;
  }
}

/** Whether a word may matter to a rule, told from its facts alone. */
export type Trigger = (facts: WordFacts) => boolean;

/** What is known of the words of all blocks that were read, one after the other: one memory for all documents. */
class Table {
  readonly facts: WordFacts[] = [];
  /** 1 where nothing but space stands between a word and the next of its block. */
  joined = new Uint8Array(1024);
  count = 0;

  add(facts: WordFacts): void {
    if (this.count === this.joined.length) {
      const joined = new Uint8Array(this.count * 2);
      joined.set(this.joined);
      this.joined = joined;
    }
    this.facts[this.count] = facts;
    this.joined[this.count++] = 0;
  }

  /** Notes that nothing but space stands before the word that is added next. */
  join(): void {
    this.joined[this.count - 1] = 1;
  }
}

/** The words of a block, each with its facts; hold until the vocabulary reads another document. */
export class BlockWords {
  readonly block: Block;
  readonly count: number;
  /** Whether one of them is in no dictionary. */
  readonly hasUnknown: boolean;
  readonly #table: Table;
  readonly #from: number;

  constructor(block: Block, table: Table, from: number, hasUnknown: boolean) {
    this.block = block;
    this.count = table.count - from;
    this.hasUnknown = hasUnknown;
    this.#table = table;
    this.#from = from;
  }

  get words(): readonly Word[] {
    return this.block.words;
  }

  /** Past either end, undefined. */
  factsOf(index: number): WordFacts | undefined {
    return index >= 0 && index < this.count ? this.#table.facts[this.#from + index] : undefined;
  }

  /** Whether nothing but space stands between the word and the next. Past either end, not. */
  isJoined(index: number): boolean {
    return index >= 0 && index < this.count && this.#table.joined[this.#from + index] === 1;
  }
}

/** Whether there is space between two places, and nothing else. */
function isBlankBetween(prose: string, from: number, to: number): boolean {
  if (from === to) return false;
  for (let at = from; at < to; at++) if (!isBlank(prose.charCodeAt(at))) return false;
  return true;
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x09;

/** The words of a document, or of a part of it; hold until the vocabulary reads another. */
export interface DocumentWords {
  readonly blocks: readonly BlockWords[];
  /** Whether a trigger picks a plain word. */
  isPulled(trigger: number): boolean;
  /** Visits the plain words that a trigger picks. */
  eachPulled(trigger: number, visit: (words: BlockWords, index: number) => void): void;
}

const LETTERS = /^[a-z]+$/;
const PLAIN = /^[A-Za-z][a-z]*(?:[-'’‐‑.][A-Za-z]?[a-z]+)*$/;
/** More forms than any project uses; then the memory begins anew. */
const MOST_FORMS = 50_000;

interface Known {
  readonly facts: WordFacts;
  /** The triggers that the form pulls. */
  readonly pulled: readonly number[];
}

/** Of code and numbers. */
const UNREAD = new WordFacts('');

/** Facts of words by their form, and which triggers each form pulls: worked out once. */
export class Vocabulary {
  readonly #triggers: Trigger[] = [];
  readonly #forms = new Map<string, Known>();
  /** The same by the number of a token, for words that are one token. */
  readonly #byToken: (Known | undefined)[] = [];
  readonly #pulled = new Chains();
  readonly #table = new Table();

  /** A number for `DocumentWords`. Only before the first text is read. */
  trigger(trigger: Trigger): number {
    return this.#triggers.push(trigger) - 1;
  }

  /** Forgets the last text; with `anew`, what the numbers of tokens mean too. */
  begin(anew: boolean): void {
    if (anew || this.#forms.size > MOST_FORMS) {
      this.#forms.clear();
      this.#byToken.length = 0;
    }
    this.#pulled.reset(this.#triggers.length);
    this.#table.count = 0;
  }

  /** Reads the next block, of which the tokens are known. @param forms the numbers of the tokens, from `base` on */
  read(
    block: Block,
    blockIndex: number,
    { starts, ends }: Tokens,
    forms: Int32Array,
    base: number,
  ): BlockWords {
    const { prose, wordPlaces: places } = block;
    const { count } = places;
    const table = this.#table;
    const first = table.count;
    let [token, before, hasUnknown] = [0, -1, false];
    for (let index = 0; index < count; index++) {
      const from = places.startOf(index);
      const to = places.endOf(index);
      if (before >= 0 && isBlankBetween(prose, before, from)) table.join();
      before = to;
      if (places.kindOf(index) !== WORD) {
        table.add(UNREAD);
        continue;
      }
      // Beyond the last, no token starts.
      while ((starts[token] ?? from) < from && starts[token] !== -1) token++;
      const whole = starts[token] === from && ends[token] === to;
      const form = forms[base + token] ?? 0;
      const known = (whole ? this.#byToken[form] : undefined) ?? this.#of(prose.slice(from, to));
      if (whole) this.#byToken[form] = known;
      table.add(known.facts);
      if (known.facts.unknown) hasUnknown = true;
      const { pulled } = known;
      for (let at = 0; at < pulled.length; at++) this.#pulled.add(pulled[at] ?? 0, blockIndex, index);
    }
    return new BlockWords(block, table, first, hasUnknown);
  }

  /** The words of all blocks that were read. */
  end(blocks: readonly BlockWords[]): DocumentWords {
    const pulled = this.#pulled;
    return {
      blocks,
      isPulled: (trigger) => pulled.has(trigger),
      eachPulled: (trigger, visit) =>
        pulled.each(trigger, (block, index) => {
          const words = blocks[block];
          if (words) visit(words, index);
        }),
    };
  }

  #of(form: string): Known {
    const known = this.#forms.get(form);
    if (known) return known;
    const facts = new WordFacts(form);
    const pulled: number[] = [];
    if (facts.plain) {
      const triggers = this.#triggers;
      for (let index = 0; index < triggers.length; index++) if (triggers[index]?.(facts)) pulled.push(index);
    }
    const learned = { facts, pulled };
    this.#forms.set(form, learned);
    return learned;
  }
}
