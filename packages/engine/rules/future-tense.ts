import { sForms } from '../spelling/parts.ts';
import { atEnd } from './support/at-end.ts';
import { patternCheck, type Context, type PatternSwap } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const ADVERB =
  '(?:also|then|always|now|still|once|again|both|all|each|just|already|either|first|even|most|rather|instead|thus|therefore|hence|ever|often|sometimes|soon|together|indeed|(?!likely|probably|possibly|hopefully|(?:re|ap|sup|com|multi|im|f|re)ply\\b|rely\\b|fly\\b)[a-z]+ly)';
const WILL = `will(?:\\s+(?:not|never))?(?:\\s+${ADVERB}){0,2}\\s+(?:be(?:\\s+able\\s+to)?|(?!${ADVERB}\\b|be\\b|not\\b|never\\b|(?:by|to|in|on|of|for|with)\\b|likely|probably|possibly|hopefully|you\\b|it\\b|they\\b|we\\b|the\\b)[a-z]{2,})(?![\\w-])`;

/** A plan, a promise or a time to come: there the future is meant. */
const REAL_FUTURE =
  /\b[Tt]he (?:project|team|committee|company|board) will\b|\b(?:next|later|(?<!as )soon|future|upcoming|coming|going forward|from now on|eventually|tomorrow|someday|roadmap|planned|plans?|going to|until then|v\d+|versions? \d|20\d\d|deprecated|deprecation|no longer|one day|never\b[^.;]{1,60}\bagain|hope|promise|end[- ]of[- ]life|(?:(?:in|by|until|from|before|after) (?:(?:early|late|mid-?|the end of) ?)?|\d{1,2}\.? |on )(?:January|February|March|April|May|June|July|August|September|October|November|December)|by (?:the end of|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|(?:this|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|month|evening|afternoon)|tonight)\b/i;
/** What is announced rather than described. */
const ANNOUNCED =
  /\bbe(?:\s+\w+ly)?\s+(?:removed|dropped|deprecated|discontinued|released|published|retired|renamed|merged into|available|supported|added)\b/;
/** "Free will", "at will", and whoever speaks of what they do themselves. */
const noVerb = atEnd(/(?:\b(?:free|at|good|own|iron|I|there|a|the|your|his|her|their)|[“"'‘-])\s*/i);

type Grammar = 'singular' | 'plural' | undefined;

const pronounIn = atEnd(/(?:^|[^\w])(it|this|they|you|we|these|those|both)\s+/i);
const afterPreposition = atEnd(
  /\b(?:with|of|in|inside|from|for|to|by|on|at|as|and|or|than|via|through|using|into|after|before|between|about|outside|within|without|under|over|above|below|behind|near|around|across|against|beside)\s+(?:(?:the|a|an|your|this|that|each|any|its)\s+)?(?:[\w-]+\s+){1,2}/i,
);
/** "Invitees who don't have a login will", "apps that use this key will": what stands nearest is said within a relative clause. */
const inRelative = atEnd(
  /\b(?:who(?:m|se)?|which|that(?=\s+(?!(?:the|an?|this|that|these|those|your|its|our|each|every|all|any|some|no|it|they|you|we|if|when|once)\b)[a-z]+\s))\s[^,;:.]*/,
);
/** "Pods running this image will", "users assigned a role will": so it is within what tells of many. */
const ofMany = atEnd(
  /[a-z]s\s+[a-z]+(?:ing|ed)\s+(?:the|this|that|an?|each|every|your|its|our)\s+(?:[\w-]+\s+){1,3}/,
);
const named = atEnd(/\b(?:the|this|a|an|each|every|your|its|our)\s+(?:[\w-]+\s+)?([a-z-]+)\s+/i);
/** A longer phrase with which the clause begins: "the old storage pool". */
const namedAtLength = atEnd(
  /(?:^|[,;:(]\s+|\b(?:because|when|if|while|until|once|unless|so|then)\s+)(?:[Tt]he|[Tt]his|[Aa]n?|[Ee]ach|[Ee]very|[Yy]our|[Ii]ts)\s+(?:(?!(?:of|in|on|for|to|with|by|at|from|that|which|who|whose|and|or|is|are|was|were|has|have|had|can|may)\b)[\w-]+\s+){2,3}([a-z-]+)\s+/,
);
const inThat = atEnd(/\bthat\s+[\w-]+\s+/i);
/** A name or a span of code with which the clause begins. */
const opensClause = atEnd(/(?:^|[.,:;(]\s+)(?:[A-Z][\w.]*|\ufffc+)\s+/);

/** Several with which the clause begins: "Beyond that, requests …". */
const several = atEnd(/(?:^|[.,:;(]\s+)(?:[A-Z]?[a-z]+\s+)?[A-Z]?[a-z]{2,}(?:[^sui]s|ies)\s+/);
/** Names that end as a plural does. */
const singularName = atEnd(
  /(?:Kubernetes|Redis|Postgres|Windows|Express|Jenkins|Rails|Nexus|Kibana|DevOps|Sass)\s+/,
);
const ofThese = atEnd(/\bof\s+(?:these|those|them|which|it)\s+/);
const manyWithoutS = atEnd(
  /(?<![\w-])(children|people|police|personnel|(?:wo)?men|mice|feet|teeth|criteria|staff|data|media)\s+/i,
);
const nameInS = atEnd(/[A-Z][a-z]+s\s+/);
const opensInS = atEnd(/(?:^|[.]\s+)[A-Z][a-z]+s\s+/);

/** Whether one or several do it, as far as the words in front tell. */
function subjectOf(before: string): Grammar {
  // "The first of these will raise": how many they are stands further away.
  if (ofThese(before)) return undefined;
  const pronoun = pronounIn(before)?.[1]?.toLowerCase();
  if (pronoun !== undefined) return pronoun === 'it' || pronoun === 'this' ? 'singular' : 'plural';
  if (afterPreposition(before) || inRelative(before) || ofMany(before)) return undefined;
  const noun = (named(before) ?? namedAtLength(before))?.[1];
  // "The hooks that will run": how many they are stands further away.
  if (noun !== undefined && /^(?:that|which|who|itself)$/.test(noun)) return undefined;
  if (inThat(before)) return undefined;
  const irregular = manyWithoutS(before)?.[1];
  if (irregular !== undefined) return /^(?:staff|data|media)$/i.test(irregular) ? undefined : 'plural';
  if (noun !== undefined) return /(?:[^sui]s|ies)$/.test(noun) ? 'plural' : 'singular';
  if (several(before) && !singularName(before))
    return nameInS(before) && !opensInS(before) ? 'singular' : 'plural';
  return opensClause(before) ? 'singular' : undefined;
}

const thirdPerson = (verb: string): string => (verb === 'have' ? 'has' : (sForms(verb)[0] ?? verb));

/** "will never send" → "never sends", "will not be set" → "is not set". */
function inPresent(match: string, subject: Grammar): string | null {
  if (subject === undefined) return null;
  const words = match.split(/\s+/).slice(1);
  const one = subject === 'singular';
  if (/\bbe able to$/.test(match))
    return words.includes('not') ? 'cannot' : ['can', ...words.slice(0, -3)].join(' ');
  if (words.at(-1) === 'be') return [one ? 'is' : 'are', ...words.slice(0, -1)].join(' ');
  if (words[0] === 'not') return [one ? 'does' : 'do', ...words].join(' ');
  const verb = words.at(-1) ?? '';
  // "Will forwards": already wrong in another way.
  if (/[^su]s$/.test(verb)) return null;
  return [...words.slice(0, -1), one ? thirdPerson(verb) : verb].join(' ');
}

/** A second verb hangs on the same “will”: “will stop and restart”, “will check it, show an error, and stop”. */
const SHARED =
  /^[^.;:]{0,300}\b(?:and|or)\s+(?:then\s+|also\s+)?(?!(?:the|a|an|its|your|any|all|other|will|it|they|you|we|this|that|if|when)\b)[a-z]+\b/;
/** So does one that stands further on: “will create a file, as well as register the lint”. */
const SHARED_LATER =
  /\b(?:as well as|but also|and also|and then|rather than)\s+(?!(?:the|an?|its|your|any|all|other|will)\b)[a-z]+\s+(?:the|an?|its|your|all|any|every|it|them|this|these|\ufffc)/;
const yours = atEnd(/\b(?:you|we)\s+/i);
/** What readers see and need is true each time as well; a step they are led to is not. */
const PERCEIVED = '(?:see|find|notice|get|receive|need|have|be\\s+able\\s+to|be\\s+using)';
const PERCEIVES = new RegExp(`^will\\s+(?:(?:now|also|then|always|only)\\s+)?${PERCEIVED}\\b`);
/** "It will stop and will restart": who does it is told before the first verb. */
const sameSubject = atEnd(/\b(?:and|or|but|otherwise)\s+(?:then\s+|also\s+)?/);
/** A clause of its own after an earlier one: "…, and the page will load". */
const OWN_CLAUSE =
  /\bwill\b.*\b(?:and|or|but)\s+(?=(?:(?:the|a|an|your|this|that|each|any|its)\s+)?(?:(?:[\w-]+|\ufffc+)\s+){1,2}$)/s;
/** ", after which the file will be deleted" */
const THEREAFTER = /,\s+(?:after|before|upon)\s+which\s+/g;
const JOINED = /^[^.;:]*\b(?:and|or|but|otherwise)\b/;

/** A sentence with more of them is for a person, and would take long. */
const MOST_WILLS = 12;

/** Who does it at each “will” of a sentence, worked out where it is asked for. */
class Wills {
  readonly #sentence: string;
  readonly places: readonly number[];
  readonly #subjects: (Grammar | 'unread')[];

  constructor(sentence: string) {
    this.#sentence = sentence;
    const places = [...sentence.matchAll(/(?<=\s)will(?=\s)/g)].map(({ index }) => index);
    this.places = places.length > MOST_WILLS ? [] : places;
    this.#subjects = this.places.map(() => 'unread');
  }

  /** Undefined where it is not known, or what is said stays as it is. */
  subject(index: number): Grammar {
    const known = this.#subjects[index];
    return known === 'unread' ? (this.#subjects[index] = this.#read(index)) : known;
  }

  #read(index: number): Grammar {
    const at = this.places[index] ?? 0;
    const [head, tail] = [this.#sentence.slice(0, at), this.#sentence.slice(at)];
    if (noVerb(head) !== null || ANNOUNCED.test(tail.slice(0, 60))) return undefined;
    if (yours(head) !== null && !PERCEIVES.test(tail)) return undefined;
    const subject =
      index > 0 && sameSubject(head)
        ? this.subject(index - 1)
        : subjectOf(head.replace(OWN_CLAUSE, ', ').replace(THEREAFTER, ', '));
    if (subject !== 'singular') return subject;
    const rest = tail.replace(/^will\s+\w+/, '');
    return SHARED.test(rest) || SHARED_LATER.test(rest) ? undefined : subject;
  }
}

/** Who does it; undefined where it is not known, or not of another verb that is joined to this one: half a sentence is not mended. */
function tells({ before, sentence }: Context): Grammar {
  const wills = new Wills(sentence);
  const { places } = wills;
  const here = places.findIndex((at) => before.endsWith(sentence.slice(Math.max(0, at - 40), at)));
  if (here < 0) return undefined;
  const isJoined = (index: number): boolean => {
    const [one, other] = [places[index], places[index + 1]];
    return one !== undefined && other !== undefined && JOINED.test(sentence.slice(one, other));
  };
  let [first, last] = [here, here];
  while (first > 0 && isJoined(first - 1)) first--;
  while (isJoined(last)) last++;
  for (let index = first; index <= last; index++) if (wills.subject(index) === undefined) return undefined;
  return wills.subject(here);
}

const means = ({ before, match, after }: Context): boolean =>
  !noVerb(before) && !ANNOUNCED.test(`${match}${after}`);

const WILL_DO: PatternSwap = {
  pattern: new RegExp(`(?<=\\s)${WILL}`, 'g'),
  when: (context) => means(context) && !yours(context.before),
  to: (match, context) => inPresent(match, tells(context)),
  unless: REAL_FUTURE,
};

export const futureTense: Rule = {
  id: 'future-tense',
  label: 'Present tense',
  description:
    'Describe what software does in the present tense: “the call returns a token”, not “will return”. It is shorter, and true each time it runs.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('This happens each time, so the present tense says it: leave out “will”.', [
      WILL_DO,
      {
        pattern: new RegExp(
          `\\b(?:[Yy]ou|[Ww]e)\\s+(?<at>will\\s+(?:(?:now|also|then|always|only)\\s+)?${PERCEIVED})\\b`,
          'dg',
        ),
        to: (match, context) => (/using$/.test(match) ? null : inPresent(match, tells(context))),
        unless: REAL_FUTURE,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'The gateway will undergo a review.',
      findings: [{ quote: 'will undergo', suggestion: 'undergoes' }],
      fixed: 'The gateway undergoes a review.',
    },
    { text: 'Support for version A will end in late October.', findings: [] },
    { text: 'The protocol will never be broken again.', findings: [] },
    {
      text: 'Raj will change the pipeline by 24 November. The vendor will send a quote by Friday.',
      findings: [],
    },
    { text: 'The office network will be unavailable this Friday from 18:00.', findings: [] },
    {
      text: 'Users who don’t have a key will get a mail.',
      findings: [{ quote: 'will get', suggestion: null }],
    },
    {
      text: 'This will return a token. The command will automatically print its version.',
      findings: [
        { quote: 'will return', suggestion: 'returns' },
        { quote: 'will automatically print', suggestion: 'automatically prints' },
      ],
      fixed: 'This returns a token. The command automatically prints its version.',
    },
    {
      text: 'Apps that use this API key will lose access. Pods running the old image will restart.',
      findings: [
        { quote: 'will lose', suggestion: null },
        { quote: 'will restart', suggestion: null },
      ],
    },
    {
      text: 'Note that the server will restart. Calling the function will return a token.',
      findings: [
        { quote: 'will restart', suggestion: 'restarts' },
        { quote: 'will return', suggestion: 'returns' },
      ],
      fixed: 'Note that the server restarts. Calling the function returns a token.',
    },
    {
      text: 'This command will create a file of `tests`, as well as register the lint.',
      findings: [{ quote: 'will create', suggestion: null }],
    },
    {
      text: 'Children will be counted.',
      findings: [{ quote: 'will be', suggestion: 'are' }],
      fixed: 'Children are counted.',
    },
    {
      text: 'A 401 error will follow.',
      findings: [{ quote: 'will follow', suggestion: 'follows' }],
      fixed: 'A 401 error follows.',
    },
    {
      text: 'A mail will follow as soon as it ends.',
      findings: [{ quote: 'will follow', suggestion: 'follows' }],
      fixed: 'A mail follows as soon as it ends.',
    },
    {
      text: 'Once it ends, the old storage pool will be emptied.',
      findings: [{ quote: 'will be', suggestion: 'is' }],
    },
    {
      text: 'Functions which wrap a call will report that.',
      findings: [{ quote: 'will report', suggestion: null }],
    },
    {
      text: 'This will check the data, show an error when it is wrong, and stop the run.',
      findings: [{ quote: 'will check', suggestion: null }],
    },
    {
      text: 'This will build the tool first (if necessary) and then use it to build the docs.',
      findings: [{ quote: 'will build', suggestion: null }],
    },
    {
      text: 'If it is full, the files will not be read and `send` will fail.',
      findings: [
        { quote: 'will not be', suggestion: 'are not' },
        { quote: 'will fail', suggestion: 'fails' },
      ],
      fixed: 'If it is full, the files are not read and `send` fails.',
    },
    {
      text: 'The page will always be there, and it will also reply with a header.',
      findings: [
        { quote: 'will always be', suggestion: 'is always' },
        { quote: 'will also reply', suggestion: 'also replies' },
      ],
    },
    {
      text: 'Beyond that, requests will fail. If it is down, Kubernetes will restart it, but the paths will be kept.',
      findings: [
        { quote: 'will fail', suggestion: 'fail' },
        { quote: 'will restart', suggestion: 'restarts' },
        { quote: 'will be', suggestion: 'are' },
      ],
      fixed: 'Beyond that, requests fail. If it is down, Kubernetes restarts it, but the paths are kept.',
    },
    { text: 'You will see the page.', findings: [{ quote: 'will see', suggestion: 'see' }] },
    {
      text: 'The call will open the file and will read it. They will stop the server and restart it.',
      findings: [
        { quote: 'will open', suggestion: 'opens' },
        { quote: 'will read', suggestion: 'reads' },
        { quote: 'will stop', suggestion: 'stop' },
      ],
      fixed: 'The call opens the file and reads it. They stop the server and restart it.',
    },
    {
      text: 'The form will close, and the page will load. The job will start and files sent with it will be read.',
      findings: [
        { quote: 'will close', suggestion: 'closes' },
        { quote: 'will load', suggestion: 'loads' },
        { quote: 'will start', suggestion: null },
        { quote: 'will be', suggestion: null },
      ],
    },
    {
      text: 'The next release will remove it. The option will be removed. Users of their own free will stay; we will write a test.',
      findings: [],
    },
    {
      text: 'Any files sent with the request will return.',
      findings: [{ quote: 'will return', suggestion: null }],
    },
    {
      text: 'It `will return`; [this](./will.md) is free.',
      findings: [],
    },
  ],
};
