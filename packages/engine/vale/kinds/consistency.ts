import type { ValeCheckOf } from '@housestyle/contract';
import { tokenPattern } from '../patterns.ts';
import type { Hit, ValeKindDefinition } from './types.ts';

/** Reports the use of two forms of which a document should have one: from where the second one shows up. */
export const consistency: ValeKindDefinition<ValeCheckOf<'consistency'>> = {
  compile({ either, ignorecase, nonword }, { wordTemplate }) {
    const pairs = Object.entries(either).map(([one, other]) => {
      const plain = [one, other].map((form) => form.replace(/(?<!\\)\((?!\?)/g, '(?:'));
      return tokenPattern(`(${plain[0]})|(${plain[1]})`, {
        ignorecase,
        word: nonword !== true,
        wordTemplate,
      });
    });
    return {
      start() {
        const seen = pairs.map(() => ({ one: false, other: false }));
        return ({ view }) =>
          pairs.flatMap((pattern, index): Hit[] => {
            const matches = pattern.all(view);
            const state = seen[index];
            const last = matches.at(-1);
            if (!state || !last) return [];
            for (const match of matches) {
              state.one ||= match[1] !== undefined;
              state.other ||= match[2] !== undefined;
            }
            if (!state.one || !state.other) return [];
            const [found] = last;
            const first = matches.find((match) => match[0] === found) ?? last;
            return [{ start: first.index, end: first.index + found.length, values: [found] }];
          });
      },
    };
  },
};
