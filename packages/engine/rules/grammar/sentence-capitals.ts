import { capitalize } from '../../checks/letter-case.ts';
import type { Match, WordsCheck } from '../../checks/types.ts';
import type { BlockWords } from '../../spelling/block-words.ts';
import type { Rule } from '../types.ts';

/** Words of a sentence; fewer may be a label or an abbreviation with its full stop. */
const LEAST_WORDS = 3;
/** Characters that are read in front of it. */
const REACH = 24;

const find: WordsCheck['find'] = ({ blocks }) => {
  const matches: Match[] = [];
  for (const words of blocks) if (words.block.kind === 'paragraph') findSmallOpenings(words, matches);
  return matches;
};

/** Small words that open a later sentence of their block without a capital; any other may be a name. */
function findSmallOpenings(words: BlockWords, matches: Match[]): void {
  const { prose, sentencePlaces, wordPlaces, start } = words.block;
  const lengthOf = (sentence: number) =>
    sentencePlaces.wordsEndOf(sentence) - sentencePlaces.firstWordOf(sentence);
  for (let sentence = 1; sentence < sentencePlaces.count; sentence++) {
    const first = sentencePlaces.firstWordOf(sentence);
    const own = words.factsOf(first);
    if (!own?.plain || own.capital || own.classes === 0 || !/^[a-z]+$/.test(own.lower)) continue;
    if (lengthOf(sentence - 1) < LEAST_WORDS || lengthOf(sentence) < LEAST_WORDS) continue;
    const [from, to] = [wordPlaces.startOf(first), wordPlaces.endOf(first)];
    if (!endsPlainly(prose.slice(Math.max(0, from - REACH), from))) continue;
    const replacement = capitalize(prose.slice(from, to));
    const message = `A sentence begins with a capital: “${replacement}”.`;
    matches.push({ start: start + from, end: start + to, replacement, message });
  }
}

/** A whole small word and one full stop, then one space: no abbreviation, no file name, no ellipsis. */
function endsPlainly(text: string): boolean {
  return (
    /(?:^|\s)[a-z]{4,}\. $/.test(text) &&
    !/\b(?:incl|approx|vers|resp|misc|spec|corp)\. $/.test(text.slice(-12))
  );
}

export const sentenceCapitals: Rule = {
  id: 'sentence-capitals',
  label: 'Capital at the start of a sentence',
  description: 'Begin each sentence with a capital letter, so that readers see where it begins.',
  severity: 'minor',
  category: 'correctness',
  preset: true,
  checks: [{ kind: 'words', find }],
  examples: () => [
    {
      text: 'The server starts at once. then it reads the file. You can stop it.',
      findings: [{ quote: 'then', suggestion: 'Then' }],
      fixed: 'The server starts at once. Then it reads the file. You can stop it.',
    },
    {
      text: 'The server starts at once. npm then reads the file, e.g. the first one, etc. and so on.',
      findings: [],
    },
    {
      text: 'Look at the list below. `then` it reads the file.\n\n- see the docs. npm is *there*.',
      findings: [],
    },
  ],
};
