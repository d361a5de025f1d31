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
  #near: readonly Correction[] | undefined;

  constructor(form: string) {
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

  /** The word that is meant, lower case; null where it is not clear. */
  get correction(): string | null {
    return clearOf(this.lower, this.near) ?? null;
  }
}

/** Whether a word may matter to a rule, told from its facts alone. */
export type Trigger = (facts: WordFacts) => boolean;

/** The words of a block, each with its facts. */
export class BlockWords {
  readonly block: Block;
  /** One for each of `words`. */
  readonly facts: readonly WordFacts[];
  #joined: Uint8Array | undefined;

  constructor(block: Block, facts: readonly WordFacts[]) {
    this.block = block;
    this.facts = facts;
  }

  get words(): readonly Word[] {
    return this.block.words;
  }

  /** One for each of `words`: 1 where nothing but space stands between it and the next. */
  get joined(): Uint8Array {
    return (this.#joined ??= readJoined(this.block));
  }
}

function readJoined({ prose, wordPlaces: places }: Block): Uint8Array {
  const { count } = places;
  const joined = new Uint8Array(count);
  for (let index = 1; index < count; index++) {
    let at = places.endOf(index - 1);
    const until = places.startOf(index);
    const spaced = until > at;
    while (at < until && isBlank(prose.charCodeAt(at))) at++;
    if (spaced && at === until) joined[index - 1] = 1;
  }
  return joined;
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
  }

  /** Reads the next block, of which the tokens are known. @param forms the numbers of the tokens */
  read(block: Block, blockIndex: number, { starts, ends }: Tokens, forms: Int32Array): BlockWords {
    const { prose, wordPlaces: places } = block;
    const { count } = places;
    const facts = new Array<WordFacts>(count);
    let token = 0;
    for (let index = 0; index < count; index++) {
      if (places.kindOf(index) !== WORD) {
        facts[index] = UNREAD;
        continue;
      }
      const [from, to] = [places.startOf(index), places.endOf(index)];
      // Beyond the last, no token starts.
      while ((starts[token] ?? from) < from && starts[token] !== -1) token++;
      const whole = starts[token] === from && ends[token] === to;
      const form = forms[token] ?? 0;
      const known = (whole ? this.#byToken[form] : undefined) ?? this.#of(prose.slice(from, to));
      if (whole) this.#byToken[form] = known;
      facts[index] = known.facts;
      const { pulled } = known;
      for (let at = 0; at < pulled.length; at++) this.#pulled.add(pulled[at] ?? 0, blockIndex, index);
    }
    return new BlockWords(block, facts);
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
    const pulled = facts.plain
      ? this.#triggers.flatMap((trigger, index) => (trigger(facts) ? index : []))
      : [];
    const learned = { facts, pulled };
    this.#forms.set(form, learned);
    return learned;
  }
}
