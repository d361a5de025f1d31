import {
  ADJECTIVE,
  COMMON,
  frequencyOf,
  lookUp,
  NOUN,
  nounShare,
  PAST,
  verbShare,
} from '../spelling/lexicon.ts';
import { parseToTell } from './parse-job.ts';
import { isImperative } from './generate/signs.ts';
import { partsOf } from '../spelling/parts.ts';
import { OF_A_DAY, productOf, titleOf } from './keywords/product.ts';
import { namesKind, readSubject, type Subject } from './keywords/subject.ts';
import { WITH_PARTICLE } from './keywords/long-tail.ts';
import { readMetadata, writeMetadata } from './keywords/metadata.ts';
import { topicTags, writeTaxonomy } from './keywords/taxonomy.ts';
import { hasFiniteVerb } from './simplify/clauses.ts';
import type { ModeHandler } from './types.ts';
import { TECHNOLOGY, technologiesIn } from './reading/technology.ts';
import type { Topic } from './reading/topics.ts';
import { GENERIC } from './reading/words.ts';
import { uncapitalized } from './writing/capitals.ts';
import { bullets, join, section } from './writing/markdown.ts';
import { finishReport, houseWords } from './writing/finish.ts';
import { takeLimit } from './writing/limits.ts';
import { writeFrontMatter } from './writing/page.ts';

const PRIMARY = 5;
/** Of a text too short to say anything often. */
const FEW_PRIMARY = 3;
/** Of the first two categories: who is to use them takes no more. */
const SEARCHED = 10;
const FEW_USES = 2;
const LONG_TAIL = 8;
const NAMES = 8;
const CODE = 10;
/** As a power of two, the uses of a word that no name is made of alone. */
const EVERYDAY = 4;

/** Search keywords by category, metadata for search engines, and taxonomy tags. */
export const keywords: ModeHandler = {
  mode: 'keywords',
  run(asked, tools) {
    const { most, job } = takeLimit(asked, 'keywords?|terms?|tags?');
    const subject = readSubject(parseToTell(job));
    if (subject.topics.length === 0 && titleOf(subject) === '') {
      return {
        content:
          '[VERIFY] The text is too short to find keywords in. Send the document that people should find.',
      };
    }
    const inStyle = houseWords(job, tools);
    const metadata = readMetadata(subject, inStyle);
    const sought = titledFirst(soughtAmong(subject.topics), titleOf(subject));
    const telling = sought.filter((topic) => !isSaidOnce(topic));
    const tags = topicTags(subject, telling.length < FEW_PRIMARY ? sought : telling, inStyle);
    const head = metadata.title && writeFrontMatter({ ...metadata, tags }, job.framework ?? '');
    const report = join(
      section(2, 'Search keywords', ...writeCategories(subject, most, job.audience !== 'consumer')),
      section(2, 'Metadata', writeMetadata(metadata), head && inCode(head)),
      section(2, 'Taxonomy tags', writeTaxonomy(subject, job, tags)),
    );
    return { content: finishReport(report, job, tools) };
  },
};

/**
 * @param most keywords of the first two categories, which are all there is where somebody asks for a number of them
 * @param showsCode whether the readers type names of code
 */
