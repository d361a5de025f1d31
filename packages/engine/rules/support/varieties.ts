import { capitalize } from '../../checks/letter-case.ts';
import { opensSentence } from '../../checks/ranges.ts';
import type { Match, WordsCheck } from '../../checks/types.ts';
import type { Block } from '../../document/types.ts';
import type { BlockWords } from '../../spelling/block-words.ts';
import { replacementsFor, type Variety } from '../../spelling/varieties.ts';
import type { Trigger } from '../../spelling/vocabulary.ts';

/** The words that a variety spells otherwise. */
export function otherSpellings(variety: Variety): Trigger {
  return ({ plain, lower }) => plain && replacementsFor(variety).has(lower);
}

/** What a variety says about a word; undefined for a name, which keeps its spelling: "the Lincoln Center". */
export function spelledOtherwise(words: BlockWords, index: number, variety: Variety): Match | undefined {
  const facts = words.factsOf(index);
  const lower = facts?.plain ? replacementsFor(variety).get(facts.lower) : undefined;
  const word = lower === undefined ? undefined : words.block.wordAt(index);
  if (!word || !facts || lower === undefined || (facts.capital && isName(words.block, word.start)))
    return undefined;
  const replacement = facts.capital ? capitalize(lower) : lower;
  const other = variety === 'American' ? 'British' : 'American';
  const message = `“${word.text}” is the ${other} spelling. In ${variety} English it is “${replacement}”.`;
  return { start: word.start, end: word.end, replacement, message };
}

/** Has everything spelled as a variety does. */
export function varietyCheck(variety: Variety): WordsCheck {
  return {
    kind: 'words',
    triggers: [[otherSpellings(variety)]],
    find(_words, { each }) {
      const matches: Match[] = [];
      each(0, (words, index) => {
        const match = spelledOtherwise(words, index, variety);
        if (match) matches.push(match);
      });
      return matches;
    },
  };
}

function isName(block: Block, start: number): boolean {
  return block.kind === 'paragraph' && !opensSentence(block, start);
}
