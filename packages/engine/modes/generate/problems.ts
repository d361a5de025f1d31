import { PAST, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { outside } from '../brief/cut.ts';
import { beginsStep } from '../brief/steps.ts';
import { isOrder } from '../expand/orders.ts';
import { capitalized, decapitalized } from '../writing/capitals.ts';
import { bullets, heading, join } from '../writing/markdown.ts';
import { wholeOrder } from '../writing/whole-order.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { asSentence, isCommand } from './sentences.ts';
import { isImperative, LOOKS_AT } from './signs.ts';

/** What readers meet, why, and the way out, as far as a fact tells. */
interface Problem {
  readonly symptom: string;
  readonly cause: string;
  readonly solution: string;
}

/** A problem whose parts are known, as material tells them. */
export interface ProblemRecord extends Problem {
  /** What else is said of it, whole sentences. */
  readonly notes: readonly string[];
  /** The way out leaves the cause as it is. */
  readonly isWorkaround: boolean;
}

/** A problem as one fact, which `writeProblem` reads again. */
export function writeRecord({ symptom, cause, solution, notes, isWorkaround }: ProblemRecord): string {
  const label = isWorkaround ? 'Workaround' : 'Solution';
  return [symptom, `Cause: ${cause}`, `${label}: ${solution}`, ...notes].join('\n');
}

function readRecord(fact: string): ProblemRecord | undefined {
  const [symptom = '', cause = '', way = '', ...notes] = fact.split('\n');
  const [, label, solution = ''] = /^(Solution|Workaround): (.*)$/.exec(way) ?? [];
  if (!cause.startsWith('Cause: ') || !label) return undefined;
  return { symptom, cause: cause.slice(7), solution, notes, isWorkaround: label === 'Workaround' };
}

/** Between a symptom and what is said of it: "means that", a colon, a dash. */
const SAYS =
  /^(["“][^"”]+["”](?: (?:right|when|after|on|during|in|at|while|if|for|from)\b[^:;,"“]{0,40}?)?|`[^`]+`|[^:;,]{2,70}?)(?:\.\s+(?:(?:[Tt]hat|[Tt]his|[Ii]t) (?:means?(?: that)?|happens (?:when|if)|is because|(?:comes|is caused) (?:from|by))\s+|(?:[Uu]sually|[Mm]ostly|[Oo]ften)\s+)?(?=\p{L})|(?:,? which)?\s+(?:means?(?: that)?|(?<!\b[Nn]othing )happens (?:when|if)|(?:is|are) caused by|comes? from)\s+|\s*[:;]\s+|\s+(?:[-–—]+|→|=)\s+|, then |, (?:that|this|it)['’]s (?:because |(?:(?:nearly|almost) )?always |usually |mostly |often |normally ))(\S.*)$/su;
const IF = /^(?:if|when)\s+(.+?),\s+(?:then\s+)?(\S.*)$/is;
/** Not as it should be, though it may be why something else fails. */
const AMISS = /\b(?:stays?|still|wrong|missing|not (?:found|listed|shown|visible)|complains?)\b/i;
const FAILS =
  /\b(?:fail(?:s|ed|ure)?|errors?|crash(?:es|ed)?|tim(?:es?|ed) out|refuse[sd]|reject(?:s|ed)|hangs?|stuck|(?:doesn|don|won|can|isn|aren|hasn)['’]t|cannot)\b|\b[45]\d\d\b/i;
/** Says how things are, and so why. */
const REASON =
  /^(?:the|an?|one|your|you|some|another) (?:[\w-]+ ){0,5}(?:has|have|is|are|was|were|(?:is|are|has|have)n['’]t)\b/i;
const SOLVES =
  /^(?:(?:the )?(?:fix|solution|workaround|remedy)(?: is(?: to)?|:)\s+(?:to\s+)?|to (?:fix|solve|resolve) (?:it|this),?\s+|(?:you|users?) (?:can|should|must|have to)\s+|please\s+|try to\s+|so (?=\p{L}+ )(?!(?:if|when|the|it|they|we|you|that|this|an?)\b)|(?:just|simply) )/iu;

/** "Stuff we see a lot: …" before problems that have signs of their own. */
const LEAD =
  /^[^:"“`]{0,40}\b(?:problems?|issues?|stuff|things?|errors|error(?! [A-Z]*\d)|symptoms?|cases|ones|complaints?|reports?|what (?:people|users|customers|we))\b[^:"“`]{0,40}:\s+(?=["“]|[^:;]{3,70}(?::\s|\s[-–—]\s|;\s)|[^:;.]{3,60}\.$)/i;

