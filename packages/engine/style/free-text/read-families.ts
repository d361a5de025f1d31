import type { Rule } from '../../rules/types.ts';
import { FAMILIES } from './families/index.ts';
import { LISTING } from './family.ts';
import type { Asked, Family, Option, Outcome, Reading } from './family.ts';
import { isOfSome } from './of-some.ts';
import { placesIn } from './places.ts';
import { matchesOf } from './search.ts';
import { stanceAt, type Stance } from './stance.ts';

/** One demand of a rule, made ready for the families. */
export interface Clause {
  /** Lower case; quoted words stand in “”. */
  readonly text: string;
  /** The rule's label, lower case: what "them" and "each item" may mean. */
  readonly context: string;
  readonly quotes: readonly string[];
  /** The whole rule, lower case. */
  readonly rule: string;
}

export interface FamilyReading extends Reading {
  readonly family: Family;
  /** Whether the demand only names the thing. */
  readonly bare: boolean;
  /** The words that named the thing. */
  readonly named: string;
  /** Whether it is to be left out. */
  readonly shunned: boolean;
}

export interface FamilyReadings {
  readonly readings: readonly FamilyReading[];
  /** A thing was named that the demand allows, or that no check can ask for. */
  readonly refused: boolean;
  /** The families whose thing the demand allows. */
  readonly allows: readonly string[];
  /** The clause with each name that was read as `□`s. */
  readonly rest: string;
}

const VERDICTS: Readonly<Record<Stance, 'wanted' | 'unwanted' | undefined>> = {
  for: 'wanted',
  against: 'unwanted',
  allowed: undefined,
  bare: undefined,
};

/** What each family makes of a clause; a name that one family has read is gone for the next. */
export function readFamilies(
  clause: Clause,
  families: readonly Family[],
  rules: ReadonlyMap<string, Rule>,
): FamilyReadings {
  const readings: FamilyReading[] = [];
  const allows: string[] = [];
  let refused = false;
  let rest = clause.text;
  for (const family of families) {
    if (family.about && !family.about.test(`${clause.context}: ${rest}`)) continue;
    if (speaksOfElsewhere(family, rest) || family.apart?.test(clause.rule)) continue;
    const mentions: Mention[] = [];
    for (const option of family.options) {
      const apart = mentionsOf(option, rest, clause.text).filter(({ start, end }) =>
        mentions.every((other) => end <= other.start || start >= other.end),
      );
      mentions.push(...apart);
    }
    if (mentions.length === 0) continue;
    const found = mentions.map((mention) => ({ mention, reading: judge(mention, family, clause, rules) }));
    for (const { mention } of found) rest = blank(rest, mention.start, mention.end);
    if (
      mentions.some(
        ({ stance }) =>
          stance === 'allowed' || (stance === 'for' && family.options.every(({ wanted }) => !wanted)),
      )
    )
      allows.push(family.id);
    if (found.some(({ reading }) => reading === 'refused' || reading?.some(({ partly }) => partly)))
      refused = true;
    for (const { reading } of found) {
      if (!reading || reading === 'refused') continue;
      for (const one of reading) {
        const earlier = readings.findIndex(({ id }) => id === one.id);
        if (earlier < 0) readings.push(one);
        // "Percentages: % sign, not the word": what is told a second time is more than a name.
        else if (readings[earlier]?.bare) readings[earlier] = one;
      }
    }
  }
  return { readings, refused, allows, rest };
}

/** "Headings and lists: bullets start with a capital": the clause names a place that is not the family's. */
function speaksOfElsewhere({ about, places = [] }: Family, clause: string): boolean {
  if (!about || places.length === 0 || about.test(clause)) return false;
  const named = placesIn(clause).filter((place) => place !== 'paragraph');
  return named.length > 0 && !named.some((place) => places.includes(place));
}

