import type { CheckKind, Hit } from './kind.ts';
import { transferCase } from './letter-case.ts';
import { fillMessage } from './messages.ts';
import { opensSentence } from './ranges.ts';
import { inScope } from './scope.ts';
import type { ConsistencyCheck, Match } from './types.ts';

/** Two spellings of one thing in one document: the rarer is reported, at a tie the one that comes later. */
export const consistency: CheckKind<ConsistencyCheck> = {
  kind: 'consistency',
  compile(check, phrases) {
    const pairs = check.either.map(([one, other]) => {
      const slot = phrases.slot('longest');
      phrases.add(slot, one, { payload: 0 });
      phrases.add(slot, other, { payload: 1 });
      return { slot, spellings: [one, other] as const };
    });
    return {
      run({ document, hits }) {
        const matches: Match[] = [];
        for (const { slot, spellings } of pairs) {
          const found = hits(slot).filter(({ block }) => inScope(check.scope, block));
          const loser = loserOf(found);
          if (loser === undefined) continue;
          const [from, to] = loser === 0 ? spellings : [spellings[1], spellings[0]];
          for (const { block, start, end, payload } of found) {
            if (payload !== loser) continue;
            const match = document.text.slice(start, end);
            const replacement = transferCase(match, from, to, opensSentence(block, start));
            if (replacement === match) continue;
            matches.push({
              start,
              end,
              replacement,
              message: fillMessage(check.message, { match, replacement }),
            });
          }
        }
        return matches;
      },
    };
  },
};

function loserOf(found: readonly Hit[]): 0 | 1 | undefined {
  const second = found.reduce((count, { payload }) => count + payload, 0);
  const first = found.length - second;
  if (first === 0 || second === 0) return undefined;
  if (first === second) return found[0]?.payload === 0 ? 1 : 0;
  return first < second ? 0 : 1;
}
