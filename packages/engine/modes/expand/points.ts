import { lookUp, VERB as LEXICON_VERB } from '../../spelling/lexicon.ts';
import { asSentence, withCode, withOwnCommand } from '../generate/sentences.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { withCodeNames } from '../writing/code-names.ts';
import { joinClauses } from '../writing/clauses.ts';
import { wholeOrder } from '../writing/whole-order.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { spellOut } from './shorthand.ts';
import { ACTION, THIRD_PERSON, VERB } from './words.ts';

/** An item of at most so many words without a verb is a label, not a statement. */
const LABEL_WORDS = 5;

/** Points of one list end alike: with full stops where one of them has one. */
export function alike(points: readonly string[]): string[] {
  const stopped = points.some((point) => /[.!?]$/.test(point));
  return points.map((point) => (stopped && /[\p{L}\p{N}`)%]$/u.test(point) ? `${point}.` : point));
}

export function isStatement(text: string): boolean {
  return VERB.test(text) || THIRD_PERSON.test(text) || /[.!?]$/.test(text);
}

/** "what Relay is: a broker", "who for: freelancers" as what they say. */
function asStatement(text: string): string {
  return text
    .replace(/^what (?:is )?(\p{Lu}[\w.-]*)(?: is)?:\s+/u, '$1 is ')
    .replace(/^(?:who(?: is)?(?: it(?:['’]s| is)?)? for|for whom|(?:target )?audience):\s+/i, 'it is for ');
}

/** "timeout: 30 s" as "**Timeout:** 30 s"; a statement as a sentence; a label as it is, with a capital. */
export function writePoint(note: string): string {
  const text = asCall(asStatement(note));
  if (/^(?:#[\w-]+|\S+@\S+\.\w+)$/.test(text)) return `Contact ${text}.`;
  if (/^[^:]*\?(?:\s|$)/.test(text))
    return `[VERIFY] ${sentence(text.replace(/\?\s*(?:->|=>|→)\s*/, '? ')).replace(/(?<=\? )\p{Ll}/u, (letter) => letter.toUpperCase())}`;
  const definition = /^\[VERIFY\]/.test(text) ? null : DEFINITION.exec(text);
  if (definition) {
    const [, name = '', rest = ''] = definition;
    const short = rest.split(/\s+/).length <= 3 && !VERB.test(rest);
    const value = short ? capitalizedWord(spellOut(rest)) : sentence(withOwnCommand(rest));
    return /[`*_]/.test(name) ? `${name}: ${value}` : `**${capitalizedWord(name)}:** ${value}`;
  }
  const said = spellOut(text);
  return isLabel(text) && wholeSentence(said) === said && joinClauses(said) === said
    ? capitalizedWord(said)
    : sentence(text);
}

export const DEFINITION =
  /^(`[^`]+`|\*\*[^*]+\*\*|[^\s:.,;=`(](?:[^:.,;=`(]{0,40}[^\s:.,;=`(])?(?:\s+\([^()]*\))?)\s*(?::\s+|=\s*|\s[–—-]\s+)(\S.*)$/;
export function isDefinition(text: string): boolean {
  return DEFINITION.test(text) && !/^https?:/.test(text);
}

export function isAction(text: string): boolean {
  return ACTION.test(text) && !isDefinition(text);
}

/** "seal with silicone", below the heading of a task. */
export function beginsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/);
  return (
    (lookUp(first) & LEXICON_VERB) !== 0 &&
    second !== '' &&
    !VERB.test(second) &&
    !isDefinition(text) &&
    !/^(?:max|min|no|up|at)$/.test(first)
  );
}

export function isLabel(text: string): boolean {
  return (
    !text.startsWith('[VERIFY]') &&
    text.split(/\s+/).length <= LABEL_WORDS &&
    !VERB.test(text) &&
    !/[.!?;]$/.test(text) &&
    !ACTION.test(text) &&
    !isDefinition(text)
  );
}

export function label(text: string): string {
  return capitalizedWord(spellOut(text).replace(/\s*:$/, ''));
}

export function sentence(text: string): string {
  return asSentence(wholeSentence(wholeOrder(asPath(joinClauses(spellOut(asCode(text)))))));
}

/** A note in a list of steps: what begins with a verb there is an order. */
export function step(text: string): string {
  const note = joinClauses(spellOut(asCode(text)));
  return asSentence(wholeSentence(asPath(wholeOrder(note, beginsWithVerb(note)))));
}

/** Commands, calls and names of code as code. */
function asCode(text: string): string {
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

/** "Settings > Webhooks > Add" as a way to go. */
export function asPath(text: string): string {
  return /^\p{Lu}[^>.,:;]{1,30} > [^.,:;]+$/u.test(text) ? `Go to ${text}` : text;
}

export function decapitalized(text: string): string {
  return /^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}
