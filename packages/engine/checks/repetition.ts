import type { SourceDocument, Word } from '../document/types.ts';
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
          for (let index = 0; index < block.words.length; index++) {
            const first = block.words[index];
            let last = first;
            for (
              let next = block.words[index + 1];
              last && next && repeats(document, last, next, exceptions);
              index++
            ) {
              last = next;
              next = block.words[index + 2];
            }
            if (!first || !last || first === last) continue;
            const match = document.text.slice(first.start, last.end);
            const message = fillMessage(check.message, { match, replacement: first.text });
            matches.push({ start: first.start, end: last.end, replacement: first.text, message });
          }
        }
        return matches;
      },
    };
  },
};

/** Whether the last characters are the same, letter case apart; undefined where only Unicode tells. */
function sameAscii(first: string, second: string): boolean | undefined {
  const [one, other] = [first.charCodeAt(first.length - 1), second.charCodeAt(second.length - 1)];
  return one < 128 && other < 128 ? (one | 0x20) === (other | 0x20) : undefined;
}

function repeats(
  { text }: SourceDocument,
  first: Word,
  second: Word,
  exceptions: ReadonlySet<string>,
): boolean {
  if (first.kind !== 'word' || second.kind !== 'word' || first.text.length !== second.text.length)
    return false;
  if (sameAscii(first.text, second.text) === false) return false;
  const word = first.text.toLowerCase();
  if (word !== second.text.toLowerCase() || exceptions.has(word)) return false;
  // "Vitamin C C", "x x": letters stand for themselves.
  if (word.length === 1 && word !== 'a' && word !== 'i') return false;
  if (!/^\p{L}[\p{L}'’-]*$/u.test(word) || !ONLY_SPACE.test(text.slice(first.end, second.start)))
    return false;
  // "Duran Duran", "ID ID": a second capital is a name or a label.
  return !/^\p{Lu}/u.test(second.text);
}
