import type { Check } from '../../checks/types.ts';
import { patternCheck } from './pattern-check.ts';

export type HalfDay = 'AM' | 'am' | 'a.m.' | 'A.M.';
const TIME = String.raw`(?<![\w.:])(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)?[ \u00a0]?(?:[AaPp]\.[Mm]\.?|[AaPp][Mm])(?![\w])`;
/** The figures of a time; “9.30” as well. */
const CLOCK = /^\d{1,2}(?:[:.]\d\d)?/;

/** Reports times of the half day that are not written as “9:30 AM” (or “am”, “a.m.”, or “9.30” where that is the mark). */
export function halfDaysAs(form: HalfDay, spaced = true, mark?: ':' | '.'): Check {
  const write = (time: string) => {
    const written = CLOCK.exec(time)?.[0] ?? '';
    const number = mark ? written.replace(/[:.]/, mark) : written;
    const half = /p/i.test(time) ? form.replace('A', 'P').replace('a', 'p') : form;
    return `${number}${spaced ? ' ' : ''}${half}`;
  };
  return patternCheck(`Write times as “9${mark ?? ':'}30${spaced ? ' ' : ''}${form}”: “{replacement}”.`, [
    {
      pattern: new RegExp(TIME, 'g'),
      when: ({ match, after }) =>
        write(match) !== match.replace('\u00a0', ' ') &&
        !(form.endsWith('.') && write(match) === `${match}.` && after === ''),
      to: write,
    },
  ]);
}

/** Reports times with AM or PM, where the day has 24 hours. */
export const wholeDays: Check = patternCheck('Write the time on the 24-hour clock: “{replacement}”.', [
  {
    pattern: new RegExp(TIME, 'g'),
    to: (match) => {
      const [hour = '0', minute = '00'] = (CLOCK.exec(match)?.[0] ?? '').split(/[:.]/);
      const value = (Number(hour) % 12) + (/p/i.test(match) ? 12 : 0);
      return `${String(value).padStart(2, '0')}:${minute}`;
    },
  },
]);
