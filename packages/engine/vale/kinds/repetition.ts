import type { ValeCheckOf } from '@housestyle/contract';
import { suggest } from '../actions.ts';
import { compileExceptions } from '../exceptions.ts';
import { compilePattern } from '../patterns.ts';
import { splitSentences } from '../sentences.ts';
import type { Hit, Pass, ValeKindDefinition } from './types.ts';

/** Reports a token that stands more than once in a row. */
export const repetition: ValeKindDefinition<ValeCheckOf<'repetition'>> = {
  compile(check, { vocabulary }) {
    const { tokens, ignorecase, alpha, max = 0 } = check;
    const pattern = compilePattern(`${ignorecase ? '(?i)' : ''}(?:${tokens.join('|')})`);
    const exceptions = compileExceptions(check.exceptions, check.vocab === false ? [] : vocabulary);
    const fold = (text: string) => (ignorecase ? text.toLowerCase() : text);
    const pass: Pass = ({ view }) => {
      const hits: Hit[] = [];
      let previous = '';
      let from = 0;
      let count = 0;
      for (const { 0: found, index } of pattern.all(view)) {
        const current = found.trim();
        const repeats =
          current !== '' && fold(current) === fold(previous) && (!alpha || /^\p{L}+$/u.test(current));
        if (repeats) count++;
        if (repeats && count > max) {
          const at = { start: from, end: index + found.length };
          const both = view.text.slice(at.start, at.end);
          if (splitSentences(both).length === 1 && !exceptions.excuse(both, view.text, at)) {
            hits.push({ ...at, values: [current], suggestions: suggest(check, both) ?? [] });
            count = 0;
          }
        }
        previous = current;
        from = index;
      }
      return hits;
    };
    return { start: () => pass };
  },
};