/** "Problem one: the scanner beeps". */
const NUMBERED =
  /^(?:problem|issue|case|error|symptom) (?:#?\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s*[:.)–—-]\s+/i;

/** "So the most common thing is that …", "Then there's …": how a report leads in what it reports. */
const FRAMED =
  /^(?:(?:so|and|also|then|next|oh),? )*(?:(?:the |our )?(?:most (?:common|frequent)|usual|main|first|second|third|next|other|biggest|last) (?:thing|one|problem|issue|complaint)(?: (?:we|i|people) (?:see|get|have|hear))?(?: is(?: that| when)?|:) |(?:there(?:['’]s| is| are)|we (?:also )?(?:get|see|have)) (?:also )?(?=["“])|sometimes,? (?=\p{L}+ (?:\p{L}+ )?(?:is|are|does|do|shows?|says?|won|can|stays?|keeps?)\b))/iu;

/** A note without what leads in its problems. */
export function withoutLead(note: string): string {
  return note
    .replace(FRAMED, '')
    .replace(LEAD, '')
    .replace(NUMBERED, '')
    .replace(/^takes (?=about|around|up to|only|\d)/i, 'this takes ')
    .replace(/^or (?=(?:the|an?|your|it|you)\b)/i, '');
}

/** What a program shows: a message in quotes, a code. */
const SHOWN = /^(?:["“][^"”]+["”]|`[^`]+`|(?:error |code )?[A-Z]*[-_]?\d{2,}\b)/;

/**
 * Problems, each with its symptom as a heading. What can't be read as a symptom with its way out stays the writer's own
 * sentence, in a list before them.
 */
export function writeProblems(facts: readonly string[]): string {
  const isSure = (fact: string): boolean => {
    const { cause, solution } = readRecord(fact) ?? readProblem(fact);
    return cause + solution !== '' || SHOWN.test(fact);
  };
  return join(
    bullets(facts.filter((fact) => !isSure(fact)).map(asSentence)),
    ...facts.filter(isSure).map(writeProblem),
  );
}

/** A fact about a problem as a section of its own. */
function writeProblem(fact: string): string {
  const record = readRecord(fact);
  const { symptom, ...read } = record ?? readProblem(fact);
  // "needle stuck -> don't force, turn the wheel": all of it is what to do.
  const isForbidden = !record && read.solution !== '' && /^(?:don['’]t|do not|never)\b/i.test(read.cause);
  // "paper stuck -> lift the lever, pull gently"
  const isOrdered = !record && read.solution !== '' && !isForbidden && isOrder(read.cause);
  const cause = isForbidden || isOrdered ? '' : read.cause;
  const solution = isForbidden
    ? `${asSentence(read.cause)} ${capitalized(read.solution)}`
    : isOrdered
      ? `${read.cause.replace(/\.$/, '')}, ${decapitalized(read.solution)}`
      : read.solution;
  const notes = record?.notes ?? [];
  // "Nozzle clog: cold pull" may be the cause or the way out.
  if (solution === '' && /^\p{L}+(?: \p{L}+)?\.?$/u.test(cause))
    return join(heading(3, titleOf(symptom)), asSentence(cause));
  return join(
    heading(3, titleOf(symptom)),
    // A symptom that says no more than its heading needs no second line.
    cause === '' && solution === '' && !record && fact !== asSentence(titleOf(symptom)) && fact,
    // A heading that had to be cut has the whole below it.
    (cause !== '' || solution !== '') &&
      symptom.split(/\s+/).length > LONGEST_TITLE &&
      asSentence(capitalized(symptom)),
    cause &&
      `${solution !== '' || record || isReason(cause) ? 'Cause: ' : ''}${capitalized(asSentence(wholeSentence(cause)))}`,
    solution &&
      `${record?.isWorkaround ? 'Workaround' : 'Solution'}: ${asSentence(DUTY.test(solution) ? wholeSentence(withThe(solution)) : wholeOrder(solution.replace(MENU, (path) => (isImperative(path) ? path : `select ${path}`))))}`,
    ...notes,
  );
}

/** Whether what stands alone behind a symptom is why, and not what else is told of it: a few words, or a clause that says so. */
function isReason(said: string): boolean {
  return (
    REASON.test(said) ||
    (said.split(/\s+/).length <= FEW_WORDS && !/[`@=,>]|^(?:no|yes|never|not)\b/i.test(said))
  );
}

const FEW_WORDS = 6;

function readProblem(fact: string): Problem {
  const [, condition, then = ''] = IF.exec(fact) ?? [];
  if (condition !== undefined) {
    if (/^(?:do not|don['’]t|never)\b/i.test(then)) return { symptom: condition, cause: '', solution: then };
    if (isSolution(then) || LOOKS_AT.test(then))
      return { symptom: condition, cause: '', solution: then.replace(SOLVES, '') };
    // "If the code doesn't scan, the desk can type it": somebody can do something.
    if (FAILS.test(condition) && /^(?:\S+ ){1,4}(?:can|may|must|should|has to|have to)\b/.test(then))
      return { symptom: condition, cause: '', solution: then.replace(SOLVES, '') };
    const both = splitReason(then);
    if (both.cause !== '' && both.solution !== '') return { symptom: condition, ...both };
    if (FAILS.test(condition) || /^(?:you|they|it|users) (?:sees?|gets?|reads?)\b/i.test(condition))
      return { symptom: condition, ...both };
    if (REASON.test(then) && /\b(?:is|are|stays?)\b/.test(condition) && !isSolution(then))
      return { symptom: condition, ...both };
    if (FAILS.test(then) && !/[.!?]\s+\p{Lu}/u.test(then))
      return { symptom: then, cause: condition, solution: '' };
    if (AMISS.test(condition)) return { symptom: condition, ...both };
    return isSolution(then)
      ? { symptom: condition, cause: '', solution: then.replace(SOLVES, '') }
      : { symptom: fact, cause: '', solution: '' };
  }
  const [, symptom, said = ''] = SAYS.exec(fact) ?? [];
  // "They stay on the shelf, then they're recycled": no way out.
  if (
    symptom !== undefined &&
    fact.startsWith(', then ', symptom.length) &&
    !isSolution(said) &&
    !beginsStep(said)
  )
    return { symptom: fact, cause: '', solution: '' };
  if (symptom === undefined) {
    // "The clock is wrong, sync it": what is wrong, and what to do.
    const told = splitReason(fact);
    if (told.solution !== '' && told.cause !== '')
      return { symptom: told.cause, cause: '', solution: told.solution };
  }
  return symptom === undefined
    ? { symptom: fact, cause: '', solution: '' }
    : withReason({ symptom, ...splitReason(said) });
}

/** "It stops because battery saver is on": why stands in what is seen. */
function withReason(problem: Problem): Problem {
  const [, symptom = '', cause = ''] =
    problem.cause === '' ? (/^(.{5,}?),? because (?!of\b)(.{5,})$/is.exec(problem.symptom) ?? []) : [];
  return symptom === '' ? problem : { ...problem, symptom, cause };
}

/** "the token has expired, sign in again" in its cause and its solution. */
function splitReason(said: string): Pick<Problem, 'cause' | 'solution'> {
  const breaks = [...outside(said).matchAll(/(?<=[^,;]{3})[,;.:]\s+(?=\S)/g)];
  const starts = [0, ...breaks.map(({ index, 0: mark }) => index + mark.length)];
  const ends = [...breaks.map(({ index }) => index), said.length];
  // "Wrong media type. Flip the ribbon": an order behind a full stop is the way out.
  const at = starts.findIndex((start, clause) => {
    const text = said.slice(start, ends[clause]);
    return isSolution(text) || (said.charAt(ends[clause - 1] ?? -1) === '.' && beginsStep(text));
  });
  // "If they still can't, clear the cookies": in which case, and no cause.
  if (at < 0 || /^(?:if|when|once)\b/i.test(said))
    return at < 0 ? { cause: said, solution: '' } : { cause: '', solution: said };
  // "System Settings > Privacy, remove it": where to do it.
  const place = said.slice(0, ends[at - 1] ?? 0);
  if (MENU.exec(place)?.[0] === place) {
    const then = said.slice(starts[at]);
    return { cause: '', solution: `in ${place}, ${then.slice(0, 1).toLowerCase()}${then.slice(1)}` };
  }
  return { cause: said.slice(0, ends[at - 1] ?? 0), solution: said.slice(starts[at]).replace(SOLVES, '') };
}

const withThe = (duty: string): string =>
  duty.replace(/^(?!the |your |an? )\p{L}+(?<!s)(?= )/iu, (noun) => `the ${noun.toLowerCase()}`);

function isSolution(clause: string): boolean {
  return (
    SOLVES.test(clause) ||
    isImperative(clause) ||
    // "pause other uploads"
    (/^\p{Ll}+ (?:other|another|both|all|each|every)\b/u.test(clause) &&
      (partsOf(/^\p{L}+/u.exec(clause)?.[0] ?? '') & VERB) !== 0) ||
    /^(?:fixed|solved|resolved) (?:in|with|since|by) \S/i.test(clause) ||
    // "resend it": no word of the lexicon, and what is done to something.
    (/^(?!(?:is|are|was|does?|has|have|makes?|leaves?|sets?|if|when)\b)\p{Ll}+[^s\W] (?:it|them) /u.test(
      clause,
    ) &&
      !/^(?:you|they|we|the|this|that|because|since|so|but|and|or|then|after|before|until|without|with|for|of|on|in|at|by|to)\b/.test(
        clause,
      ) &&
      (partsOf(/^\p{L}+/u.exec(clause)?.[0] ?? '') & (PAST | THIRD_PERSON)) === 0) ||
    /^\p{Lu}\w+ > \S/u.test(clause) ||
    DUTY.test(clause) ||
    isCommand(clause.replace(/ on (?:the |your )?\w+$/, '')) ||
    /^(?:check|go|look|free|verify|make sure|ensure|contact|ask|reinstall|reconnect|retry|try)\b/i.test(
      clause,
    )
  );
}

/** "The customer has to update the card". */
const DUTY =
  /^(?:the |your |an? )?(?:customer|user|caller|client|member|guest|reader|admin|administrator|manager|owner|employee|patient|driver)s? (?:has to|have to|needs? to|must|should)\b/i;

/** "Settings > Network > Use system proxy". */
const MENU = /^\p{Lu}[\w ]*(?: > \p{L}(?:(?! (?:must|is|are|has|should|needs)\b)[\w ])*)+(?=[.,]|$)/u;

/** In words. */
const LONGEST_TITLE = 14;

/** The first clause, without a full stop, as a heading. */
function titleOf(symptom: string): string {
  const title = symptom
    .replace(/(?<!["”'`])[.;](?=\s|$).*$/s, '')
    .split(/\s+/)
    .slice(0, LONGEST_TITLE)
    .join(' ')
    .replace(/[.,;:]+$/, '');
  return capitalized(title);
}
