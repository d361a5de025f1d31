import { isSpace, unitAt } from './characters.ts';
import { SentencePlaces } from './places.ts';
import { endsSentence, type SentenceInput } from './sentence-ends.ts';

const CLOSERS = new Set(Array.from('\'"”’)]»›', (character) => character.charCodeAt(0)));
/** A mark behind which a sentence may end. */
const MARK = /[.!?\u2026\u3002\uff01\uff1f]/g;
/** Those that need no space behind. */
const WIDE_MARKS = new Set([0x3002, 0xff01, 0xff1f]);

function isMark(code: number): boolean {
  if (code < 128) return code === 0x2e || code === 0x21 || code === 0x3f;
  return code === 0x2026 || WIDE_MARKS.has(code);
}

/** Skips closing quotes and brackets, also where masked markup stands between them. */
function skipClosers({ text, prose, offset }: SentenceInput, from: number): number {
  let end = from;
  for (let index = from; index < prose.length; index++) {
    const code = unitAt(prose, index);
    if (CLOSERS.has(code)) end = index + 1;
    else if (!isSpace(code) || isSpace(unitAt(text, offset + index))) break;
  }
  return end;
}

/** The first position from `from` on that shows something. */
function nextVisible(prose: string, from: number): number {
  let index = from;
  while (index < prose.length && isSpace(unitAt(prose, index))) index++;
  return index;
}

/** Whether real white space stands somewhere between, not only blanked markup. */
function hasSpace({ text, offset }: SentenceInput, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (isSpace(unitAt(text, offset + index))) return true;
  return false;
}

/** Splits a block into sentences; stretches without a word belong to none. */
export function splitSentences(input: SentenceInput): SentencePlaces {
  return new Splitter(input).split();
}

/** What is known of one block on the way through it. */
class Splitter {
  readonly #input: SentenceInput;
  readonly #sentences = new SentencePlaces();
  /** Where the sentence begins that is not closed yet, and its first word. */
  #start: number;
  #firstWord = 0;
  #nextBreak = 0;

  constructor(input: SentenceInput) {
    this.#input = input;
    this.#start = nextVisible(input.prose, 0);
  }

  split(): SentencePlaces {
    const { prose, words, breaks } = this.#input;
    let following = 0;
    MARK.lastIndex = this.#start;
    while (MARK.test(prose)) {
      const index = MARK.lastIndex - 1;
      if (breaks.length > 0) this.#closeBreaks(index);
      let end = index + 1;
      while (end < prose.length && isMark(unitAt(prose, end))) end++;
      const repeated = end > index + 1;
      end = skipClosers(this.#input, end);
      const next = nextVisible(prose, end);
      if (next === prose.length) {
        this.#nextBreak = breaks.length;
        break;
      }
      MARK.lastIndex = end;
      if (!hasSpace(this.#input, end, next) && !WIDE_MARKS.has(unitAt(prose, index))) continue;
      while (following < words.count && words.startOf(following) < index) following++;
      const bracketed = prose[end - 1] === ')' && prose[this.#start] !== '(';
      const stop = { at: index, bracketed, repeated, next, firstWord: this.#firstWord, following };
      if (endsSentence(this.#input, stop)) this.#close(end);
    }
    this.#closeBreaks(prose.length - 1);
    this.#close(visibleEnd(prose, this.#start, prose.length));
    return this.#sentences;
  }

  #close(end: number): void {
    const { prose, words } = this.#input;
    const first = this.#firstWord;
    let last = first;
    while (last < words.count && words.endOf(last) <= end) last++;
    if (last > first) this.#sentences.add(this.#start, end, first, last);
    this.#firstWord = last;
    this.#start = nextVisible(prose, end);
  }

  #closeBreaks(reached: number): void {
    const { prose, offset, breaks } = this.#input;
    for (; this.#nextBreak < breaks.length; this.#nextBreak++) {
      const at = (breaks[this.#nextBreak] ?? 0) - offset;
      if (at > reached) return;
      if (at > this.#start) this.#close(visibleEnd(prose, this.#start, at));
    }
  }
}

function visibleEnd(prose: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(unitAt(prose, end - 1))) end--;
  return end;
}