function writeCategories(subject: Subject, most: number, showsCode: boolean): string[] {
  const { document, topics: found, longTail, code, acronyms } = subject;
  const product = productOf(subject, 2);
  const topics = found
    .filter((topic) => !isTitled(topic))
    .map((topic) =>
      topic.text === product.toLowerCase() ? { ...topic, text: product, proper: true } : topic,
    );
  const identifiers = topics.filter(({ text }) => /^\p{Ll}+\p{Lu}/u.test(text));
  // "Notes" of "Lumen Notes".
  const isPart = ({ text }: Topic): boolean => text !== product && product.split(' ').includes(text);
  // "Accessibility" of the "Web Content Accessibility Guidelines", and "OPC" of "OPC UA".
  const spelledOut = acronyms.map(({ expansion = '' }) => expansion);
  const expanded = new Set(spelledOut.flatMap((expansion) => expansion.split(' ')));
  // "Payment Submission" of "Full Payment Submission (FPS)".
  const isOfAcronym = ({ text, count }: Topic): boolean =>
    count === 1 && spelledOut.some((expansion) => expansion.toLowerCase().includes(text.toLowerCase()));
  // "Erik Sandberg" is a person, and "Companies House" is none.
  const isOfNobody = ({ text, count, words }: Topic): boolean =>
    count > 1 || words === 1 || (partsOf(text.replace(/^.* /, '').toLowerCase()) & NOUN) !== 0;
  const said = topics.filter(
    (topic) =>
      topic.proper &&
      !identifiers.includes(topic) &&
      !isPart(topic) &&
      !expanded.has(topic.text) &&
      !isOfAcronym(topic) &&
      isOfNobody(topic),
  );
  const title = titleOf(subject);
  const isNamed = product === '' || said.some(({ text }) => text === product);
  const names = isNamed ? said : [{ text: product, count: 1 }, ...said];
  // What is named so is looked for by its name.
  const entitled = names.filter(
    ({ text }) => text === title || (text === product && title.toLowerCase().includes(text.toLowerCase())),
  );
  const spelled = new Set(topics.flatMap(({ text, proper }) => [text, ...(proper ? text.split(' ') : [])]));
  const technologies = technologiesIn(document)
    .filter((text) => !spelled.has(text))
    .map((text) => ({ text, count: 1 }));
  const own = topics.filter((topic) => !topic.proper && !identifiers.includes(topic) && !isOfAcronym(topic));
  // Beside "Rotterdam site", "site" finds nothing more.
  // "letter queue" of "dead letter queue".
  const isTail = ({ key, words, count }: Topic): boolean =>
    words > 1 && own.some((other) => other.key.endsWith(` ${key}`) && other.count >= count);
  const phrases = new Set(own.flatMap(({ words, key }) => (words > 1 ? key.split(' ') : [])));
  // "Certificates" of "TLS certificates", "node" beside "Node.js".
  const [entire] = titledFirst(own, title);
  const isSaid = ({ key, words, text }: Topic): boolean =>
    words === 1 &&
    ((entire !== undefined &&
      entire.words > 1 &&
      isNamedIn(entire, title) &&
      entire.key.endsWith(` ${key}`)) ||
      names.some((name) => name.text.toLowerCase() === `${text}.js`));
  const told = own.filter(
    (topic) =>
      !isTail(topic) &&
      !isSaid(topic) &&
      topic.text !== `${product} package` &&
      (topic.words > 1 || topic.count > FEW_USES || !phrases.has(topic.key)),
  );
  const subjects = soughtAmong(told);
  const heavy = subjects.filter(
    ({ text, inTitle, inHeading, count, words }) =>
      inTitle ||
      (inHeading && words > 1) ||
      (count > 3 && (words > 1 || inHeading || count > OFTEN)) ||
      title.toLowerCase() === text.toLowerCase(),
  );
  // A short text says in its opening what it is about.
  const weighty =
    heavy.length < FEW_PRIMARY
      ? subjects.filter(
          (topic) => heavy.includes(topic) || (topic.words > 1 && (topic.opens || topic.count > 1)),
        )
      : heavy;
  const telling = subjects.filter((topic) => !isSaidOnce(topic));
  const weightiest =
    weighty.length > 0 ? weighty : (telling.length > 0 ? telling : subjects).slice(0, FEW_PRIMARY);
  const whole = phraseOf(title, subject.outline.title !== '', document.text.includes(title));
  const isKnown = topics.some(
    (topic) => topic.text.toLowerCase() === whole.toLowerCase() && !isSaidOnce(topic),
  );
  const asTold = whole === '' || isKnown ? [] : [{ text: whole, count: 1 }];
  const [name] = entitled;
  const first = name ? [name] : [];
  // "SSO with Okta" says more exactly than "Okta" what is looked for.
  const isWithin = name !== undefined && whole.endsWith(` ${name.text}`);
  const primary = [
    ...(isWithin ? [...asTold, ...first] : [...first, ...asTold]),
    ...titledFirst(weightiest, title).filter(
      ({ text, words }) =>
        words > 1 ||
        (isKnown && text.toLowerCase() === whole.toLowerCase()) ||
        !whole.toLowerCase().split(/[ '’]/).includes(text.toLowerCase()),
    ),
  ].slice(0, Math.min(PRIMARY, most));
  const others = subjects.filter(({ text }) => !primary.some((other) => other.text === text));
  // What stands once goes behind what the text says again and again.
  const rank = ({ words, count, inHeading, opens }: Topic): number =>
    words > 1 ? (count > 1 || inHeading || opens ? 0 : 2) : count > FEW_USES ? 1 : 3;
  const secondary = others
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, (most === Infinity ? SEARCHED : most) - primary.length);
  // "Tarn Street Library" is a place.
  const isTechnical =
    code.length + document.codeBlocks.length + technologies.length > 0 ||
    /\b(?:API|HTTPS?|SDK|CLI)\b/.test(document.text) ||
    names.some(({ text }) => text === product || TECHNOLOGY.test(text));
  const searched = [section(3, 'Primary', list(primary)), section(3, 'Secondary', list(secondary))];
  if (most < Infinity) return searched;
  return [
    ...searched,
    section(3, 'Long-tail phrases', bullets(longTail.slice(0, LONG_TAIL))),
    section(
      3,
      isTechnical ? 'Product and technology names' : 'Names',
      list([...names.filter((name) => name !== entitled[0]), ...technologies].slice(0, NAMES)),
    ),
    section(3, 'Code and commands', showsCode && bullets(code.slice(0, CODE).map((text) => `\`${text}\``))),
    section(
      3,
      'Acronyms',
      bullets(
        acronyms
          .filter(
            ({ text, count }) =>
              !names.some(
                (name) => name.count >= count && name.text.split(' ').includes(text) && name.text !== text,
              ),
          )
          .map(({ text, expansion }) => (expansion ? `${text} (${expansion})` : text)),
      ),
    ),
  ];
}

/** What people look for, unless that is next to nothing. */
function soughtAmong(all: readonly Topic[]): readonly Topic[] {
  // "Blend half of the soup"
  const topics = all.filter((topic) => !/ (?:half|rest)$/.test(topic.key) && isComplete(topic));
  const sought = topics.filter((topic) => topic.proper || isSought(topic));
  const exact = sought.filter((topic) => !isQuality(topic));
  const isFew = exact.filter((topic) => !isSaidOnce(topic)).length < PRIMARY;
  return sought.length < FEW_PRIMARY ? topics : isFew ? sought : exact;
}

/** A lone word that a short text says but once, and does not define. */
const isSaidOnce = ({ words, count, inTitle, inHeading, score }: Topic): boolean =>
  words === 1 && count === 1 && !inTitle && !inHeading && score > 0;

/** No rest of a sentence: "header mandatory", "verifying data", "buffer didn't". */
function isComplete({ text, key, words, count, inTitle }: Topic): boolean {
  const [first = '', last = ''] = [key.split(' ')[0], text.toLowerCase().split(' ').at(-1)];
  const facts = lookUp(last);
  const otherwise = nounShare(facts) + verbShare(facts);
  const isQualityLast =
    ((facts & ADJECTIVE) !== 0 && otherwise > 0 && otherwise < MOSTLY_NOUN) ||
    (last.includes('-') && (partsOf(last.replace(/^.*-/, '')) & (NOUN | PAST)) === PAST);
  const isDone =
    /ing$/.test(first) && (lookUp(first) & (NOUN | COMMON)) === COMMON && count === 1 && !inTitle;
  return words === 1 || !(/n['’]t\b/.test(text) || isQualityLast || isDone);
}

/** "Thin wrapper", said in passing. */
function isQuality({ words, key, count, inTitle, inHeading, opens, proper }: Topic): boolean {
  const first = key.split(' ')[0] ?? '';
  const facts = lookUp(first);
  const isSaidOnce = words > 1 && !(count > 1 || inTitle || inHeading || opens || proper);
  return (
    isSaidOnce &&
    ((partsOf(first) & (ADJECTIVE | NOUN)) === ADJECTIVE ||
      ((facts & ADJECTIVE) !== 0 && nounShare(facts) < MOSTLY_NOUN))
  );
}

/** "Level", "options parameter": nobody looks for what every text speaks of. */
function isSought({ text, words, key, count, inTitle, inHeading }: Topic): boolean {
  const parts = key.split(' ');
  // "Tasks waiting": what they do.
  if (words > 1 && /s \p{Ll}+ing$/u.test(text)) return false;
  if (words > 1 || inTitle)
    return inTitle
      ? words > 1 || count > 1
      : /\p{Lu}{2}/u.test(text) || !parts.every((part) => GENERIC.has(part));
  // "Plugin", said fourteen times.
  const isOften = count > OFTEN || (inHeading && count > FEW_USES);
  return !(GENERIC.has(key) || ANYTHING.test(key)) && (isOften || frequencyOf(lookUp(key)) < ANYWHERE);
}

/** As a power of two, the uses of a word that texts of all subjects speak of. */
const ANYWHERE = 8;
const OFTEN = 7;
const ANYTHING =
  /^(?:term|customer|company|place|half|child|parent|member|employee|room|staff|area|rule|fee|level|implementation|order|creation|reference)$/;
/** In fifteenths. */
const MOSTLY_NOUN = 8;

/** What the title names in several words says more exactly than any other topic what the page is about. */
function titledFirst(topics: readonly Topic[], title: string): readonly Topic[] {
  const isNamed = (topic: Topic): boolean => isNamedIn(topic, title);
  return [...topics.filter(isNamed), ...topics.filter((topic) => !isNamed(topic))];
}

const isNamedIn = ({ text, words }: Topic, title: string): boolean =>
  words > 1 && title.toLowerCase().includes(text.toLowerCase());

/** What the task of a title is about, "SSO with Okta" of "Set up SSO with Okta", and a title that the text itself does not have. */
function phraseOf(titled: string, isOwn: boolean, isWritten: boolean): string {
  const [, asked] = HOW_DO_I.exec(titled) ?? [];
  if (asked !== undefined) return uncapitalized(asked);
  const title = titled.replace(/[“”"]/g, '');
  // "dequal", which the text itself may write as code alone.
  if (/^\p{Ll}[\p{Ll}\d]+$/u.test(title) && partsOf(title) === 0) return title;
  if (!isOwn && !/^how to /i.test(title))
    return !OF_A_DAY.test(title) &&
      /^[\p{L}\d][\p{L}\d '’-]*$/u.test(title) &&
      (isWritten || !/ and /.test(title)) &&
      title.split(' ').length <= PROPOSED_WORDS
      ? uncapitalized(title)
      : '';
  const front = title.split(': ').find((part) => !namesKind(part)) ?? '';
  // "Residents' parking permit"
  if (NOUNS_IN_SENTENCE_CASE.test(front) && !isImperative(front) && !hasFiniteVerb(front))
    return front.replace(/^\p{L}+/u, uncapitalized);
  const [, thing = ''] =
    /^(?:how to )?\p{L}+ (?:up |in |out |on |off |back |down |over )?(?:an? |the |your )?(\S.*)$/iu.exec(
      title,
    ) ?? [];
  const task = title.replace(/^how to /i, '');
  const isTask =
    isImperative(task) || WITH_PARTICLE.test(title) || /^\p{L}+ing (?:an?|the|your) /u.test(title);
  // "Book a court": a word alone says less than what is done with it.
  if (isTask && /^(?:to (?:an? |the |your )?)?\S+$/.test(thing) && /^[\p{L} '’-]+$/u.test(task))
    return uncapitalized(task);
  // "A database from a snapshot" is cut out of what is done with it.
  if (isTask && CUT_OUT.test(thing))
    return /^[\p{L}\d '’-]+$/u.test(task) && task.split(' ').length <= LONG_TASK ? uncapitalized(task) : '';
  return isTask && thing.includes(' ') && thing.split(' ').length < TASK_WORDS
    ? thing.replace(/^(?:new|first|own) /i, '')
    : '';
}

/** "How do I get a refund?" */
const HOW_DO_I = /^How (?:do|can|should) (?:I|you|we) (\p{Ll}+(?: [\p{L}\d'’-]+){1,6})\?$/u;
const CUT_OUT = /(?:^| )(?:to|from|into|onto) /;
const LONG_TASK = 8;

/** Two to four words, all but the first of which are small, and none of which joins two things. */
const NOUNS_IN_SENTENCE_CASE =
  /^(?!\p{L}+ing )\p{Lu}\p{Ll}+['’]?(?: (?!and |or |to |up |in |on |out |with )\p{Ll}[\p{Ll}'’-]+(?<!guide|notes?|polic(?:y|ies)|list|report|overview|manual)){1,3}$/u;
const TASK_WORDS = 6;
const PROPOSED_WORDS = 6;

/** "Conference Paper", "Manual Registration": everyday words that have capitals where a link or a title does. */
function isTitled({ text, count, words, key, proper }: Topic): boolean {
  return (
    proper &&
    words > 1 &&
    count <= FEW_USES &&
    !/\p{Ll}\p{Lu}/u.test(text) &&
    key.split(' ').every((word) => frequencyOf(lookUp(word)) >= EVERYDAY)
  );
}

function inCode(head: string): string {
  return ['```' + (head.startsWith('=') ? 'asciidoc' : 'yaml'), head, '```'].join('\n');
}

function list(topics: readonly Pick<Topic, 'text' | 'count'>[]): string {
  return bullets(topics.map(({ text, count }) => (count > 1 ? `${text} (${count} uses)` : text)));
}
