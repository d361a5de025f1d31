import { PREPOSITION, classesOf } from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  lookUp,
  NOUN,
  nounShare,
  PARTICIPLE,
  PLURAL,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { withArticle } from '../../checks/article.ts';
import { capitalized } from '../writing/capitals.ts';
import { isCountable } from '../writing/whole-order.ts';

/** Longest name of a thing, in words. */
const LONGEST = 5;
const PEOPLE =
  /\b(?:adults|kids|children|toddlers|babies|teens|teenagers|students|seniors|pensioners|members|non-members|guests|visitors|residents|families|groups|staff|beginners|companions)\b/i;
/** What may be forbidden or brought along. */
const BROUGHT =
  /\b(?:dogs?|cats?|pets?|animals?|smoking|vaping|glass|food|snacks|drinks|alcohol|shoes|bikes|bicycles|scooters|photos|photography|cameras?|phones?|flash|strollers?|swimming|running|diving|kids|children|cars?)\b/i;
const MONEY =
  '(?:[€$£]\\s?\\d|\\d[\\d.,]* ?(?:€|\\$|£|euros?\\b|eur\\b|usd\\b|dollars?\\b|gbp\\b|pounds?\\b|chf\\b|cents?\\b|kr\\b|sek\\b|pln\\b))(?!-)';
const PRICED = new RegExp(
  `^(?<name>[^\\d€$£]+?)(?: for| at|:)? (?<said>(?:about |from |up to )?${MONEY}.*)$`,
  'iu',
);
const TIMED =
  /^(?<name>[^\d]+?) (?<said>(?:(?:daily|weekly|monthly|hourly|nightly|yearly)\b|(?:from|until|till|before|by|between) (?:\d|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:at|after) \d{1,2}(?::\d\d|\s?[ap]m)|every \d?\p{Ll}|on (?:mon|tues|wednes|thurs|fri|satur|sun)day).*)$/iu;
const PLACED =
  /^(?<name>\S.*?) (?<said>(?:behind|in front of|next to|opposite|near|outside|inside|across from|at the|in the|on the|under the|at (?=[\w-]+(?:\.[\w-]+)+)) ?(?=\S).+)$/iu;
const HAPPENS =
  /^(?<name>[^\d]+?) (?<deed>(?:start|begin|end|open|close|expire|renew|arrive|depart)s?) (?<said>(?:at |after |on |in |every |from |until |by )?(?:\d|mon|tues|wednes|thurs|fri|satur|sun|the ).*)$/iu;
const STATE =
  /^(?<name>\S.*?) (?:(?:is|are) )?(?<not>not )?(?<state>included|optional|free|allowed|welcome|required|permitted|mandatory|available|possible|refundable|transferable|supported|accepted|recommended)(?<rest>(?: (?:for|in|on|at|with|from|until|after|before|by|only|to) .+)?)$/iu;
const ONLY =
  /^(?<name>\S.*?) (?<said>only (?:with|by|on|in|at|for|from|after|before|until|during|via|online|through|if|when)\b.*)$/iu;
const DONE =
  /^(?<name>\S.*?) (?<done>\p{L}+(?:ed|en|ept|ent|old|id)) (?<said>(?<how>within|after|on|every|until|by|via|through|with|in|at|daily|weekly|monthly|\d+ times)\b.*)$/iu;
const HOURS =
  /^(?:the |our )?(?<hours>(?:(?:opening|business|office|visiting|quiet|core|support) )?hours|opening times):? (?<said>\S.*)$/i;
const LASTS =
  /^(?<name>[^\d]+?):? (?<said>(?:up to |at most |about |max(?:imum)? )?\d[\d.,–-]*(?: to \d+)? (?:(?:working|business) )?(?:sec(?:ond)?s?|min(?:ute)?s?|hours?|days?|weeks?|months?|years?)\b.*)$/iu;
const TAKES =
  /^(?:delivery|shipping|processing|set-?up|approval|activation|verification|repair|refunding|installation)$/i;
const AMOUNT = /^(?<name>[^\d]+?):? (?<said>(?:up to |at most |about |max(?:imum)? )?\d.*)$/iu;
const FREE =
  /^free (?<name>[^\d]+?)(?<rest>(?: (?:for|in|on|at|with|from|until|after|before|behind|during|every|near|next to|up to) .+)?)$/iu;
const NONE =
  /^no (?<name>[^\d]+?)(?: (?<state>required|needed|necessary|included|accepted|allowed|possible))?(?<rest>(?: (?:for|in|on|at|with|without|from|until|after|before|during|near|inside) .+)?)$/iu;
