import { cutAt } from '../brief/cut.ts';
import { BE, classesOf, DO, MODAL } from '../../spelling/function-words.ts';
import { pluralOf } from '../../spelling/inflect.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  lookUp,
  NOUN,
  nounShare,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { UNCOUNTED } from '../../spelling/uncounted.ts';
import { beginsStep } from '../brief/steps.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from './capitals.ts';
import { soundOr } from './sound.ts';
import { HARDLY_COUNTED, LONGEST } from './note-words.ts';

/** What they bring about is new to the reader. */
const MAKES =
  /^(?:need|create|add|define|register|generate|schedule|write|make|build|draft|file|book|request|take|pick|choose|send|post|draw|record)$/;
/** Before the words on a button, and before what is no thing. */
const NAMES_WORDS =
  /^(?:click|press|tap|select|type|say|call|let|be|wait|keep|stay|go|log|sign|switch|turn|see|note|read|run|scan|make|lower|use|install|deploy)$/;
/** "In Settings, click Rotate": the order comes later. */
const PLACED = /^(?:in|on|under|from|at|after|if|when|once|to)\b/i;
/** "restore drill", "release window": nouns that verbs make names of. */
const COMPOUNDED =
  /^(?:drill|test|job|window|process|policy|guide|procedure|time|run|plan|script|button|page|form|fee|date|history|log|rate|limit|size|count|mode|type|state|status|name|method|role|right|rule|path|note|period)$/;
/** Who does something, though the word is a verb too. */
const PEOPLE = /^(?:staff|crew|people|police|man|guard|guide|host|coach|pilot|nurse|cook|judge)$/;
/** Names of branches and stages. */
const BRANCHES = /^(?:main|master|production|staging|canary|trunk|develop)$/;
const PARTICLE = /^(?:up|off|out|down|back|over|away|open|closed|fast|silently)$/;
const ACRONYM = /^(?:URL|URI|ID|API|CLI|PDF|CSV|QR|CPU|UI|PR|VM)$/;
const FORMAT = /^(?:PDF|CSV)$/;
const MOST_WORDS = 4;
/** No part of a name. */
const ONLY_ORDERS =
  /^(?:add|create|remove|delete|open|close|enter|choose|submit|configure|define|assign|edit|clear|get|make|fill|send|share|set|enable|disable|rename|replace|start|stop|kill|revert|verify)$/;

/**
 * "paste URL, choose events" as "paste the URL and choose events": an order with its articles; any other note as it is.
 * @param isOrder whether the note tells somebody to do something, where its place says so
 */
export function wholeOrder(note: string, isOrder = isImperative(note)): string {
  return soundOr(note, withArticles(note, isOrder), isOrder);
}

