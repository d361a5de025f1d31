import type { Check } from '../../checks/types.ts';
import { DATE_FORMS, MONTHS, readDate, writeDate, type DateForm } from './dates.ts';
import { patternCheck, type Context } from './pattern-check.ts';

const NAMES = {
  iso: '2026-11-21',
  american: 'November 21, 2026',
  british: '21 November 2026',
  numeric: '11/21/2026',
} as const;

/** Reports each date that is not written in the one form. */
export function datesAs(wanted: Exclude<DateForm, 'numeric'>): Check {
  const others = (Object.keys(DATE_FORMS) as DateForm[]).filter((form) => form !== wanted);
  const proper = new RegExp(`^${DATE_FORMS[wanted]}$`);
  return patternCheck(`Write dates as “${NAMES[wanted]}”, not “{match}”.`, [
    ...others.map((form) => ({
      when: isWritten,
      pattern: new RegExp(`(?<![\\w./:=-])(?:${DATE_FORMS[form]})(?![\\w/-])`, 'g'),
      to: (match: string) => {
        const date = readDate(match);
        return date && date.month > 0 && date.day > 0 ? writeDate(wanted, date) : null;
      },
    })),
    // The form itself, in another dress: "Nov. 21st, 2026".
    {
      pattern: new RegExp(`(?<![\\w./:=-])(?:${DATE_FORMS[wanted]})(?![\\w/-])`, 'g'),
      when: (context) =>
        isWritten(context) &&
        (!proper.test(context.match) || (wanted !== 'iso' && !isPlain(context.match, wanted))),
      to: (match: string) => {
        const date = readDate(match);
        return date ? writeDate(wanted, date) : null;
      },
    },
  ]);
}

/** A date with a time to the second is a program's; one behind a version is that of a release, for programs too. */
const isWritten = ({ match, sentence, after }: Context): boolean =>
  !/^[ T,]{0,2}\d{1,2}:\d{2}:\d{2}/.test(after) && !RELEASED.test(sentence.slice(0, sentence.indexOf(match)));

const RELEASED = /^[\s[*]*(?:version |release |v)?\d+(?:\.\d+)+[\w.+-]*[\]*]*\s*[-–—(:/,]?\s*$/i;

function isPlain(match: string, form: DateForm): boolean {
  const date = readDate(match);
  return (
    date !== undefined &&
    MONTHS.some((month) => match.includes(month)) &&
    writeDate(form, date) === match.replace(/\b0(?=\d\b)/, '')
  );
}
