import { isOfOthers } from './topics.ts';
import { NUMBER_WORDS } from './amounts.ts';
import { EXCEPTED, NEGATIVE } from './contraries.ts';
import { formerIn } from './former.ts';
import { kindsOfThings } from './kinds-of-things.ts';
import { plainValue, valuesOf, type Value } from './kinds.ts';
import type { Model, Passage } from './passages.ts';
import { MEASURES, rootsOf, UNITS } from './subjects.ts';

/** What must be, and what may be or need not. */
const OBLIGES = /\b(?:must|required|requires?|mandatory|needs?|has to|have to|pays?)\b/i;
const PERMITS = /\b(?:can|may|optional|free|allowed|permitted|enough|alone)\b/i;
const ENDED = /\b(?:gone|dropped|removed|ended|abolished|no longer|any ?more|any longer)\b/i;
/** That something takes the place of what was so; "can now" and "now also" only add. */
const SUPERSEDES =
  /\b(?:(?<!\b(?:can|may|could) )now(?! (?:also|supports?|includes?|offers?|accepts?|have|has)\b)|no longer|any ?more|any longer|instead|rather than|from now on|moved?|moves|moving|chang(?:ed|es)|replac(?:es|ed)|renamed|removed|dropped|gone|abolished|closed|shut|switched|rejected|refused|banned|cancelled|discontinued|ended|prohibited|went)\b/i;
const CLOSED =
  /\b(?:is|are|was|were|got|stays?) (?:now )?(?:closed|removed|gone|shut|cancelled|abolished|discontinued|switched off|turned off|out of order)\b/i;
/** Whether a statement says that something else is no longer so. */
export const endsSomething = (said: string): boolean =>
  /\b(?:no longer (?!have\b|need|require|stops?\b|fails?\b)|any ?more\b|any longer\b|from now on\b|only (?:by|via|in|on|at|with|within|online|from|through|until)\b|(?:online|by \p{L}+|in \p{L}+|on \p{L}+) only\b)/iu.test(
    said,
  ) &&
  !/\b(?:not|can) only\b|\b(?:have|need|required|necessary)\b[^.]*\b(?:any ?more|any longer)\b/i.test(said);
/** What holds for all, and what does not. */
const EVERY = /\b(?:every|all|each|any|always)\b/i;
const RESTRICTS = /\b(?:only|unless|except|above|below|under|over)\b/i;
/** Shared words, of which one that no other passage has counts 1. */
const ENOUGH = 1.1;
const LEAST = 2;
/** Of the highest score. */
const NEAR = 0.6;
/** Passages that are told for one statement. */
const MOST = 3;

/** A passage as something that may have ended. */
interface Candidate {
  readonly passage: Passage;
  readonly telling: readonly string[];
  readonly isNegative: boolean;
  readonly values: readonly Value[];
  readonly plain: readonly string[];
  readonly rate: string | undefined;
  readonly traits: Traits;
  /** The word that it opens with. */
  readonly opening: string;
}

/** What kind of rule a text gives. */
interface Traits {
  readonly obliges: boolean;
  readonly permits: boolean;
  readonly isFree: boolean;
  readonly isPaid: boolean;
  readonly limits: boolean;
  readonly isOfEach: boolean;
}

const traitsOf = (text: string): Traits => ({
  obliges: OBLIGES.test(text),
  permits: PERMITS.test(text),
  isFree: FREE.test(text),
  isPaid: PAID.test(text),
  limits: LIMITS.test(text),
  isOfEach: EVERY.test(text),
});

/** What a passage is compared with. */
interface Statement {
  readonly said: string;
  readonly words: ReadonlySet<string>;
  /** The values that it ends. */
  readonly values: readonly string[];
  readonly rate: string | undefined;
  readonly isNegative: boolean;
  /** Of its values. */
  readonly kinds: ReadonlySet<string>;
  readonly supersedes: boolean;
  readonly traits: Traits;
  readonly restricts: boolean;
  readonly isClosed: boolean;
  readonly all: ReadonlySet<string>;
  readonly kindsOfThings: ReadonlySet<string>;
  /** Paths and calls in code that it says are gone: words of theirs alone speak of something else. */
  readonly calls: readonly string[];
  /** The words for each thing that it says is gone. */
  readonly gone: readonly (readonly string[])[];
}

