import type { Check, ExistenceCheck } from '../../../checks/types.ts';
import type { Asked, Outcome, Reading } from '../family.ts';

/** A check that a family makes itself, with the id that describes it. */
export const reading = (id: string, ...checks: readonly Check[]): Reading => ({ id, checks });

/** A ban of each match of a pattern. */
export function banned(
  id: string,
  pattern: RegExp,
  message: string,
  more: Partial<ExistenceCheck> = {},
): Outcome {
  const check: ExistenceCheck = { kind: 'existence', pattern, message, ...more };
  return () => reading(id, check);
}

/** A ban of phrases. */
export function bannedPhrases(
  id: string,
  phrases: readonly string[],
  message: string,
  more: Partial<ExistenceCheck> = {},
): Outcome {
  return () => reading(id, { kind: 'existence', phrases, message, ...more });
}

/** The number that a group of the pattern found, as text. */
export const group = ({ groups }: Asked, name: string): string => groups[name] ?? '';
