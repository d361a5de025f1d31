import { ADJECTIVE, NOUN, PARTICIPLE, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { isClause } from '../writing/splices.ts';
import { cutAt } from './cut.ts';
import { LAST_RESORT } from './leaning.ts';
import { beginsStep } from './steps.ts';

const CASE = /^(?:if|when) (?:the )?(?<told>\S.*)$/is;
/** "still blank? call the desk", behind all else */
const STILL = /^(?:(.*?)[,;] )?(still (?:\p{L}+ ?){1,3}\? \S[^?]*)$/su;
const STUCK = /^still (?:no luck|stuck|nothing|not working|no success)\? /i;
/** How it still is, in one word. */
const BLANK = /^(still (?!no\b|not\b|stuck\b|nothing\b)\p{L}+)\? /iu;
/** "check door closed" */
const LOOK =
  /^(?<look>check|see|make sure|ensure|verify) (?:that |if )?(?<thing>(?:\p{Ll}+ ){1,2})(?<state>\p{Ll}+)$/u;

/** What helps in general, and each case with its cause and its way out, of a trouble told in one breath; undefined for any other. */
export function layOutTrouble(told: readonly string[]): string | undefined {
  const [, before = '', still = ''] = STILL.exec(told.at(-1) ?? '') ?? [];
  const sentences = still === '' ? told : [...told.slice(0, -1), before].filter(Boolean);
  const fixes: string[] = [];
  const others: string[] = [];
  for (const sentence of sentences) {
    // A label or a question says itself what it is.
    if (/[:?]|->|=>|→/.test(sentence)) return undefined;
    const pieces = cutAt(sentence, /[,;]\s+(?:(?:and|then|or)\s+)*/);
    for (const [index, piece] of pieces.entries()) {
      if (CASE.test(piece) && !LAST_RESORT.test(piece)) {
        const told = splitCase(pieces.slice(index).join(', '));
        if (told === undefined) return undefined;
        others.push(told);
        break;
      }
      if (others.length === 0 && beginsStep(piece) && !LAST_RESORT.test(piece)) fixes.push(looked(piece));
      else others.push(piece);
    }
  }
  if (fixes.length < 2) return undefined;
  return [
    `Fix: ${fixes.join(', ')}.`,
    ...others.map((one) => `${one}.`),
    still && `${capitalized(still.replace(STUCK, "if you're still stuck, ").replace(BLANK, 'it is $1: '))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "if display shows E3 the sensor is broken, call service" as "display shows E3: the sensor is broken, call service"; undefined where the case has no end. */
function splitCase(text: string): string | undefined {
  const told = CASE.exec(text)?.groups?.['told'] ?? '';
  const [first = '', ...rest] = cutAt(told, /,\s+(?:then\s+)?/);
  const words = first.split(' ');
  const at = words.findIndex((_, index) => {
    const after = words.slice(index).join(' ');
    const before = words.slice(0, index).join(' ');
    return (
      index > 1 &&
      isClause(before) &&
      (isImperative(after) ||
        /^(?:call|contact|ask|replace|order|return|restart|reset) \p{L}/u.test(after) ||
        (/^(?:the|your|it|its|this) /.test(after) && isClause(after)))
    );
  });
  if (at > 0) return `${words.slice(0, at).join(' ')}: ${[words.slice(at).join(' '), ...rest].join(', ')}`;
  return rest.length > 0 ? `${first}: ${rest.join(', ')}` : undefined;
}

/** "check door closed" as "check that the door is closed". */
function looked(order: string): string {
  const { look = '', thing = '', state = '' } = LOOK.exec(order)?.groups ?? {};
  const noun = partsOf(thing.trim().split(' ').at(-1) ?? '');
  const isState = (partsOf(state) & (ADJECTIVE | PARTICIPLE)) !== 0 && (partsOf(state) & NOUN) === 0;
  return isState && (noun & (NOUN | PLURAL)) !== 0 && !/^(?:the|your|for|on|in|at|all) /.test(thing)
    ? `${look} that the ${thing}${(noun & PLURAL) !== 0 ? 'are' : 'is'} ${state}`
    : order;
}
