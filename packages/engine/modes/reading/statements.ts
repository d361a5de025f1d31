import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { lazily } from '../../lazily.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { isCredit, standsInNote } from './asides.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { isGlossary } from './definitions.ts';
import { aboveCode, withCommand } from './above-code.ts';
import { LACKS_SUBJECT, CONDITIONAL_LEAD, digestOf, leadIn, opensSentence, withLead } from './digests.ts';
import { standAlone, standWithNames, type Standing } from './independence.ts';
import { areNotes } from './lists.ts';
import { areFields, isParameter } from './parameters.ts';
import { isFragment } from './fragments.ts';
import { LABELLED, noteLabelOf } from './labelled.ts';
import { readable } from './readable.ts';
import { scoreDigest, scoreSentence, weigh, type Weights } from './salience.ts';
import type { Outline, Section } from './sections.ts';
import { IMPRINT } from './imprint.ts';
import { isWhole, MIN_WORDS } from './whole-sentences.ts';

/** A sentence of a document that can stand alone, or under its heading. */
export interface Statement {
  /** On one line, as a reader sees it, without what joins it to the sentence before. */
  readonly text: string;
  readonly at: number;
  readonly block: Block;
  readonly section: Section;
  /** Counts the paragraphs of the document, from 1. */
  readonly paragraph: number;
  readonly score: number;
  /** In a section about the project itself: who made it, how to help, under which license. */
  readonly aside: boolean;
  /** No clause of its own: "A handler class that retries requests." */
  readonly fragment: boolean;
  /** What it shares with its neighbours: the section, or the paragraph of a text that has next to no headings. */
  readonly passage: Section | Block;
  /** The section of the highest level around it, below the title; its passage in a text without. */
  readonly part: Section | Block;
  /** "This guide shows …": the first sentence of its section, and to be understood only under that heading. */
  readonly leaning: boolean;
}

const GREETING_WORDS = 2;
const MAX_WORDS = 45;
/** The opening of a text may take longer to say what it is about. */
const MAX_OPENING = 60;

/** Sections that tell of the project and not of what it does. */
const ASIDE =
  /^(?:the |our |special )?(?:credits?|licen[cs](?:e|es|ing)|contribut\w+(?! factors?\b)|acknowledge?ments?|authors?|sponsors?|backers?|thanks|maintainers?|core team|team|(?:further |additional |useful )?(?:related|resources|references|reading|links)(?: (?:documents?|links?|resources?|pages?|topics?|articles?|documentation|information|reading))?$|see also|further reading|contact(?:s|ing)?\b.*$|where to (?:get|find) help|getting help|next steps$|appendix|honou?rable mentions|promoters?|change ?log|release (?:notes|history|process)|tests?|running (?:the )?tests?|development|developing|code of conduct|community|donat\w+|support us|who uses)\b/i;

/** "Credits" may be what a consumer grants: then the section speaks of them. */
function isAside({ title, blocks }: Section): boolean {
  return (
    ASIDE.test(title) &&
    !(/^credits?$/i.test(title) && blocks.some(({ prose }) => /\bcredits?\b/i.test(prose)))
  );
}

/** A text with fewer headings is read paragraph by paragraph. */
const FEW_SECTIONS = 3;
/** As many make a list of parameters. */
const LEAST_SETTINGS = 3;
/** What the sentences of a document are read with. */
interface Reading {
  readonly document: SourceDocument;
  readonly weights: Weights;
  /** Whether the text has next to no headings, and is read paragraph by paragraph. */
  readonly inParagraphs: boolean;
  readonly asides: ReadonlySet<Section>;
  readonly parts: ReadonlyMap<Section, Section>;
  /** The terms of definition lists, by the block that says what they mean. */
  readonly terms: ReadonlyMap<Block, string>;
  /** What can be set, which a definition list tells. */
  readonly settings: ReadonlySet<Block>;
  /** The headings, in lower case. */
  readonly headings: ReadonlySet<string>;
  /** Whether the text is a list of notes, of which hardly any ends with a full stop. */
  readonly inNotes: boolean;
}

