import { WORD } from '../document/places.ts';
import type { Block, SourceDocument } from '../document/types.ts';
import { unitAt } from '../document/characters.ts';
import type { CheckKind } from './kind.ts';
import { fillMessage } from './messages.ts';
import { inScope } from './scope.ts';
import type { Match, RepetitionCheck } from './types.ts';

/** Words that stand twice in a row in correct sentences, or for effect. */
const MAY_REPEAT =
  'that|had|bye|ha|blah|knock|no|so|very|really|many|far|long|again|pom|tom|tam|yada|etc'.split('|');
/** Line ends may carry the quote marks of the next line; other markup between two words keeps them apart. */
const ONLY_SPACE = /^[ \t]*(?:\n[ \t>]*)?$/;

/** A word that stands twice in a row; the fix keeps the first. */
export const repetition: CheckKind<RepetitionCheck> = {
  kind: 'repetition',
  compile(check) {
    const exceptions = new Set([...MAY_REPEAT, ...(check.exceptions ?? [])]);
    return {
      run({ document }) {
        const matches: Match[] = [];
        for (const block of document.blocks) {
          if (!inScope(check.scope, block)) continue;
          const { count } = block.wordPlaces;
          for (let index = 0; index < count; index++) {
            const first = index;
            while (index + 1 < count && repeats(document, block, index, exceptions)) index++;
            if (index === first) continue;
            const start = block.start + block.wordPlaces.startOf(first);
            const end = block.start + block.wordPlaces.endOf(index);
            const replacement = document.text.slice(start, block.start + block.wordPlaces.endOf(first));
            const match = document.text.slice(start, end);
            const message = fillMessage(check.message, { match, replacement });
            matches.push({ start, end, replacement, message });
          }
        }
        return matches;
      },
    };
  },
};

/** Whether the word at `index` stands again behind itself. */
function repeats(
  { text }: SourceDocument,
  { prose, start, wordPlaces: places }: Block,
  index: number,
  exceptions: ReadonlySet<string>,
): boolean {
  const firstStart = places.startOf(index);
  const firstEnd = places.endOf(index);
  const secondStart = places.startOf(index + 1);
  const secondEnd = places.endOf(index + 1);
  // Most neighbours differ in length or in their last letter.
  if (firstEnd - firstStart !== secondEnd - secondStart) return false;
  if (differInAscii(unitAt(prose, firstEnd - 1), unitAt(prose, secondEnd - 1))) return false;
  if (places.kindOf(index) !== WORD || places.kindOf(index + 1) !== WORD) return false;
  const word = prose.slice(firstStart, firstEnd).toLowerCase();
  const second = prose.slice(secondStart, secondEnd);
  if (word !== second.toLowerCase() || exceptions.has(word)) return false;
  // "Vitamin C C", "x x": letters stand for themselves.
  if (word.length === 1 && word !== 'a' && word !== 'i') return false;
  const between = text.slice(start + firstEnd, start + secondStart);
  if (!/^\p{L}[\p{L}'’-]*$/u.test(word) || !ONLY_SPACE.test(between)) return false;
  // "domain = a / b, b = c": the next rule of a grammar.
  if (/^\s*:*=/.test(prose.slice(secondEnd, secondEnd + 6))) return false;
  // "AND and OR": an operator beside a conjunction.
  if (word.length > 1 && /^\p{Lu}+$/u.test(prose.slice(firstStart, firstEnd))) return false;
  // "It fixes “the the”": words that are spoken of.
  if (/["“]/.test(prose.charAt(firstStart - 1)) && /["”]/.test(prose.charAt(secondEnd))) return false;
  // "Duran Duran", "ID ID": a second capital is a name or a label.
  return !/^\p{Lu}/u.test(second);
}

/** Whether two characters are of ASCII and differ by more than letter case. */
function differInAscii(one: number, other: number): boolean {
  return one < 128 && other < 128 && (one | 0x20) !== (other | 0x20);
}
