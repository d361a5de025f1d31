import type { Range } from '@housestyle/contract';

/** Abbreviations that a full stop does not end a sentence after, in small letters. */
const ABBREVIATIONS = new Set(
  (
    'e.g|i.e|eg|ie|vs|etc|cf|viz|al|approx|appt|apt|assn|ave|blvd|bros|capt|cmdr|co|col|corp|dept|dr|ed|eds|est|ext|fig|figs|ft|' +
    'gen|gov|hon|hr|hrs|inc|incl|jr|lt|ltd|maj|messrs|min|mr|mrs|ms|mt|no|nos|op|p|pp|ph.d|prof|pvt|rep|rev|sec|sen|sgt|sr|st|u.s|' +
    'u.k|u.n|vol|vols|a.m|p.m|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thurs|fri|sat|sun|b.c|a.d|ca|nr'
  ).split('|'),
);
/** Abbreviations that also stand at the end of a sentence. */
const MAY_END = new Set(['etc', 'a.m', 'p.m', 'inc', 'co', 'corp', 'ltd', 'jr', 'sr', 'u.s', 'u.k', 'al', 'b.c', 'a.d', 'no', 'min', 'sec', 'sat', 'sun', 'mar', 'ed', 'est']); // prettier-ignore
const END = /[.!?…]+["'”’)\]]*(?=\s)|[。！？]+["'”’」』）]*/g;
const OPENER = /["'“‘([*]/;

/** The sentences of a block, without the white space around them. */
export function splitSentences(text: string): Range[] {
  const sentences: Range[] = [];
  let start = 0;
  const close = (end: number) => {
    const part = text.slice(start, end);
    const from = start + (part.length - part.trimStart().length);
    const to = from + part.trim().length;
    if (to > from) sentences.push({ start: from, end: to });
    start = end;
  };
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (/^[。！？]/.test(match[0]) || endsSentence(text, start, match.index, match[0], end)) close(end);
  }
  close(text.length);
  return sentences;
}

function endsSentence(text: string, start: number, at: number, mark: string, end: number): boolean {
  let next = end;
  while (next < text.length && /\s/.test(text[next] ?? '')) next++;
  if (next >= text.length) return false;
  while (OPENER.test(text[next] ?? '')) next++;
  const following = text.slice(next, next + 2);
  const capital = /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(following);
  const digit = /^\d/.test(following);
  if (/^[.…]{2,}|^…/.test(mark)) return capital;
  if (/^[!?]/.test(mark)) return capital || digit || text[next - 1] !== ' ';
  const before = /[^\s"'“‘([]*$/.exec(text.slice(Math.max(start, at - 40), at))?.[0] ?? '';
  const word = before.toLowerCase();
  // "J. Smith", "1. Item"
  if (/^[A-Z]$/.test(before)) return before === 'I' && capital;
  if (/^\d+$/.test(before) && at - start === before.length) return false;
  if (ABBREVIATIONS.has(word)) return MAY_END.has(word) && capital;
  return capital || digit || /^[^\p{Ll}]/u.test(following);
}
