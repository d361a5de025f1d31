import type { Range } from '@housestyle/contract';
import type { Reason } from './proposal-store.ts';

/** The findings that a change answers: those whose words it replaces. An insertion answers what it touches. */
export function reasonsFor(range: Range, reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ range: found }) =>
    range.start === range.end
      ? found.start <= range.start && range.start <= found.end
      : found.start < range.end && range.start < Math.max(found.end, found.start + 1),
  );
}
