import { beginsStep } from './steps.ts';
import { cutItems } from './cut.ts';

const PREPOSITIONS = 'to|with|from|into|in|on|for|by|at|as';

/** "Escalate billing issues to finance, outages to on-call" as an order each; any other text as it is. */
export function withoutGaps(text: string): readonly string[] {
  const end = /\.$/.exec(text)?.[0] ?? '';
  const items = cutItems(text);
  const [, verb = '', preposition = ''] =
    new RegExp(`^(\\p{L}+) (?:[\\p{L}\\d-]+ ){1,4}(${PREPOSITIONS}) \\S`, 'u').exec(items[0] ?? '') ?? [];
  const isGapped = (item: string): boolean =>
    !beginsStep(item) && new RegExp(`^(?:[\\p{L}\\d-]+ ){1,4}${preposition} \\S`, 'u').test(item);
  if (
    items.length < 2 ||
    preposition === '' ||
    !beginsStep(items[0] ?? '') ||
    !items.slice(1).every(isGapped)
  )
    return [text];
  return items.map((item, index) => (index === 0 ? item : `${verb} ${item}`) + end);
}
