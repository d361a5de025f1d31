import type { Understood } from './understood.ts';

/** Readings of which a rule can mean one only. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['curly-quotes', 'straight-quotes'],
  ['use-contractions', 'no-contractions'],
  ['use-contractions', 'negative-contractions'],
  ['serial-comma', 'no-serial-comma'],
  ['list-end-period', 'list-no-end-period'],
  ['list-capital', 'list-small-letters'],
  ['american-spelling', 'british-spelling'],
  ['-ize spelling', '-ise spelling'],
  ['sentence case headings', 'title case headings'],
  ['heading-gerund', 'no-gerund-headings'],
  ['heading-gerund', 'heading-imperative'],
  ['unit-spacing', 'unit-no-space'],
  ['percent-sign', 'percent-word'],
  ['em-dash-spacing', 'spaced-em-dash'],
  ['punctuation-inside-quotes', 'punctuation-outside-quotes'],
  ['double-quotes', 'single-quotes'],
  ['day-month-dates', 'month-day-dates'],
  ['day-month-dates', 'iso-dates'],
  ['month-day-dates', 'iso-dates'],
  ['all-dashes', 'em-dash-spacing'],
  ['all-dashes', 'spaced-em-dash'],
  ['range-dashes', 'range-words'],
  ['bold-ui', 'bold'],
  ['em-dashes', 'em-dash-spacing'],
  ['em-dashes', 'spaced-em-dash'],
  ['day-of-24-hours', 'day-of-12-hours'],
];

/** Whether the readings of a rule are at odds, everywhere or in the same places: a part of it was read to its opposite. */
export const isContradictory = ({ readings }: Understood): boolean =>
  isOfferedAndBanned(readings) ||
  OPPOSITES.some(([one, other]) =>
    readings.some((said) => said.startsWith(one) && readings.includes(`${other}${said.slice(one.length)}`)),
  );

/** “EST → ET” beside “ban ET” */
function isOfferedAndBanned(readings: readonly string[]): boolean {
  const banned = new Set(
    readings.flatMap((one) => (one.startsWith('ban ') ? one.slice('ban '.length).split(', ') : [])),
  );
  return (
    banned.size > 0 &&
    readings.some((one) => one.split('; ').some((pair) => banned.has(pair.split(' → ')[1] ?? '')))
  );
}
