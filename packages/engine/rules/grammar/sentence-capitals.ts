import { capitalize } from '../../checks/letter-case.ts';
import type { Match, WordsCheck } from '../../checks/types.ts';
import type { BlockWords } from '../../spelling/vocabulary.ts';
import type { Rule } from '../types.ts';

/** Words of a sentence; fewer may be a label or an abbreviation with its full stop. */
const LEAST_WORDS = 3;

const find: WordsCheck['find'] = ({ blocks }) =>
  blocks.flatMap((words) =>
    words.block.kind === 'paragraph' && words.block.sentences.length > 1 ? smallOpenings(words) : [],
  );

/** Small words that open a later sentence of their block without a capital; any other may be a name. */
function smallOpenings({ block, words, facts }: BlockWords): Match[] {
  const matches: Match[] = [];
  let index = 0;
  for (const [number, sentence] of block.sentences.entries()) {
    while (index < words.length && (words[index]?.start ?? 0) < sentence.start) index++;
    const [word, own] = [words[index], facts[index]];
    const before = block.sentences[number - 1];
    if (!word || !own || !before || word.start !== sentence.words[0]?.start) continue;
    const small = own.plain && !own.capital && /^[a-z]+$/.test(own.lower) && own.classes !== 0;
    const whole = before.words.length >= LEAST_WORDS && sentence.words.length >= LEAST_WORDS;
    if (!small || !whole || !endsPlainly(block.prose.slice(0, word.start - block.start))) continue;
    const replacement = capitalize(word.text);
    matches.push({
      start: word.start,
      end: word.end,
      replacement,
      message: `A sentence begins with a capital: “${replacement}”.`,
    });
  }
  return matches;
}

/** A whole small word and one full stop, then one space: no abbreviation, no file name, no ellipsis. */
function endsPlainly(text: string): boolean {
  return (
    /(?:^|\s)[a-z]{4,}\. $/.test(text.slice(-24)) &&
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
  examples: [
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
