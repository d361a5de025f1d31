import type { SourceDocument } from '../../document/types.ts';
import { escaped } from '../../escaped.ts';
import { ADJECTIVE, lookUp, nounShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isOfMeeting } from '../reading/content-type.ts';
import { readable } from '../reading/readable.ts';
import { overlap } from '../reading/salience.ts';
import { IMPRINT } from '../reading/imprint.ts';
import { firstProse, type Section } from '../reading/sections.ts';
import type { Statement } from '../reading/statements.ts';
import { isImperative } from '../generate/signs.ts';
import { aboutSubject } from '../summarize/gist.ts';
import { readWhat } from '../summarize/what.ts';
import { hasFiniteVerb } from '../simplify/clauses.ts';
import { asTitled, capitalizedWord, uncapitalized } from '../writing/capitals.ts';
import { table } from '../writing/markdown.ts';
import { isPackageName, OF_A_DAY, productOf, titleOf } from './product.ts';
import { slugOf } from './slug.ts';
import { inSeries } from './series.ts';
import { isShouted, type Subject } from './subject.ts';

/** Title tags and descriptions stay below these, in characters as a reader counts them. */
const TITLE_LIMIT = 60;
const DESCRIPTION_LIMIT = 155;
const SHORT_TITLE = 25;

/** What search engines show of a page, below their limits; empty where the text doesn't say. */
export interface Metadata {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
}

/** Puts a text into the words of the house. */
export type InStyle = (text: string) => string;

/** "Open evening Thursday 16 October": a title that stands in a line of its own above what is told of it. */
const underTitle = (text: string, title: string): string =>
  title !== '' && text.startsWith(`${title} `) && /^[\p{Lu}\d]/u.test(text.slice(title.length + 1))
    ? `${title}: ${text.slice(title.length + 1)}`
    : text;

/** "This will let you …", "It is a …": by its name, where that is a package's or a product's. */
function byName(text: string, subject: Subject): string {
  const name = isPackageName(subject.outline.title) ? subject.outline.title : productOf(subject, 2);
  const [found = '', verb = ''] =
    /^(?:This|It)(?: (?:module|package|library|tool|plugin|project|app|service))? (will let|will allow|lets|allows|is|provides|helps|gives|makes|adds|contains|implements|exports|exposes|offers)(?= )/.exec(
      text,
    ) ?? [];
  const isLeft = name === '' || found === '' || text.toLowerCase().includes(name.toLowerCase());
  const told = verb.replace(/^will (\p{L}+)$/u, '$1s');
  return isLeft ? text : `${name} ${told}${text.slice(found.length)}`;
}

/** Title tag, meta description and slug in the words of the house. */
export function readMetadata(subject: Subject, inStyle: InStyle): Metadata {
  const description = underTitle(byName(metaDescription(subject), subject), titleOf(subject));
  return {
    title: cutAtWord(inStyle(titleTag(subject, inStyle(description))), TITLE_LIMIT - 1),
    description: fitted(inStyle(asTitled(capitalizedWord(description), subject.outline.title))),
    slug: slugOf(inStyle(titleOf(subject))),
  };
}

/** What any text of its kind may be called. */
const NAMES_NOTHING =
  /^(?:change ?log|release notes?|readme|faq|(?:meeting )?(?:notes|minutes)|v?\d+(?:\.\d+)+|guide|tutorial|runbook|overview|policy|summary|report|home|index|todo)$/i;
const UNNAMED = ' [VERIFY] Say of what.';

/** The metadata as a table, with their lengths. */
export function writeMetadata({ title, description, slug }: Metadata): string {
  return table(
    ['Field', 'Value', 'Characters'],
    [
      [
        'Title tag',
        title === '' ? '[VERIFY] The text has no title.' : title + (NAMES_NOTHING.test(title) ? UNNAMED : ''),
        title ? `${lengthOf(title)} (under ${TITLE_LIMIT})` : '',
      ],
      [
        'Meta description',
        description || '[VERIFY] No sentence of the text fits; write one of its own.',
        description ? `${lengthOf(description)} (under ${DESCRIPTION_LIMIT})` : '',
      ],
      [
        'Slug',
        slug
          ? `\`${slug}\``
          : `[VERIFY] ${title === '' ? 'It follows from the title' : 'The title has no Latin letters'}.`,
        slug ? String(slug.length) : '',
      ],
    ],
  );
}

