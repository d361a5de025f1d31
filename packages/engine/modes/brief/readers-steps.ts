import { withArticle } from '../../checks/article.ts';
import { baseOf, singularOf } from '../../spelling/inflect.ts';
import { NOUN, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isClause } from '../writing/splices.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { leadingPeople, toSecondPerson } from '../generate/readers.ts';
import { cutAt } from './cut.ts';
import { beginsStep, cutSteps } from './steps.ts';

/** Who does the steps in a prompt that tells a story of them. */
const READER =
  '(?:they|you|people|everyone|(?:the |a |every )?(?:new )?(?:users?|readers?|customers?|hires?|people|starters?|joiners?|colleagues?|newcomers?|employees?))';
const MARK =
  "(?:(?:ok|so|and|then|oh|also|now|next|finally|(?:at|in) the end|afterwards|after that|first(?: of all| thing)?|once (?:that|this)(?:['’]s| is) done|in the first (?:day|week)),? )*";
const DUTY = '(?:(?:have|has|need|needs|got|ought) to |must |should |just )';
const OPENS = new RegExp(`^${MARK}`, 'iu');
const ORDERED = /\b(?:first|then|next|finally|after|end)/i;
const CLAUSE = new RegExp(`^${MARK}${READER} (?<duty>${DUTY})*(?<verb>\\p{L}+)(?<rest>[ ,.].*|$)`, 'isu');
const NEXT = new RegExp(
  `,?\\s+(?:and\\s+)?then\\s+(?=${READER} )|,?\\s+and\\s+(?=${READER} ${DUTY}?)|,\\s+(?=${READER} )`,
  'iu',
);
/** What comes to the reader, who does nothing for it. */
const COMES =
  /^(?:gets?|receives?|sees?)(?: (?:an?|the|your|their))?(?: \p{L}+)? (?:e-?mail|mail|message|code|link|notification|confirmation|sms|letter|reply|answer)\b/iu;
const NO_DEED =
  /^(?:be|end|can|may|will|would|could|are|were|have|had|need|want|know|keep|see|like|work|live)$/i;

/**
 * "First thing they get the laptop from IT, then they log in" as an order for each deed of the reader; undefined for a sentence
 * that tells no such thing.
 * @param follows whether it stands among steps, where "you compare them" is one too
 */
export function readerSteps(sentence: string, follows = false): readonly string[] | undefined {
  const passive = passiveDuty(sentence);
  if (passive) return [passive];
  const series = stepsOfRole(sentence) ?? stepsOfOne(sentence);
  if (series) return series;
  const [mark = ''] = OPENS.exec(sentence) ?? [];
  // What they get in the end is the goal.
  if (/\bend\b/i.test(mark) && /^\S+ (?:will )?gets?\b/i.test(sentence.slice(mark.length))) return undefined;
  const [, place = '', told = sentence.slice(mark.length)] = PLACE.exec(sentence) ?? [];
  const clauses = cutAt(told.replace(/\.$/, ''), NEXT).map((clause) => CLAUSE.exec(clause)?.groups);
  const isDeed =
    follows &&
    /^you (?!get|receive|see|find|can)\p{Ll}+ (?:the|an?|your|all|each|both)\b/u.test(
      told.replace(/^Y/, 'y'),
    );
  const isOrdered =
    isDeed ||
    ORDERED.test(mark) ||
    /\bthen (?:they|you)\b/i.test(told) ||
    /^[Yy]ou \p{Ll}[^.]*, (?:and )?then \p{Ll}/u.test(told);
  if (!isOrdered && !clauses.some((one) => one?.['duty'])) return undefined;
  const steps = clauses.map((one) => {
    const { verb = '', rest = '' } = one ?? {};
    const deed = verb + rest;
    if (
      verb === '' ||
      NO_DEED.test(verb) ||
      (!/^do$/i.test(verb) && (partsOf(verb.toLowerCase()) & VERB) === 0)
    )
      return undefined;
    const said = COMES.test(deed) ? `you ${deed}` : deed;
    // Beside "you", "them" are others.
    return /^you\b/i.test(told) ? said : toSecondPerson(said);
  });
  if (!steps.every((step) => step !== undefined)) return undefined;
  return steps.map((step, index) => (index === 0 && place ? `for ${place}, ${step}` : step));
}

/** What people do on a screen: who does it is somebody. */
const ON_SCREEN = /^(?:open|click|select|choose|go to|press|tap|sign in|log in)\b/;
const LEAST_STEPS = 2;

