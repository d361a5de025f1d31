import { classesOf } from '../../spelling/function-words.ts';
import {
  ADVERB,
  lookUp,
  NOUN,
  nounShare,
  PAST,
  PLURAL,
  THIRD_PERSON as LEXICON_THIRD,
  VERB as LEXICON_VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { cutItems } from '../brief/cut.ts';
import { asSentence, isCommand, withCode, withOwnCommand } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { partsOf } from '../../spelling/parts.ts';
import { withPaths } from '../user-guide/names.ts';
import { capitalized, capitalizedWord, decapitalized } from '../writing/capitals.ts';
import { withCodeNames } from '../writing/code-names.ts';
import { joinClauses } from '../writing/clauses.ts';
import { listed } from '../writing/markdown.ts';
import { MEASURE } from '../writing/note-words.ts';
import { withPlaces } from '../writing/place-articles.ts';
import { saysIt } from '../writing/sound.ts';
import { wholeOrder } from '../writing/whole-order.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { withLeftOut } from './left-out.ts';
import { actsOf, isVersionOrTime } from './amounts.ts';
import { isDoer, withPeople } from './people.ts';
import { spellOut } from './shorthand.ts';
import { asPath, isOrder, orderOf } from './orders.ts';
import { ACTION, CALL, DEFINITION, isDefinition, THIRD_PERSON, VERB } from './words.ts';

/** An item of at most so many words without a verb is a label, not a statement. */
const LABEL_WORDS = 5;

/** Points of one list end alike: with full stops where one of them has one. */
export function alike(points: readonly string[]): string[] {
  const stopped = points.some((point) => /[.!?]$/.test(point));
  return points.map((point) => (stopped && /[\p{L}\p{N}`)%€$£]$/u.test(point) ? `${point}.` : point));
}

export function isStatement(text: string): boolean {
  return VERB.test(text) || THIRD_PERSON.test(text) || /[.!?]$/.test(text);
}

/** "what Relay is: a broker", "who for: freelancers" as what they say. */
function asStatement(text: string): string {
  // "lose it = lose backups"
  const [, deed = '', then = ''] = /^(\p{Ll}+ [^=:→>]{2,40}) = (\p{Ll}+ [^=:→>]{2,60})$/u.exec(text) ?? [];
  if (then !== '' && isImperative(deed) && isImperative(then)) return `if you ${deed}, you ${then}`;
  return text
    .replace(/^what (?:is )?(\p{Lu}[\w.-]*)(?: is)?:\s+/u, '$1 is ')
    .replace(/^(?:who(?: is)?(?: it(?:['’]s| is)?)? for|for whom|(?:target )?audience):\s+/i, 'it is for ');
}

/** "timeout: 30 s" as "**Timeout:** 30 s"; a statement as a sentence; a label as it is, with a capital. */
export function writePoint(note: string): string {
  const [box = ''] = /^\[[ x]\] /.exec(note) ?? [];
  if (box !== '') return box + capitalizedWord(spellOut(asCode(note.slice(box.length))));
  const text = asCall(asStatement(note));
  if (isCommand(text)) return sentence(text);
  // "<domain>.<event>"
  if (/^[\w./-]*<[\w-]+>[^\s`]*$/.test(text)) return `\`${text}\``;
  const [, todo = ''] = /^to-?dos?:?\s+(\S.*)$/i.exec(text) ?? [];
  if (todo !== '') return `[VERIFY] Still to do: ${asSentence(spellOut(todo))}`;
  if (CALL.test(text)) return `\`${text}\``;
  if (/^(?:#[\w-]+|\S+@\S+\.\w+)$/.test(text)) return `Contact ${text}.`;
  const [, whom = ''] =
    /^(?:stuck|lost|problems?|trouble|help|(?:any )?questions?|issues?)\? ?(?:->|→)? ?(#[\w-]+|\S+@\S+\.\w+)$/i.exec(
      text,
    ) ?? [];
  if (whom !== '') return `If you need help, contact ${whom}.`;
  const found = readCase(text);
  const [, when = '', happens = ''] = /^(if|when|once) (.+)$/i.exec(found?.cause ?? '') ?? [];
  // "if timeout -> retry" names what happens; "if it fails -> retry" says it.
  if (found && happens !== '')
    return saysIt(spellOut(happens)) && isOrder(found.then)
      ? `${capitalized(when)} ${spellOut(happens)}, ${decapitalized(step(found.then))}`
      : `**${capitalizedWord(spellOut(happens))}:** ${isOrder(found.then) ? step(found.then) : sentence(found.then)}`;
  if (found)
    return `${found.cause.endsWith('?') ? capitalized(spellOut(found.cause)) : `**${caseName(spellOut(found.cause), found.then)}:**`} ${isOrder(found.then) ? step(found.then) : sentence(found.then)}`;
  if (
    /^[^:]*\?(?:\s|$)/.test(text) &&
    !text.includes('[VERIFY]') &&
    !isOrder(text.replace(/^[^?]*\?\s*/, ''))
  )
    return `[VERIFY] ${sentence(text.replace(/\?\s*(?:->|=>|→)\s*/, '? ')).replace(/(?<=\? )\p{Ll}/u, (letter) => letter.toUpperCase())}`;
  const [, code = '', meaning = ''] = CODED.exec(text) ?? [];
  if (code) return `\`${code}\`: ${sentence(meaning)}`;
  const definition = /^\[VERIFY\]/.test(text) ? null : DEFINITION.exec(text);
  if (definition) {
    const [, name = '', rest = ''] = definition;
    // "owner for the tests: ?"
    if (/^\?+$/.test(rest)) return `[VERIFY] ${capitalizedWord(spellOut(name))}?`;
    const isGiven = GIVEN.test(name) && /^[\w./@-]+$/.test(rest);
    const short =
      rest.split(/\s+/).length <= 3 &&
      (!isOrder(rest) || name.startsWith('`')) &&
      !VERB.test(rest) &&
      !isCommand(rest) &&
      wholeSentence(rest) === rest;
    if (/^(?:problems?|help|questions?|trouble)$/i.test(name) && /^(?:#[\w-]+|\S+@\S+\.\w+)$/.test(rest))
      return `If you need help, contact ${rest}.`;
    if (/^(?:open(?: (?:questions?|points?|issues?))?|q|question)$/i.test(name) && rest.endsWith('?'))
      return writePoint(rest);
    if (isDoer(name, rest)) return sentence(`${name} ${rest}`);
    // Who it is does nothing: "who: release captain".
    if (WHO.test(name)) return `**${capitalizedWord(spellOut(name))}:** ${asSentence(spellOut(rest))}`;
    // "port in use -> stop the other one"
    const [, cause = '', then = ''] = ANSWERED.exec(rest) ?? [];
    if (then && isOrder(then) && !isOrder(cause))
      return `**${capitalizedWord(spellOut(name))}:** ${capitalizedWord(spellOut(cause))}: ${decapitalized(sentence(then))}`;
    // "`delete` = keep | trash": values, as they are typed.
    if (name.startsWith('`') && VALUES.test(rest))
      return `${name}: ${asSentence(rest.replace(VALUES, (values) => values.replace(/[\w.-]+/g, '`$&`')))}`;
    const things = listOf(rest);
    const value = things
      ? capitalizedWord(`${things}.`)
      : isGiven
        ? withCodeNames(rest)
        : short
          ? capitalizedWord(withCodeNames(spellOut(rest)))
          : sentence(withOwnCommand(rest));
    // "tarn push <dir>"
    if (/^[a-z][\w-]* .*<[\w-]+>/.test(name)) return `\`${name}\`: ${value}`;
    return /[`*_]/.test(name) ? `${name}: ${value}` : `**${caseName(spellOut(name), rest)}:** ${value}`;
  }
  const [, cause = '', then = ''] = text.startsWith('`') ? [] : (ANSWERED.exec(text) ?? []);
  if (then && isOrder(then) && !isOrder(cause))
    return `**${capitalizedWord(spellOut(cause))}:** ${sentence(then)}`;
  const said = spellOut(text);
  const [, name = '', amount = ''] =
    wholeSentence(said) === said && !VERB.test(said) ? (AMOUNT.exec(said) ?? RESULT.exec(said) ?? []) : [];
  // "Redis 7, one cluster" names a version.
  if (amount && isNamed(name) && !isVersionOrTime(name, amount) && !actsOf(amount))
    return `**${capitalizedWord(name)}:** ${sentence(amount)}`;
  return isLabel(text) &&
    withPeople(text) === text &&
    wholeSentence(said) === said &&
    joinClauses(said) === said
    ? capitalizedWord(said)
    : sentence(text);
}

/** "fails": what may happen to what the page is about. */
const caseName = (name: string, then: string): string =>
  capitalizedWord(
    /^fails$/i.test(name) || (/^(?:breaks|crashes|hangs|stops|leaks|beeps)$/i.test(name) && isOrder(then))
      ? `if it ${name.toLowerCase()}`
      : name,
  );

/** "towel, goggles, cap" with its last word; undefined for anything but things of a word or two. */
function listOf(rest: string): string | undefined {
  const things = cutItems(spellOut(rest));
  const areThings =
    things.length > 1 &&
    rest.split(',').length === things.length &&
    things.every((thing) => {
      const words = thing.split(' ');
      const parts = partsOf(words.at(-1)?.toLowerCase() ?? '');
      return (
        /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}$/u.test(thing) &&
        words.every((word) => classesOf(word.toLowerCase()) === 0) &&
        !isOrder(thing) &&
        !/^(?:else|otherwise)\b/.test(thing) &&
        (((parts & (NOUN | PLURAL)) !== 0 && (parts & ADVERB) === 0) || /^\p{Lu}/u.test(thing))
      );
    });
  return areThings ? listed(things) : undefined;
}

/** "keep | trash | purge" */
const VALUES = /^[\w.-]+(?: \| [\w.-]+)+(?=[,;.)]|$)/;
/** What is typed or set as it is: "entity ID: fieldnote". */
const GIVEN =
  /(?:\b(?:ID|URL|URI|format|username|host|port|path|slug|prefix|suffix|key|bucket|branch|topic|queue|region|scope|claim|header|attribute|variable|namespace|realm|domain)|_\w+)$/i;
/** Names somebody. */
const WHO = /^(?:who|owners?|contacts?|lead|by whom|responsible)$/i;

/** "order.created", "next_cursor" */
const CODED =
  /^([a-z][a-z\d]*(?:[._][a-z\d]+)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?::\s+|\s+[–—-]\s+|\s+=\s+)(\S.*)$/;
/** "hotel at most 180 per night": a name and its amount, without the verb between. */
const AMOUNT =
  /^((?!(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|about|at|up|no|more|less|only|within|after|over|under|every|for|in|on|by|until|max|min|first|last|next)\b)\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}?) ((?:(?:at most|at least|up to|about|more than|less than|only) )?[€$£]?\d(?!\d*(?:st|nd|rd|th| no longer| now| never| always| still)\b).*)$/iu;
/** "camera black -> restart the app": what is seen, and what to do then. */
const ANSWERED = /^([^>→:=]{3,60}?)\s*(?:->|→|=>)\s*(\p{L}.*)$/u;
/** "no code? -> check the clock", "need longer? tap Extend": a case, and what to do then. */
const CASE =
  /^([^>→:=?]{3,60}?)(?:\s*(?:->|=>|→)\s*|\?(?:\s*(?:->|=>|→|[-–—:]))?\s+)((?:\p{L}|[€$£]?\d)[^?]*)$/u;
/** More than one arrow is a way through stages. */
const STAGES = /(?:->|=>|→).*(?:->|=>|→)/;

/** A note that says what to do, or what holds, in a case; undefined for any other. */
export function readCase(text: string): { readonly cause: string; readonly then: string } | undefined {
  if (/\b(?:renamed|moved|migrated|changed)\b[^>→]* (?:->|=>|→)/.test(text)) return undefined;
  if (
    /[`@]|\/\/|\d ?(?:\p{L}{1,3}|%)?\s*(?:->|=>|→)\s*\d/u.test(text) ||
    STAGES.test(text) ||
    isCommand(text)
  )
    return undefined;
  const note = text.replace(/ > ?(?=\d)/g, ' more than ');
  const [, cause = '', then = ''] = CASE.exec(note) ?? [];
  const isQuestion = note.charAt(cause.length) === '?';
  // "Who pays for returns? Ask finance": open, for who writes.
  const isOpen =
    isQuestion && /^(?:who|what|which|when|where|why|how)\b/i.test(cause) && /^ask\b/i.test(then);
  // "copy A -> B", "Start -> Settings": an order and a way.
  const isWay =
    (!isQuestion && isOrder(cause)) ||
    (!cause.includes(' ') && /^\p{Lu}/u.test(then) && asPath(then) === then);
  return then === '' || isWay || isOpen || (isQuestion && !isOrder(then))
    ? undefined
    : { cause: cause + (isQuestion ? '?' : ''), then };
}

/** "invalid cursor → 400": what follows from what. */
const RESULT = /^((?:[\p{L}\d-]+ ){0,4}[\p{L}\d-]+) → ([^→]+)$/u;

/** A name, and no order: "hotel", but not "hold the button" or "respond with". */
function isNamed(name: string): boolean {
  const [first = '', ...others] = name.toLowerCase().split(' ');
  const facts = lookUp(first);
  // "yearly billing saves 20%", "runbook says wait 2 h"
  const says = others.map(lookUp);
  if (says.some((one) => (one & LEXICON_THIRD) !== 0 && verbShare(one) > nounShare(one))) return false;
  // "Emeka tested 16.4"
  if ((partsOf(others.at(-1) ?? '') & (PAST | NOUN)) === PAST) return false;
  return (
    classesOf(first) === 0 &&
    // "fry onion 5 min"
    !(
      verbShare(facts) + nounShare(facts) === 0 &&
      (partsOf(first) & LEXICON_VERB) !== 0 &&
      !MEASURE.test(others.at(-1) ?? '')
    ) &&
    // "buy 10 licences"
    (others.length > 0 || (facts & LEXICON_VERB) === 0 || MEASURE.test(first)) &&
    // "tilt machine back"
    !(others.length > 1 && /^(?:back|down|up|out|off|away|forward|apart)$/.test(others.at(-1) ?? '')) &&
    // "conversion down 12%"
    !(
      others.length > 0 &&
      (facts & LEXICON_VERB) === 0 &&
      /^(?:up|down|flat|back|over|under|above|below)$/.test(others.at(-1) ?? '')
    ) &&
    // "errors now RFC 9457"
    !/\bnow\b|\b(?:RFC|ISO|DIN)$/.test(name) &&
    !ACTION.test(`${name} `) &&
    verbShare(facts) <= nounShare(facts) &&
    !/\b(?:till|until|day|week|month|year)$/.test(name) &&
    ((facts & LEXICON_VERB) === 0 || (facts & NOUN) !== 0) &&
    classesOf(name.toLowerCase().split(' ').at(-1) ?? '') === 0
  );
}

export function isLabel(text: string): boolean {
  return (
    !text.startsWith('[VERIFY]') &&
    text.split(/\s+/).length <= LABEL_WORDS &&
    !VERB.test(text) &&
    !/[.!?;]$|\? /.test(text) &&
    !ACTION.test(text) &&
    !isDefinition(text)
  );
}

export function label(text: string): string {
  if (CALL.test(text)) return `\`${text}\``;
  return capitalizedWord(spellOut(text).replace(/\s*:$/, ''));
}

export function sentence(text: string): string {
  const [, told = '', then = ''] = THEN.exec(text) ?? [];
  if (isOrder(then) && !isOrder(told) && (VERB.test(told) || wholeSentence(told) !== told))
    return `${sentence(told)} ${sentence(then)}`;
  const note = asPath(joinClauses(spellOut(asCode(withPeople(text)))));
  // "export job started at 2:00" begins as an order does.
  const written = wholeOrder(note, isImperative(note) && isOrder(note));
  return asShown(asSentence(withPlaces(withLeftOut(wholeSentence(written)))));
}

/** "queen missing, call Ruth": what is, and what to do. */
const THEN =
  /^(?!(?:if|when|once|after|before|for|in|at|on|to|by|with|until|unless|as|while|no|not|where|since|because)\b)([^,:;?(→>]{8,80}), (?!then )([^,→>]+)$/i;

/** "Broken? Call the vendor.", with the ways through menus in bold. */
const asShown = (said: string): string =>
  withPaths(said)
    .replace(/^([^?]+\? )(\p{Ll})/u, (_, asked: string, letter: string) => asked + letter.toUpperCase())
    .replace(/(?<=\[VERIFY\])\.$/, '');

/** A note in a list of steps: what begins with a verb there is an order. */
export function step(text: string): string {
  if (readCase(text)) return writePoint(text);
  // "submit - manager gets email": what happens then is a sentence of its own.
  const [, order = '', then = ''] = /^([^:]+?) [-–—] (?=\p{Ll})(.+)$/u.exec(text) ?? [];
  if (then && orderOf(order) !== 'no') return `${step(order)} ${sentence(then)}`;
  const note = joinClauses(spellOut(asCode(text)));
  return asShown(asSentence(withPlaces(wholeSentence(asPath(wholeOrder(note, orderOf(note) !== 'no'))))));
}

/** "select * from users;" */
const QUERY = /^(?:select|insert|update|delete|alter|drop|create|vacuum|analyze)\b.*;$/i;

/** Commands, calls and names of code as code. */
function asCode(text: string): string {
  // "promote the replica: pg_ctl promote" ends with the command.
  const [, order = '', command = ''] = /^([^:`]{3,60}:\s+)([^`]+)$/.exec(text) ?? [];
  if (order && !/^[^:]*: /.test(command) && (isCommand(command) || QUERY.test(command)))
    return `${order}\`${command.replace(/\.$/, '')}\``;
  return withCodeNames(withCode(asCall(text)));
}

/** A command alone as one to run; "POST /links -> returns code" as a call and what it does. */
function asCall(text: string): string {
  return text
    .replace(/^(`[^`]+ [^`]+`)\.?$/, 'Run $1')
    .replace(
      /^`?((?:GET|POST|PUT|PATCH|DELETE) \/[^\s`,;]*)`?(?:\s*(?:->|=>|→|:|[-–—])\s*|\s+)(?=(\S+))/,
      (_, call: string, next: string) => `\`${call}\`${/^\p{Ll}+s$/u.test(next) ? ' ' : ': '}`,
    );
}