function readStatement(said: string): Statement {
  const values = valuesOf(said);
  return {
    said,
    words: new Set(rootsOf(said).filter(isTelling)),
    values: ENDED.test(said) ? values.map(({ text }) => plainValue(text)) : [],
    rate: rateOf(said, values),
    isNegative: isNegative(said),
    kinds: new Set(values.map(({ kind }) => kind)),
    supersedes: SUPERSEDES.test(said),
    traits: traitsOf(said),
    restricts: RESTRICTS.test(said),
    isClosed: CLOSED.test(said),
    all: new Set(rootsOf(said)),
    kindsOfThings: kindsOfThings(rootsOf(said)),
    calls: formerIn(said).flatMap(({ gone }) => (gone.includes('/') ? [gone] : [])),
    gone: [
      ...formerIn(said).map(({ gone }) => gone),
      ...[...said.matchAll(NOT_SO)].map(([, old = '']) => old),
      NEEDLESS.exec(said)?.slice(1).find(Boolean) ?? '',
    ]
      .map(rootsOf)
      .filter((words) => words.length > 0),
  };
}

/**
 * Finds what a document says of the very matter of a statement that stands beside it now, and that this may have ended: passages that
 * say hardly anything else, that say it the other way round, or that give a value which the statement ends.
 * @param before the document as it was: what has changed since is told anew
 */
export function overtakenIn(model: Model, before: string): (said: string) => readonly Passage[] {
  let candidates: readonly Candidate[] | undefined;
  return (said) => {
    if (EXCEPTED.test(said) || isOfOthers(said, before)) return [];
    candidates ??= candidatesIn(model, before);
    const statement = readStatement(said);
    const scored = candidates
      .filter(({ passage }) => passage.text !== said)
      .map((one) => ({ passage: one.passage, score: scoreOf(model, one, statement) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return scored
      .filter(({ score }) => score >= (scored[0]?.score ?? 0) * NEAR)
      .slice(0, MOST)
      .map(({ passage }) => passage);
  };
}

function candidatesIn(model: Model, before: string): readonly Candidate[] {
  const known = new Set(before.split('\n'));
  // What has another value now says the same of other things as before.
  const masked = withoutNumbers(before);
  const isOld = ({ text, start }: Passage): boolean => {
    const from = model.text.lastIndexOf('\n', start) + 1;
    const end = model.text.indexOf('\n', start);
    return (
      known.has(model.text.slice(from, end < 0 ? undefined : end)) || masked.includes(withoutNumbers(text))
    );
  };
  return model.passages
    .filter((passage) => !/^`[^`]*`$/.test(passage.text) && isOld(passage))
    .map((passage) => {
      const text = `${passage.cell?.row.cells[0]?.text ?? ''} ${passage.text}`;
      const telling = rootsOf(text.replace(/`[^`]*`|\*\*[^*]*\*\*/g, ' ')).filter(isTelling);
      const values = passage.values;
      return {
        passage,
        telling: [...new Set(telling)],
        isNegative: isNegative(passage.text),
        values,
        plain: values.map(({ text: value }) => plainValue(value)),
        rate: rateOf(passage.text, values),
        traits: traitsOf(passage.text),
        opening: rootsOf(/^(?:the |all |any |an? )?(\p{L}+)/iu.exec(passage.text)?.[1] ?? '')[0] ?? '',
      };
    });
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, '0');

const isNegative = (text: string): boolean => NEGATIVE.test(text) || /\bno \p{Ll}|\bwithout\b/iu.test(text);

const isOtherRule = (one: Traits, other: Traits): boolean =>
  (one.obliges && other.permits) || (one.permits && other.obliges);

/** "Helmets are free" against "Adults pay 3 €". */
const isOtherCost = (one: Traits, other: Traits): boolean =>
  (one.isFree && other.isPaid) || (one.isPaid && other.isFree);