function titleTag(subject: Subject, description: string): string {
  const title = withoutShouting(titleOf(subject), subject)
    .replace(/[.:!]+$/, '')
    .replace(
      /^(class|interface|type|module|enum):\s+(\S+)$/i,
      (_, kind: string, name: string) => `${name} ${kind.toLowerCase()}`,
    );
  const sentence = title.slice(0, 1).toUpperCase() + title.slice(1);
  if (title === '') return '';
  const isName =
    /^\p{Ll}\p{L}*\p{Lu}|^v\d/u.test(title) ||
    isPackageName(title.replace(/ FAQ$/, '')) ||
    isUnknownWord(title) ||
    title === productOf(subject, 2);
  const name = isName ? title : sentence;
  const product = productOf(subject, 2);
  // "tinyq": nobody looks for a name that they don't know.
  const [, is = ''] =
    (lengthOf(title) < TITLE_LIMIT
      ? new RegExp(
          String.raw`^(?:(?:The )?${escaped(title)}|This (?:module|package|library|tool|project|plugin|app|service)) is an? ((?:[^.;:,()]|\.(?=\S)){8,45}?)(?:,|\.(?!\S))`,
          'iu',
        ).exec(description)
      : undefined) ?? [];
  if (is !== '' && !/ (?:that|which|who)$/.test(is) && lengthOf(`${name} – ${is}`) < TITLE_LIMIT)
    return `${name} – ${is}`;
  const [said = ''] = isName && !LISTS.test(description) ? description.split(/[.!](?=\s|$)/) : [];
  const isClause = hasFiniteVerb(said) || said.toLowerCase().startsWith(`${name.toLowerCase()} `);
  const isOrder = !/^(?:an?|the) /i.test(said) && isImperative(said);
  const [, named = uncapitalized(said)] = /^(?:an?|the) (\S.*)$/i.exec(said) ?? [];
  // "The visitor reads a tree" may be a clause whose verb shows itself to nobody.
  const phrase = (isClause && !isOrder) || /^the /i.test(said) ? '' : named;
  const fitsBehind = (what: string): boolean => lengthOf(`${name} – ${what}`) < TITLE_LIMIT;
  // "Tiny (304B to 489B) utility"
  const bare = phrase.replace(/ \([^()]*\)/g, '');
  const cuts = [
    bare,
    bare.replace(
      /,? (?:to|for|that|which|with|using|by|passing|without|when|after|before|across|in order) .*$/,
      '',
    ),
    bare.replace(/(?<!(?:ing|ed|ive|al|ous)),? (?:and|or) .*$/, ''),
  ];
  const what = cuts.find((cut) => fitsBehind(cut) && (isOrder || !saysLittle(cut)));
  if (what?.includes(' ')) return `${name} – ${what}`;
  // "Meeting notes 12 Nov" with what they are about.
  const matters = OF_A_DAY.test(name) ? subject.topics.filter(({ words }) => words > 1) : [];
  const about = matters.slice(0, MATTERS).map(({ text }) => text);
  const dated = [about, about.slice(0, 1)]
    .map((some) => `${name}: ${some.join(', ')}`)
    .find((one) => lengthOf(one) < TITLE_LIMIT);
  if (about.length > 0 && dated !== undefined) return dated;
  const full =
    product && lengthOf(name) < SHORT_TITLE && !name.toLowerCase().includes(product.toLowerCase())
      ? `${name} – ${product}`
      : name;
  if (lengthOf(full) < TITLE_LIMIT) return full;
  // What stands in front of a dash says more than words that a cut leaves of what stands behind it.
  const [, front = ''] = /^(.*\S)\s+(?:[–—-]\s|\()/u.exec(name) ?? [];
  const isWhole = lengthOf(name) >= TITLE_LIMIT && lengthOf(front) >= SHORT_TITLE;
  return cutAtWord(isWhole ? front : name, TITLE_LIMIT - 1);
}

/** "Small utility", "safe, deterministic": what a cut leaves names nothing, or is no name. */
function saysLittle(text: string): boolean {
  const last = /\p{L}+$/u.exec(text)?.[0].toLowerCase() ?? '';
  const facts = lookUp(last);
  return (
    /^(?:\p{L}+[ -])?(?:utility|way|tool|library|module|package|function|solution|set|collection|helper)$/iu.test(
      text,
    ) ||
    ((partsOf(last) & ADJECTIVE) !== 0 && nounShare(facts) < RATHER_NOUN)
  );
}

const MATTERS = 2;
/** "NOTES FOR ARBITERS" as "Notes for arbiters"; acronyms keep their capitals. */
function withoutShouting(title: string, { acronyms }: Subject): string {
  if (!isShouted(title)) return title;
  const known = new Set(acronyms.map(({ text }) => text));
  return title
    .split(' ')
    .map((word) => (known.has(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** "driftwatch" is no word of a dictionary. */
const isUnknownWord = (title: string): boolean => /^\p{Ll}[\p{Ll}\d]+$/u.test(title) && partsOf(title) === 0;

/** The author's own description where it fits, else as much of the opening as does. */
function metaDescription(subject: Subject): string {
  const { document, outline, statements } = subject;
  const paragraphs = document.blocks.filter(({ kind, value }) => kind === 'paragraph' && value === undefined);
  if (paragraphs.slice(0, FIRST).some(({ prose }) => GREETS.test(prose.trimStart())))
    return toldInLetter(subject);
  if (
    outline.description &&
    lengthOf(outline.description) < DESCRIPTION_LIMIT - 1 &&
    !TO_FRIENDS.test(outline.description)
  )
    return /[.!]$/.test(outline.description) ? outline.description : `${outline.description}.`;
  const fits = (text: string): boolean => lengthOf(text) < DESCRIPTION_LIMIT;
  const said = statements
    .filter(({ text }) => !TO_FRIENDS.test(text))
    .map(({ text, ...rest }) => ({
      ...rest,
      text: text.replace(/`/g, '').replace(/ \([^()]{0,80}https?:[^()]*\)/g, ''),
    }));
  // "The page shows a placeholder", behind others, is one that the text speaks of.
  const isOfText = ({ text }: Statement, at: number): boolean =>
    OF_ITSELF.test(text) && (at === 0 || !/^the /i.test(text));
  const own = said.slice(0, OPENING).find(isOfText);
  const ownText = own === undefined || fits(own.text) ? (own?.text ?? '') : shortened(own.text);
  if (ownText !== '') return ownText;
  // "School trip to the museum." says no more than the title.
  const title = titleOf(subject);
  const more = said.filter(({ text }) => text !== `${title}.`);
  const candidates = aboutSubject(more.length > 0 ? more : said);
  const lead = readWhat(outline, candidates)[0];
  const opening = firstSentence(document, outline.root.children[0]);
  // What a README opens with says more than the names of its sections.
  if (
    lead !== undefined &&
    (SECTIONS.test(lead) || outline.title.toLowerCase().includes(lead.replace(/\.$/, '').toLowerCase())) &&
    opening !== '' &&
    !IMPRINT.test(opening)
  ) {
    const short = fits(opening) ? opening : shortened(opening);
    if (short !== '') return short;
  }
  if (lead === undefined) return '';
  // "Meeting notes 12 Nov." says no more than the title.
  const isMet = SECTIONS.test(lead) && isOfMeeting(document, title);
  const isNoted = said[0]?.text === lead && said[0].block.list !== undefined && !/[.!?]$/.test(lead);
  if (
    lead.replace(/[.]$/, '') === title ||
    /, in these versions: /.test(lead) ||
    ((isNoted || isMet) && title !== '')
  ) {
    const told = inSeries(title, subject, DESCRIPTION_LIMIT - 1);
    if (told !== '') return told;
  }
  const best = candidates.find(({ text }) => capitalizedWord(text) === lead || text === lead);
  const before = best && GOES_ON.test(best.text) ? sentenceAt(document, best, -1) : '';
  if (before !== '' && fits(before)) return fits(`${before} ${lead}`) ? `${before} ${lead}` : before;
  if (!best) return fits(lead) ? lead : cutAtSections(lead);
  if (!fits(lead)) {
    const short = shortened(lead);
    if (short !== '') return short;
    // "A fast router, internally uses a tree, supports …"
    const [, brief = ''] = /^(An? (?:\p{L}[\p{L}\d-]* ){1,6}\p{L}[\p{L}\d-]*), /u.exec(lead) ?? [];
    if (brief !== '' && isPackageName(outline.title))
      return `${outline.title} is ${brief.replace(/^A/, 'a')}.`;
    const fitting = candidates.filter(({ text }) => fits(text) && !GOES_ON.test(text));
    const other = readWhat(outline, fitting)[0] ?? '';
    return fits(other) ? other : cutAtSections(other);
  }
  const next = sentenceAt(document, best, 1);
  const both = next === '' ? '' : `${best.text} ${next}`;
  // "The database has a primary. Replica lag is …" on a page about replica lag.
  const [, defined] = DEFINES.exec(next) ?? [];
  if (!fits(both) && fits(next) && defined && outline.title.toLowerCase().includes(defined.toLowerCase()))
    return next;
  if (both && fits(both)) return both;
  // "The Internet is a hostile environment.": a scene, and the next sentence comes to the matter.
  const isScene = best.text.split(' ').length < SCENE && overlap(outline.title, best.text) === 0;
  return isScene && fits(next) && next !== '' && !GOES_ON.test(next) ? next : best.text;
}

/** Of a letter, what it says of its matter without speaking to anybody; empty where it says nothing so. */
function toldInLetter(subject: Subject): string {
  const title = titleOf(subject);
  const isTold = (text: string): boolean =>
    text.split(' ').length >= LEAST_TOLD && lengthOf(text) < DESCRIPTION_LIMIT && !SPEAKS_TO.test(text);
  // What answers a question says what the page is for.
  const isAsked = /^subject:/im.test(subject.document.text.slice(0, LONGEST_HEAD));
  const told = subject.statements.find(
    ({ text, block }) =>
      !block.list &&
      isTold(text) &&
      /[.!]$/.test(text) &&
      (overlap(title, text) >= HALF || (isAsked && overlap(title, text) > 0)),
  );
  if (!told) return '';
  const text = capitalizedWord(told.text.replace(/`/g, ''));
  const next = sentenceAt(subject.document, told, 1);
  return next !== '' && !SPEAKS_TO.test(next) && lengthOf(`${text} ${next}`) < DESCRIPTION_LIMIT
    ? `${text} ${next}`
    : text;
}

/** In UTF-16 units. */
const LONGEST_HEAD = 600;
const LEAST_TOLD = 6;
const HALF = 0.5;
const SPEAKS_TO = /\b(?:I|we|me|us|my|our|you|your|please|pls)\b|['’](?:m|ll|ve|re)\b/i;

/** "It is used to create files": what says nothing without the sentence before it. */
const GOES_ON = /^(?:it|they|this|these|that|those|he|she)\b(?! \p{Ll}+ (?:is|are)\b)/iu;

/** Paragraphs: the title of a mail may stand above its greeting. */
const FIRST = 2;
/** What a chat or a mail opens with says nothing to who searches. */
const GREETS = /^(?:hi|hello|hey|dear)\b[\p{L} ]{0,40},/iu;
const TO_FRIENDS = /\b(?:pls|plz)\b|^(?:pasted|copied) (?:together )?from\b/i;

/** An opening with fewer words may set but a scene. */
const SCENE = 8;

/** A description that the words of the house have made longer, cut at a clause; empty where that leaves nothing whole. */
const fitted = (text: string): string => (lengthOf(text) < DESCRIPTION_LIMIT ? text : shortened(text));

/** Statements among which a text says what it is for. */
const OPENING = 8;
/** "This policy describes paid leave for a new child." */
const OF_ITSELF =
  /^(?:this|the) (?:\p{L}+ )?(?:policy|standard|guide|manual|document|page|article|handbook|runbook|tutorial|reference|chapter) (?:describes|explains|says|shows|tells|covers|defines|sets out|walks|contains|lists|outlines|summarizes|applies)\b|^these release notes (?:cover|describe|list)\b/iu;
const DEFINES = /^(?:an? |the )?(.{3,40}?) (?:is|are) (?:an?|the) /i;
const LEAST_SHORTENED = 50;
/** Where a sentence may end before it does: what comes behind adds to it. */
const ADDS =
  /(?:,|;|:| –| —| \((?=[^()]*\)\.$))\s?(?=(?:(?:in |of |by )?which|where|who|so|in order|and (?:it|they|we|you)|but|including|such as|and \p{Ll}+s (?!and|or)|because|since|with|while|when|until|unless|making|allowing|using|by|for|as|it|we|e\.g\.|i\.e\.)\b|[^,]+\.$)|\s(?=(?:in a (?:manner|way) that|so that|in order to|in compliance with|in accordance with|in line with|as well as|based on|according to|across|throughout|because|while|although|unless)\s)/gu;

/** A sentence without what it adds at its end, so that it fits; empty where it says too little then. */
function shortened(text: string): string {
  const cuts = [...text.matchAll(ADDS)]
    .map(({ index }) => index)
    .filter((at) => at < DESCRIPTION_LIMIT - 2 && !isInSeries(text, at));
  const cut = text.slice(0, cuts.at(-1) ?? 0);
  const isOpen = (cut.match(/\(/g)?.length ?? 0) > (cut.match(/\)/g)?.length ?? 0);
  // The clause that it begins with says nothing without the next.
  const lacksClause =
    /^(?:if|when|once|since|because|while|although|as|unless|depending|to|for|in|with|after|before)\b/i.test(
      cut,
    ) && !cut.includes(',');
  return lengthOf(cut) < LEAST_SHORTENED || isOpen || lacksClause || endsInAdjective(cut) ? '' : `${cut}.`;
}

/** "A, b, and c": a comma between things of one row. */
const isInSeries = (text: string, at: number): boolean =>
  (/^, (?:and|or) /.test(text.slice(at)) && /, (?:\S+ ){0,2}\S+$/.test(text.slice(0, at))) ||
  // "It has three parts: one, two, three."
  (text.startsWith(',', at) && /: [^:]*, /.test(text.slice(0, at)));

const RATHER_NOUN = 8;

/** "Instances that use a static": the comma stood between adjectives. */
function endsInAdjective(text: string): boolean {
  const last = lookUp(/\b(?:an?|the) (\p{L}+)$/u.exec(text)?.[1]?.toLowerCase() ?? '');
  return (last & ADJECTIVE) !== 0 && nounShare(last) < RATHER_NOUN;
}

/** What stands so many sentences behind one in its paragraph; empty where there is none. */
function sentenceAt(document: SourceDocument, { block, at }: Statement, step: number): string {
  const next = block.sentences[block.sentences.findIndex(({ start }) => start === at) + step];
  const text = next ? readable(document, block, next).replace(/`/g, '') : '';
  return /[.!]$/.test(text) ? text : '';
}

/** A list of sections with as many of them as fit. */
function cutAtSections(text: string): string {
  if (!LISTS.test(text)) return '';
  // "Answers: Why …? How …?"
  if (/\?\s*$/.test(text)) {
    const asked = text.match(/[^?]+\?/g) ?? [];
    const fitting = asked.filter(
      (_, index) => lengthOf(asked.slice(0, index + 1).join('')) < DESCRIPTION_LIMIT,
    );
    return fitting.join('');
  }
  const more = ', and more.';
  const cut = cutAtWord(text, DESCRIPTION_LIMIT - 1 - more.length);
  const comma = cut.lastIndexOf(',');
  return comma < 0 ? '' : cut.slice(0, comma) + more;
}

const SECTIONS = /, in these sections: /i;
const LEAST_WORDS = 4;

/** The first sentence below the title; empty where it is none, or says next to nothing. */
function firstSentence(document: SourceDocument, section: Section | undefined): string {
  const block = section?.level === 1 ? firstProse(section) : undefined;
  const [first] = block?.kind === 'paragraph' && !block.list ? block.sentences : [];
  const text = block && first ? readable(document, block, first).replace(/`/g, '') : '';
  return text.split(' ').length >= LEAST_WORDS && /[.!]$/.test(text) ? text : '';
}

const LISTS = /^(?:covers|answers)\b|\. Answers: |, in these (?:sections|versions): /i;

function cutAtWord(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  const cut = [...text].slice(0, limit).join('');
  return cut
    .replace(/\s+\S*$/, '')
    .replace(DANGLING, '')
    .replace(/[\s,;:–-]+$/, '');
}

/** What a cut leaves hanging: "… cluster experiencing a". */
const DANGLING =
  /(?:\s+(?:an?|the|of|and|or|for|to|in|on|with|by|from|at|as|is|are|that|which|while|when|before|after|without|\p{L}\p{Ll}+ing|high|new))+$/u;

function lengthOf(text: string): number {
  return [...text].length;
}
