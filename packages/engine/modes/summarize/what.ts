import { lookUp, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { TELLS_AIM } from '../reading/independence.ts';
import { PROPOSES, readRecord, recordPartOf } from '../reading/records.ts';
import { chooseStatements, overlap } from '../reading/salience.ts';
import { firstProse, type Outline } from '../reading/sections.ts';
import type { Statement } from '../reading/statements.ts';
import { IMPRINT } from '../reading/imprint.ts';
import { isVersion, readVersions, versionName } from '../reading/versions.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { listed as inLine } from '../writing/markdown.ts';
import { CLAUSE } from './procedures.ts';
import { FORBIDS, ORDERED } from './warnings.ts';

/** "Fastify is a …", "The scheduler runs …": a sentence that says what its subject is for. */
const SAYS_WHAT =
  /^(?:the\s+)?(?:\S+\s+){1,4}?(?:is|are|lets|allows|provides|enables|helps|offers|explains|describes)\s/i;
const OPENING_PARAGRAPHS = 4;
const HALF = 0.5;

/** The opening's sentences, or else a sentence that says what the title's subject is. */
export function readWhat(outline: Outline, statements: readonly Statement[]): string[] {
  const { title, description, sections } = outline;
  const isListed = statements.every(({ block }) => block.list);
  if (isAsked(outline)) return [listSections(title, sections)];
  const early = statements.filter(
    ({ text, paragraph, block, fragment, section, at }) =>
      paragraph <= OPENING_PARAGRAPHS &&
      (isListed || !block.list) &&
      !block.quoted &&
      !text.startsWith('**') &&
      (!fragment ||
        (firstProse(section) === block && block.sentences[IMPRINT.test(block.prose) ? 1 : 0]?.start === at)),
  );
  const aim = statements.find(({ text }) => TELLS_AIM.test(text));
  if (aim) return [aim.text];
  const first = early.find((statement) => isOpening(statement, title));
  const proposal = readProposal(outline, statements);
  if (proposal) {
    const before = statements.find(
      (statement) =>
        statement.at < proposal.at &&
        !statement.block.list &&
        (statement === first || recordPartOf(statement.section.title) === 'problem'),
    );
    return [...(before ? [before] : []), proposal].map(({ text }) => capitalizedWord(text));
  }
  // Notes begin with what they note first, and their title says of what.
  if (first && title !== '' && isListed && (!/[.!?]$/.test(first.text) || TELLS_CHANGES.test(title)))
    return [`${title}.`];
  const underTitle = first?.section.level === 0 || first?.section.title === title;
  if (first && underTitle && title !== '' && lacksSubject(first)) return [withTitle(first, title)];
  // "> Run some code when the process exits.", "description: How to …" over what its text begins with.
  if (first && underTitle && isWholeLine(description) && overlap(description, first.text) < HALF)
    return [ended(description), capitalizedWord(first.text)];
  if (first && (underTitle || !description))
    return [first, ...goesOn(first, early)].map(({ text }) => capitalizedWord(text));
  if (description) return [ended(description)];
  if (readVersions(outline).length > 0) return [listSections(title || 'Changelog', sections)];
  const headline = sections[0]?.title ?? title;
  // `A Node package that spawns clusters` says it, though no sentence does.
  if (/^an? /i.test(headline) && headline.split(' ').length > 4) return [ended(headline)];
  const independent = statements.filter(({ leaning }) => !leaning);
  const telling = independent.filter(({ text }) => SAYS_WHAT.test(text) && overlap(title, text) > HALF);
  if (telling.length > 0) return chooseStatements(telling, 1).map(({ text }) => text);
  const plain = independent.filter(
    ({ text, block }) =>
      !FORBIDS.test(text) && !ORDERED.test(text) && !CLAUSE.test(text) && block.list?.ordered !== true,
  );
  const best = (chooseStatements(plain, 1)[0] ?? plain[0])?.text;
  const covers = listSections(title, sections);
  if (covers !== '') return [covers];
  if (best !== undefined && !TELLS_CHANGES.test(title)) return [best];
  // "Use this when payments fail.": with the title, it says what the text is for.
  const [opening] = outline.root.children;
  const use = (opening && USE.exec(firstProse(opening)?.prose ?? '')?.[0]) ?? '';
  return title === '' ? [] : [[`${title}.`, use].join(' ').trim()];
}

const USE =
  /^Use (?:this|it)(?: \p{L}+)? (?:when|if|for|to|after|before|whenever) [^.\ufffc]{3,120}\.(?= |$)/u;

const TELLS_CHANGES = /\b(?:release notes?|change ?log|what['’]s new)\b/i;

const ended = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`);

/** "Run some code when …", "This guide shows how.": what the author says of the text, that no statement begins with. */
const isWholeLine = (description: string): boolean =>
  IMPERATIVE.test(description) || (/[.!]$/.test(description) && description.split(' ').length >= LEAST_LINE);
const LEAST_LINE = 5;

/** "Applies to all employees": its subject is what the title names. */
function lacksSubject({ text, leaning, fragment }: Statement): boolean {
  const opening = /^\p{Lu}\p{Ll}+s(?= )/u.exec(text)?.[0].toLowerCase() ?? '';
  return (leaning || fragment) && (lookUp(opening) & THIRD_PERSON) !== 0;
}

/** "driftwatch compares …", "Leave policy. Effective 1 May 2026. Applies to …". */
function withTitle({ text, block, at }: Statement, title: string): string {
  if (/^[\w@/.-]+$/.test(title)) return `${title} ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
  const before = block.prose.slice(0, at - block.start).trim();
  const since = /^(?:effective|valid|in force)\b[^.\ufffc]{4,40}\.$/i.test(before) ? `${before} ` : '';
  return `${title.replace(/[.:!]+$/, '')}. ${since}${text}`;
}

const SUMMARY = /^(?:executive )?summary$|^abstract$|^tl;?dr$|^in short$/i;
const INTENDS = /\b(?:we|it) (?:will|should|must)\b|\b(?:is|are) (?:to be|added|introduced|replaced)\b/i;

/** What a proposal or a decision is: the sentence that says so, or else the first under such a heading. */
function readProposal(outline: Outline, statements: readonly Statement[]): Statement | undefined {
  if (readRecord(outline) === undefined) return undefined;
  const summed = statements.find(({ section }) => SUMMARY.test(section.title));
  if (summed) return summed;
  const own = statements.filter(
    ({ section, block }) => !block.list && recordPartOf(section.title) === 'proposal',
  );
  const opening = own.find(
    ({ block, section, at }) => section.blocks[0] === block && block.sentences[0]?.start === at,
  );
  return (
    statements.find(({ text }) => PROPOSES.test(text)) ??
    opening ??
    own.find(({ text }) => INTENDS.test(text))
  );
}

/** An opening with more words is long enough. */
const LONG_OPENING = 28;

/** What the opening's paragraph says next; what the next paragraph does where the first is but a few words. */
function goesOn(first: Statement, early: readonly Statement[]): readonly Statement[] {
  const words = first.text.split(' ').length;
  const next = early[early.indexOf(first) + 1];
  if (!next || words > LONG_OPENING || next.leaning) return [];
  // What an order or another sentence parts from it is no continuation.
  const place = ({ block, at }: Statement): number => block.sentences.findIndex(({ start }) => start === at);
  if (place(next) !== (next.block === first.block ? place(first) + 1 : 0)) return [];
  const isNear = next.block === first.block || (next.section === first.section && words < SHORT_OPENING);
  return isNear ? [next] : [];
}

const SHORT_OPENING = 12;

/** Headings over what says of a document what it is. */
export const INTRODUCES =
  /^(?:intro(?:duction)?|overview|about|background|summary|abstract|description|purpose|meaning|context|scope|synopsis|what (?:is|are|happened)|why|in short|tl;?dr)\b/i;

/** Whether a sentence opens the document: it stands under its title, or speaks of it; what it orders says nothing of that. */
function isOpening({ text, section, block, paragraph, at }: Statement, title: string): boolean {
  if (block.list && ORDERED.test(text)) return false;
  if (FORBIDS.test(text) || /^(?:check|see|read|visit|send)\b(?!-)/i.test(text)) return false;
  if (section.level === 0 || section.title === title || title.startsWith(section.title)) return true;
  if (IMPERATIVE.test(text) || /^(?:if|when|once|unless)\b/i.test(text)) return false;
  return (
    INTRODUCES.test(section.title.replace(/^[\d.]+\s+/, '')) ||
    (paragraph === 1 &&
      block.sentences[0]?.start === at &&
      SAYS_WHAT.test(text) &&
      !isLabel(section.title, text, title)) ||
    overlap(title, text) > HALF
  );
}

/** "Dates" over "The regatta is on 21 June": one matter of several, which is not what the title names. */
const isLabel = (heading: string, text: string, title: string): boolean =>
  title !== '' && !heading.includes(' ') && overlap(title, text) === 0;

/** What stands in many documents and says nothing of this one. */
const COMMON_SECTION =
  /^(?:table of )?contents$|^(?:licen[cs]e|contribut\w+|change ?log|authors?|credits?|acknowledge?ments?|thanks|sponsors?|see also|further reading|next steps)$/i;
const SECTIONS = 8;
const MIN_SECTIONS = 3;
const MIN_VERSIONS = 2;
const LONG_HEADING = 42;

/** A text of questions without a word about itself, which does not begin with what the first answer says. */
function isAsked({ title, root, sections }: Outline): boolean {
  const asked = sections.filter((section) => section.title.endsWith('?'));
  return (
    (title === '' ||
      /\b(?:faqs?|(?:frequently|commonly) asked questions|questions and answers|q&a)\b/i.test(title)) &&
    [root, ...sections].every((one) => (one.level > 0 && one.title !== title) || one.blocks.length === 0) &&
    asked.length >= MIN_SECTIONS &&
    asked.length > sections.length / 2
  );
}

/** What the headings say of a text that has a title and no sentence about itself; empty without either. */
function listSections(title: string, sections: Outline['sections']): string {
  const below = sections.filter((section) => section.title !== title && !COMMON_SECTION.test(section.title));
  const level = Math.min(...below.map((section) => section.level));
  const titles = below
    .filter((section) => section.level === level)
    .map((section) => section.title.replace(/^(?:(?:step|part|phase) )?\d+[.:)]\s+/i, ''))
    .filter((name) => !COMMON_SECTION.test(name));
  const long = titles.filter((name) => name.length > LONG_HEADING && !name.endsWith('?')).length;
  const isOfVersions = titles.every(isVersion);
  const least = isOfVersions ? MIN_VERSIONS : MIN_SECTIONS;
  if (titles.length < least || (!isOfVersions && long > titles.length / 4)) return '';
  const names = isOfVersions ? titles.map(versionName) : titles;
  const rest = names.length - SECTIONS;
  const named = rest > 1 ? [...names.slice(0, SECTIONS), `${rest} more`] : names;
  const asked = titles.filter((name) => name.endsWith('?'));
  if (asked.length > titles.length / 2)
    return `${title === '' ? 'Answers' : `${title.replace(/[.:!?]+$/, '')}. Answers`}: ${asked.slice(0, SECTIONS).join(' ')}`;
  if (title === '') return `Covers ${inLine(named)}.`;
  return `${title.replace(/[.:!]+$/, '')}, in these ${isOfVersions ? 'versions' : 'sections'}: ${inLine(named)}.`;
}
