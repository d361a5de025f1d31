import type { Block, SourceDocument } from '../../document/types.ts';
import { standAlone } from './independence.ts';
import { saidAs, type Label } from './labelled.ts';
import { readLists } from './lists.ts';
import { readable } from './readable.ts';
import { firstProse, type Outline, type Section } from './sections.ts';

/** What a section does in a document that argues for a change or records a decision. */
export type RecordPart =
  | 'problem'
  | 'proposal'
  | 'goals'
  | 'alternatives'
  | 'consequences'
  | 'risks'
  | 'questions'
  | 'plan'
  | 'status';

/** How such sections are headed; the first that matches decides. */
const PARTS: readonly (readonly [RecordPart, RegExp])[] = [
  ['status', /^status$/],
  [
    'questions',
    /^(?:open|unresolved|outstanding|remaining) (?:questions?|issues?|points)$|^unresolved$|^to be (?:decided|discussed)$/,
  ],
  [
    'alternatives',
    /^(?:(?:rejected|other|discarded|considered) )?(?:alternatives?|options|approaches)(?: (?:and|or) \w+)?(?: (?:that )?(?:we )?(?:considered|rejected|weighed|discarded))?$|^considered options$|^prior art$|^why not\b/,
  ],
  ['risks', /^(?:(?:known|main|possible) )?(?:risks?|drawbacks?|downsides?|caveats)(?: (?:and|&) [\w ]+)?$/],
  ['consequences', /^(?:(?:positive|negative|expected) )?(?:consequences?|trade-?offs?)$/],
  [
    'goals',
    /^(?:(?:non-?)?goals?|objectives?|success criteria|out of scope|how we measure success|decision drivers)(?: (?:and|&) (?:non-?)?goals?)?$/,
  ],
  [
    'plan',
    /^(?:plan|(?:roll-?out|migration|implementation|adoption|release|launch)(?: (?:plan|strategy))?|milestones?|next steps)$/,
  ],
  [
    'proposal',
    /^(?:(?:the |our )?(?:proposals?|proposed [\w -]+|decision(?: outcome)?|recommendation|detailed design|design|suggested \w+|what (?:we|i) (?:propose|suggest|recommend|want(?: to (?:do|build|change))?|will (?:do|build|change|ship)|are (?:building|changing)|decided)|(?:guide|reference)-level explanation))$/,
  ],
  [
    'problem',
    /^(?:why|(?:the )?(?:problem(?: statement)?|motivation|background|context(?: and problem statement)?|rationale|current (?:state|situation|behaviou?r)(?: and [\w ]+)?))$/,
  ],
];

export function recordPartOf(title: string): RecordPart | undefined {
  const bare = title
    .toLowerCase()
    .replace(/^[\d.)\s]+/, '')
    .replace(/[:?.]+$/, '');
  return PARTS.find(([, heading]) => heading.test(bare))?.[0];
}

/** "We propose to store the original at once": the sentence for which the whole text was written. */
export const PROPOSES =
  /\b(?:we|i) (?:(?:would like|want|plan) to |therefore |hereby )?(?:propose|suggest|recommend|(?:have )?decided|(?:have )?agreed|chose)\b(?! (?:how|whether)\b)|^(?:this|the) (?:document|rfc|design|adr|proposal|pep|kep|memo) (?:proposes|suggests|recommends)\b|^(?:the )?(?:proposal|decision|recommendation)(?: is\b|:)/i;

/** Sections whose lists weigh things against each other, so that none of their items is a step. */
const WEIGHS: ReadonlySet<RecordPart> = new Set([
  'alternatives',
  'consequences',
  'risks',
  'questions',
  'goals',
  'problem',
]);

export function weighs({ title }: Section): boolean {
  const part = recordPartOf(title);
  return part !== undefined && WEIGHS.has(part);
}

/** How many kinds of such sections a text has, and what it is for them: a proposal, a decision on record, or neither. */
export function readRecord({ sections }: Outline): 'design' | 'adr' | undefined {
  // "Why not RFID?" stands on pages that explain a thing, too.
  const parts = new Set(
    sections.flatMap(({ title }) => (/^why not\b/i.test(title) ? [] : [recordPartOf(title)])),
  );
  const decides = sections.some(({ title }) => /^(?:\d+\. )?decision(?: outcome)?$/i.test(title));
  if (decides && (parts.has('problem') || parts.has('consequences'))) return 'adr';
  const argued = [...parts].filter(
    (part) => part !== undefined && part !== 'status' && part !== 'plan',
  ).length;
  return parts.has('proposal') && argued > 1 ? 'design' : undefined;
}

