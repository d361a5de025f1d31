import { knownBeginning } from './lexicon.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = 'aeiou';
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that stand for the same sound, beside the vowels. */
const ALIKE = new Set([
  'cs',
  'sc',
  'ck',
  'kc',
  'sz',
  'zs',
  'iy',
  'yi',
  'ey',
  'ye',
  'gj',
  'jg',
  'fv',
  'vf',
  'td',
  'dt',
  'mn',
  'nm',
  'ct',
  'tc',
]);

const NEIGHBOURS = new Set(
  ROWS.flatMap((row, at) =>
    [...row].flatMap((key, index) => {
      const below = ROWS[at + 1] ?? '';
      const near = [row[index + 1], below[index - 1], below[index]];
      return near.flatMap((other) => (other ? [key + other, other + key] : []));
    }),
  ),
);

/** What a slip costs, in bits: the rarer, the more. */
const SWAPPED = 1;
const DOUBLED = 1;
const LEFT_OUT = 2;
const VOWEL = 2;
const SOUND = 3;
const NEAR_KEY = 3;
const ADDED = 4;
const OTHER = 8;
/** Nobody mistakes the first letter, except by swapping it. */
const FIRST = 3;

/**
 * Reports every text one slip from `word` that could be a word, with the cost of the slip. `usual`: only letters that are swapped, doubled or
 * not doubled, and vowels taken for each other.
 */
export function edits(
  word: string,
  which: 'any' | 'usual',
  report: (text: string, cost: number) => void,
): void {
  // A slip behind the letters that begin a word leaves them as they are.
  const reach = knownBeginning(word);
  for (let at = 0; at < word.length && at <= reach; at++) {
    const before = word.slice(0, at);
    const letter = word.charAt(at);
    const after = word.slice(at + 1);
    const first = at === 0 ? FIRST : 0;
    if (after !== '' && after[0] !== letter)
      report(before + after.charAt(0) + letter + after.slice(1), SWAPPED);
    const doubled = before.endsWith(letter);
    // "Actuall" may lack a letter as well as have one too many.
    const extra = doubled ? (after === '' ? LEFT_OUT : DOUBLED) : addedCost(word, at) + first;
    if (doubled || which === 'any') report(before + after, extra);
    if (!doubled || word.charAt(at - 2) !== letter) report(before + letter + letter + after, DOUBLED);
    for (const other of which === 'any' ? LETTERS : VOWELS) {
      if (other === letter) continue;
      const cost = exchangeCost(letter, other);
      if (which === 'any' || cost <= VOWEL) report(before + other + after, cost + first);
      if (which === 'any' && other !== word.charAt(at - 1))
        report(before + other + letter + after, LEFT_OUT + first);
    }
  }
  if (which === 'any' && reach === word.length) for (const letter of LETTERS) report(word + letter, LEFT_OUT);
}

function addedCost(word: string, at: number): number {
  const near = [word.charAt(at - 1), word.charAt(at + 1)].some((other) =>
    NEIGHBOURS.has(word.charAt(at) + other),
  );
  return near ? NEAR_KEY : ADDED;
}

function exchangeCost(letter: string, other: string): number {
  if (VOWELS.includes(letter) && VOWELS.includes(other)) return VOWEL;
  if (ALIKE.has(letter + other)) return SOUND;
  return NEIGHBOURS.has(letter + other) ? NEAR_KEY : OTHER;
}
