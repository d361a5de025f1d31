import { WORD } from '../document/places.ts';
import type { Block, SourceDocument } from '../document/types.ts';
import { type Edit, mendArticle } from './edit.ts';
import { capitalize } from './letter-case.ts';
import { isCovered, opensSentence } from './ranges.ts';

/**
 * Deletes a match with one neighbouring space (and the commas that only served it), and mends a leading capital or an
 * article before it. Leaves it to a person where the match is a whole sentence or markup stands beside it.
 */
export function removal(document: SourceDocument, block: Block, start: number, end: number): Edit {
  const { text } = document;
  const person = { start, end, replacement: null };
  const { sentencePlaces, wordPlaces } = block;
  const sentence = sentencePlaces.lastStartingBy(start - block.start);
  if (sentence < 0) return person;
  const [first, last] = [sentencePlaces.firstWordOf(sentence), sentencePlaces.wordsEndOf(sentence)];
  const [opening, ending] = [
    block.start + wordPlaces.startOf(first),
    block.start + wordPlaces.endOf(last - 1),
  ];
  if (first === last || (opening >= start && ending <= end)) return person;
  // "not just fast" without "just" says something else.
  if (/\b(?:not|n['’]t)\s+$/i.test(text.slice(Math.max(block.start, start - 12), start))) return person;
  let from = start;
  let to = end;
  const before = text.slice(Math.max(block.start, start - 3), start);
  const after = text.slice(end, block.end);
  const opens = opensSentence(block, start);
  const closing = /^[.;:!?)]/.test(after) || after === '';
  if (before.endsWith('(') && after.startsWith(')')) return person;
  if (/, $/.test(before) && (closing || after.startsWith(','))) from -= 2;
  else if (opens && after.startsWith(', ')) to += 2;
  else if (/^ /.test(after) && (/[\s([“"‘—–]$/.test(before) || before === '')) to++;
  else if (before.endsWith(' ')) from--;
  else if (!closing) return person;
  if (!opens || !/^\p{Lu}/u.test(text.slice(start))) {
    const next = /^\S+/.exec(text.slice(to, block.end))?.[0] ?? '';
    return mendArticle(text, block, { start: from, end: to, replacement: '' }, next);
  }
  let next = first;
  while (next < last && block.start + wordPlaces.startOf(next) < to) next++;
  const word = { start: to, end: block.start + wordPlaces.endOf(next) };
  const follows = next < last && block.start + wordPlaces.startOf(next) === to;
  if (!follows || wordPlaces.kindOf(next) !== WORD || isCovered(word, document.protectedRanges))
    return { start: from, end: to, replacement: '' };
  return { start: from, end: word.end, replacement: capitalize(text.slice(to, word.end)) };
}
