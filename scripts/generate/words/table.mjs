// packages/engine/spelling/words.json and varieties.json: the word lists as the engine reads them.
import { readFileSync } from 'node:fs';
import { readVarieties } from './varieties.mjs';
import { writeWordGraph } from './word-graph.mjs';
import { readWordLists } from './word-lists.mjs';

const COMMON = new URL('common-words.txt', import.meta.url);
/** In the order of their bits. */
const PARTS = 'npvzdegjr';

export function wordTable() {
  const lists = readWordLists();
  const known = new Set([...lists.american, ...lists.british, ...lists.technical]);
  const common = readFileSync(COMMON, 'utf8')
    .split('\n')
    .filter((line) => known.has(line.split(' ')[0]));
  const table = {
    graph: writeWordGraph([...known]),
    common: `\n${common.map(encode).sort().join('\n')}\n`,
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** Apart, since few jobs ask for them. */
export function varietyTable() {
  const table = { varieties: readVarieties(readWordLists()).join('\n') };
  return `${JSON.stringify(table, null, 2)}\n`;
}

/**
 * `word frequency parts uses` as the word and six characters from `@` on: frequency, two of five parts each, and how often it is
 * a noun, a verb, a noun with "a" or "an", in fifteenths.
 */
function encode(line) {
  const [word, frequency, parts = '', uses = '000'] = line.split(' ');
  const bits = [...parts].reduce((sum, letter) => sum | (1 << PARTS.indexOf(letter)), 0);
  const shares = [...uses].map((digit) => Number.parseInt(digit, 16));
  return (
    word +
    String.fromCharCode(...[Number(frequency), bits & 31, bits >> 5, ...shares].map((value) => 0x40 + value))
  );
}
