import { FUNCTION_WORDS } from '../../checks/common-words.ts';
import type { CodeBlock, SourceDocument } from '../../document/types.ts';
import { escaped } from '../../escaped.ts';
import { lazily } from '../../lazily.ts';
import { classesOf, DETERMINER } from '../../spelling/function-words.ts';
import { ADJECTIVE, lookUp, NOUN, nounShare, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { isAcronym, isPlainCapitals, readAcronyms, type Acronym } from '../reading/acronyms.ts';
import { contentTypeOf } from '../reading/content-type.ts';
import { readDefinitions } from '../reading/definitions.ts';
import { isPerson } from '../reading/people.ts';
import { readStatements, type Statement } from '../reading/statements.ts';
import { readOutline, type Outline } from '../reading/sections.ts';
import { readTopics, type Topic } from '../reading/topics.ts';
import { isTopical, stem } from '../reading/words.ts';
import { readEndpoints } from '../summarize/endpoints.ts';
import { capitalizedWord, uncapitalized } from '../writing/capitals.ts';
import { isVersion, readVersions } from '../reading/versions.ts';
import { productOf } from './product.ts';

/** What a document is about. */
export interface Subject {
  readonly document: SourceDocument;
  readonly outline: Outline;
  /** The weightiest first, acronyms aside. */
  readonly topics: readonly Topic[];
  readonly statements: readonly Statement[];
  readonly acronyms: readonly Acronym[];
  /** What people type who want to do one thing: tasks and questions that the headings answer. */
  readonly longTail: readonly string[];
  /** Inline code, the most frequent first; what stands but once only where there is little. */
  readonly code: readonly string[];
}

/** What a text says so often is no person, though one may be greeted by that name in an example. */
const OFTEN = 6;

/** "NOTES FOR ARBITERS"; a title of fewer words may be a name in capitals. */
export const isShouted = (title: string): boolean => !/\p{Ll}/u.test(title) && title.split(' ').length > 2;

export function readSubject(document: SourceDocument): Subject {
  const outline = readOutline(document);
  const acronyms = readAcronyms(document);
  const known = new Set(acronyms.map(({ text }) => text.toLowerCase()));
  const isChangelog =
    readVersions(outline).length > 0 || /\brelease notes?\b|\bchangelog\b/i.test(outline.title);
  const lower = lazily(() => document.text.toLowerCase());
  // "CLUB TOURNAMENT" of a title in capitals.
  const inCapitals = isShouted(outline.title);
  const found = readTopics(document, outline)
    .map((topic) => inFull(topic, acronyms, lower))
    .map((topic) =>
      inCapitals && topic.inTitle && !/\p{Ll}/u.test(topic.text) && !known.has(topic.key)
        ? { ...topic, text: topic.text.toLowerCase(), proper: false }
        : topic,
    );
  const topics = found.filter(
    ({ key, text, count, inHeading, inTitle, proper }) =>
      !known.has(key) &&
      !isAcronym(text) &&
      !namesKind(text) &&
      !isPlainCapitals(text) &&
      !(isChangelog && tellsOfChange(text)) &&
      !text.split(' ').slice(1, -1).some(isOnlyVerb) &&
      !(inHeading && !inTitle && (STRUCTURAL.test(text) || OF_PAGES.test(text))) &&
      !(count === 1 && inHeading && !inTitle && isOnlyAsked(outline, text)) &&
      !(proper && count < OFTEN && !inTitle && isOwnHeading(outline, text)) &&
      !isPerson(capitalizedWord(text.split(' ').at(-1) ?? ''), document) &&
      !isPerson(text, document) &&
      // "Contact Erik Sandberg".
      !isPerson(text.replace(/^\S+ /, ''), document) &&
      !(count < OFTEN && isPerson(text.split(' ')[0] ?? '', document)),
  );
  const entitled = titleSubject(outline.title, topics);
  const terms = definedTerms(document, topics, known);
  const rare = topics.findIndex(({ count, inTitle }) => count === 1 && !inTitle);
  const own = topics.toSpliced(rare < 0 ? topics.length : rare, 0, ...terms);
  // "Parental leave policy" is about parental leave, whatever else the policy says.
  const subjects = entitled
    ? [
        entitled,
        ...own.filter(
          ({ text, key }) =>
            !OF_KIND.test(text.split(' ').at(-1) ?? '') && !entitled.key.split(' ').includes(key),
        ),
      ]
    : own;
  const names = new Set([
    ...topics.filter(({ proper }) => proper).flatMap(({ text }) => text.split(' ')),
    'I',
  ]);
  const expansions = acronyms.flatMap(({ expansion }) => expansion ?? []);
  const longTail = readLongTail(document, outline, topics, names).map((phrase) =>
    expansions.reduce((text, name) => withName(text, name), phrase),
  );
  return {
    document,
    outline,
    topics: subjects,
    statements: readStatements(document, outline),
    acronyms,
    longTail,
    code: [
      ...new Set([
        ...requestsIn(document, outline),
        ...readCode(document, productOf({ document, outline, topics }, 2)),
      ]),
    ],
  };
}

/** "Sign-on", where the text only has "single sign-on (SSO)": the words that an acronym stands for stay together. */
function inFull(topic: Topic, acronyms: readonly Acronym[], lower: () => string): Topic {
  const usesOf = (phrase: string): number => lower().split(phrase).length - 1;
  const whole = acronyms
    .map(({ expansion = '' }) => expansion.toLowerCase())
    .find((one) => one.endsWith(` ${topic.text}`) && usesOf(one) === usesOf(topic.text));
  return whole === undefined ? topic : { ...topic, text: whole, words: whole.split(' ').length };
}

/** "Deployment corrupts data" is a clause. */
const isOnlyVerb = (word: string): boolean => {
  const facts = lookUp(word);
  return (facts & THIRD_PERSON) !== 0 && nounShare(facts) < RATHER_NOUN;
};
/** In fifteenths. */
const RATHER_NOUN = 4;

/** "GET /polls/:id": what an API page describes. */
const requestsIn = (document: SourceDocument, outline: Outline): readonly string[] =>
  readEndpoints(document, outline).flatMap((line) => /^`([^`]+)`/.exec(line)?.[1] ?? []);

/** "Can I share it with a friend?", "What's in the box": a word that stands in a question alone. */
const isOnlyAsked = ({ sections }: Outline, text: string): boolean =>
  !text.includes(' ') &&
  sections.some(
    ({ title }) =>
      /^(?:what|who|where|when|why|how|which|can|could|do|does|is|are|should|may|will)\b/i.test(title) &&
      title.toLowerCase().includes(text.toLowerCase()),
  );

/** "Aftercare": a section that the text sends its readers to. */
const isOwnHeading = ({ sections }: Outline, text: string): boolean =>
  partsOf(text.toLowerCase()) !== 0 && sections.some(({ title }) => title === text);

const OF_KIND =
  /^(?:policy|policies|standard|manual|handbook|guideline|agreement|faq|guide|tutorial|runbook|playbook|report|overview|checklist)s?$/i;

/** What a title names before the kind of text: "Parental leave policy"; undefined where it names none, or a topic has it already. */
function titleSubject(title: string, topics: readonly Topic[]): Topic | undefined {
  const words = title.split(' ');
  const last = words.at(-1) ?? '';
  const named = words.slice(0, -1);
  // "Remote Work Policy": capitals of a title make no name.
  const isInTitleCase =
    words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)) &&
    !topics.some(({ text: name, proper }) => proper && named.includes(name));
  const text = isInTitleCase ? named.join(' ').toLowerCase() : uncapitalized(named.join(' '));
  const key = words.slice(0, -1).map(stem).join(' ');
  // "Diagnostic tooling support tiers": a name of more words than phrases have.
  const whole = title.replace(/^(?:how to )?\p{L}+ing (?=\S+ \S)/u, '');
  const isKnown = topics.some(({ inTitle, words: count }) => inTitle && count > 1);
  if (!isKnown && !OF_KIND.test(last) && isWholeTitle(whole))
    return titleTopic(
      /\d|\p{Lu}{2}/u.test(whole) ? whole : whole.toLowerCase(),
      keyOf(whole),
      whole.split(' ').length,
    );
  const isSubject = OF_KIND.test(last) && words.length > 2 && words.length < 5 && !/[^\p{L} -]/u.test(text);
  if (!isSubject || topics.slice(0, 1).some((topic) => topic.key === key)) return undefined;
  return titleTopic(text, key, words.length - 1);
}

const titleTopic = (text: string, key: string, words: number): Topic => ({
  text,
  key,
  count: 1,
  words,
  inHeading: true,
  inTitle: true,
  opens: true,
  proper: false,
  score: 0,
});

const keyOf = (text: string): string => text.split(' ').map(stem).join(' ');

/** Nouns alone, and more than two. */
const isWholeTitle = (title: string): boolean =>
  /^[\p{L}\d]+(?: [\p{L}\d]+){2,3}$/u.test(title) &&
  title.split(' ').filter((word) => isTopical(word)).length > 1 &&
  !title.split(' ').some((word) => FUNCTION_WORDS.has(word)) &&
  !isImperative(title) &&
  !/^\p{L}+ing\b/u.test(title);

/** In fifteenths. */
const MOSTLY_NOUN = 8;

/** What a text defines is looked up by its name, though that may stand but once. */
function definedTerms(
  document: SourceDocument,
  topics: readonly Topic[],
  acronyms: ReadonlySet<string>,
): readonly Topic[] {
  const known = new Set(topics.map(({ key }) => key));
  return readDefinitions(document).flatMap(({ term, text: said, code }) => {
    const key = term.split(' ').map(stem).join(' ');
    const facts = lookUp(key);
    // “Excessive”: what something is, and no thing.
    const isQuality = (facts & ADJECTIVE) !== 0 && nounShare(facts) < MOSTLY_NOUN;
    // "In *pay*, the bank file goes out."; "a hold" is a thing.
    const isThing = new RegExp(`^an? ${escaped(key)}(?!\\w)`, 'i').test(said);
    const isDone = (facts & VERB) !== 0 && nounShare(facts) < MOSTLY_NOUN && !isThing;
    if (code || known.has(key) || acronyms.has(key) || isAcronym(term) || isQuality || isDone) return [];
    const isName = topics.some(({ text, proper }) => proper && term.startsWith(text));
    const text = isName ? term : uncapitalized(term);
    const words = term.split(' ').length;
    return [
      { text, key, count: 1, words, inHeading: false, inTitle: false, opens: false, proper: false, score: 0 },
    ];
  });
}

const KIND =
  /^(?:design|proposal|rfc|runbook|playbook|postmortem|readme|changelog|tutorial|faq|adr|quickstart|how-to)s?$/i;

/** "Runbook", "incident review": what kind of text it is, and not what about. */
function namesKind(text: string): boolean {
  const words = text.split(' ');
  if (/^(?:(?:meeting|release|stand-?up|sync|retro) (?:notes?|minutes|summary)|notes|welcome)$/i.test(text))
    return true;
  if (contentTypeOf(text) === undefined) return false;
  if (words.length === 1) return KIND.test(text);
  return words.length === 2 && words.every((word) => contentTypeOf(word) === undefined);
}

/** Capitals of a name that stands in a text without them. */
function withName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : text.slice(0, at) + name + text.slice(at + name.length);
}

/** "fix", "bug fixes", "fix windows": what every changelog is full of. */
function tellsOfChange(text: string): boolean {
  return (
    /^(?:add|allow|change|deprecate|drop|fix|improve|make|remove|rename|support|update|upgrade|use)(?:e?[sd]|ing)?(?= |$)/i.test(
      text,
    ) ||
    /^(?:bug|change ?log|commit|(?:dev )?dep|meta|(?:\w+ )?action|workflow|refactor|lint|crash|feature|improvement|issue|patch|problem|release|security|version|(?:bug|new|breaking|minor|patch|other) \w+)(?:e?s)?$/i.test(
      text,
    )
  );
}

const LEADING_NUMBER =
  /^(?:(?:(?:step|part|chapter)\s+)?\d+(?:\.\d+)*(?:[.:)]|\s+[-–—])?|(?:examples?|class|event|method|function|parameter|property|option|type|note|tip)\s*[-–—:]|\p{L}+ [A-Z\d]\s*[-–—:]|(?:q|a|exercise|note|appendix)\s*[-–—:.])\s+/iu;
const STRUCTURAL =
  /^(?:introduction|overview|summary|conclusion|prerequisites?|requirements?|table of contents|contents|next steps|key concepts|see also|references?|further reading|examples?|usage|notes?|license|contributing|changelog|faq|appendix|background|getting started|installation|recap|symptoms?|impact|diagnosis|mitigation|escalation|resolution|verification|rollback|root cause|(?:after|before|during) the \w+|why \w+|frequently asked questions|road ?map|what went (?:well|wrong|badly)|action items?|timeline|safety|operation|technical data|out of scope|who it is for|why|risks?|dependencies|goals?|non-?goals?|alternatives?|(?:open|unresolved|outstanding) questions|before you \w+|what you need|(?:current |known )?limitations?|limits|(?:references?|see also|resources) and .*|(?:advanced|basic|additional|general|further|other|more)(?: (?:topics?|usage|configuration|options|information|notes?|details))?|basics|misc(?:ellaneous)?|tips(?: and tricks)?|details|(?:path|query|form data|body|url|request) parameters?|(?:request |response )?(?:headers?|body)|request|response|version history|return value|(?:\d{3}:? )?(?:ok|created|no content|bad request|unauthorized|forbidden|not found|conflict|unprocessable entity|too many requests|internal server error))$/i;
/** What pages of all subjects have sections on. */
const OF_PAGES =
  /^(?:configuration|settings|definitions?|purpose|scope|rules?|reviews?|exceptions?|responsibilities|enforcement|breaches|history|questions?|answers?|lessons(?: learned)?|(?:in )?progress|blocked|done|highlights|improvements|known issues?|actions?|decisions?|support|what['’]s new|(?:new )?features?|troubleshooting)$/i;
const TASK =
  /^(?:how to\s+)?(?<verb>install|configure|create|add|set up|run|deploy|update|upgrade|remove|delete|use|connect|enable|disable|migrate|build|test|write|send|handle|manage|define|customi[sz]e|debug|monitor|validate|register|import|export|schedule|start|stop|access(?! to\b)|change|check|choose|declare|generate|get|integrate|log|mock|override|publish|read|return|secure|serve|share|store|troubleshoot|upload|download|verify)\s(?!(?:issues?|notes?|guide|options?|errors?|problems?|instructions?|process|policy|path|steps?)\b)/i;
const GERUND =
  /^(?<verb>installing|configuring|creating|adding|setting up|running|deploying|updating|upgrading|removing|deleting|using|connecting|enabling|disabling|migrating|building|testing|writing|sending|handling|managing|defining|customi[sz]ing|debugging|monitoring|validating|registering|importing|exporting|scheduling|starting|stopping|accessing|changing|declaring|generating|integrating|logging|mocking|overriding|publishing|returning|securing|serving|sharing|storing|troubleshooting|uploading|downloading|verifying)\s/i;

/** Headings as people would search for them; the product's name is added where a heading doesn't say it. */
function readLongTail(
  document: SourceDocument,
  outline: Outline,
  topics: readonly Topic[],
  names: ReadonlySet<string>,
): string[] {
  const { sections, title } = outline;
  const product = productOf({ document, outline, topics }, 2);
  const found = sections.flatMap(({ title: heading }, index) => {
    const shown = /\p{Ll}/u.test(heading) ? heading : heading.toLowerCase();
    const text = shown
      .replace(LEADING_NUMBER, '')
      .replace(/[.:!]+$/, '')
      .trim();
    const words = text.split(/\s+/).length;
    const isAsked =
      !isVersion(heading) &&
      words >= 2 &&
      words <= 10 &&
      text !== title &&
      !STRUCTURAL.test(text) &&
      !/\b(?:this|these|that|those|my|our|we|yourself)\b/i.test(text) &&
      !/[(){}<>=/\\`&]/.test(text);
    if (!isAsked || !text.split(/\s+/).some((word) => isTopical(word))) return [];
    const query =
      index < COMPARED && isThing(document.text, text) ? undefined : asQuery(lowered(text, names));
    if (!query && words < 3) return [];
    const phrase = query ?? lowered(text, names);
    return [
      product &&
      !ASKS.test(phrase) &&
      !phrase.toLowerCase().includes(product.toLowerCase()) &&
      !namesPart(phrase, product)
        ? `${phrase} in ${product}`
        : phrase,
    ];
  });
  const own = asQuery(lowered(title, names));
  return [...new Set([...(own !== undefined && title.split(' ').length > 2 ? [own] : []), ...found])];
}

