import type { ValeCheckOf } from '@housestyle/contract';
import { suggest } from '../actions.ts';
import { compileExceptions } from '../exceptions.ts';
import { compilePattern } from '../patterns.ts';
import type { Hit, ValeKindDefinition } from './types.ts';

/** Reports the first of two where the second is missing: an acronym without its definition. */
export const conditional: ValeKindDefinition<ValeCheckOf<'conditional'>> = {
  compile(check, { vocabulary }) {
    // Vale takes "ignorecase" here and leaves it without effect.
    const first = compilePattern(check.first);
    const second = compilePattern(check.second);
    const captures = /(?<!\\)\((?!\?)|\(\?P?</.test(check.second.replace(/\(\?<[=!]/g, ''));
    const exceptions = compileExceptions(check.exceptions, check.vocab === false ? [] : vocabulary);
    return {
      start() {
        const defined = new Set<string>();
        return ({ view }) => {
          if (!captures && second.test(view.text)) return [];
          if (captures) {
            for (const match of second.all(view))
              for (const group of match.slice(1)) if (group) defined.add(group);
          }
          return first.all(view).flatMap(({ 0: found, index }): Hit[] => {
            const at = { start: index, end: index + found.length };
            if (defined.has(found) || exceptions.excuse(found, view.text, at)) return [];
            return [{ ...at, values: [found], suggestions: suggest(check, found) ?? [] }];
          });
        };
      },
    };
  },
};
