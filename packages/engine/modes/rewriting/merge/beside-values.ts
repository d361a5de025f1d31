import type { Place } from './alignment.ts';
import type { Claim } from './claims.ts';
import type { Value } from './kinds.ts';
import type { Model, Passage } from './passages.ts';
import { isOfOthers } from './topics.ts';
import { unitOf } from './units.ts';

/** Tells whether another value stands before the same word as one, or behind the same. */
export function toldAlike(said: string, fresh: Value): (text: string, value: Value) => boolean {
  const first = BEFORE.exec(lead(said, fresh.index))?.[1] ?? '';
  const last = behind(said, fresh);
  const isBehind = new RegExp(String.raw`(?<!\p{Ll})${first}${BETWEEN}$`, 'u');
  return (text, value) =>
    (last !== '' && last === behind(text, value)) ||
    (first !== '' && isBehind.test(lead(text, value.index, first.length + NEAR)));
}

/** "After" in "after 14 days", "closes" in "closes at 20:00". */
const BETWEEN = '(?: (?:at|to|by|in|on|of|is))? [*_]*';
const BEFORE = new RegExp(String.raw`(\p{Ll}{3,})${BETWEEN}$`, 'u');
/** " at **" with the letter before a word. */
const NEAR = 8;

/** What stands right before a place: in a long passage, no pattern looks farther back. */
const LEAD = 80;
const lead = (text: string, index: number, length = LEAD): string =>
  text.slice(Math.max(0, index - length), index);

/** The word behind a value: "role" in "the `admin` role". */
const behind = (text: string, { index, text: value }: Value): string =>
  /^[*_]* (\p{Ll}{3,})/u.exec(text.slice(index + value.length))?.[1] ?? '';

/** Tells whether a value is of another measure: "maximum 100" is not what "the default is 50" speaks of. */
export function ofOtherMeasure(said: string): (value: Value, passage: Passage) => boolean {
  const told = measureIn(said);
  if (told === undefined) return () => false;
  return ({ index }, { text }) => {
    const own = measureIn(/(?:\p{L}+[ :]*(?:is |of )?){1,2}$/u.exec(lead(text, index))?.[0] ?? '');
    return own !== undefined && own !== told;
  };
}

const measureIn = (text: string): number | undefined => {
  const at = MEASURED.findIndex((words) => words.test(text));
  return at < 0 ? undefined : at;
};
const MEASURED: readonly RegExp[] = [/\bdefaults?\b/i, /\bmax(?:imum)?\b/i, /\bmin(?:imum)?\b/i];

/** Tells of "seconds to wait. Default 10, maximum 30" for "the default is 15 s": the unit stands beside the number. */
export function besideUnit(said: string, fresh: Value): (value: Value, passage: Passage) => boolean {
  const unit = unitOf(fresh.text);
  if (unit === undefined) return () => false;
  return (value, { text, cell }) => {
    if (!/^(?:code )?number$/.test(value.kind)) return false;
    const measure = /(\p{L}+)(?: is| of|:)? $/u.exec(lead(text, value.index))?.[1];
    return (
      unit.names.test(
        `${text} ${cell?.row.cells.map((one) => one.text).join(' ') ?? ''} ${cell?.table.titles.join(' ') ?? ''}`,
      ) && (measure !== undefined ? new RegExp(`\\b${measure}`, 'i').test(said) : text === value.text)
    );
  };
}

/** What stands between the marks around a value. */
export function clauseAround(text: string, { index, text: value }: Value): string {
  const before =
    text
      .slice(0, index)
      .split(/[,;:(]\s|[.!?]\s|\band\b/)
      .at(-1) ?? '';
  return before + value + (text.slice(index + value.length).split(/[,;:)](?=\s|$)|[.!?]\s|\band\b/)[0] ?? '');
}

/** "For children under 12 you get 15 days", where a passage is on children of any age; 12 is no value of it. */
function isBounded(said: string, fresh: Value, text: string): boolean {
  const bound =
    /\b(?:under|below|over|above|from) (\d+)(?= (?:you|they|we|gets?|pays?)\b)/i.exec(said)?.[1] ?? '';
  return bound !== '' && !text.includes(bound) && (fresh.text === bound || !fresh.text.includes(bound));
}

/** "30 days for all plans", where a passage has "The Starter plan has 14 days" alone. */
function isOfOneOfAll(said: string, text: string): boolean {
  const noun = /\bfor (?:all|every|each) (\p{Ll}{3,}?)s?\b/iu.exec(said)?.[1];
  return noun !== undefined && text.includes(noun) && !/\b(?:all|any|each|every)\b/i.test(text);
}

/** "A day" for guests, where the passage says nothing of guests: the rule itself still holds. */
export function isException(
  { said, fresh, only, isSure, old }: Claim,
  { passage }: Place,
  model: Model,
): boolean {
  if (old === undefined && !passage.cell && isBounded(said, fresh, passage.text)) return true;
  if (old === undefined && !passage.cell && isOfOthers(said, model.text)) return true;
  if (!passage.cell && isOfOneOfAll(said, passage.text)) return true;
  const strange = only.filter((word) => !passage.own.has(word) && !passage.around.has(word));
  if (old !== undefined || strange.length === 0) return false;
  return !isSure || strange.some((word) => model.weight(word) === 0) || strange.length * 2 >= only.length;
}
