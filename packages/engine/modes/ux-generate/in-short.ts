import { withArticle } from '../../checks/article.ts';
import { classesOf, MODAL } from '../../spelling/function-words.ts';
import { NOUN, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS } from './actions.ts';
import { TIMES } from './normal.ts';
import { type Thing, isMass, isPerson, thisThing } from './thing.ts';

const WHO = String.raw`(?: (?:them|people|users?|the user|customers?|you|everyone))?`;
const COUNT = String.raw`(?:\d[\d.,]*|\{\w+\})`;

type Row = readonly [
  says: RegExp,
  text: (found: readonly string[], thing: Thing | undefined) => string | undefined,
];

/** What a request asks a text to do, or tells in a few words, as the text itself. */
const ROWS: readonly Row[] = [
  [
    new RegExp(String.raw`^(?:suggest|recommend|advise|propose)s?${WHO} (\p{Ll}+ing .+)$`, 'iu'),
    ([, what = '']) => `try ${what}`,
  ],
  [
    new RegExp(
      String.raw`^(?:suggest|recommend|advise|remind|encourage|invite|urge|tell|ask)s?${WHO} to (.+)$`,
      'iu',
    ),
    ([, what = '']) => what,
  ],
  [
    new RegExp(String.raw`^(?:let|allow)s?${WHO}(?: to)? (\p{Ll}+ .+)$`, 'iu'),
    ([, what = '']) => (opensWithVerb(what) ? `you can ${what}` : undefined),
  ],
  [
    new RegExp(String.raw`^((?:about |only |just )?${COUNT} \p{L}+) (?:left|remaining|to go)$`, 'iu'),
    ([, what = '']) => `you have ${what} left`,
  ],
  [
    new RegExp(String.raw`^(${COUNT} ${TIMES}) to (\p{Ll}+)(?: (it|them|this|that))?$`, 'iu'),
    ([, time = '', verb = '', what = 'it']) => `you can ${verb} ${what} within ${time}`,
  ],
  [
    new RegExp(String.raw`^(${COUNT} ${TIMES}) to (\p{Ll}+ .+)$`, 'iu'),
    ([, time = '', what = '']) => `you have ${time} to ${what}`,
  ],
  [
    new RegExp(String.raw`^(?:with |has |it has )?(${COUNT} (?!${TIMES}$)(?:\p{Ll}+ )?\p{Ll}+)$`, 'iu'),
    ([, what = ''], thing) =>
      thing && !thing.areMany && (partsOf(what.split(' ').at(-1) ?? '') & (NOUN | PLURAL)) !== 0
        ? `${thisThing(thing)} has ${what}`
        : undefined,
  ],
  [/^(free (?:until|before|within|up to) .+)$/i, ([, what = '']) => what],
  [/^(?:full )?refunds? ((?:within|in|after) .+)$/i, ([, when = '']) => `you'll get a refund ${when}`],
  [
    new RegExp(
      String.raw`^((?:usually|typically|normally) )?((?:under|less than|up to|about|around) ${COUNT} ${TIMES})$`,
      'iu',
    ),
    ([, often = '', time = '']) => `this ${often}takes ${time}`,
  ],
  // What is kept for a time is kept by the product.
  [/^keeps? (?:your|their) (.+? for \d.*)$/i, ([, what = '']) => `we'll keep your ${what}`],
  [/^charged (.+)$/i, ([, what = '']) => `you'll be charged ${what}`],
  [/^can (?!be\b|only be\b)(\p{Ll}+(?: .+)?)$/iu, ([, what = '']) => `you can ${what}`],
  [/^access (?:until|till|through) (.+)$/i, ([, until = '']) => `you'll keep access until ${until}`],
  // "Amount {amount}"
  [
    /^(\p{L}+(?: \p{L}+)?):? (\{\w+\}\S*)$/u,
    ([, name = '', value = '']) =>
      classesOf(name.split(' ').at(-1)?.toLowerCase() ?? '') === 0 &&
      (partsOf(name.split(' ').at(-1)?.toLowerCase() ?? '') & NOUN) !== 0 &&
      !opensWithVerb(name)
        ? `${name}: ${value}`
        : undefined,
  ],
  [/^((?:turn|switch|try|use|ask|check) .+) suggestion$/i, ([, what = '']) => what],
  [/^(at least (?!\d+ (?:characters|digits|letters)).+)$/i, ([, what = '']) => `you need ${what}`],
  [/^(?:needs?|requires?) (.+)$/i, ([, what = '']) => `you need ${what}`],
  [
    /^no ((?:[\p{L}-]+ ){1,3}?)(?:is |are )?(needed|required|necessary)$/iu,
    ([, what = '', how = '']) => `no ${what}${/s $/.test(what) ? 'are' : 'is'} ${how}`,
  ],
];

