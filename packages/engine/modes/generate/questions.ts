import { withArticle } from '../../checks/article.ts';
import { cutAt } from '../brief/cut.ts';
import { asQuestion } from './topics.ts';
import { BE, classesOf, DETERMINER, DO, HAVE, MODAL, PREPOSITION } from '../../spelling/function-words.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { NOUN, PAST, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { isClause } from '../writing/splices.ts';
import { table } from '../writing/markdown.ts';

const OPENING =
  '(?:how (?:long|much|many|often|far|soon|fast|big|old)(?: [a-z]+(?= (?:you|they|we|i|customers|users|people)\\b))?|(?:what|which)(?: (?!(?:happens|do|does|did|can|will|should|must)\\b)[a-z-]+){0,3}?(?= (?:you|they|we|i|our|the|an?|is|are|was|can|do|does|did|will|should|must|customers|users|people)\\b)|what|which|where|when|whom|who|whose|why|how|whether|if)';
const INDIRECT = new RegExp(`^(?<opening>${OPENING}) (?<clause>\\S.*)$`, 'is');
/** What a list of things people ask is split at: a comma before the next question, outside of brackets. */
const NEXT = new RegExp(
  `[,;]\\s+(?:and\\s+|or\\s+)?(?=(?:${OPENING}|do|does|can|will|is|are|must|should)\\s|[^,;?()]{3,40}\\?(?:\\s|$))|\\s+(?:and|or)\\s+(?=(?:whether|if|how|what|which|where)\\s)`,
  'i',
);
const LEAD =
  /^(?:(?:(?:[\w-]+ ){0,2}[\w-]+s|people|they|most|everyone|some)\s+)?(?:(?:often|always|usually|mostly|frequently|also|want to know|keep asking|wonder|asks?|asking|questions?(?: are)?|topics?|cover|covering|include|including|explain)[\s:,]+)+(?=(?:how|what|which|where|when|who|why|whether|if|can)\b)/i;
const PERSONS: Readonly<Record<string, string>> = {
  they: 'I',
  them: 'me',
  their: 'my',
  theirs: 'mine',
  customers: 'I',
  users: 'I',
  people: 'I',
  we: 'you',
  us: 'you',
  our: 'your',
};

/** "Visitors get a code from their host": told of others than who asks. */
export const OTHERS =
  /^(?!(?:happens|who|what|which|has|is|was|does|gets|they|customers|users|people|members|employees|guests|students|parents|buyers) )\p{L}+(?:ers|ors|ees|ants|ents|ians|s) .*\b(?:they|them|their)\b/iu;

/** What people ask, each as they would ask it, with its answer in the line below where the prompt gives one. */
export function readQuestions(text: string): readonly string[] | undefined {
  const bare = text.replace(LEAD, '').replace(/[.;]$/, '');
  const isTold = bare !== text.replace(/[.;]$/, '');
  const parts = cutAt(bare, NEXT).map(asQuestion);
  const questions = parts.map((part, index) => readOne(withClause(part, parts[index - 1] ?? '')));
  if (questions.some((question) => question === undefined)) return undefined;
  // "If the order is late, write to us." is no question.
  const found = questions.filter((question) => question !== undefined);
  const isAsked = isTold || parts.length > 1 || found.some((question) => question.includes('\n'));
  return isAsked ? found : undefined;
}

/** "they are deducted": told of things, and not of the reader. */
const OF_THINGS = /^they (?:are|were|stay|remain|expire|get) \p{Ll}+(?:ed|en)?\b/iu;

/** "will the invoice look different", "do they have to": a question as it stands. */
function asDirect(text: string): string | undefined {
  const bare = text.replace(/\?$/, '').trim();
  return /^(?:do|does|can|will|is|are|must|should) (?:the|an?|they|we|it|i|you|my|their|our|there|customers|users) \S/i.test(
    bare,
  )
    ? `${capitalized(withForm(toReaders(bare, PERSONS)))}?`
    : undefined;
}

