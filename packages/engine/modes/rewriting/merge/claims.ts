import { plainValue, valuesOf, type Value } from './kinds.ts';
import { MEASURES, rootsOf, subjectOf, UNITS } from './subjects.ts';

/** What a guideline says that a value now is. */
export interface Claim {
  readonly said: string;
  /** All words of it that tell something. */
  readonly roots: ReadonlySet<string>;
  /** What the value is of. */
  readonly subject: readonly string[];
  /** Names in code that say what it is of. */
  readonly named: readonly string[];
  readonly fresh: Value;
  /** What it was, where that is told. */
  readonly old?: string;
  /** Words for whom or what alone it holds. */
  readonly only: readonly string[];
  /** Whether it says that the value was another. */
  readonly isSure: boolean;
}

const BEFORE_OLD =
  /(?:\b(?:instead of|it said|currently|not(?! (?:just|only)\b)|rather than|no longer|was|were|formerly|previously|before:|(?<=[,;] )before|up from|down from|used to be|replac(?:es|ing))\s+|\((?:was:? |not |before:? ))(?:(?:the|an?|at|to|in|on|only|after|every|up to|by|via|through|with|just)\s+)*["“*]*$/i;
const BEHIND_OLD =
  /^ no longer \p{Ll}|^["”*]*\s?(?:→|⇒|->|=>)|^["”*]*(?: \p{Ll}+){0,2} (?:previously|until now|so far|as before|in the past)\b|^ (?:was|were) (?:an? )?(?:typo|mistake|error|wrong|incorrect|outdated)\b|^(?: \p{Ll}+)? (?:is|are|was|were|has been) (?:no longer|gone|removed|dropped|replaced)\b/u;
/** "(10 before)", beside what it is now. */
const OLD_BEFORE =
  /^["”*]*(?: \p{Ll}+){0,2} before(?=["”]?(?:[).,;:!]|$)|[ ,]+(?:and|but|so|now|it|that)\b)/u;
/** "Up to 2 hours before": when, and not what was so. */
const LIMITS = /\b(?:up to|until|at least|at most|within|no later than|about) $/i;
export const CHANGED =
  /\b(?:now|no longer|from now on|new|chang\p{L}+|increas\p{L}+|rais\p{L}+|lower\p{L}*|reduc\p{L}+|goes|went|bump\p{L}*|updat\p{L}+|extend\p{L}*|instead|moved?|moves|switch\p{L}*|set)\b/iu;
