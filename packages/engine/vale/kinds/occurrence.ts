import type { ValeCheckOf } from '@housestyle/contract';
import { compilePattern } from '../patterns.ts';
import type { Pass, ValeKindDefinition } from './types.ts';

/** Reports a stretch in which something occurs too often or not often enough. */
export const occurrence: ValeKindDefinition<ValeCheckOf<'occurrence'>> = {
  compile({ token, ignorecase, max = 0, min = 0 }) {
    const pattern = compilePattern(`${ignorecase ? '(?i)' : ''}(?:${token})`);
    const pass: Pass = ({ view, scope, sized }) => {
      const matches = pattern.all(view);
      const count = matches.length;
      if (!(max > 0 && count > max) && !(min > 0 && count < min))
        return min > 0 ? [{ start: 0, end: 0, values: [], settles: true }] : [];
      if (count === 0 && (sized || scope.has('heading')))
        return [{ start: 0, end: 0, values: [0], everywhere: true }];
      // A stretch that lacks it is shown by its first word.
      if (count === 0) return [{ start: 0, end: scope.has('doc') ? 0 : firstWord(view.text), values: [0] }];
      // Masked code is no place to point at.
      const first = matches.find(([found]) => found.trim() !== '' && !/^\*+$/.test(found.trim()));
      return first ? [{ start: first.index, end: first.index + first[0].length, values: [count] }] : [];
    };
    return { start: () => pass };
  },
};

/** Where the first word ends. */
const firstWord = (text: string) => /^\S*/.exec(text)?.[0].length ?? 0;
