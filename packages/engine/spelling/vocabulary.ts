import { straighten } from '../checks/tokens.ts';
import type { Block, SourceDocument, Word } from '../document/types.ts';
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

/** The words of a block, each with its facts. */
export interface BlockWords {
  readonly block: Block;
  readonly words: readonly Word[];
  /** One for each of `words`. */
  readonly facts: readonly WordFacts[];
}

/** One form and where it stands: index of the block, then of the word in it, in turn. */
export interface Form {
  readonly facts: WordFacts;
  readonly places: readonly number[];
}

export interface DocumentWords {
  readonly document: SourceDocument;
  readonly blocks: readonly BlockWords[];
  /** Each form that occurs, so that a rule looks once at each word, not at each occurrence. */
  readonly forms: readonly Form[];
}

const LETTERS = /^[a-z]+$/;
const PLAIN = /^[A-Za-z][a-z]*(?:[-'’‐‑.][A-Za-z]?[a-z]+)*$/;
/** More forms than any project uses; then the memory begins anew. */
const MOST_FORMS = 50_000;

const OPAQUE = new WordFacts('');

export function formsOf(blocks: readonly BlockWords[]): readonly Form[] {
  const places = new Map<WordFacts, number[]>();
  blocks.forEach(({ facts }, blockIndex) => {
    for (let index = 0; index < facts.length; index++) {
      const own = facts[index];
      if (!own) continue;
      const found = places.get(own);
      if (found) found.push(blockIndex, index);
      else places.set(own, [blockIndex, index]);
    }
  });
  return Array.from(places, ([facts, found]) => ({ facts, places: found }));
}

/** Facts of words by their form. */
export class Vocabulary {
  #forms = new Map<string, WordFacts>();

  read(document: SourceDocument): DocumentWords {
    if (this.#forms.size > MOST_FORMS) this.#forms = new Map();
    const blocks = document.blocks.map((block): BlockWords => {
      const { words } = block;
      const facts = words.map((word) => (word.kind === 'word' ? this.#of(word.text) : OPAQUE));
      return { block, words, facts };
    });
    return { document, blocks, forms: formsOf(blocks) };
  }

  #of(form: string): WordFacts {
    const known = this.#forms.get(form);
    if (known) return known;
    const facts = new WordFacts(form);
    this.#forms.set(form, facts);
    return facts;
  }
}