/** The sentences that can stand alone or under their heading, in order, each with its weight: how much of the document it speaks of. */
export function readStatements(document: SourceDocument, outline: Outline): readonly Statement[] {
  const { root, sections, title } = outline;
  const listed = readDefinitionLists(document);
  const settings = listed.filter(({ code }) => code).map(({ meaning }) => meaning);
  const reading: Reading = {
    document,
    weights: weigh(document, title),
    inParagraphs: sections.length < FEW_SECTIONS,
    asides: new Set(sections.filter((section) => isAside(section)).flatMap(withChildren)),
    parts: readParts(outline),
    inNotes: sections.length < FEW_SECTIONS && areNotes(document),
    headings: new Set(sections.map(({ title: heading }) => heading.toLowerCase())),
    terms: new Map(listed.map(({ term, meaning }) => [meaning, term])),
    settings: new Set(settings.length < LEAST_SETTINGS ? [] : settings),
  };
  let paragraphs = 0;
  return [root, ...sections].flatMap((section) => {
    const own = readSection(reading, section, paragraphs);
    paragraphs += section.blocks.filter(({ kind }) => kind === 'paragraph').length;
    const digest = own.length === 0 || isOfFew(own, section) || hasTable(section);
    const told = digest ? readDigest(reading, section, paragraphs) : [];
    if (told[0]?.block.list) return told;
    return [...own, ...told];
  });
}

const hasTable = ({ blocks }: Section): boolean => blocks.some(({ kind }) => kind === 'table-cell');

/** Whether all that can be said of a section is a few items of its list, none of which ends as sentences do. */
function isOfFew(own: readonly Statement[], { blocks }: Section): boolean {
  const items = blocks.filter(({ list }) => list?.leads);
  return (
    items.length === blocks.length &&
    own.length < items.length / 2 &&
    own.every(({ text }) => !/[.!?]$/.test(text))
  );
}

/** @param before the paragraphs of the document in front of the section */
function readSection(reading: Reading, section: Section, before: number): Statement[] {
  const { document, weights, inParagraphs, asides, parts } = reading;
  const found: Statement[] = [];
  let paragraph = before;
  let position = 0;
  let lead = '';
  const lists = lazily(() => Map.groupBy(section.blocks, ({ list }) => list?.list));
  const told = new Map<number, boolean>();
  /** "Node has issues:" above "It ignores PATHEXT" and "Has problems with spaces": the lead says of what. */
  const tellsOf = (list: number): boolean => {
    const known = told.get(list);
    if (known !== undefined) return known;
    const items = SUBJECT_LEAD.test(lead) ? (lists().get(list) ?? []) : [];
    const lacking = items.filter((item) => LACKS_SUBJECT.test(item.prose.trimStart())).length;
    told.set(list, lacking > 1 && lacking > items.length / 2);
    return told.get(list) ?? false;
  };
  for (const block of section.blocks) {
    // "Released 3 November 2026" opens nothing.
    const isImprint = section.level < 2 && IMPRINT.test(readable(document, block));
    if (block.kind !== 'paragraph' || (isImprint && !saysMore(document, block))) continue;
    paragraph += 1;
    if (inParagraphs) position = 0;
    if (
      reading.settings.has(block) ||
      isParameter(document, block) ||
      areFields(document, block) ||
      isAlternative(document, section, block)
    )
      continue;
    if (!block.list) lead = readable(document, block, block.sentences.at(-1));
    // "It does not detect cases in which:": no item holds without it.
    const completed =
      block.list && (opensSentence(lead) || CONDITIONAL_LEAD.test(lead) || tellsOf(block.list.list))
        ? withLead(document, lists().get(block.list.list) ?? [], block, lead)
        : undefined;
    if (completed === '') continue;
    // "Welcome!" opens nothing.
    const greeted = isImprint ? 1 : block.sentences.findIndex(({ words }) => words.length >= GREETING_WORDS);
    const example = block.sentences.findIndex(({ start, end }) =>
      SUPPOSES.test(document.text.slice(start, end)),
    );
    for (const [index, sentence] of block.sentences.entries()) {
      position += 1;
      if ((isImprint && index === 0) || (example >= 0 && index > example)) continue;
      if (index === 0 && goesOnBehindCode(document, section, block)) continue;
      const opens = paragraph === before + 1 && (greeted < 0 || index <= greeted);
      const standing =
        completed === undefined
          ? readSentence(reading, section, block, sentence, { opens, first: paragraph === 1 })
          : index === 0
            ? (standAlone(completed, opens) ??
              (LISTS_THESE.test(completed) ? { text: completed, leaning: false } : undefined))
            : undefined;
      if (!standing) continue;
      // "Applies to all employees": the heading says what.
      const isPart = opens && !inParagraphs && section.level > 0 && isFragment(block, sentence);
      const leaning = standing.leaning || isPart;
      const { text } = standing;
      found.push({
        text,
        at: sentence.start,
        block,
        section,
        paragraph,
        score: scoreSentence(
          { text, sentence, block, section, leaning, position, paragraph, inParagraphs },
          weights,
        ),
        aside: asides.has(section) || isCredit(text) || standsInNote(document, block),
        // Read when asked for: most statements are not even looked at.
        get fragment() {
          return (
            !isPart &&
            completed === undefined &&
            !(reading.inNotes && block.list?.leads) &&
            !(inParagraphs && LABELLED.test(text)) &&
            isFragment(block, sentence)
          );
        },
        passage: inParagraphs ? block : section,
        part: inParagraphs ? block : (parts.get(section) ?? section),
        leaning,
      });
    }
  }
  return found;
}