export const isOtherPrice = (one: string, other: string): boolean =>
  isOtherCost(traitsOf(one), traitsOf(other));
const FREE = /\b(?:free|no (?:charge|fee|cost))\b/i;
const PAID = /\b(?:pays?|costs?|fees?)\b|[€$£]/i;

/** "Sync within a minute, not overnight". */
const NOT_SO = /(?:,|;| and| but) (?:not|no longer) (?!just\b|only\b)([^,;.()\d]{3,40})/gi;
/** "The reboot isn't necessary any more", "You don't have to reboot any more". */
const NEEDLESS =
  /^(?:the |an? )?([^,;.:]{2,40}?) (?:(?:is|are)(?:n['’]t| not)(?: longer)? (?:needed|required|necessary)\b|(?:is|are) no longer (?:needed|required|necessary)\b)|^(?:you|users?) (?:(?:don['’]t|do not|no longer) (?:need|have) to|need not) ([^,;.:]{2,40}?)(?: any ?more| any longer)?[.!]?$/i;
const LIMITS = /\b(?:up to|at most|max\w*|no more than|limit\w*|at least|min\w*|only)\b/i;
/** "At most two visitors" against "Up to three visitors": limits of what is counted. */
const isOfCount = (said: string, values: readonly Value[], kinds: ReadonlySet<string>): boolean =>
  values.some(
    ({ kind, text: value }) =>
      COUNTED.test(kind) && kinds.has(kind) && !said.toLowerCase().includes(value.toLowerCase()),
  );
const COUNTED =
  /^(?!duration|size|money|number|clock|times|date|frequency|weekday|temperature|url|email|phone|channel|code|version|identifier|label|ordinal|menu|part )\p{L}/u;

const isTelling = (word: string): boolean =>
  !MEASURES.test(word) && !UNITS.test(word) && !NUMBER_WORDS.includes(word);

function scoreOf(
  model: Model,
  { passage, telling, values, plain, traits, rate, opening, isNegative: isDenying }: Candidate,
  statement: Statement,
): number {
  const { said, words, gone, kinds } = statement;
  const isOfValue = statement.values.length > 0 && plain.some((value) => statement.values.includes(value));
  if (gone.some((name) => name.every((word) => passage.own.has(word))))
    return statement.calls.every((call) => passage.text.includes(call)) ? ENOUGH + 1 : 0;
  // "Contact is Mr. Okoro, 0151 223344" against "call Ms. Ferrari at 0151 998877".
  const isOfAddress = values.some(({ kind }) => /^(?:phone|email)$/.test(kind) && kinds.has(kind));
  if (isOfAddress && [...words].some((word) => passage.own.has(word) || passage.around.has(word)))
    return ENOUGH;
  // "Pets: one dog at most" against "No pets."
  const [, none = ''] = /^no (\p{L}+)[.]?$/iu.exec(passage.text) ?? [];
  const isMeant = (word: string): boolean => statement.all.has(word) || statement.kindsOfThings.has(word);
  if (none !== '' && rootsOf(none).some(isMeant)) return ENOUGH;
  // "Dogs are allowed" against "Pets are not allowed", which speaks of nothing else.
  if (statement.isNegative !== isDenying && telling.some((word) => statement.kindsOfThings.has(word)))
    if (telling.every(isMeant)) return ENOUGH;
  // "The oven should be at 180 °C" against "Bake at 200 °C".
  if (kinds.has('temperature') && values.some(({ kind }) => kind === 'temperature')) return ENOUGH;
  if (statement.traits.limits && traits.limits && isOfCount(said, values, kinds)) return ENOUGH;
  // "The helpdesk mail address is history" against "Write to helpdesk@acme.example".
  const isPart = (word: string): boolean => passage.own.has(word) && model.weight(word) > SAME_SUBJECT;
  if (gone.some((name) => name.length > 1 && name.some(isPart))) return ENOUGH;
  const isOfMatter = (word: string): boolean => passage.around.has(word) && model.weight(word) > SAME_SUBJECT;
  if (isOtherCost(statement.traits, traits) && [...words].some(isOfMatter)) return ENOUGH;
  if (statement.supersedes) {
    const [subject = ''] = words;
    const [first = ''] = telling;
    // "The sauna is closed" against "The sauna is open daily".
    if (subject === first && model.weight(subject) >= RARE && statement.isClosed) return ENOUGH;
    const weight = takesUp(model, passage, words, kinds);
    if (weight > 0) return weight;
  }
  if (statement.rate !== undefined && rate === statement.rate) return ENOUGH;
  if (passage.cell && isOfRow(passage, statement, values)) return ENOUGH + 1;
  const shared = telling.filter((word) => words.has(word));
  if (shared.length === 0 && !isOfValue) return 0;
  const weight = shared.reduce((sum, word) => sum + model.weight(word), 0);
  if (isOfValue) return weight + 1;
  const isContained =
    !passage.cell &&
    shared.length >= LEAST &&
    telling.length - shared.length <= 1 &&
    sharesPair(telling, words);
  if (isContained) return weight;
  const isOfSubject = words.has(opening) && model.weight(opening) > SAME_SUBJECT;
  if (isOfSubject && isOtherRule(statement.traits, traits)) return Math.max(weight, ENOUGH);
  if (traits.isOfEach && (statement.isNegative || statement.restricts) && weight > SAME_SUBJECT)
    return weight;
  const isOther = statement.isNegative !== isDenying;
  return isOther && shared.length >= LEAST && weight >= ENOUGH ? weight : 0;
}