const PAID =
  /^(?:only )?(?<said>(?:cash|cards?|credit cards?)(?: (?:and|or|&) (?:cash|cards?|credit cards?))?(?: only)?)$/i;
const CLOSED =
  /^(?:we['’]re )?closed (?<said>(?:on |every |over |from |between |in )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|public holidays|holidays|weekends|christmas|\p{Lu}\p{Ll}+)\b.*)$/iu;

/** What goes without an article. */
const MASS =
  /^(?:breakfast|lunch|dinner|brunch|school|wi-?fi|shipping|delivery|admission|registration|\p{L}+ing|check-(?:in|out)|drop-off|pick-?up)$/iu;

/** Of fifteen times. */
const SELDOM = 0;

/** A thing by its name, "day pass": as it stands in a question, and whether there are several. */
interface Thing {
  readonly the: string;
  readonly bare: string;
  /** With the article that it cannot do without. */
  readonly any: string;
  readonly be: 'is' | 'are';
}

const bareOf = (name: string): string =>
  name
    .replace(/^(?:the|our|your|a|an) /i, '')
    .replace(/^\p{Lu}(?=\p{Ll}+(?: \p{Ll}|$))/u, (letter) => letter.toLowerCase());

function thingOf(name = ''): Thing | undefined {
  const bare = bareOf(name.trim());
  const words = bare.split(' ');
  const [head = ''] = bare.split(/ (?:under|over|from|of|for|with|below|above|aged) /);
  const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
  const parts = partsOf(last.replace(/^.*-/, ''));
  const isNamed = parts === 0 || (parts & (NOUN | PLURAL)) !== 0 || /-(?:in|out|up|off)$/.test(last);
  const isClause = words.some((word, index) => {
    const classes = classesOf(word.toLowerCase());
    return (
      classes !== 0 &&
      ((classes & PREPOSITION) === 0 || index === 0) &&
      !/^(?:and|or|for|your|all|non)$/i.test(word)
    );
  });
  const opening = (words[0] ?? '').toLowerCase();
  const facts = lookUp(opening);
  // "book 2 days ahead": what to do.
  // Alone, "order" until noon and "vegetarian" every day may be what one does, and how something is.
  const isBare = words.length === 1 && bare === name.trim() && !MASS.test(bare);
  const isOrder =
    (partsOf(opening) & VERB) !== 0 &&
    (isBare ? verbShare(facts) > SELDOM : verbShare(facts) > nounShare(facts));
  if (
    bare === '' ||
    /[,;:]|^[^ ]+ \d+$/.test(bare) ||
    words.length > LONGEST ||
    isClause ||
    isOrder ||
    (isBare && (parts & ADJECTIVE) !== 0) ||
    !isNamed ||
    classesOf(last) !== 0
  )
    return undefined;
  const are =
    (/[^s]s$/.test(last) && (parts === 0 || (parts & PLURAL) !== 0)) ||
    / and /.test(head) ||
    /^(?:children|people|staff)$/.test(last);
  const the = are || PEOPLE.test(last) || MASS.test(last) ? bare : `the ${bare}`;
  return { bare, any: isCountable(last) ? the : bare, the, be: are ? 'are' : 'is' };
}

type Writer = (thing: Thing, told: Readonly<Record<string, string | undefined>>) => string | undefined;
const ASKED: readonly (readonly [RegExp, Writer])[] = [
  [
    NONE,
    ({ bare, be }, { state = '', rest = '' }) =>
      state !== ''
        ? `${capitalized(be)} ${be === 'is' && isCountable(bare.split(' ').at(-1) ?? '') ? withArticle(bare) : bare} ${state}? No ${bare} ${be} ${state}${rest}`
        : BROUGHT.test(bare)
          ? `${capitalized(be)} ${bare.replace(/ and /g, ' or ')} allowed? ${rest ? capitalized(bare) : `No, ${bare}`} ${be} not allowed${rest}`
          : `${capitalized(be)} there ${be === 'is' && isCountable(bare.split(' ').at(-1) ?? '') ? withArticle(bare) : bare.startsWith('any ') ? bare : `any ${bare}`}? ${rest ? 'There' : 'No, there'} ${be} no ${bare}${rest}`,
  ],
  [
    PRICED,
    ({ the, bare, be }, { said = '' }) =>
      PEOPLE.test(bare) && be === 'are'
        ? `How much do ${bare} pay? ${capitalized(bare)} pay ${said}`
        : `How much ${be} ${the}? ${capitalized(the)} ${be} ${said}`,
  ],
  [
    TIMED,
    ({ the, be }, { said = '' }) => {
      const due = /^by\b/i.test(said) ? ' due' : '';
      return `${due ? 'By when' : 'When'} ${be} ${the}${due}? ${capitalized(the)} ${be}${due} ${said}`;
    },
  ],
  [
    HAPPENS,
    ({ bare, the, be }, { deed = '', said = '' }) => {
      const thing = isCountable(bare) ? the : bare;
      return `When ${be === 'is' ? 'does' : 'do'} ${thing} ${deed.toLowerCase().replace(/s$/, '')}? ${capitalized(thing)} ${deed} ${said}`;
    },
  ],
  [
    STATE,
    ({ any: bare, be }, { not, state = '', rest = '' }) =>
      `${capitalized(be)} ${bare} ${state.toLowerCase()}? ${rest ? capitalized(bare) : `${not ? 'No' : 'Yes'}, ${bare}`} ${be} ${not ? 'not ' : ''}${state.toLowerCase()}${rest}`,
  ],
  [
    ONLY,
    ({ bare, be }, { said = '' }) =>
      PEOPLE.test(bare) || BROUGHT.test(bare)
        ? `${capitalized(be)} ${bare} allowed? ${capitalized(bare)} ${be} allowed ${said}`
        : `What do I need to know about ${bare}? ${capitalized(bare)} ${be} possible ${said}`,
  ],
  [
    DONE,
    ({ the, be }, { done = '', how = '', said = '' }) => {
      const word = done.toLowerCase();
      const asks = /^(?:within|after|on|every|until)$/i.test(how)
        ? 'When'
        : /^(?:daily|weekly|monthly|\d)/i.test(how)
          ? 'How often'
          : /^(?:at|in)$/i.test(how)
            ? /^\p{L}+ (?:the |about )?\d/u.test(said)
              ? 'When'
              : 'Where'
            : 'How';
      return (partsOf(word) & PARTICIPLE) === 0
        ? undefined
        : `${asks} ${be} ${the} ${word}? ${capitalized(the)} ${be} ${word} ${said}`;
    },
  ],
  [
    PLACED,
    ({ bare, the, be }, { said = '' }) =>
      // "lost badge at the desk": a case.
      /^(?:lost|forgotten|stolen|broken|damaged|missed) /i.test(bare)
        ? undefined
        : `Where ${be} ${the}? ${capitalized(the)} ${be} ${said}`,
  ],
  [
    LASTS,
    ({ the, bare, be }, { said = '' }) =>
      be === 'are' || /\b(?:ahead|before|earlier|in advance|ago)\b/i.test(said)
        ? undefined
        : TAKES.test(bare)
          ? `How long does ${bare} take? ${capitalized(bare)} takes ${said}`
          : `How long is ${the}? ${capitalized(the)} is ${said}`,
  ],
  [
    FREE,
    ({ any: bare, be }, { rest = '' }) =>
      `${capitalized(be)} ${bare} free? ${rest ? capitalized(bare) : `Yes, ${bare}`} ${be} free${rest}`,
  ],
  // Of several, an amount tells anything.
  [
    AMOUNT,
    ({ the, bare, be }, { said = '' }) =>
      be === 'is'
        ? `What is ${the}? ${capitalized(the)} is ${said}`
        : /^(?:up to|at most|max)/i.test(said)
          ? `What is the limit on ${bare}? ${capitalized(said)} ${bare}`
          : undefined,
  ],
];

/** "day pass 18 EUR" as "How much is the day pass? The day pass is 18 EUR"; undefined for what isn't named by a noun first. */
export function answeredOfName(piece: string): string | undefined {
  const paid = PAID.exec(piece)?.groups?.['said'];
  if (paid) return `How can I pay? ${capitalized(paid)}`;
  const closed = CLOSED.exec(piece)?.groups?.['said'];
  if (closed)
    return `When is it closed? It is closed ${/^(?:mon|tues|wednes|thurs|fri|satur|sun|\p{Lu})/u.test(closed) ? 'on ' : ''}${closed}`;
  const { hours = '', said = '' } = HOURS.exec(piece)?.groups ?? {};
  if (hours) return `What are the ${hours.toLowerCase()}? The ${hours.toLowerCase()} are ${said}`;
  for (const [told, write] of ASKED) {
    const groups = told.exec(piece)?.groups;
    const thing = groups && thingOf(groups['name']);
    // The first that fits decides.
    if (thing) return write(thing, groups);
  }
  return undefined;
}