/** "Not 3 times over 1 hour", "instead of Tuesdays at 8 pm": what belongs to a former value is former too. */
const WITH_IT = /^ (?:(?:over|within|in|at|on|of|for|per|until|from|by|before|after) )?(?:the )?$/;
/** "Parcels over 25 kg are no longer accepted": the most that is. */
const BEYOND = /\b(?:over|above|beyond|more than|larger than|heavier than|longer than) $/i;
/** "Replace 90 days with 180 days", "Change it from …" */
const REPLACES = /^(?:please )?(?:replace|swap|exchange|change|set|update) (?:the )?["“*]*$/i;
/** Since when something holds, which the document need not say. */
const SINCE =
  /^(?:starting|beginning|as of|from|since|effective|with effect from)\b[^,.;]{2,40},\s+|,?\s+(?:starting|beginning|as of|effective)\s+[^,.;]{2,30}(?=[.;,]|$)/i;
const ONLY =
  /\b(?:for|under|when|if|with|on|in|during|unless|except|without|(?<!\b(?:up|ha(?:ve|s|d)|needs?|able|going|how|ought) )to)\s+(?:the |an? |all |each |every )?(\S+(?: \S+){0,2})/gi;

/** What a statement says that values now are: one claim, or one for each of several kinds. */
export function readClaims(
  statement: string,
  before: string,
  isKnown: (value: string) => boolean,
): readonly Claim[] {
  const all = valuesIn(statement);
  const gone = formerValues(statement, all);
  const values = all.filter((value) => !isKnown(value.text) && !gone.includes(value));
  const kinds = new Set(values.map(({ kind }) => kind));
  const isMixed = values.length > 1 && values.length <= MOST_AT_ONCE && kinds.size === values.length;
  const several = isMixed
    ? values.flatMap(({ text }) => readClaim(statement, before, (value) => value !== text, text) ?? [])
    : [];
  if (several.length > 1 && several.length === values.length) return several;
  const single = readClaim(statement, before, isKnown);
  return single ? [single] : several;
}

/** "Moved from Friday to Thursday noon": a day with its time is one value, where the other has none. */
function valuesIn(said: string): readonly Value[] {
  const values = valuesOf(said);
  const at = values.findIndex(({ kind }) => kind === 'clock');
  const [day, time] = [values[at - 1], values[at]];
  const isOne =
    day?.kind === 'weekday' &&
    time !== undefined &&
    values.filter(({ kind }) => kind === 'weekday').length > 1 &&
    values.filter(({ kind }) => /^(?:clock|times)$/.test(kind)).length === 1 &&
    /^ (?:at )?$/.test(said.slice(day.index + day.text.length, time.index));
  if (!isOne) return values;
  const whole = { ...day, text: said.slice(day.index, time.index + time.text.length) };
  return [...values.slice(0, at - 1), whole, ...values.slice(at + 1)];
}

const MOST_AT_ONCE = 3;
/** "30 vacation days". */
const OF_THING =
  /(?<![\w.,])(\d[\d.,]*) (?!working|business|calendar|full|more|other|whole|consecutive|additional|extra)(\p{Ll}{4,}) ((?:day|hour|week|month|year|minute)s)\b/u;

/** The values of a statement that were true until now. */
function formerValues(said: string, values: readonly Value[]): readonly Value[] {
  const isOld = ({ index, text }: Value): boolean =>
    BEFORE_OLD.test(said.slice(0, index)) ||
    (REPLACES.test(said.slice(0, index)) &&
      !text.startsWith('`') &&
      /^["”*]* (?:with|by|to|for|through)\b/.test(said.slice(index + text.length))) ||
    (/\bfrom (?:the |an? )?["“*]*$/i.test(said.slice(0, index)) &&
      /^["”*]*(?: \p{Ll}+)? to\b/u.test(said.slice(index + text.length))) ||
    (values.length > 1 &&
      !LIMITS.test(said.slice(0, index)) &&
      OLD_BEFORE.test(said.slice(index + text.length))) ||
    (!BEYOND.test(said.slice(0, index)) && BEHIND_OLD.test(said.slice(index + text.length)));
  const aside =
    /\((?:it (?:said|was)|currently|was|were|before|previously|formerly|not|until now|so far)\b[^()]*\)/i.exec(
      said,
    );
  const isAside = ({ index }: Value): boolean =>
    aside !== null && index > aside.index && index < aside.index + aside[0].length;
  const gone: Value[] = [];
  for (const value of values) {
    const last = gone.at(-1);
    const goesOn = last !== undefined && WITH_IT.test(said.slice(last.index + last.text.length, value.index));
    if (goesOn || isOld(value) || isAside(value)) gone.push(value);
  }
  return gone;
}

/**
 * Reads a statement that gives one value, with the one that it takes the place of where that is told; undefined for any other.
 * @param before what is said before it, that "it" may mean
 * @param only the value that is read, where the statement gives several
 * @param isKnown whether the document has a value, so that it rather says what another is of
 */
export function readClaim(
  statement: string,
  before = '',
  isKnown: (value: string) => boolean = () => false,
  only?: string,
): Claim | undefined {
  const said = statement.trim().replace(SINCE, ' ').replace(OF_THING, '$1 $3 of $2').trim();
  const values = valuesIn(said);
  const gone = formerValues(said, values);
  const told = values.filter((value) => !gone.includes(value));
  const [unknown, another] = told.filter(({ text, kind }) => !kind.startsWith('code') && !isKnown(text));
  const fresh = told.find(({ text }) => text === only) ?? (unknown && !another ? unknown : told.at(-1));
  if (!fresh) return undefined;
  const former = gone.length > 1 ? gone.filter(({ kind }) => kind === fresh.kind) : gone;
  const [old, other] = former;
  if (other || (!old && gone.length > 0)) return undefined;
  const inWords = old ? undefined : OLD_IN_WORDS.exec(said)?.[1];
  // A name in code, and what stands before the verb, says what the value is of.
  const others = told.filter((value) => value !== fresh);
  if (others.some(({ kind, text }) => !kind.startsWith('code') && kind !== 'date' && !isKnown(text)))
    return undefined;
  // "The `name` field is required" gives no value, and "New option `height`" a name.
  if (fresh.kind.startsWith('code') && !GIVES_CODE.test(said.slice(0, fresh.index))) return undefined;
  const named = others.at(-1);
  const between =
    named && named.index < fresh.index ? said.slice(named.index + named.text.length, fresh.index) : 'is';
  // "`a` is deprecated; use `b`" gives no value of `a`.
  const isCode = named?.kind.startsWith('code') === true;
  if (
    isCode &&
    !(old && !fresh.kind.startsWith('code')) &&
    (!(GIVES.test(between) || between === ' (' || (between === ' ' && /^(?:the )?default/i.test(said))) ||
      /[;.]\s|\buse\b/.test(between))
  )
    return undefined;
  if (old && !isAlike(old, fresh)) return undefined;
  const rest = blank(said, [fresh, ...gone, ...others.filter(({ kind }) => OF_TIME.test(kind))]);
  return {
    said,
    roots: new Set(rootsOf(said)),
    subject: subjectOf(/\b(?:them|it|their|its|they|those|these)\b/i.test(rest) ? `${rest} ${before}` : rest),
    named: others.map(({ text }) => text),
    fresh,
    ...(old ? { old: old.text } : inWords !== undefined && { old: plainValue(inWords) }),
    only: [...rest.matchAll(ONLY)].flatMap(([, words = '']) =>
      subjectOf(words).filter((word) => !MEASURES.test(word) && !UNITS.test(word)),
    ),
    isSure: old !== undefined || inWords !== undefined || CHANGED.test(rest),
  };
}

/** Kinds of values whose words say when, and not of what. */
const OF_TIME = /^(?:clock|times|weekday|date|part of the year)$/;

/** "Within one working day, not two." */
const OLD_IN_WORDS =
  /,? (?:not|instead of|rather than|no longer|down from|up from) (?:the )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[.!]?$/i;
const GIVES_CODE =
  /\p{L}.*\b(?:is|are|was|were|be|to|needs?|requires?|uses?|with|runs?|at|in|from|under|by|now|as|has|have|returns?)\b|[:=]|^(?:use|run|call|open|set|send|install)\b/iu;
const GIVES = /\b(?:is|are|was|to|=|be|defaults?|now|has|have|takes?|allows?|accepts?|holds?)\b|:/;

const isAlike = (old: Value, fresh: Value): boolean =>
  old.kind === fresh.kind ||
  old.kind === 'number' ||
  (fresh.kind === 'number' && !old.kind.startsWith('code')) ||
  [old.kind, fresh.kind].every((kind) => /^(?:code|identifier)/.test(kind)) ||
  (old.kind.startsWith('code') && fresh.kind.startsWith('code'));

function blank(text: string, values: readonly Value[]): string {
  return values.reduce(
    (all, { index, text: value }) =>
      all.slice(0, index) + ' '.repeat(value.length) + all.slice(index + value.length),
    text,
  );
}