/** "How to cancel a shipment" of the Shipments API. */
function namesPart(phrase: string, product: string): boolean {
  const [first = '', ...others] = product.split(' ').map(stem);
  return others.length > 0 && phrase.split(' ').map(stem).includes(first);
}

/** "Why another drift tool" */
const ASKS = /^(?:why|what|which|when|where|who|how (?!to\b))/;

/** Headings that are looked for in the text: of a text with more, the others count as they read. */
const COMPARED = 200;

/** "This release adds run windows": what reads as a task in a heading is a thing in the text. */
function isThing(source: string, heading: string): boolean {
  const words = heading.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}-]/gu, ''));
  return new RegExp(`\\b(?:the|an?|adds?|of|with|each|these|its|your)\\s+${words.join('\\s+')}\\b`, 'i').test(
    source,
  );
}

/** "Log retention", "Build agents": as many headings name a thing so as tell what to do. */
const AMBIGUOUS = /^(?:log|build|test|access|store|share|change|check|schedule|return|monitor)\s/;
const ON_SOMETHING = /^\p{L}+\s(?:the|an?|your|all|each|every|this|it|them)\s/u;

function asQuery(text: string): string | undefined {
  if (/\?$/.test(text)) return text.replace(/\?$/, '');
  if (/^(?:how|why|what|when|where|which)\s/.test(text)) return text;
  if (AMBIGUOUS.test(text) ? ON_SOMETHING.test(text) : TASK.test(text) || isTask(text))
    return `how to ${text}`;
  return GERUND.test(text) ? text : undefined;
}