/** "when (1 March)" behind "why we move (…)" asks when. */
function withClause(text: string, before: string): string {
  const [, bare = '', answer = ''] = /^(why|when|where|how)(\s*(?:\(|->|→|:|[-–—]\s).*)$/is.exec(text) ?? [];
  const clause = INDIRECT.exec(before.replace(/\s*(?:\(|->|→|:|\s[-–—]\s).*$/s, ''))?.groups?.['clause'];
  return bare && clause ? `${bare} ${clause}${answer}` : text;
}

function readOne(text: string): string | undefined {
  const [, asked = text, inside, after] =
    /^((?:[^()–—]|[–—](?!\s))+?)\s*(?:\((.*)\)|(?:\?|\s[-–—]|:|->|→)\s+(.*))$/s.exec(text) ?? [];
  const question = askDirectly(asked.replace(/\?$/, '').trim()) ?? asDirect(asked);
  const answer = (inside ?? after ?? '').trim();
  if (question === undefined) return undefined;
  return answer === '' ? question : `${question}\n${OF_THINGS.test(answer) ? answer : toReaders(answer)}`;
}

/** The question that a fact answers, where its form says which: "Delivery takes 5 days" asks how long it takes. */
export function questionFor(fact: string, topic = ''): string | undefined {
  // "People in Switzerland keep the old tool": told of some, and no question of each.
  if (
    /^(?:people|users|customers|employees|members|those|everyone|anyone) (?:in|from|with|without|who|at|on|outside|of) /i.test(
      fact,
    )
  )
    return undefined;
  const whole = fact.replace(/[.]$/, '');
  const [first = ''] = whole.split(/, /);
  // "Electric cars can use level 1, charging costs 0.35 EUR/kWh": the first of two things is asked for.
  const text =
    !/^(?:if|when|once|after|before|for|in|on|to|from)\b/i.test(first) && isClause(first) ? first : whole;
  const thing = (name: string): string =>
    toReaders(
      name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
      PERSONS,
    );
  const [, participle = ''] =
    /^(?:if|when) ((?:exceeded|reached|crossed|used up)\b[^,]{0,30}?)(?:,| (?=(?:they|you|we)\b))/iu.exec(
      text,
    ) ?? [];
  if (participle) return `What happens when ${oneOf(topic) || 'it'} is ${participle}?`;
  const [, condition = ''] =
    /^(?:if|when) ([^,]{4,60}?)(?:,| (?=(?:they|you|we|customers|users) ))/i.exec(text) ?? [];
  if (condition)
    return `What happens if ${thing(condition)
      .replace(/^you are\b/i, 'I am')
      .replace(/^you\b/i, 'I')
      .replace(/\byour\b/gi, 'my')}?`;
  const [, taker = ''] = /^([^,;:.]{3,40}?) takes? (?:about |around |up to |only )?\d/i.exec(text) ?? [];
  if (/^(?:this|it|that)$/i.test(taker)) return 'How long does it take?';
  if (taker)
    return /[^s]s$/.test(taker) ? `How long do ${thing(taker)} take?` : `How long does ${thing(taker)} take?`;
  const [, not = '', act = ''] =
    /^(?:(?:you|they|customers|users) )?can( ?not|['’]t)? (\p{Ll}[^,;.]{3,60})/iu.exec(text) ?? [];
  if (act) return `Can I ${not ? act.replace(/\b(?:your|their)\b/g, 'my') : thing(act)}?`;
  const [, costly = ''] = /^([^,;:.\d]{3,40}?) costs? (?=[\d€$£])/i.exec(text) ?? [];
  if (costly) return `How much does ${thing(costly)} cost?`;
  const [, way = ''] = /^you (\p{Ll}[^,;.]{2,40}?) by \p{Ll}+ing\b/iu.exec(text) ?? [];
  if (way) return `How do I ${way.replace(/\byour\b/g, 'my')}?`;
  const [, things = '', be = '', state = ''] =
    /^([^,;:.\d]{3,40}?) (is|are) (allowed|available|included|possible|free|required|needed|forbidden|supported|open|closed|refundable)\b/i.exec(
      text,
    ) ?? [];
  if (state && !/^(?:it|this|that|they|there)$/i.test(things))
    return `${be.toLowerCase() === 'is' ? 'Is' : 'Are'} ${thing(things)} ${state}?`;
  const [, doing = '', what = ''] =
    /^(?:(?:starting|from|as of|since|in|on) [^,]{3,25}?,? )?you (register|reserve|book|cancel|change|get|order|pay|reset|apply for|return|activate|connect|install|request|renew|report|find|pick up) ((?:your|the|an?) \p{L}+(?: (?!in\b|on\b|at\b|and\b|by\b|with\b|via\b|from\b|under\b)\p{L}+)?)/iu.exec(
      text,
    ) ?? [];
  if (doing) return `How do I ${doing} ${what.replace(/^your\b/i, 'my')}?`;
  const [, name = ''] =
    /^((?:the )?[^,;:.]{3,40}?) (?:is|costs) (?:about |now |up to )?[\d€$£]/i.exec(text) ??
    /^((?:the )?[^,;:.\d]{3,40}?) \d/i.exec(text) ??
    [];
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return name &&
    !/^(?:you|they|we|it|i) /i.test(name) &&
    classesOf(last) === 0 &&
    (partsOf(last) & NOUN) !== 0 &&
    (partsOf(last) & PLURAL) === 0
    ? `What is ${/^the /i.test(name) ? thing(name) : `the ${thing(name)}`}?`
    : askWhether(text);
}

/** In words. */
const LONGEST_FACT = 12;

/** "Webhooks don't count" as "Do webhooks count?"; undefined for what is no short clause, or is about no thing. */
function askWhether(text: string): string | undefined {
  if (/^(?:it|this|that|they|these|there|for|in|on|at|with|to|after|before|please|see|note)\b/i.test(text))
    return undefined;
  // "per key, not per user" asks which of the two.
  const fact = text
    .replace(/,? (?:but )?not (?=(?:per|by|for|in|on|from|with|the) )/i, ' or ')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/\b(is|are|was|were|can)(?: not\b|n['’]t\b|not\b|['’]t\b)/i, '$1')
    .replace(
      /^you\b|(?<=\b(?:if|when|that|and|or|because|do|can|will|must|should|before|after|until|what|how) )you\b/gi,
      'they',
    )
    .replace(/\byou\b/g, 'them')
    .replace(/\byour\b/g, 'their');
  if (fact.split(/\s+/).length > LONGEST_FACT) return undefined;
  const [, thing = '', helper = '', act = ''] =
    /^([^,;:]{3,40}?) (do|does)(?:n['’]t| not) (\p{Ll}[^,;:]*)$/iu.exec(fact) ?? [];
  if (act)
    return `${capitalized(helper.toLowerCase())} ${toReaders(thing, PERSONS)} ${toReaders(act, PERSONS)}?`;
  // Behind a preposition, a plural may look like a verb: the verb stands before it.
  const words = fact.split(' ');
  const at = words.findIndex((word, index) => index > 0 && (classesOf(word) & PREPOSITION) !== 0);
  // "Visitors register at reception" tells where they do.
  const [, deed = ''] =
    /^(.+?) (?:at|in) (?!night|advance|time|total|general|person)(?:the |our )?\p{L}+(?: \p{L}+)?$/u.exec(
      fact,
    ) ?? [];
  const where = /\b(?:is|are|was|were|can|will|may|must|does|do)\b/.test(deed)
    ? undefined
    : askDirectly(`where ${deed}`);
  if (where) return where;
  // An amount or a time is no part of what somebody asks.
  if (/\d/.test(fact)) return undefined;
  const isClause = at < 0 || askDirectly(`whether ${words.slice(0, at).join(' ')}`) !== undefined;
  return isClause ? askDirectly(`whether ${fact}`) : undefined;
}

/** "API rate limits" as "a limit"; empty for what is no plural. */
function oneOf(topic: string): string {
  const noun = singularOf(topic.split(' ').at(-1)?.toLowerCase() ?? '');
  return noun && withArticle(noun);
}

function singularOf(word: string): string {
  return (partsOf(word) & PLURAL) !== 0 && /[^s]s$/.test(word) ? word.slice(0, -1) : '';
}

/** "Free plan 100, Pro 1000" as one question with the amounts in a table; undefined for a topic that says no question. */
export function askAmounts(amounts: readonly string[], topic: string): string | undefined {
  const rows = amounts.map((amount) => {
    const [, name = '', value = amount] =
      /^(.*?)(?:\s[-–]|:)?\s((?:[€$£]?\d|unlimited|none|free|custom|on request).*)$/i.exec(amount) ?? [];
    return [name, value] as const;
  });
  const arePlans = rows.some(([name]) => / (?:plan|tier)$/i.test(name));
  const noun = singularOf(topic.split(' ').at(-1)?.toLowerCase() ?? '');
  if (noun === '' && !arePlans) return undefined;
  return `${noun ? `What are the ${topic.replace(/^the /i, '')}?` : 'What does each plan include?'}\n${table(
    [arePlans ? 'Plan' : 'For', noun ? capitalized(noun) : 'Amount'],
    rows.map(([name, value]) => [
      capitalized(arePlans ? name.replace(/ (?:plan|tier)$/i, '') : name),
      capitalized(value),
    ]),
  )}`;
}

/** "how long shipping takes" as "How long does shipping take?"; undefined for what is no indirect question. */
export function askDirectly(indirect: string): string | undefined {
  const { opening = '', clause = '' } = INDIRECT.exec(indirect)?.groups ?? {};
  if (clause === '' || /,/.test(clause)) return undefined;
  const isWhole =
    /^(?:which|what)$/i.test(opening) && !/^(?:you|they|we|i|our|the|an?|their|it) /i.test(clause);
  const head = /^(?:whether|if)$/i.test(opening) ? '' : `${opening.toLowerCase()} `;
  const said = toReaders(clause, OTHERS.test(clause) ? { we: 'you', us: 'you', our: 'your' } : PERSONS);
  const ask = (words: string): string => {
    const line = `${head}${words}`.trim();
    return `${line.slice(0, 1).toUpperCase()}${line.slice(1)}?`;
  };
  // "which devices work", "what if I forgot it": questions as they stand.
  if (isWhole && (/^if\b/i.test(clause) || (/^which$/i.test(opening) && clause.split(/\s+/).length === 2)))
    return ask(said);
  // "what if I can't carry it"
  if (/^what (?:if|about)$/i.test(opening)) return ask(said);
  if (/^to\s/i.test(clause)) return ask(`do I ${said.replace(/^to\s+/i, '')}`);
  const words = said.split(/\s+/);
  const classes = words.map((word) => classesOf(word.toLowerCase()));
  const [first = 0] = classes;
  // "who has access", "what happens if", "is it free": the order of a question already.
  if (head !== '' && (first & (BE | MODAL | HAVE | DO)) !== 0) return ask(withForm(said));
  if (/^(?:what|who|which\b)/i.test(head) && (partsOf((words[0] ?? '').toLowerCase()) & THIRD_PERSON) !== 0)
    return ask(said);
  const helper = classes.findIndex((bits, index) => index > 0 && (bits & (BE | MODAL | HAVE | DO)) !== 0);
  const verb = helper > 0 && helper < 8 ? helper : findVerb(words);
  if (verb === undefined || verb < 1) return undefined;
  const subject = words.slice(0, verb).join(' ');
  const word = words[verb] ?? '';
  const rest = words.slice(verb + 1).join(' ');
  if (verb === helper && ((classes[verb] ?? 0) & (BE | MODAL)) !== 0)
    return ask(`${agree(word, subject)} ${subject} ${rest}`.trim());
  const facts = partsOf(word.toLowerCase());
  if (facts & PAST && !(facts & VERB)) return ask(`did ${subject} ${baseOf(word) ?? word} ${rest}`.trim());
  if (
    /^I$/.test(subject) ||
    /^(?:you|we|they)$/i.test(subject) ||
    !/s$/.test(word) ||
    !(facts & THIRD_PERSON)
  )
    return ask(`do ${subject} ${word} ${rest}`.trim());
  return ask(
    `does ${subject} ${/^has$/i.test(word) ? 'have' : (baseOf(word) ?? word.replace(/s$/, ''))} ${rest}`.trim(),
  );
}

/** The first word that is the clause's verb: behind a pronoun, or a noun that it agrees with. */
export function findVerb(words: readonly string[]): number | undefined {
  const [first = ''] = words;
  if (/^(?:I|you|we|it|they)$/i.test(first)) return 1;
  for (let index = 1; index < Math.min(words.length, 8); index += 1) {
    const word = (words[index] ?? '').toLowerCase();
    const before = (words[index - 1] ?? '').toLowerCase();
    if ((classesOf(word) & (DETERMINER | PREPOSITION)) !== 0 || (classesOf(before) & DETERMINER) !== 0)
      continue;
    const [facts, last] = [partsOf(word), partsOf(before)];
    const isPlural = (last & PLURAL) !== 0 && before !== 'data';
    // "The credit notes look": a noun, where the next word can be the verb.
    const next = partsOf((words[index + 1] ?? '').toLowerCase());
    if (!isPlural && facts & THIRD_PERSON && !(facts & PLURAL && next & VERB && !(next & NOUN))) return index;
    if (isPlural && facts & (VERB | PAST) && !(facts & PLURAL)) return index;
    if (facts & PAST && !(facts & NOUN) && index < words.length - 1) return index;
  }
  return undefined;
}

/** "are I" as "am I". */
function agree(verb: string, subject: string): string {
  if (subject !== 'I') return verb.toLowerCase();
  return verb
    .toLowerCase()
    .replace(/^are$/, 'am')
    .replace(/^were$/, 'was');
}

const withForm = (text: string): string => text.replace(/^(are) I\b/i, 'am I');

/** The people of a prompt as a page speaks of them, code and quotes untouched. */
function toReaders(
  text: string,
  persons: Readonly<Record<string, string>> = { they: 'you', them: 'you', their: 'your' },
): string {
  return text
    .split(/(`[^`]*`|"[^"]*")/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/\b[a-z]+\b/gi, (word) => persons[word.toLowerCase()] ?? word),
    )
    .join('');
}
