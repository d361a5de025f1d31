import type { Block } from '../document/types.ts';
import type { CheckKind } from './kind.ts';
import { fillMessage, quoteOf } from './messages.ts';
import { searchFor } from './patterns.ts';
import { isCovered } from './ranges.ts';
import { removal } from './removal.ts';
import { inScope } from './scope.ts';
import type { ExistenceCheck, Match } from './types.ts';

const NONE: readonly Match[] = [];

/** What should not be there: listed phrases, and matches of a pattern in a block's prose. */
export const existence: CheckKind<ExistenceCheck> = {
  kind: 'existence',
  compile(check, phrases) {
    const caseSensitive = check.caseSensitive ?? false;
    const found = phrases.slot('longest');
    const excused = phrases.slot('all');
    for (const phrase of check.phrases ?? []) phrases.add(found, phrase, { caseSensitive });
    for (const phrase of check.exceptions ?? []) phrases.add(excused, phrase);
    const search = check.pattern && searchFor(check.pattern, phrases, check.scope);
    return {
      run(reading) {
        const { document, hits } = reading;
        const phrasesFound = hits(found);
        const isDue = search !== undefined && reading.mayMatch(search.watch);
        if (phrasesFound.length === 0 && !isDue) return NONE;
        const matches: Match[] = [];
        const report = (block: Block, start: number, end: number) => {
          if (isCovered({ start, end }, hits(excused))) return;
          const message = fillMessage(check.message, { match: quoteOf(document, block, start, end) });
          const fix =
            check.fix === 'remove' ? removal(document, block, start, end) : { start, end, replacement: null };
          matches.push({ ...fix, message });
        };
        for (const { block, start, end } of phrasesFound)
          if (inScope(check.scope, block)) report(block, start, end);
        if (isDue)
          search?.each(reading, (block, start, end) => report(block, block.start + start, block.start + end));
        return matches;
      },
    };
  },
};
