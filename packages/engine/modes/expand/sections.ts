import { classesOf, PREPOSITION } from '../../spelling/function-words.ts';
import { ADJECTIVE, NOUN, PAST, PLURAL, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { kindOfLabel, splitLabel } from '../generate/labels.ts';
import type { FactKind } from '../generate/signs.ts';
import { type ContentType } from '../reading/content-type.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import type { Note } from './notes.ts';
import { isLabel, label, sentence } from './points.ts';
import { spellOut } from './shorthand.ts';
import { splitPairs } from './splits.ts';
import { asTask } from './task.ts';
import { TEMPLATES } from '../generate/templates.ts';
import { CALL, DEFINITION, isDefinition, VERB } from './words.ts';

/** Kinds of document whose title is a task. */
export const OPENED: ReadonlySet<ContentType> = new Set<ContentType>(['how-to', 'tutorial']);

/** A line of at most so many words over a list is the name of a section. */
const NAME_WORDS = 4;

/** "restore:" names what stands under it, though it could be an order. */
const LEAD = /^(?:[^\s:]+ ){0,4}[^\s:]+:$/;

/** Something under which other notes stand. */
export function isSection(note: Note): boolean {
  if (note.kind === 'heading' || (CALL.test(note.text) && note.below.length > 0)) return true;
  if (note.kind === 'paragraph')
    return (
      note.below.length > 0 &&
      note.text.split(/\s+/).length <= NAME_WORDS &&
      !/[.!?,;]$|^\[VERIFY\]|:\s/.test(note.text) &&
      // "Needs" over a list names it.
      (!VERB.test(note.text) || !note.text.includes(' ') || kindOfLabel(label(note.text)) !== undefined)
    );
  return (
    note.kind === 'item' &&
    note.below.length > 0 &&
    (isLabel(note.text) || LEAD.test(note.text) || ASKED.test(note.text) || isPluralThing(note.text))
  );
}

/** "who can join", over who can. */
const ASKED = /^(?:who|what|when|where|how|why)\b[^.,;:?!]{3,40}$/i;

/** "late returns": things, whatever verb is spelled so. */
function isPluralThing(text: string): boolean {
  const [first = '', second = '', ...more] = text.toLowerCase().split(' ');
  return (
    more.length === 0 &&
    (partsOf(first) & ADJECTIVE) !== 0 &&
    (partsOf(second) & PLURAL) !== 0 &&
    !/[.,;:?!]$/.test(text)
  );
}

/** "Warning: never share it" as a note that stands out; undefined for other text. */
export function asAdmonition(text: string): string | undefined {
  const [, kind, said = ''] =
    /^(note|tip|important|warn(?:ing)?|caution|careful|danger)(?::|(?<=careful) -)\s+(\S.*)$/is.exec(text) ??
    [];
  if (!kind) return undefined;
  return `> **${capitalizedWord(kind.toLowerCase().replace(/^(?:warn|careful)$/, 'warning'))}:** ${sentence(said)}`.replace(
    /\n(?!>)/g,
    '\n> ',
  );
}

/** Fewer words name what the document is about, and say nothing of it. */
const FEWEST_WORDS = 4;
/** What a document opens with, whatever its other parts. */
const OPENING =
  /^(?:what(?: is it| it is)?|why|goal|purpose|aim|summary|intro(?:duction)?|in short|tl;?dr)$/i;
/** "Day 1" stands beside "Week 2". */
export const PERIOD = /^(?:day|week|month|phase|stage|sprint|quarter|year)s? \d/i;

/** Beside sections, "retries: 5 times" is one too, from the first on; what is needed is one before it. */
export function asSections(
  notes: readonly Note[],
  type: ContentType | undefined,
  isTask: boolean,
): readonly Note[] {
  // "fix: a crash" is a change, and no part of the page.
  if (type === 'release-notes') return notes;
  // Notes below headings of their own have their sections already.
  const hasHeadings = notes.filter(({ kind }) => kind === 'heading').length > 1;
  const leading = notes.findIndex((note) => isSection(note) && (note.kind !== 'heading' || !hasHeadings));
  const known = notes.flatMap(({ text, below }) => (below.length === 0 ? (kindOfLabelled(text) ?? []) : []));
  // "timeout: 30 s" and "retries: 3" are rows of a reference.
  const areRows = type === 'reference' && notes.every(({ text }) => isDefinition(text));
  // Notes that name the parts of the document that is asked for are these parts.
  const areParts =
    type !== undefined && (known.length > 1 || known.some((kind) => isPartOf(kind, type))) && !areRows;
  const isStepped = isTask || (type !== undefined && (OPENED.has(type) || type === 'runbook'));
  const steps =
    TEMPLATES[type ?? 'how-to'].sections.find(({ facts }) => facts.includes('step'))?.title ?? 'Steps';
  if (leading < 0 && !areParts) return isStepped ? asTask(notes, steps) : notes;
  const parts = notes.map((note, index): Note => {
    const [, name = '', rest = ''] =
      note.kind !== 'heading' && note.kind !== 'code' && note.below.length === 0
        ? (DEFINITION.exec(note.text) ?? [])
        : [];
    if (
      rest === '' ||
      /[`*<>]/.test(name) ||
      // "late more than 15 min = new appointment" says what it means.
      /^\s*=/.test(note.text.slice(name.length)) ||
      asAdmonition(note.text) !== undefined ||
      splitPairs(note).length > 1
    )
      return note;
    if (index === 0 && OPENING.test(name) && rest.split(' ').length >= FEWEST_WORDS)
      return { ...note, kind: 'paragraph', text: rest };
    const kind = kindOfLabel(spellOut(name));
    const isPeriod = PERIOD.test(name);
    if ((index < leading || leading < 0) && kind !== 'requirement' && !isPeriod && !(type && kind))
      return note;
    const told =
      type && kind && kind !== 'requirement' && kind !== 'trigger' ? piecesOf(note.text, type) : [];
    const pieces =
      told.length > 0
        ? told
        : kind === 'requirement' || (kind === 'trigger' && type !== 'troubleshooting') || isPeriod
          ? rest.split(/,\s+(?![^()]*\))/)
          : [rest];
    return {
      ...note,
      text: `${name}:`,
      below: pieces.map((text) => ({
        ...note,
        text,
        kind: pieces.length > 1 ? 'item' : 'paragraph',
        ordered: false,
      })),
    };
  });
  return isStepped ? asTask(parts, steps) : parts;
}

/** What the label of a note says that it tells; undefined without a label that is known. */
export const kindOfLabelled = (text: string): FactKind | undefined =>
  kindOfLabel(spellOut(DEFINITION.exec(text)?.[1] ?? ''));

/** Whether the template of a kind of document has a part of its own for what a label alone tells. */
function isPartOf(kind: FactKind, type: ContentType): boolean {
  return (
    (kind === 'requirement' || kind === 'trigger' || kind === 'contact') &&
    TEMPLATES[type].sections.some(({ facts }) => facts[0] === kind)
  );
}

/** What a note with a label tells, as `generate` cuts it: one option each, one consequence each. */
function piecesOf(text: string, type: ContentType): readonly string[] {
  const pieces = (splitLabel(spellOut(text), type)?.pieces ?? []).map((piece) =>
    piece.replace(/^\*\*([^*]+):\*\*/, '$1:'),
  );
  return pieces.length > 1
    ? pieces
        .flatMap((piece) => piece.split(/,\s+(?=[+-] )/))
        .map((piece) => piece.replace(/^([+-])\s+/, (_, mark: string) => (mark === '+' ? 'Pro: ' : 'Con: ')))
    : text
        .split(/(?<=:\s|,\s+)(?=[+-] )/)
        .slice(1)
        .map((piece) =>
          piece
            .replace(/,\s*$/, '')
            .replace(/^([+-])\s+/, (_, mark: string) => (mark === '+' ? 'Pro: ' : 'Con: ')),
        );
}

/** "Stored in S3", "Not shared between regions" */
export function isDone(text: string): boolean {
  const [, first = '', second = ''] = /^(?:not )?(\p{L}+) (\p{L}+)/iu.exec(text) ?? [];
  const parts = partsOf(first.toLowerCase());
  return (
    (parts & PAST) !== 0 &&
    (parts & (NOUN | THIRD_PERSON)) === 0 &&
    (classesOf(second.toLowerCase()) & PREPOSITION) !== 0
  );
}

/** Beside sections, one that still wants its text: "Support", but not "closed on Sundays". */
export const isBareName = (text: string): boolean =>
  isLabel(text) && !/[\d→#@]|^(?:no|not|never|only|all|closed|open|free)\b/i.test(text) && !isDone(text);