const SUBJECT_LEAD = /^\p{Lu}[^:.!?]{8,120}:$/u;

/** "These parts don't work yet: the map; old receipts." */
const LISTS_THESE = /^(?:these|the following) \p{Ll}+ /iu;

/** "For example, if you have three replicas …": what is said behind it holds for them alone. */
const SUPPOSES =
  /^(?:(?:for example|for instance),?\s+(?:if|when|suppose|imagine|say|let['’]?s)|suppose|imagine|assume|let['’]?s (?:say|assume))\b/i;

/** "you need to run", a block of code, "afterwards to let it resume": a sentence with code in its middle. */
function goesOnBehindCode({ text }: SourceDocument, { code }: Section, { list, start }: Block): boolean {
  if (list || !/^\p{Ll}/u.test(text.slice(start, start + 2))) return false;
  // "where `ID` is the project": no sentence begins so.
  const opening = text.slice(start, start + 10);
  if (/^(?:where|which|and|or|but|with|as|followed|then|of)\s/.test(opening)) return true;
  // "Hello team," and "the new tool goes live": without code, nothing goes on behind it.
  if (code.length > 0 && /^(?:the|for|to)\s/.test(opening)) return true;
  return code.some(({ end }) => end <= start && text.slice(end, start).trim() === '');
}

/** Under "Either:", no item holds without the others. */
function isAlternative(document: SourceDocument, { blocks }: Section, block: Block): boolean {
  const { list } = block;
  if (!list || list.depth < 2) return false;
  const above = blocks.findLast((other) => other.start < block.start && other.list?.depth === list.depth - 1);
  return above !== undefined && ALTERNATIVES.test(readable(document, above));
}
const ALTERNATIVES = /\b(?:either|one of(?: the following| these)?|any of(?: the following| these)?)\s*:$/i;

/** "Effective 1 May 2026. Applies to …": an imprint that ends with its first sentence. */
function saysMore(document: SourceDocument, block: Block): boolean {
  const [first, second] = block.sentences;
  return (
    second !== undefined &&
    second.words.length >= MIN_WORDS &&
    !/\n|\|/.test(document.text.slice(first?.start, first?.end).trim()) &&
    !IMPRINT.test(readable(document, block, second))
  );
}

/** A sentence as it stands without its neighbours: with the names that it leads in, behind the term that it explains. */
function readSentence(
  { document, terms, inNotes }: Reading,
  section: Section,
  block: Block,
  sentence: Sentence,
  { opens, first }: { opens: boolean; first: boolean },
): Standing | undefined {
  const written = readable(document, block, sentence);
  const shown = leadIn(document, section, block, written) || withCommand(document, section, block, written);
  if (shown !== '') return standWithNames(shown, opens);
  const beforeCode = aboveCode(section, block, sentence, written);
  if (beforeCode !== '') return standAlone(beforeCode, opens);
  const label = block.list?.leads && sentence === block.sentences[0] ? labelOf(document, block) : '';
  const isNoted =
    inNotes &&
    block.list?.leads === true &&
    block.words.length <= MAX_WORDS &&
    noteLabelOf(readable(document, block, block.sentences[0])) === undefined;
  // The sentences of a note belong together.
  if (isNoted && sentence !== block.sentences[0]) return undefined;
  if (isNoted && block.words.length >= MIN_WORDS)
    return { text: capitalizedWord(readable(document, block)), leaning: false };
  if (!isWhole(document, block, sentence, first ? MAX_OPENING : MAX_WORDS)) return undefined;
  const standing = standAlone(label === '' ? written : written.slice(label.length).trimStart(), opens);
  if (standing && label !== '')
    return { ...standing, text: `**${label}** ${capitalizedWord(standing.text)}` };
  const name = nameAbove(document, block, sentence);
  if (standing && name !== '') return { ...standing, text: `**${name}:** ${standing.text}` };
  const question = questionAbove(document, block, sentence);
  if (question !== '') return { text: `**${question}** ${written}`, leaning: false };
  const term = sentence === block.sentences[0] ? terms.get(block) : undefined;
  return standing && term !== undefined
    ? { ...standing, text: `**${capitalizedWord(term)}:** ${standing.text}` }
    : standing;
}

/** Labels that say how to take an item, and not what it is about. */
const SIGNAL =
  /^(?:breaking(?: changes?)?|warning|caution|danger|note|important|tip|hint|added|changed|fixed|removed|deprecated|security)$/i;

/** "**New colours:** The board …": the label in bold that an item begins with, its colon included; empty without one. */
function labelOf({ text }: SourceDocument, { start, end }: Block): string {
  const source = text.slice(start, end);
  const marked = /^(?:\*\*|__)?(?<label>[^*_`\n]{2,50}?)(?:(?::(?:\*\*|__))|(?:(?:\*\*|__):))\s/.exec(source)
    ?.groups?.['label'];
  return marked === undefined || SIGNAL.test(marked) ? '' : `${marked.trim()}:`;
}

const LONGEST_QUESTION = 10;

/** "What changes for you? Nothing.": the question that a paragraph begins with, for the answer behind it; empty without. */
function questionAbove(document: SourceDocument, block: Block, sentence: Sentence): string {
  const [first, second] = block.sentences;
  if (!first || sentence !== second || first.words.length > LONGEST_QUESTION) return '';
  const asked = readable(document, block, first);
  return asked.endsWith('?') ? asked : '';
}

const LONGEST_NAME = 4;

/** "Shared dashboards. Anyone can open them.": the name that an item begins with, for the sentence behind it; empty without one. */
function nameAbove(document: SourceDocument, block: Block, sentence: Sentence): string {
  const [first, second] = block.sentences;
  if (!block.list?.leads || !first || sentence !== second || first.words.length > LONGEST_NAME) return '';
  const name = readable(document, block, first).replace(/\.$/, '');
  // "**Offline maps.** Download …": in bold, it is a name whatever its words.
  const isBold = /^(?:\*\*|__)|^[^*_]{0,2}(?:\*\*|__)/.test(
    document.text.slice(block.start - 2, block.start + 2),
  );
  return /^[\p{L}\d' -]+$/u.test(name) && (isBold || isFragment(block, first)) ? name : '';
}

/** What the items of a section without a sentence say together. */
function readDigest(
  { document, weights, asides, parts, inParagraphs, headings }: Reading,
  section: Section,
  paragraph: number,
): Statement[] {
  const isNamed = section.level > 0 && !isGlossary(section.title);
  const digest = isNamed ? digestOf(document, section, headings) : undefined;
  const [sentence] = digest?.block.sentences ?? [];
  if (!digest || !sentence) return [];
  return [
    {
      ...digest,
      at: sentence.start,
      section,
      paragraph,
      score: scoreDigest(digest.text, sentence, section, weights),
      aside: asides.has(section),
      fragment: false,
      passage: section,
      part: inParagraphs ? digest.block : (parts.get(section) ?? section),
      leaning: true,
    },
  ];
}

/** With fewer parts of the highest level, those below them count too. */
const FEW_PARTS = 4;

/** Of each section the one of the highest level around it, the one that bears the title aside. */
function readParts({ root, title }: Outline): ReadonlyMap<Section, Section> {
  let tops = below(root).flatMap((top) => (top.title === title ? [top, ...below(top)] : [top]));
  for (let depth = 0; depth < 2 && tops.length < FEW_PARTS; depth += 1)
    tops = tops.flatMap((top) => [top, ...below(top).filter((child) => !tops.includes(child))]);
  const parts = new Map<Section, Section>();
  for (const top of tops) for (const section of withChildren(top)) parts.set(section, top);
  return parts;
}

const below = ({ children }: Section): readonly Section[] => children;

function withChildren(section: Section): Section[] {
  return [section, ...section.children.flatMap(withChildren)];
}
