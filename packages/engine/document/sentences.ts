import { endsSentence, type NearWord } from './sentence-ends.ts';
import { isSpace } from './characters.ts';
import { SentencePlaces, type WordPlaces } from './places.ts';

const CLOSERS = new Set(Array.from('\'"”’)]»›', (character) => character.charCodeAt(0)));
const WIDE_ENDS = new Set([0x3002, 0xff01, 0xff1f]);

function isTerminator(code: number): boolean {
  if (code < 128) return code === 0x2e || code === 0x21 || code === 0x3f;
  return code === 0x2026 || WIDE_ENDS.has(code);
}

/** One block on its way to sentences: what the reader sees, and the source below it to tell space from masked markup. */
export interface SentenceInput {
  readonly text: string;
  readonly prose: string;
  readonly offset: number;
  readonly words: WordPlaces;
  /** Offsets into `text` where a sentence ends whatever stands there, such as `<br>`. In order. */
  readonly breaks: readonly number[];
}

/** Skips closing quotes and brackets, also where masked markup stands between them. */
function skipClosers({ text, prose, offset }: SentenceInput, from: number): number {
  let end = from;
  for (let index = from; index < prose.length; index++) {
    const code = prose.charCodeAt(index);
    if (CLOSERS.has(code)) end = index + 1;
    else if (!isSpace(code) || isSpace(text.charCodeAt(offset + index))) break;
  }
  return end;
}

/** The first position from `from` on that shows something. */
function nextVisible(prose: string, from: number): number {
  let index = from;
  while (index < prose.length && isSpace(prose.charCodeAt(index))) index++;
  return index;
}

/** Whether real white space stands somewhere between, not only blanked markup. */
function hasSpace({ text, offset }: SentenceInput, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (isSpace(text.charCodeAt(offset + index))) return true;
  return false;
}

/** Splits a block into sentences; stretches without a word belong to none. */
export function splitSentences(input: SentenceInput): SentencePlaces {
  const { text, prose, offset, words } = input;
  const sentences = new SentencePlaces();
  let start = nextVisible(prose, 0);
  let firstWord = 0;
  let wordsBefore = 0;
  let nextBreak = 0;

  const close = (end: number) => {
    let last = firstWord;
    while (last < words.count && words.endOf(last) <= end) last++;
    if (last > firstWord) sentences.add(start, end, firstWord, last);
    firstWord = last;
    start = nextVisible(prose, end);
  };

  const near = (index: number): NearWord | undefined => {
    const kind = words.kindOf(index);
    if (kind < 0) return undefined;
    return { kind, text: text.slice(offset + words.startOf(index), offset + words.endOf(index)) };
  };

  for (let index = start; index < prose.length; index++) {
    const code = prose.charCodeAt(index);
    if (nextBreak < input.breaks.length) {
      for (
        let at = input.breaks[nextBreak];
        at !== undefined && at <= offset + index;
        at = input.breaks[nextBreak]
      ) {
        nextBreak++;
        if (at - offset > start) close(visibleEnd(prose, start, at - offset));
      }
    }
    if (code === 0x20 || !isTerminator(code)) continue;
    let end = index + 1;
    while (end < prose.length && isTerminator(prose.charCodeAt(end))) end++;
    const dots = end - index;
    end = skipClosers(input, end);
    const next = nextVisible(prose, end);
    if (next === prose.length) break;
    if (hasSpace(input, end, next) || WIDE_ENDS.has(code)) {
      while (wordsBefore < words.count && words.startOf(wordsBefore) < index) wordsBefore++;
      const stop = {
        prose,
        mark: code,
        bracketed: prose[end - 1] === ')' && prose[start] !== '(',
        repeated: dots > 1,
        next,
        before: near(wordsBefore - 1),
        leads: wordsBefore - 1 === firstWord,
        earlier: wordsBefore - 2 >= firstWord ? near(wordsBefore - 2) : undefined,
        adjacent: words.endOf(wordsBefore - 1) >= index,
        following: near(wordsBefore),
      };
      if (endsSentence(stop)) close(end);
    }
    index = end - 1;
  }
  close(visibleEnd(prose, start, prose.length));
  return sentences;
}

function visibleEnd(prose: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(prose.charCodeAt(end - 1))) end--;
  return end;
}
