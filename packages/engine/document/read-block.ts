import type { SentencePlaces, WordPlaces } from './places.ts';
import type { Block, BlockFrame, Sentence, Word } from './types.ts';

/** By the numbers that `WordPlaces` has for them. */
const KINDS = ['word', 'number', 'code'] as const;

/** What was read of a block, wherever it is moved. */
interface Reading {
  /** The text in which it was first read, and where. */
  readonly text: string;
  readonly offset: number;
  readonly prose: string;
  readonly wordPlaces: WordPlaces;
  readonly sentencePlaces: SentencePlaces;
}

/** A block. Its words and sentences, most of what a document holds, are only written out for who asks for them. */
export class ReadBlock implements Block {
  readonly kind: Block['kind'];
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  readonly prose: string;
  readonly level?: Block['level'];
  readonly list?: Block['list'];
  readonly quotation?: Block['quotation'];
  readonly tableHeader?: Block['tableHeader'];
  readonly value?: Block['value'];
  readonly wordPlaces: WordPlaces;
  readonly sentencePlaces: SentencePlaces;
  readonly #frame: BlockFrame;
  readonly #text: string;
  readonly #offset: number;
  /** Those that were asked for so far. */
  #words: (Word | undefined)[] | undefined;
  #complete = false;
  #sentences: readonly Sentence[] | undefined;

  constructor(frame: BlockFrame, start: number, reading: Reading) {
    const { kind, quoted, level, list, quotation, tableHeader, value } = frame;
    this.kind = kind;
    this.start = start;
    this.end = start + reading.prose.length;
    this.quoted = quoted;
    this.prose = reading.prose;
    // Blocks of one shape, whatever is known of them: V8 reads their fields in one step.
    this.level = level;
    this.list = list;
    this.quotation = quotation;
    this.tableHeader = tableHeader;
    this.value = value;
    this.wordPlaces = reading.wordPlaces;
    this.sentencePlaces = reading.sentencePlaces;
    this.#frame = frame;
    this.#text = reading.text;
    this.#offset = reading.offset;
  }

  get words(): readonly Word[] {
    if (!this.#complete) {
      const { count } = this.wordPlaces;
      const words = (this.#words ??= new Array<Word | undefined>(count));
      for (let index = 0; index < count; index++) words[index] ??= this.#writeWord(index);
      this.#complete = true;
    }
    return this.#words as readonly Word[];
  }

  wordAt(index: number): Word | undefined {
    const { count } = this.wordPlaces;
    if (index < 0 || index >= count) return undefined;
    const words = (this.#words ??= new Array<Word | undefined>(count));
    return (words[index] ??= this.#writeWord(index));
  }

  get sentences(): readonly Sentence[] {
    return (this.#sentences ??= this.#writeSentences());
  }

  /** The same block at another place of another text, with more or fewer lists before it. */
  moved(by: number, lists: number): ReadBlock {
    const { list } = this;
    const frame = list ? { ...this.#frame, list: { ...list, list: list.list + lists } } : this.#frame;
    const { prose, wordPlaces, sentencePlaces } = this;
    return new ReadBlock(frame, this.start + by, {
      text: this.#text,
      offset: this.#offset,
      prose,
      wordPlaces,
      sentencePlaces,
    });
  }

  #writeWord(index: number): Word {
    const places = this.wordPlaces;
    const start = places.startOf(index);
    const end = places.endOf(index);
    return {
      start: this.start + start,
      end: this.start + end,
      // The same letters as in the prose, which is wide where it holds code.
      text: this.#text.slice(this.#offset + start, this.#offset + end),
      kind: KINDS[places.kindOf(index)] ?? 'word',
    };
  }

  #writeSentences(): readonly Sentence[] {
    const sentences: Sentence[] = [];
    for (let index = 0; index < this.sentencePlaces.count; index++)
      sentences.push(new ReadSentence(this, index));
    return sentences;
  }
}

class ReadSentence implements Sentence {
  readonly start: number;
  readonly end: number;
  readonly #block: ReadBlock;
  readonly #index: number;
  #words: readonly Word[] | undefined;

  constructor(block: ReadBlock, index: number) {
    this.start = block.start + block.sentencePlaces.startOf(index);
    this.end = block.start + block.sentencePlaces.endOf(index);
    this.#block = block;
    this.#index = index;
  }

  get words(): readonly Word[] {
    return (this.#words ??= this.#writeWords());
  }

  #writeWords(): readonly Word[] {
    const { sentencePlaces: places } = this.#block;
    const words: Word[] = [];
    for (let index = places.firstWordOf(this.#index); index < places.wordsEndOf(this.#index); index++) {
      const word = this.#block.wordAt(index);
      if (word) words.push(word);
    }
    return words;
  }
}
