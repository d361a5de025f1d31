import type { StyleRule } from '@housestyle/contract';
import { asWritten } from './families/as-written.ts';
import { inWords, joined, type Understood } from './understood.ts';

/** Units that a rule on all units leaves alone, since “5G” or “12h” may be something else; where a rule shows one, it is meant. */
const SHOWN =
  /(?<![\w.,])\d+(?:[.,]\d+)* ?(?<unit>g|[lL]|m|s|h|t|W|A|N|J|K|st|lbs?|oz|ft|yd|mph|kph|pt|px|ha|cl|dl|°[CF])(?![\p{L}\d'’-])/gu;

/** A rule on the space before units, with the units that it shows itself. */
export function withUnitsShown({ label, description }: StyleRule, read: Understood): Understood {
  const spaced = read.readings.includes('unit-spacing');
  if (!spaced && !read.readings.includes('unit-no-space')) return read;
  const units = new Set(
    [...`${label} ${description}`.matchAll(SHOWN)].map(({ groups }) => groups?.['unit'] ?? ''),
  );
  // “1.5m, not 1,500,000”
  if (/\d,\d{3},\d{3}|million/iu.test(`${label} ${description}`)) units.delete('m');
  if (units.size === 0) return read;
  const any = [...units].join('|');
  const gap = spaced ? '' : String.raw`[ \u00a0]`;
  const pattern = new RegExp(
    String.raw`(?<![\w.,/@#$-])(?<number>\d{1,6}(?:[.,]\d{1,4})?)${gap}(?<unit>${any})(?![\w/-])`,
    'g',
  );
  const check = asWritten(
    pattern,
    spaced
      ? 'Put a space between the number and its unit: “{replacement}”.'
      : 'Put no space between the number and its unit: “{replacement}”.',
    [],
    ({ number = '', unit = '' }) => `${number}${spaced ? ' ' : ''}${unit}`,
  );
  return joined(read, inWords([check], [`units ${[...units].join(', ')}`]));
}
