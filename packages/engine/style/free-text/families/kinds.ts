import type { Family, Outcome } from '../family.ts';

type Side = 'unwanted' | 'wanted';
/** One thing that teams shun, or ask for. */
export const one = (
  id: string,
  title: string,
  side: Side,
  names: RegExp,
  outcome: Outcome,
  phrasings: readonly string[],
): Family => ({
  id,
  title,
  options: [{ names, [side]: outcome, bare: side === 'wanted' ? 'for' : 'against' }],
  phrasings,
});
/** One thing that teams ask for under its good name and shun under its bad one. */
export const both = (
  id: string,
  title: string,
  good: RegExp,
  bad: RegExp,
  outcome: Outcome,
  phrasings: readonly string[],
): Family => ({
  id,
  title,
  options: [
    { names: good, wanted: outcome, bare: 'for' },
    { names: bad, unwanted: outcome, bare: 'against' },
  ],
  phrasings,
});
/** One thing whose name tells which way is right, whatever else is said of it: “Currency symbols before the amount”. */
export const told = (
  id: string,
  title: string,
  names: RegExp,
  outcome: Outcome,
  phrasings: readonly string[],
): Family => ({
  id,
  title,
  options: [{ names, wanted: outcome, unwanted: outcome, bare: 'for' }],
  phrasings,
});