/** The first thing that a text names: what “them” in the next one may stand for. */
export function firstNamed(text: string, families: readonly Family[]): string | undefined {
  const found = families
    .filter(({ about }) => !about || about.test(text))
    .flatMap(({ options }) =>
      options.flatMap(({ names }) => {
        const [match] = matchesOf(names, text);
        return match && match[0].length > 3 && match[0].length < 40 ? [match] : [];
      }),
    );
  return found.sort((a, b) => a.index - b.index || b[0].length - a[0].length)[0]?.[0];
}

/** Whether a clause names a thing that a family knows. */
export const namesThing = (clause: string): boolean =>
  firstNamed(clause.toLowerCase(), FAMILIES) !== undefined;

interface Mention {
  readonly option: Option;
  readonly start: number;
  readonly end: number;
  readonly groups: Asked['groups'];
  readonly stance: Stance;
}

function mentionsOf(option: Option, rest: string, text: string): readonly Mention[] {
  return matchesOf(option.names, rest).flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (start === end || isInQuotes(text, start)) return [];
    return [{ option, start, end, groups: match.groups ?? {}, stance: stanceAt(text, start, end) }];
  });
}

function judge(
  { option, start, end, groups, stance }: Mention,
  family: Family,
  clause: Clause,
  rules: ReadonlyMap<string, Rule>,
): readonly FamilyReading[] | 'refused' | undefined {
  const bare = stance === 'bare';
  // “Book titles in italics”, “italic” under “Captions”: asked for, of some things.
  const thing = /^([\p{L} ]{3,30}): $/u.exec(clause.text.slice(0, start))?.[1] ?? clause.context;
  const isTitled = thing !== '' && !OF_FORM.test(thing);
  const isSet =
    SET.test(clause.text.slice(start, end)) && (isTitled || SET_IN.test(clause.text.slice(0, start)));
  if (bare && option.bare === 'against' && isSet) return 'refused';
  const verdict = bare && option.bare ? VERDICTS[option.bare] : VERDICTS[stance];
  if (!verdict) return bare ? undefined : 'refused';
  if (verdict === 'unwanted' && !LISTING.has(family.id) && isOfSome(clause.text.slice(0, start), family))
    return 'refused';
  const asked: Asked = {
    text: clause.text,
    named: clause.text.slice(start, end),
    groups,
    quotes: clause.quotes,
    rule: clause.rule,
  };
  const outcome = option[verdict];
  const settled = outcome === undefined ? [] : settle(outcome, asked, rules);
  // "Use X rather than Y", where only X can be checked: Y says nothing more.
  if (settled.length === 0)
    return verdict === 'unwanted' && family.options.length > 1 ? undefined : 'refused';
  const shunned = verdict === 'unwanted';
  return settled.map((reading) => ({ ...reading, family, bare, shunned, named: asked.named }));
}

const SET_IN = /\p{L}{3} (?:set )?(?:in|with) $/u;
const OF_FORM = /italic|bold|underlin|quot|\bcap(?:s|ital)|emphasi|format|typograph|font|style|stress/u;
const SET = /^(?:italic|bold|underlin|quot|(?:all |block )?cap)/u;

function settle(outcome: Outcome, asked: Asked, rules: ReadonlyMap<string, Rule>): readonly Reading[] {
  const made = typeof outcome === 'function' ? outcome(asked) : outcome;
  if (made === undefined) return [];
  if (typeof made === 'object' && 'checks' in made) return [made];
  return [made].flat().flatMap((id) => {
    const rule = rules.get(id);
    return rule ? [{ id: rule.id, checks: rule.checks }] : [];
  });
}

/** Whether a name begins inside “quoted words”, which are no topic. */
function isInQuotes(text: string, start: number): boolean {
  if (text[start] === '“') return false;
  const before = text.slice(0, start);
  return before.lastIndexOf('“') > before.lastIndexOf('”');
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + '□'.repeat(end - start) + text.slice(end);
}