function withArticles(note: string, isOrder: boolean): string {
  // "restart order: one, then two": a name, and what is said of it.
  if (/^\p{L}+ \p{L}+: | \| /u.test(note)) return note;
  const [forbids = ''] = /^(?:do not|don['’]t|never) /i.exec(note) ?? [];
  if (forbids !== '') return forbids + withArticle(note.slice(forbids.length));
  // "open new profile in Tools > Printers": where it is stands behind the order.
  const [, deed = '', way = ''] =
    /^([^>]{3,80}?)( (?:in|under|from|via) \p{Lu}[^>]{1,40} > \p{Lu}.*)$/su.exec(note) ?? [];
  if (way !== '' && isOrder && !PLACED.test(deed)) return wholeOrder(deed, true) + way;
  if (note.length > LONGEST || /["]|\S > \S/.test(note) || PLACED.test(note) || !isOrder) return note;
  // A condition behind the first sentence is no order.
  const [, order = '', after = ''] = /^(.+?[\p{L}\d)`]{2}\.)(\s+\p{Lu}.*)$/su.exec(note) ?? [];
  if (after !== '') return wholeOrder(order) + after;
  const [lead = ''] =
    /^(?:then,?|(?:next|finally|first|afterwards|after (?:that|this)|in the end),)\s+/i.exec(note) ?? [];
  if (lead !== '') return lead + wholeOrder(note.slice(lead.length));
  const parts = cutAt(note.replace(/\.$/, ''), /,\s+/);
  // "take the wheel out, open the brake first": not in this order.
  if (parts.slice(1).some((part) => /\b(?:first|before(?:hand)?)$/.test(part))) return withArticle(note);
  const isList =
    parts.length > 1 &&
    parts.every(
      (part, index) =>
        index === 0 ||
        /^`[^`]+`(?: \([^()]*\))?$/.test(part) ||
        (beginsStep(part) && !isThingThere(part) && !ARE_THINGS.test(part)) ||
        /^let \p{L}/u.test(part),
    );
  if (!isList) return hasBareThing(note) ? note : withArticle(note);
  const orders = parts.map((part, index) =>
    // "scroll down, Archive project": words on a button.
    (index > 0 && /^\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(part)
      ? `select ${part}`
      : withArticle(part.startsWith('`') ? `run ${part}` : part)
    ).replace(/^(?:and|then|and then) /i, ''),
  );
  const last = orders.pop() ?? '';
  const end = note.endsWith('.') ? '.' : '';
  return `${orders.join(', ')}${orders.length > 1 ? ',' : ''} and ${last.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}${end}`;
}

/** "check amount, date and merchant" */
const ARE_THINGS = /^\p{L}+ (?:and|or) \p{L}+$/u;

/** "spare in drawer 2", "deposit 100 EUR", behind an order: what there is. */
function isThingThere(part: string): boolean {
  const [, first = ''] =
    /^(\p{Ll}+) (?:(?:in|on|at|under|behind) (?!(?:with|to|as|and|for)\b)|side (?:up|down|in|out)\b|[€$£]\d|\d+ ?(?:EUR|USD|GBP|CHF|[€$£])|\p{Lu}\d)/u.exec(
      part,
    ) ?? [];
  return (lookUp(first) & (ADJECTIVE | NOUN)) !== 0 && verbShare(lookUp(first)) < MOSTLY / 2 + 1;
}

/** "pick up key at locker, code in app": articles would make a sentence of its half. */
export const hasBareThing = (note: string): boolean =>
  cutAt(note.replace(/\.$/, ''), /,\s+/)
    .slice(1)
    .some((part) => /^\p{Ll}+ (?:in|on|at|under|behind) \p{Ll}+$/u.test(part) && isThingThere(part));

/** Of fifteen times: "release flag" and "test run" name things more often than they tell to do something. */
const MOSTLY = 12;
const isNounFirst = (verb: string): boolean =>
  nounShare(lookUp(verb)) >= MOSTLY && verbShare(lookUp(verb)) <= 15 - MOSTLY;

/** "create project in the console" as "create a project in the console". */
function withArticle(order: string): string {
  const [, lead = '', rest = ''] =
    /^((?:then |next,? |finally,? |first,? )?\p{L}+ )(.*)$/isu.exec(order) ?? [];
  const verb = lead.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const words = rest.split(/\s+/);
  const skipped = PARTICLE.test(words[0] ?? '') ? 1 : 0;
  // "push till it clicks", "push till click"
  const isUntil = /^till?$/.test(words[0] ?? '') && isNominal(words[1] ?? 'the', false);
  if (rest === '' || isUntil || NAMES_WORDS.test(verb) || isNounFirst(verb)) return order;
  let end = skipped;
  while (end < words.length && end - skipped < MOST_WORDS) {
    const word = words[end] ?? '';
    const bare = word.replace(/[.,;:)]+$/, '');
    const isNoun = /^\p{Ll}[\p{Ll}-]*$/u.test(bare) ? isNominal(bare, end === skipped) : ACRONYM.test(bare);
    if (!isNoun) break;
    end += 1;
    if (bare !== word) break;
  }
  const head = (words[end - 1] ?? '').replace(/[.,;:)]+$/, '');
  const after = words[end] ?? '';
  // "back office publishes": a subject and its verb.
  if ((partsOf(after) & THIRD_PERSON) !== 0 && verbShare(lookUp(after)) > nounShare(lookUp(after)))
    return order;
  // "split view does not remember it", "staff take photos": a subject and its verb.
  if ((classesOf(after) & (BE | DO | MODAL)) !== 0 || PEOPLE.test(verb)) return order;
  // "Pick CSV or JSON": names of what there is to choose.
  if ((after === 'or' && ACRONYM.test(head)) || (/^(?:pick|choose)$/.test(verb) && FORMAT.test(head)))
    return order;
  // "Add starter and salt": one has no article, and so the other has none.
  if (MAKES.test(verb) && /^(?:and|or)$/.test(after) && !beginsStep(words.slice(end + 1).join(' ')))
    return order;
  // "toggle dark mode"
  if (head === 'mode' && end > skipped + 1) return order;
  const isCompound = end === skipped + 1 && skipped === 0 && COMPOUNDED.test(head) && !ONLY_ORDERS.test(verb);
  if (end === skipped || isCompound || !isCountable(head) || /^[\d<>`"%$€]|^\p{Lu}|['’]s$/u.test(after))
    return order;
  const article =
    MAKES.test(verb) || /^new$/.test(words[skipped] ?? '')
      ? /^[aeiou]/i.test(words[skipped] ?? '') && !/^(?:URL|user|uni|one)/i.test(words[skipped] ?? '')
        ? 'an'
        : 'a'
      : 'the';
  return `${lead}${[...words.slice(0, skipped), article, ...words.slice(skipped)].join(' ')}`;
}

/** Part of the name of a thing. */
export function isNominal(word: string, isFirst: boolean): boolean {
  if (classesOf(word) !== 0 || word === 'one') return false;
  const parts = partsOf(word);
  if ((parts & ADVERB) !== 0 && (parts & (NOUN | ADJECTIVE)) === 0) return false;
  return (
    (parts & NOUN) !== 0 ||
    (isFirst && (parts & (ADJECTIVE | ING | PARTICIPLE)) !== 0 && (parts & VERB) === 0)
  );
}

/** One of several: "door", but not "water" or "doors". */
export function isCountable(noun: string): boolean {
  if (ACRONYM.test(noun)) return true;
  const parts = partsOf(noun);
  return (
    (parts & NOUN) !== 0 &&
    (parts & (PLURAL | ING | ADVERB)) === 0 &&
    !UNCOUNTED.test(noun) &&
    !BRANCHES.test(noun) &&
    !HARDLY_COUNTED.test(noun) &&
    pluralOf(noun) !== undefined
  );
}

/** What is had once: "the admin role", but "an account". */
const HAD = /(?:role|permission|scope|plan|privilege|license|subscription|tier)$/;

/** "need admin role" as "you need the admin role". */
export function withNeed(note: string): string {
  const [, things = ''] = /^(?:you )?need (?!to\b)([^,;]+)$/is.exec(note) ?? [];
  if (things === '') return note;
  const [, first = '', after = ''] =
    /^((?!(?:an?|the|your|no|some|any|more) )(?:[\p{L}\d-]+ ){0,2}?[\p{L}\d-]+)((?:[.(]| (?:and|on|in|with|for|from|to|of)\b).*|)$/su.exec(
      things,
    ) ?? [];
  if (/(?:right|permission|privilege)s$/.test(first)) return `you need ${things}`;
  return `you need ${HAD.test(first) ? `the ${first}${after}` : wholeOrder(`need ${things}`, true).slice('need '.length)}`;
}

/** Numbers say the order; "then" and "next" need not. */
export function withoutOrder(step: string): string {
  const bare = step.replace(/^(?:then|next|finally|first|second|third|after that|lastly),?\s+/i, '');
  return capitalized(
    bare
      .replace(
        /^(`[^`]+ [^`]+`)(?=\.?$| (?:on|in|as|again)\b|, (?:check|verify|note|wait|look|compare))/,
        'Run $1',
      )
      // "No green light: call the desk"
      .replace(/^No ((?:\p{Ll}+ ){0,2}\p{Ll}+): (\p{L}.*)$/su, (line, thing: string, order: string) =>
        isImperative(order)
          ? `If there is no ${thing}, ${order.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`
          : line,
      )
      .replace(/^(Run `[^`]+`), (?=check|verify|note|wait|look|compare)/, '$1 and '),
  );
}
