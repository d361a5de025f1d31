import { capitalize } from '../../checks/letter-case.ts';
import { opensSentence } from '../../checks/ranges.ts';
import type { Match } from '../../checks/types.ts';
import type { Block } from '../../document/types.ts';
import { readVarieties } from '../../spelling/lexicon.ts';
import type { DocumentWords } from '../../spelling/vocabulary.ts';

export type Variety = 'American' | 'British';

let american: ReadonlyMap<string, string> | undefined;
let british: ReadonlyMap<string, string> | undefined;

/** What a variety writes instead of the other's spelling; read when first asked for. */
function replacementsFor(variety: Variety): ReadonlyMap<string, string> {
  return variety === 'American'
    ? (american ??= new Map(
        readVarieties().flatMap((pair) => (pair.wrongInAmerica ? [[pair.british, pair.american]] : [])),
      ))
    : (british ??= new Map(
        readVarieties().flatMap((pair) => (pair.wrongInBritain ? [[pair.american, pair.british]] : [])),
      ));
}

/** The words that a variety spells otherwise. Names keep their spelling: "the Lincoln Center". */
export function spelledOtherwise({ blocks, forms }: DocumentWords, variety: Variety): readonly Match[] {
  const replacements = replacementsFor(variety);
  const other = variety === 'American' ? 'British' : 'American';
  const matches: Match[] = [];
  for (const { facts, places } of forms) {
    const lower = facts.plain ? replacements.get(facts.lower) : undefined;
    if (lower === undefined) continue;
    for (let at = 0; at < places.length; at += 2) {
      const words = blocks[places[at] ?? 0];
      const word = words?.words[places[at + 1] ?? 0];
      if (!word || (facts.capital && isName(words.block, word.start))) continue;
      const replacement = facts.capital ? capitalize(lower) : lower;
      const message = `“${word.text}” is the ${other} spelling. In ${variety} English it is “${replacement}”.`;
      matches.push({ start: word.start, end: word.end, replacement, message });
    }
  }
  return matches;
}

function isName(block: Block, start: number): boolean {
  return block.kind === 'paragraph' && !opensSentence(block, start);
}
