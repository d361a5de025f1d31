import { OPAQUE } from '../../document/characters.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { isAsWritten } from './clauses.ts';
import { IMPERSONAL } from './impersonal.ts';

const CODE = new RegExp(`${OPAQUE}+`, 'g');
/** What all those patterns begin with. */
const FRAME = /\b(?:it|there)(?:\s+(?:is|was|will|would|can|may|might)|['’]s)\s/i;

/** "It is recommended that `retries` is not set": no finding may hold code, but what stands around it may change. */
export const aroundCode: Step = ({ blocks, text: source }) =>
  blocks
    .filter(({ kind, prose }) => kind !== 'heading' && prose.includes(OPAQUE) && FRAME.test(prose))
    .flatMap(({ prose, start: origin, sentences }) =>
      sentences.flatMap((sentence) => {
        const text = prose.slice(sentence.start - origin, sentence.end - origin);
        if (!text.includes(OPAQUE) || !FRAME.test(text) || text.trimEnd().endsWith('?')) return [];
        return IMPERSONAL.flatMap(({ find, write }) =>
          [...text.matchAll(find)].flatMap((match): Change[] => {
            const start = sentence.start + match.index;
            const isPlain = isAsWritten(match[0], source.slice(start, start + match[0].length));
            const edits = isPlain
              ? editsAround(match[0], write({ ...match.groups, 0: match[0] }), start)
              : [];
            return edits.length === 0
              ? []
              : [{ key: JSON.stringify(['around', match[0]]), yields: true, edits }];
          }),
        );
      }),
    );

/** What changes between pieces of code that stay in their order; nothing where they don't, and nothing without code. */
function editsAround(prose: string, written: string, start: number): Change['edits'] {
  const [before, after] = [prose.split(CODE), written.split(CODE)];
  if (before.length < 2 || (prose.match(CODE) ?? []).join() !== (written.match(CODE) ?? []).join()) return [];
  const runs = [...prose.matchAll(CODE)];
  return before.flatMap((piece, index) => {
    const run = runs[index - 1];
    const at = start + (run ? run.index + run[0].length : 0);
    const text = after[index] ?? '';
    return text === piece ? [] : [{ start: at, end: at + piece.length, text }];
  });
}
