import { isSpace } from './characters.ts';
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
  const { prose, offset, words, breaks } = input;
  const sentences = new SentencePlaces();
  let start = nextVisible(prose, 0);
  let firstWord = 0;
  let following = 0;
  let nextBreak = 0;

  const close = (end: number) => {
    let last = firstWord;
    while (last < words.count && words.endOf(last) <= end) last++;
    if (last > firstWord) sentences.add(start, end, firstWord, last);
    firstWord = last;
    start = nextVisible(prose, end);
  };

  const closeBreaks = (reached: number) => {
    for (let at = breaks[nextBreak]; at !== undefined && at <= offset + reached; at = breaks[nextBreak]) {
      nextBreak++;
      if (at - offset > start) close(visibleEnd(prose, start, at - offset));
    }
  };

  MARK.lastIndex = start;
  while (MARK.test(prose)) {
    const index = MARK.lastIndex - 1;
    closeBreaks(index);
    let end = index + 1;
    while (end < prose.length && isMark(prose.charCodeAt(end))) end++;
    const repeated = end > index + 1;
    end = skipClosers(input, end);
    const next = nextVisible(prose, end);
    if (next === prose.length) {
      nextBreak = breaks.length;
      break;
    }
    MARK.lastIndex = end;
    if (!hasSpace(input, end, next) && !WIDE_MARKS.has(prose.charCodeAt(index))) continue;
    while (following < words.count && words.startOf(following) < index) following++;
    const bracketed = prose[end - 1] === ')' && prose[start] !== '(';
    if (endsSentence({ input, at: index, bracketed, repeated, next, firstWord, following })) close(end);
  }
  closeBreaks(prose.length - 1);
  close(visibleEnd(prose, start, prose.length));
  return sentences;
}

function visibleEnd(prose: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(prose.charCodeAt(end - 1))) end--;
  return end;
}
