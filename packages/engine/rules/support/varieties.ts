import { capitalize } from '../../checks/letter-case.ts';
import { opensSentence } from '../../checks/ranges.ts';
import type { Match } from '../../checks/types.ts';
import { readVarieties } from '../../spelling/lexicon.ts';
import type { BlockWords, DocumentWords } from '../../spelling/vocabulary.ts';

export type Variety = 'American' | 'British';

let american: ReadonlyMap<string, string> | undefined;
let british: ReadonlyMap<string, string> | undefined;

/** What a variety writes instead of the other's spelling; read when first asked for. */
export function replacementsFor(variety: Variety): ReadonlyMap<string, string> {
  if (variety === 'American') {
    const pairs = readVarieties().filter(({ wrongInAmerica }) => wrongInAmerica);
    return (american ??= new Map(pairs.map((pair) => [pair.british, pair.american])));
  }
  const pairs = readVarieties().filter(({ wrongInBritain }) => wrongInBritain);
  return (british ??= new Map(pairs.map((pair) => [pair.american, pair.british])));
}

/** The words that a variety spells otherwise. Names keep their spelling: "the Lincoln Center". */
export function spelledOtherwise({ blocks }: DocumentWords, variety: Variety): readonly Match[] {
  const replacements = replacementsFor(variety);
  const other = variety === 'American' ? 'British' : 'American';
  const matches: Match[] = [];
  for (const words of blocks) {
    for (let index = 0; index < words.facts.length; index++) {
      const facts = words.facts[index];
      const plain = facts?.plain ? replacements.get(facts.lower) : undefined;
      const word = words.words[index];
      if (plain === undefined || !facts || !word || (facts.capital && isName(words, index))) continue;
      const replacement = facts.capital ? capitalize(plain) : plain;
      const message = `“${word.text}” is the ${other} spelling. In ${variety} English it is “${replacement}”.`;
      matches.push({ start: word.start, end: word.end, replacement, message });
    }
  }
  return matches;
}

function isName({ block, words }: BlockWords, index: number): boolean {
  const start = words[index]?.start ?? 0;
  return block.kind === 'paragraph' && !opensSentence(block, start);
}