/** The items or subsections of a section, or else its sentences. */
export function entriesOf(document: SourceDocument, section: Section): readonly string[] {
  const items = readLists(document, section).flatMap((list) => list.items.map(({ text }) => text));
  if (items.length > 0) return items;
  const [first] = section.blocks;
  if (/^why not\b/i.test(section.title) && first)
    return [
      `**${section.title.replace(/[.:]$/, '')}${section.title.endsWith('?') ? '' : ':'}** ${readable(document, first)}`,
    ];
  if (section.children.length > 1) return section.children.map((child) => withOpening(document, child));
  return section.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) => entriesIn(document, block));
}

/** The sentences of a paragraph; what hangs on the one before it stays with it. */
function entriesIn(document: SourceDocument, block: Block): readonly string[] {
  const entries: string[] = [];
  for (const sentence of block.sentences) {
    const text = readable(document, block, sentence);
    const isOwn =
      entries.length === 0 || (standAlone(text, false)?.leaning === false && !/^so\b/i.test(text));
    if (isOwn) entries.push(text);
    else entries.push(`${entries.pop() ?? ''} ${text}`);
  }
  return entries;
}

/** A subsection's title with what it says first: "**Bots:** Fill games with bots. Players hated it." */
function withOpening(document: SourceDocument, section: Section): string {
  const { title } = section;
  const block = firstProse(section);
  if (block?.kind !== 'paragraph') return title;
  const [whole, first] = [readable(document, block), readable(document, block, block.sentences[0])];
  const said = [whole, first].find((text) => title.length + text.length < LONGEST - LABEL_MARKS);
  return said === undefined || said.endsWith(':') ? title : `**${title.replace(/[.:]$/, '')}:** ${said}`;
}

const LABEL_MARKS = 8;

/** What a document weighs, or leaves open, one after the other. */
export interface RecordList {
  readonly title: string;
  readonly entries: readonly string[];
  readonly sections: readonly Section[];
}

const LISTED: readonly (readonly [title: string, part: RecordPart])[] = [
  ['Alternatives', 'alternatives'],
  ['Risks', 'risks'],
  ['Open questions', 'questions'],
];
const NOTED: readonly (readonly [title: string, label: Label])[] = [
  ['Decisions', 'decision'],
  ['Open questions', 'question'],
];
/** Beside decisions that are labelled, those that a sentence tells. */
const DECIDED = /\bWe (?:have )?(?:decided|agreed) (?:to|that|on)\b[^.!?]*\./;
const MOST = 5;
const LONGEST = 240;

/** The items of a section, and its paragraphs, which may be labelled too: "Decision: keep version 3." */
const notesIn = (document: SourceDocument, section: Section): readonly string[] =>
  section.blocks
    .filter(({ kind, list }) => kind === 'paragraph' && (!list || list.leads))
    .map((block) => readable(document, block));

/** What the sections of a proposal or a decision list that its readers look for, in its own words. */
export function readRecordLists(document: SourceDocument, outline: Outline): readonly RecordList[] {
  const noted = NOTED.flatMap(([title, label]) => {
    const notes = [outline.root, ...outline.sections].flatMap((section) => notesIn(document, section));
    if (!notes.some((text) => saidAs(label, text))) return [];
    const entries = notes.flatMap(
      (text) => saidAs(label, text) ?? (label === 'decision' ? (DECIDED.exec(text)?.[0] ?? []) : []),
    );
    return [{ title, entries, sections: [] }];
  });
  if (readRecord(outline) === undefined) return noted;
  const listed = LISTED.flatMap(([title, part]) => {
    const sections = outline.sections.filter((section) => recordPartOf(section.title) === part);
    const entries = sections
      .flatMap((section) => entriesOf(document, section))
      .filter((text) => text !== '' && text.length <= LONGEST)
      .slice(0, MOST);
    const told = sections.flatMap((section) => [section, ...section.children]);
    return entries.length > 0 ? [{ title, entries, sections: told }] : [];
  });
  return [...noted, ...listed];
}
