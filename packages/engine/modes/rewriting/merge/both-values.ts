import { escaped } from '../../../escaped.ts';
import { MEASURES, rootsOf } from './subjects.ts';

const AMOUNT = String.raw`(?:[€$£] ?)?\d[\d.,:]*(?: ?(?:[%€$£]|\p{L}+)(?: ?\/ ?\p{L}+)?| ?\/ ?\p{L}+)?`;
const WAS =
  'not|was|were|before:?|instead of|rather than|no longer|so far|formerly|previously|up from|down from';
/** "Keynote 9:30 → 10:00", "Lunch is 60 minutes, not 45" */
const BOTH = [
  `^(?<what>[^→]{2,80}?):? (?<old>${AMOUNT}) ?(?:→|⇒|-+>|=+>) ?(?<fresh>${AMOUNT})[.]?$`,
  `^(?<what>.{2,80}?) (?<fresh>${AMOUNT})(?: now)?(?:,| \\(| ) ?(?:and )?(?:${WAS}) (?<old>${AMOUNT})\\)?[.]?$`,
].map((wording) => new RegExp(wording, 'u'));
const numberIn = (amount: string): string => /\d(?:[\d.,:]*\d)?/.exec(amount)?.[0] ?? '';

/**
 * What a statement gives another value, and both: in the one line that names it and has the old number once; of several
 * such statements, all are made or none.
 */
export function exchangeBoth(text: string, said: string): string | undefined {
  let changed: string | undefined = text;
  for (const one of said.split(/;\s+|(?<=(?:→|⇒|-+>|=+>) ?[^,]{1,20}),\s+/)) {
    const groups = BOTH.map((wording) => wording.exec(one.trim())?.groups).find(Boolean);
    const { what = '', old = '', fresh = '' } = groups ?? {};
    if (changed === undefined || !groups) return undefined;
    changed = inOneLine(changed, what, numberIn(old), numberIn(fresh));
  }
  return changed;
}

function inOneLine(text: string, what: string, old: string, fresh: string): string | undefined {
  const number = new RegExp(String.raw`(?<![\w.,:])${escaped(old)}(?![\w-]|[.,:]\d)`, 'g');
  const codes = (what.match(/`[^`/]+`/g) ?? []).filter((code) => text.includes(code));
  const words = rootsOf(what.replace(/^.*: /, '')).filter((word) => !MEASURES.test(word));
  const lines = text.split('\n');
  const hits = lines.flatMap((line, at) => {
    if (!line.includes(old) || line.startsWith('#') || line.match(number)?.length !== 1) return [];
    const own = rootsOf(line);
    const shared = words.filter((word) => own.includes(word)).length;
    const isOf = codes.length > 0 ? codes.every((code) => line.includes(code)) : shared > 0;
    return isOf ? [{ at, isSure: codes.length > 0 || shared * 2 >= words.length }] : [];
  });
  const [hit, other] = hits;
  if (hit?.isSure !== true || other !== undefined) return undefined;
  lines[hit.at] = (lines[hit.at] ?? '').replace(number, fresh);
  return lines.join('\n');
}

const GIVEN_NAME =
  /^(?:the |our )?(?<what>[^`,;:]{3,40}?) (?:is(?: now)?|(?:has |was )?(?:changed|moved) to|is set to) `?(?<fresh>(?=[\w.-]*\p{L})[\w.-]*\d(?:[\w.-]*\w)?)`?(?: now)?[.!]?$/iu;
const CHANGED = /\b(?:now|changed|moved)\b/;

/** "The kubectl context is `prod-eu2` now" for "prod-eu1", where every line that has that says what it is of. */
export function exchangeTwin(text: string, said: string): string | undefined {
  const { what = '', fresh = '' } = GIVEN_NAME.exec(said.trim())?.groups ?? {};
  const words = CHANGED.test(said) ? rootsOf(what) : [];
  if (words.length < 2 || text.includes(fresh)) return undefined;
  const name = fresh
    .split(/\d+/)
    .map(escaped)
    .join(String.raw`\d+`);
  const twin = new RegExp(String.raw`(?<![\w.-])${name}(?![\w-])`, 'g');
  const isOf = (line: string): boolean => {
    const own = rootsOf(line.replace(/[-_/]/g, ' '));
    return words.every((word) => own.includes(word));
  };
  return new Set(text.match(twin)).size === 1 &&
    text.split('\n').every((line) => line.search(twin) < 0 || isOf(line))
    ? text.replace(twin, () => fresh)
    : undefined;
}
