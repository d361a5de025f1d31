import { stem } from '../../reading/words.ts';
import { capitalized } from '../../writing/capitals.ts';
import { NUMBER_WORDS } from './amounts.ts';

const UNITS: Readonly<Record<string, string>> = {
  s: 'second',
  sec: 'second',
  min: 'minute',
  mins: 'minute',
  h: 'hour',
  hrs: 'hour',
  d: 'day',
};

/** "30 days" as "30-day", "40 jobs" as "40 concurrent jobs", where that is how the document puts it. */
export function inFormOf(old: string, fresh: string): string {
  // "12 €" where the document has "€9".
  const sign = /^[€$£](?=\d)/.exec(old)?.[0];
  const amount = /^(\d[\d.,]*) ?(?:[€$£]|EUR|USD|GBP|euros?|dollars?)$/i.exec(fresh)?.[1];
  if (sign !== undefined && amount !== undefined) return `${sign}${amount}`;
  // "20 min" where the document has "5 minutes".
  const [, count = '', short = ''] = /^([\d.,]+) ?(\p{L}+)$/u.exec(fresh) ?? [];
  const long = /^[\d.,]+ ?(\p{L}{3,})$/u.exec(old)?.[1] ?? '';
  const unit = UNITS[short.toLowerCase()];
  if (unit !== undefined && long.replace(/s$/, '') === unit)
    return `${count} ${count === '1' ? unit : `${unit}s`}`;
  // "Two projects" where the document has "5 projects".
  const digit = /^\d/.test(old) ? NUMBER_WORDS.indexOf(/^\p{L}+/u.exec(fresh)?.[0].toLowerCase() ?? '') : -1;
  if (digit > 0) return inFormOf(old, fresh.replace(/^\p{L}+/u, String(digit)));
  const dashed = /^[\d.,]+-(\p{L}+)$/u.exec(old)?.[1];
  const [, number = '', other = ''] = /^([\d.,]+)\s(\p{L}+)$/u.exec(fresh) ?? [];
  const [, kind, counted = ''] = /^[\d.,]+ (\p{L}+) (\p{L}+)$/u.exec(old) ?? [];
  if (kind && stem(counted.toLowerCase()) === stem(other.toLowerCase())) return `${number} ${kind} ${other}`;
  return dashed && stem(other.toLowerCase()) === stem(dashed.toLowerCase()) ? `${number}-${dashed}` : fresh;
}

const HEDGES: readonly (readonly string[])[] = [
  ['about', 'around', 'approximately', 'roughly'],
  ['up to', 'at most', 'no more than'],
  ['at least', 'no less than'],
];
const HEDGE = new RegExp(String.raw`\b(?:${HEDGES.flat().join('|')})$`, 'i');
const kindOfHedge = (hedge: string): number => HEDGES.findIndex((kind) => kind.includes(hedge.toLowerCase()));

/** "Takes about 5 minutes" where the document has "up to" before the value. */
export function withHedge(before: string, said: string, fresh: string): string {
  const [hedge = ''] = HEDGE.exec(said.slice(0, said.indexOf(fresh)).trimEnd()) ?? [];
  const own = before.trimEnd();
  const [old = ''] = HEDGE.exec(own) ?? [];
  return hedge === '' || old === '' || kindOfHedge(old) === kindOfHedge(hedge)
    ? before
    : own.slice(0, -old.length) +
        (/^\p{Lu}/u.test(old) ? capitalized(hedge) : hedge.toLowerCase()) +
        before.slice(own.length);
}