/** "Admins open Settings, click Rotate, and copy the key" as an order for each deed, the first with who it is for. */
function stepsOfRole(sentence: string): readonly string[] | undefined {
  const [, who = '', deeds = ''] = /^(?:The |All )?(\p{L}+s) (\p{Ll}+ .+?)\.?$/u.exec(sentence) ?? [];
  const role =
    who === '' || (partsOf(who.toLowerCase()) & PLURAL) === 0 ? undefined : singularOf(who.toLowerCase());
  // "Questions go to the lab manager": no people.
  if (role === undefined || !ON_SCREEN.test(deeds) || (/^go /.test(deeds) && !leadingPeople(who)))
    return undefined;
  const [first = '', ...others] = cutSteps(deeds);
  if (1 + others.length < LEAST_STEPS || ![first, ...others].every(beginsStep)) return undefined;
  const opening = /^(?:user|reader|customer|people)$/.test(role)
    ? first
    : `as ${withArticle(role)}, ${first}`;
  return [opening, ...others].map(toSecondPerson);
}

/** "Reception opens the portal, clicks New and prints it" as an order for each deed, the first with who does it. */
function stepsOfOne(sentence: string): readonly string[] | undefined {
  const [, who = '', deeds = ''] = /^(?:[Tt]he |[Aa]n? )?(\p{L}+) (\p{Ll}+s .+?)\.?$/u.exec(sentence) ?? [];
  if (who === '' || (partsOf(who.toLowerCase()) & (NOUN | PLURAL)) !== NOUN) return undefined;
  const items = cutAt(deeds, /,\s+(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?/);
  const orders = items.map((item) => {
    const [, verb = '', rest = ''] = /^(\p{Ll}+s)( .*)?$/su.exec(item) ?? [];
    const base = (partsOf(verb) & THIRD_PERSON) === 0 ? undefined : baseOf(verb);
    return base && base + rest;
  });
  const deedsDone: string[] = [];
  for (const [index, order] of orders.entries())
    if (order) deedsDone.push(order);
    else if (deedsDone.length > 0)
      deedsDone[deedsDone.length - 1] += isClause(items[index] ?? '')
        ? `. ${capitalizedWord(items[index] ?? '')}`
        : ` and ${items[index] ?? ''}`;
    else return undefined;
  const isReader = /^(?:user|reader|customer)$/i.test(who) && /^The/i.test(sentence);
  const isComing =
    COMES.test(deedsDone[0] ?? '') || NO_DEED.test(/^\p{L}*/u.exec(deedsDone[0] ?? '')?.[0] ?? '');
  const least = isReader && !isComing ? 1 : LEAST_STEPS + 1;
  if (deedsDone.length < least || !deedsDone.every(beginsStep)) return undefined;
  const [first = '', ...others] = deedsDone.map(toSecondPerson);
  return /^(?:user|reader|customer)$/i.test(who)
    ? [first, ...others]
    : [`${capitalizedWord(who)}: ${first}`, ...others];
}

/** "Then Okta, they get a mail": what the steps are for, before them. */
const PLACE = new RegExp(`^${MARK}(\\p{L}[\\w-]*(?: [\\w-]+)?), (?=${READER} )(.*)$`, 'isu');

/** "Maintenance mode must be turned off at the end" as an order; undefined where no time says that it is a step. */
function passiveDuty(sentence: string): string | undefined {
  const [, moved = '', done = '', after = ''] =
    /^(?:then|next|finally|afterwards|after that),? ((?:the |your )?[\p{L}\d-]+(?: [\p{L}\d-]+)?) (?:is|are) (\p{Ll}+ed) ((?:to|from|off|on|in|into|with)\b.*)$/iu.exec(
      sentence,
    ) ?? [];
  const order = done && baseOf(done);
  if (order) return `${order} ${moved} ${after}`;
  const [, thing = '', participle = '', rest = ''] =
    /^((?:(?!\b(?:it|this|that|you|they|who|which|if)\b)[^,;:]){3,40}?) (?:must|should|(?:has|have|needs?) to) be (\p{Ll}+)((?: (?:off|on|up|down|out|back))? (?:(?:at|in) the end|afterwards|first|finally|last|again)\b.*)$/iu.exec(
      sentence,
    ) ?? [];
  const verb = participle && baseOf(participle);
  if (!verb) return undefined;
  const [, particle = '', when = rest] = /^( (?:off|on|up|down|out|back))(.*)$/s.exec(rest) ?? [];
  const object = thing.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return `${verb}${particle} ${object}${when}`;
}