/** Verbs that a list of orders does not have, as a screen says them. */
const ORDERS =
  /^(?:try|contact|check|reload|refresh|ask|learn|see|view|upgrade|retry|wait|reconnect|renew|verify|review|pick|use|make sure|manage|finish|complete|explore|book|pay|free up|swipe|tap|drag|reply)\b/i;
const opensWithVerb = (text: string): boolean => {
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  // "Refund takes 5 days"
  if (
    /^(?:is|are|was|were|has|will|can|takes?|costs?|ends?|starts?|fails?|failed|expires?)$/.test(second) ||
    (partsOf(second) & (THIRD_PERSON | NOUN | PLURAL)) === THIRD_PERSON
  )
    return false;
  return (
    ORDERS.test(text) ||
    isImperative(text) ||
    ACTIONS.some(({ verb }) => verb === first) ||
    (partsOf(first) & (VERB | NOUN)) === VERB
  );
};

/** A clause that leaves out what it is said of. */
const LACKS_SUBJECT =
  /^(?:also |and )?(?:is|are|was|will|won['’]t|can['’]t|cannot|has|isn['’]t|doesn['’]t|\p{Ll}+s)\b/iu;

/** What people have one of. */
const OWN =
  /^(?:email|calendar|bank|account|profile|phone|team|family|company|identity|inbox|availability|location|address|password|budget|plan|workspace|store|shop|business|camera|microphone|device)$/i;

/** "Add card to keep your data": with the article that a note leaves out. */
export const withArticles = (order: string): string =>
  order.replace(
    /^(\p{L}+(?: (?:off|on|up))?) ((?:(?!new\b)\p{Ll}+ )?(\p{Ll}+))(?= to \p{Ll}+ |$| and (?!\p{Ll}+$))/iu,
    (whole: string, verb: string, what: string, noun: string) => {
      const [first = ''] = what.split(' ');
      const isOne =
        (partsOf(noun) & (NOUN | PLURAL)) === NOUN &&
        !isMass(noun) &&
        !/(?:ing|s|ness|ment|ity|tion|access|support|sync|dark|mode|online|help|staff)$/.test(noun);
      const isBare =
        classesOf(first) === 0 &&
        !/^(?:up|in|out|on|off|back|down|over|it|again|later|now|home|all|more)$/.test(first);
      if (!(isOne || OWN.test(noun)) || !isBare || what === 'first' || !opensWithVerb(verb)) return whole;
      return `${verb} ${/^first\b/i.test(what) || OWN.test(noun) ? `your ${what}` : withArticle(what)}`;
    },
  );

/**
 * A clause of a request that is told in short, as a screen says it: "2 minutes left", "let people add their own", "takes up to an hour";
 * undefined where it is none of these.
 *
 * @param thing what the screen is about
 */
export function inShort(told: string, thing: Thing | undefined): string | undefined {
  const bare = told
    .trim()
    .replace(/[.!]$/, '')
    .replace(/^(?:and|also|but|or|then) /i, '');
  for (const [says, text] of ROWS) {
    const found = says.exec(bare);
    const said = found && text(found, thing);
    if (said) return asSentence(toReader(withArticles(said)));
  }
  if (/^(?:don['’]t|do not|never) \p{Ll}+/iu.test(bare) && !/\b(?:say|use|write|show|mention)\b/i.test(bare))
    return asSentence(bare);
  if (opensWithVerb(bare) && bare.split(' ').length > 1 && !/[():"]|\b(?:them|users?|they)\b/i.test(bare))
    return asSentence(toReader(withArticles(bare)));
  const [first = '', second = ''] = bare.toLowerCase().split(' ');
  const isVerb =
    (classesOf(first) & MODAL) !== 0 ||
    /^(?:is|was|has|isn['’]t|won['’]t|can['’]t|cannot|doesn['’]t)$/.test(first) ||
    ((partsOf(first) & THIRD_PERSON) !== 0 &&
      ((partsOf(first) & PLURAL) === 0 || /^(?:to|for|from|after|until|in)$/.test(second)) &&
      second !== '') ||
    /^(?:takes|lasts|costs|expires|ends|starts|renews|applies|works)$/.test(first);
  if (
    !LACKS_SUBJECT.test(bare) ||
    !isVerb ||
    /[():"]|\b(?:users?|shown?|title|button)\b/i.test(bare) ||
    second === ''
  )
    return undefined;
  if (thing && isPerson(thing)) return undefined;
  const subject =
    thing && !thing.areMany && /^(?:is|was|has|isn|will|won)/.test(first)
      ? thisThing(thing)
      : /^(?:moves|stays|goes|remains|expires|ends)$/.test(first)
        ? 'it'
        : 'this';
  return asSentence(capitalized(`${subject} ${bare}`));
}

/** "Their own recipe" of who reads it. */
const toReader = (text: string): string =>
  text.replace(/\btheir\b/g, 'your').replace(/\bthemselves\b/g, 'yourself');