/** How much a passage speaks of what a statement changes: of a word that few have, and of one more, there, in the titles over it, or by a value of its kind. */
function takesUp(
  model: Model,
  passage: Passage,
  words: ReadonlySet<string>,
  kinds: ReadonlySet<string>,
): number {
  const { own, around } = passage;
  let [shared, weight] = [0, 0];
  let [isRare, isMore] = [false, false];
  for (const word of words)
    if (own.has(word)) {
      const told = model.weight(word);
      shared += 1;
      weight += told;
      isRare ||= told >= RARE;
    } else isMore ||= around.has(word);
  isMore ||= shared > 1;
  return isRare && (isMore || passage.values.some(({ kind }) => kinds.has(kind))) ? weight : 0;
}

/** Weight of a word that no more than four passages have. */
const RARE = 0.5;

/** "Return shipping", and not "return" and "items" apart: words that follow each other in both. */
function sharesPair(telling: readonly string[], words: ReadonlySet<string>): boolean {
  const order = [...words];
  return telling.some((word, at) => {
    const place = order.indexOf(word);
    return place >= 0 && at + 1 < telling.length && order[place + 1] === telling[at + 1];
  });
}

/** "Saturday | Closed", where Saturday is spoken of and the row says nothing else. */
function isOfRow(
  { cell, text }: Passage,
  { said, all, kinds }: Statement,
  values: readonly Value[],
): boolean {
  const head = cell?.row.cells[0]?.text ?? '';
  // "6 players | $135" for "Price for groups of 6".
  const numbers = head.match(/\d+/g) ?? [];
  const isNumbered =
    numbers.length > 0 &&
    values.some(({ kind }) => kinds.has(kind)) &&
    numbers.every((number) => new RegExp(`(?<![\\w.])${number}(?![\\w.])`).test(said)) &&
    rootsOf(cell?.table.titles[cell.column] ?? '').some((word) => all.has(word));
  if (isNumbered) return true;
  return (
    cell?.table.titles.length === 2 &&
    /^\p{L}{4,}$/u.test(head) &&
    new RegExp(`\\b${head}s?\\b`, 'i').test(said) &&
    !said.toLowerCase().includes(text.toLowerCase())
  );
}

/** "39 euros" of "The monthly fee is 39 euros": what is paid, and for how long. */
const rateOf = (text: string, values: readonly Value[]): string | undefined => {
  const [money, other] = values.filter(({ kind }) => kind === 'money');
  const each = money?.each ?? /\b(month|year|week|dai|hour)ly\b/i.exec(text)?.[1]?.toLowerCase();
  return money && !other && each !== undefined ? each : undefined;
};

/** Weight of a word that no more than two passages have. */
const SAME_SUBJECT = 0.7;