/** "Rotate a certificate", but not "order history". */
function isTask(text: string): boolean {
  const [verb = '', next = ''] = text.split(' ');
  const facts = lookUp(verb);
  if ((facts & VERB) === 0 || !isImperative(text)) return false;
  return (facts & NOUN) === 0 || (classesOf(next) & DETERMINER) !== 0;
}

/** A heading as it would stand inside a sentence: names, acronyms and code keep their capitals. */
function lowered(text: string, names: ReadonlySet<string>): string {
  return text
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}+(?:['’-]\p{Ll}+)*[,:]?$/u.test(word) && !names.has(word) ? word.toLowerCase() : word,
    )
    .join(' ');
}

/** With less code that stands again and again, what is named but once counts too: a path, a header, a command of two words. */
const FEW_CODE = 6;
const TELLING_CODE =
  /^[a-z][\w.-]*[ /_-][\w./:{} -]*[\w}]$|^\/[a-z][\w./{}-]+$|^(?:GET|POST|PUT|PATCH|DELETE) \/|^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/;

function readCode({ blocks, codeBlocks, text }: SourceDocument, program: string): string[] {
  const counts = new Map<string, number>();
  for (const { words } of blocks) {
    for (const { kind, start, end } of words) {
      const source = text.slice(start, end);
      if (kind !== 'code' || !source.startsWith('`')) continue;
      const code = source.replace(/^`+ ?| ?`+$/g, '');
      if (
        code.length < 3 ||
        code.length > 40 ||
        !/[a-z]{2}/i.test(code) ||
        /^['"]|^(?:true|false|null|undefined|string|number|boolean|object|array|function)$/i.test(code)
      )
        continue;
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  const often = [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const telling = [...counts].filter(([code, count]) => count === 1 && TELLING_CODE.test(code));
  const named = [...often, ...telling.slice(0, Math.max(0, FEW_CODE - often.length))].map(([code]) => code);
  return [...new Set([...named, ...commandsOf(program, codeBlocks, text)])];
}

/** "driftwatch scan": what a program of that name is told to do in blocks of code. */
function commandsOf(program: string, codeBlocks: readonly CodeBlock[], text: string): readonly string[] {
  if (!/^[a-z][\w-]*$/.test(program)) return [];
  const line = new RegExp(`^\\s*(?:\\$ |npx )?(${program} [a-z][\\w:-]+)(?= |$)`, 'gm');
  return codeBlocks.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(line)].map(([, command = '']) => command),
  );
}
