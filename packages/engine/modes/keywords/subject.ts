import { FUNCTION_WORDS } from '../../checks/common-words.ts';
import type { SourceDocument } from '../../document/types.ts';
import { escaped } from '../../escaped.ts';
import { lazily } from '../../lazily.ts';
import { ADJECTIVE, frequencyOf, lookUp, nounShare, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
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
import { readVersions } from '../reading/versions.ts';
import { readCode } from './code-names.ts';
import { readLongTail } from './long-tail.ts';
import { OF_PAGES, STRUCTURAL } from './page-sections.ts';
import { NAMES_SECTION, productOf } from './product.ts';

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

/** Of several words: what is looked for says more than one. */
const PHRASES = 10;

/** What a text says so often is no person, though one may be greeted by that name in an example. */
const OFTEN = 6;

/** "NOTES FOR ARBITERS"; a title of fewer words may be a name in capitals. */
export function isShouted(title: string): boolean {
  if (/\p{Ll}/u.test(title)) return false;
  const words = title.split(' ');
  return (
    words.length > 2 ||
    (words.length === 2 && words.every((word) => frequencyOf(lookUp(word.toLowerCase())) > 0))
  );
}

export function readSubject(document: SourceDocument): Subject {
  const outline = readOutline(document);
  const acronyms = readAcronyms(document);
  const known = new Set(acronyms.map(({ text }) => text.toLowerCase()));
  const isChangelog =
    readVersions(outline).length > 0 || /\brelease notes?\b|\bchangelog\b/i.test(outline.title);
  const lower = lazily(() => document.text.toLowerCase());
  // "CLUB TOURNAMENT" of a title in capitals.
  const inCapitals = isShouted(outline.title);
  const found = readTopics(document, outline, PHRASES)
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
      !NAMES_SECTION.test(text) &&
      !/(?:^| )(?:Mrs?|Ms|Miss|Dr|Prof|Sir)\.? /.test(text) &&
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
  if (!isKnown && !OF_KIND.test(last) && !namesKind(title) && isWholeTitle(whole))
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
export function namesKind(text: string): boolean {
  const words = text.split(' ');
  if (
    /^(?:(?:meeting|release|stand-?up|sync|retro) (?:notes?|minutes|summary)|notes|welcome|(?:frequently|commonly) asked questions)$/i.test(
      text,
    )
  )
    return true;
  if (contentTypeOf(text) === undefined) return false;
  if (words.length === 1) return KIND.test(text);
  return words.length === 2 && words.every((word) => contentTypeOf(word) === undefined);
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

/** Capitals of a name that stands in a text without them. */
function withName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : text.slice(0, at) + name + text.slice(at + name.length);
}
