/** Names of months as they are written out. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
const SHORT = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
/** Sources of patterns for the parts of a date. */
export const MONTH = `(?:${MONTHS.join('|')}|(?:${SHORT})\\.?)`;
export const SHORT_MONTH = `(?:${SHORT})\\.?`;
export const DAY = '(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?';
export const YEAR = '(?:19|20)\\d\\d';
const NUMBER = '(?:0?[1-9]|[12]\\d|3[01])';

/** The ways to write a date, each as the source of a pattern. */
export const DATE_FORMS = {
  iso: `${YEAR}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])`,
  // With points and two digits for the year it is a version rather than a date.
  numeric: `${NUMBER}/${NUMBER}/(?:${YEAR}|\\d\\d)(?!\\.?\\d)|${NUMBER}\\.${NUMBER}\\.${YEAR}(?!\\.?\\d)|${YEAR}/(?:0?[1-9]|1[0-2])/${NUMBER}`,
  american: `${MONTH} ${DAY},? ${YEAR}`,
  british: `${DAY}(?: of)? ${MONTH},? ${YEAR}`,
} as const;
export type DateForm = keyof typeof DATE_FORMS;

/** Year, month and day of a written date; undefined where it can be read in two ways. */
export function readDate(text: string): { year: number; month: number; day: number } | undefined {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const named = MONTHS.findIndex((month) => new RegExp(`\\b${month.slice(0, 3)}`, 'i').test(text)) + 1;
  if (named > 0) {
    const [day = 0, year = 0] = numbers;
    return { year, month: named, day };
  }
  const [year = 0, month = 0, day = 0] = numbers;
  if (/^\d{4}\D/.test(text)) return { year, month, day };
  // 11/21/2026 has one reading, 11/10/2026 two.
  const [one = 0, two = 0, three = 0] = numbers;
  if (three < 100) return undefined;
  if (one > 12 && two <= 12) return { year: three, month: two, day: one };
  return two > 12 && one <= 12 ? { year: three, month: one, day: two } : undefined;
}

/** A date in one of the forms. */
export function writeDate(
  form: DateForm,
  { year, month, day }: { year: number; month: number; day: number },
): string {
  const two = (value: number) => String(value).padStart(2, '0');
  if (form === 'iso') return `${year}-${two(month)}-${two(day)}`;
  const name = MONTHS[month - 1] ?? '';
  return form === 'british' ? `${day} ${name} ${year}` : `${name} ${day}, ${year}`;
}
