import type { Range } from '@housestyle/contract';
import type { Block } from '../document/types.ts';
import type { CheckKind } from './kind.ts';
import { fillMessage } from './messages.ts';
import { eachMatch } from './patterns.ts';
import { inScope } from './scope.ts';
import type { Match, OccurrenceCheck } from './types.ts';

/** Too many or too few of something in one block or sentence. Reports the first that is too many, or the whole unit. */
export const occurrence: CheckKind<OccurrenceCheck> = {
  kind: 'occurrence',
  compile(check, phrases) {
    const each = eachMatch(check.pattern);
    // Units without a match are only reported where some are asked for.
    const watch = check.min ? undefined : phrases.watch(check.pattern);
    const judge = (block: Block, unit: Range): Match | undefined => {
      const found: Range[] = [];
      each(block.prose.slice(unit.start - block.start, unit.end - block.start), (start, end) =>
        found.push({ start: unit.start + start, end: unit.start + end }),
      );
      const max = check.max ?? Infinity;
      const wrong = found.length > max ? found[max] : found.length < (check.min ?? 0) ? unit : undefined;
      if (!wrong) return undefined;
      const limit = found.length > max ? max : (check.min ?? 0);
      const message = fillMessage(check.message, {
        match: block.prose.slice(wrong.start - block.start, wrong.end - block.start),
        count: found.length,
        max: limit,
      });
      return { start: wrong.start, end: wrong.end, replacement: null, message };
    };
    return {
      run: ({ document, blocksFor }) =>
        (watch === undefined ? document.blocks : blocksFor(watch))
          .filter((block) => inScope(check.scope, block))
          .flatMap((block) =>
            (check.per === 'sentence' ? block.sentences : [block]).map((unit) => judge(block, unit)),
          )
          .filter((match) => match !== undefined),
    };
  },
};
