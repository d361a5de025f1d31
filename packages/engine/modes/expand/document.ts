import type { SourceDocument } from '../../document/types.ts';
import type { Job } from '../../types.ts';
import { isImperative } from '../generate/signs.ts';
import { asSentence } from '../generate/sentences.ts';
import { kindOfLabel, splitLabel } from '../generate/labels.ts';
import { TEMPLATES } from '../generate/templates.ts';
import { contentTypeOf, readContentType, type ContentType } from '../reading/content-type.ts';
import { readOutline } from '../reading/sections.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { bullets, heading, join, listed, numbered } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import { readNotes, type Note } from './notes.ts';
import {
  alike,
  isStatement,
  writePoint,
  DEFINITION,
  isDefinition,
  isAction,
  beginsWithVerb,
  isLabel,
  label,
  sentence,
  step,
  asPath,
  decapitalized,
} from './points.ts';
import { spellOut } from './shorthand.ts';
import { THIRD_PERSON, VERB } from './words.ts';

/** Sentences put together in one paragraph. */
const PARAGRAPH = 4;
/** A first line of at most so many words names what follows. */
const TITLE_WORDS = 12;

export function expandNotes(document: SourceDocument, job: Job): Page {
  const notes = readNotes(document);
  const outline = readOutline(document);
  const asked = contentTypeOf(job.docType ?? '');
  const type = asked ?? readContentType(document, outline) ?? 'concept';
  const { title, rest } = takeTitle(notes, outline.title);
  const writer = new Writer(type, title, asked !== undefined);
  const sectioned = rest.some((note) => note.kind === 'item' && isSection(note));
  const leading = rest.findIndex(isSection);
  const sections = rest
    .filter((note, index) => isSection(note) || (sectioned && index > leading && isLabel(note.text)))
    .map(({ text }) => label(text));
  const opens = leading === 0;
  const intro =
    opens && sections.length > 1
      ? asked && OPENED.has(asked) && title
        ? openingOf(asked, title)
        : introduce(sections)
      : '';
  const written = writer.write(rest, 2);
  const body = join(intro, written, asked ? writeMissing(asked, title, written) : '');
  return { title: title.replace(/(?<=\S\s\S+) notes$/i, '') || '[VERIFY] Title', description: intro, body };
}

/** Kinds of document whose title is a task. */
const OPENED: ReadonlySet<ContentType> = new Set<ContentType>(['how-to', 'tutorial']);

function openingOf(type: ContentType, title: string): string {
  const task = decapitalized(title);
  return isImperative(task) || isAction(task) ? TEMPLATES[type].opening.replace('{topic}', task) : '';
}

/** The document's name: its only top heading, or a first line that everything else stands under. */
function takeTitle(notes: readonly Note[], title: string): { title: string; rest: readonly Note[] } {
  const [first, ...others] = notes;
  if (first?.kind === 'heading' && (others.length === 0 || title === first.text))
    return { title: spellOut(first.text), rest: [...first.below, ...others] };
  const isTitle =
    first?.kind === 'paragraph' &&
    others.length > 0 &&
    first.text.split(/\s+/).length <= TITLE_WORDS &&
    !/[.!?,;]$/.test(first.text) &&
    first.below.length === 0;
  if (isTitle) return { title: label(first.text), rest: others };
  if (
    first?.kind === 'paragraph' &&
    first.below.length > 0 &&
    others.every(
      ({ kind, below, text }) => kind !== 'heading' && (below.length === 0 || text.startsWith('[VERIFY]')),
    ) &&
    !/[.!?,;]$/.test(first.text) &&
    first.text.split(/\s+/).length <= TITLE_WORDS
  )
    return { title: label(first.text), rest: [...first.below, ...others] };
  return { title: spellOut(title), rest: notes };
}

/** Sections that every page has, and that say nothing of this one. */
const PLAIN =
  /^(?:(?:before|after|if|when|what)\b.*|open|why|how|rules|context|decision|status|overview|introduction|summary|background|getting started|set ?up|tests?|next(?: steps)?|steps|prerequisites|requirements|checks?|notes|contacts?|rollback|roll back|good to know)$/i;

/** "This page shows how to install the probe and set a profile, and covers alarms." */
function introduce(sections: readonly string[]): string {
  const names = sections.filter((name) => !PLAIN.test(name)).slice(0, 6);
  if (names.length < 2) return '';
  const actions = names.filter(isAction).map(decapitalized);
  const things = names.filter((name) => !isAction(name)).map(decapitalized);
  if (sections.filter((name) => !PLAIN.test(name)).length > names.length)
    things.push(`${sections.filter((name) => !PLAIN.test(name)).length - names.length} more topics`);
  const parts = [
    actions.length > 0 && `shows how to ${listed(actions)}`,
    things.length > 0 && `covers ${listed(things)}`,
  ];
  return `This page ${parts.filter((part) => part !== false).join(', and ')}.`;
}

/** A line of at most so many words over a list is the name of a section. */
const NAME_WORDS = 4;

/** "restore:" names what stands under it, though it could be an order. */
const LEAD = /^(?:[^\s:]+ ){0,4}[^\s:]+:$/;

/** Something under which other notes stand. */
function isSection(note: Note): boolean {
  if (note.kind === 'heading') return true;
  if (note.kind === 'paragraph')
    return (
      note.below.length > 0 &&
      note.text.split(/\s+/).length <= NAME_WORDS &&
      !/[.!?,;]$|^\[VERIFY\]/.test(note.text) &&
      !VERB.test(note.text)
    );
  return note.kind === 'item' && note.below.length > 0 && (isLabel(note.text) || LEAD.test(note.text));
}

/** A noun phrase that says what something is: "small HTTP service, written in Go". */
const SAYS_WHAT =
  /^(?!(?:no|max|min|up to|at most|at least|all|any|the|an?|our|their)\b|\d)[\p{L}-]+(?: [\p{L}-]+){0,3}? (?:service|tool|library|app|application|server|client|plugin|package|module|script|job|program|API|CLI|platform|system|component|extension|bot|dashboard|database|framework|website|site|page|command|daemon|worker|wrapper|proxy|gateway)\b/iu;

/** "Warning: never share it" as a note that stands out; undefined for other text. */
function asAdmonition(text: string): string | undefined {
  const [, kind, said = ''] = /^(note|tip|important|warning|caution|danger):\s+(\S.*)$/is.exec(text) ?? [];
  if (!kind) return undefined;
  return `> **${capitalizedWord(kind.toLowerCase())}:** ${asSentence(said)}`.replace(/\n(?!>)/g, '\n> ');
}

/** What a document of the kind that is named is expected to hold and the notes don't, as an open point each. */
function writeMissing(type: ContentType, page: string, body: string): string {
  const names = [page, ...[...body.matchAll(/^#{2,6} (.+)$/gm)].map((match) => match[1] ?? '')];
  const missing = TEMPLATES[type].sections.filter(
    ({ expected, spare, form, known }) =>
      expected &&
      !spare &&
      !(form === 'steps' && /^\d+\. /m.test(body)) &&
      !names.some((name) => known.test(name.toLowerCase())),
  );
  return missing.length === 0
    ? ''
    : join(
        heading(2, 'Still open'),
        bullets(missing.map(({ title, purpose }) => `[VERIFY] **${title}:** ${purpose}`)),
      );
}

/** "services call each other": a plural and its verb, and no verb in "s". */
const NAMES_ACTORS = /^\p{Ll}+s \p{Ll}+ (?:each|the|an?|it|them|one|all|no|our|their|every)\b/u;

class Writer {
  private readonly type: ContentType;
  private readonly title: string;
  /** The kind of document is asked for: its parts have their usual names. */
  private readonly isAsked: boolean;

  constructor(type: ContentType, title: string, isAsked: boolean) {
    this.isAsked = isAsked;
    this.type = type;
    this.title = title;
  }

  /** A note without its subject gets one: the title for the first, "it" for those after. */
  private writeStatement(text: string, index: number): string {
    const note = spellOut(text);
    const verbal = VERB.test(note) || THIRD_PERSON.test(note);
    if (index === 0 && this.title && !verbal && SAYS_WHAT.test(note))
      return asSentence(`${this.title} is ${/^[aeiou]/i.test(note) ? 'an' : 'a'} ${note}`);
    if (!THIRD_PERSON.test(note) || NAMES_ACTORS.test(note)) return sentence(note);
    return asSentence(`${index === 0 && this.title ? this.title : 'It'} ${note}`);
  }

  /** Notes of one level as Markdown, with headings from `level`. */
  write(own: readonly Note[], level: number, inTask = false): string {
    const notes = asSections(own, level === 2 && this.isAsked ? this.type : undefined).flatMap(splitPairs);
    const parts: string[] = [];
    // Where one item of a list is a section, its bare neighbours are sections that still want their text.
    const sectioned = notes.some((note) => note.kind === 'item' && isSection(note));
    // What is no section stands before the first: below one, it would belong to it.
    const leading = notes.findIndex(isSection);
    const names = new Set(
      notes.filter((note, index) => isSection(note) || (sectioned && index > leading && isLabel(note.text))),
    );
    const ordered = sectioned ? [...notes.filter((note) => !names.has(note)), ...names] : notes;
    for (let index = 0; index < ordered.length;) {
      const note = ordered[index];
      if (!note) break;
      if (note.kind === 'code') parts.push(note.text);
      else if (names.has(note))
        parts.push(heading(level, this.nameOf(note, ordered.slice(0, index))), this.fill(note, level + 1));
      else if (note.kind === 'paragraph' && isFragment(note) && isFragment(ordered[index + 1])) {
        // Lines without a list mark, one below the other.
        let end = index;
        while (isFragment(ordered[end])) end += 1;
        parts.push(this.writeItems(ordered.slice(index, end), level, inTask));
        index = end;
        continue;
      } else if (note.kind === 'paragraph')
        parts.push(
          asAdmonition(note.text) ??
            (/^(?:#[\w-]+|\S+@\S+\.\w+)$/.test(note.text) ? writePoint(note.text) : sentence(note.text)),
          this.write(note.below, level),
        );
      else {
        const run = takeRun(ordered, index, names);
        parts.push(this.writeItems(run, level, inTask));
        index += run.length;
        continue;
      }
      index += 1;
    }
    return join(parts);
  }

  /** The usual name of a part that a note is labelled with; headings stand as they are. */
  private nameOf({ text, kind: form }: Note, before: readonly Note[]): string {
    const name = label(text);
    const told = this.isAsked && form !== 'heading' ? kindOfLabel(name) : undefined;
    // A check after the steps is one of what they led to.
    const isAfter = told === 'diagnosis' && before.some((note) => kindOfLabel(label(note.text)) === 'step');
    const kind = isAfter ? 'check' : told;
    const usual = TEMPLATES[this.type].sections.find(
      ({ facts }) => kind !== undefined && kind !== 'statement' && facts[0] === kind,
    );
    return usual?.title ?? TITLES[name.toLowerCase()] ?? name;
  }

  private fill(note: Note, level: number): string {
    if (note.below.length > 0)
      return this.write(note.below, level, isAction(note.text) || kindOfLabel(label(note.text)) === 'step');
    const known = TEMPLATES[this.type].sections.find((section) =>
      section.known.test(note.text.toLowerCase()),
    );
    return `[VERIFY] ${known?.purpose ?? 'The notes say nothing about this; write it or take the heading out.'}`;
  }

  /** A run of list items in the form that their words ask for; every item is kept. */
  private writeItems(items: readonly Note[], level: number, inTask: boolean): string {
    if (items.length > 1 && items.every(({ text }) => text.endsWith('?')))
      return bullets(items.map(({ text }) => writePoint(text)));
    const nested = items.some(({ below }) => below.length > 0);
    if (
      items.length > 1 &&
      (items.every(({ ordered }) => ordered) ||
        items.every(
          ({ text }) => isAction(text) || (inTask && (beginsWithVerb(text) || asPath(text) !== text)),
        ))
    )
      return numbered(items.map((item) => join(step(item.text), this.write(item.below, level))));
    if (nested || items.some(({ text }) => isDefinition(text)) || items.every(({ text }) => isLabel(text)))
      return bullets(
        alike(items.map(({ text }) => writePoint(text))).map((point, index) =>
          join(point, this.write(items[index]?.below ?? [], level)),
        ),
      );
    if (items.filter(({ text }) => isStatement(text)).length < items.length / 2)
      return bullets(alike(items.map(({ text }) => writePoint(text))));
    const sentences = items.map(({ text }, index) => this.writeStatement(text, index));
    const paragraphs: string[] = [];
    for (let from = 0; from < sentences.length; from += PARAGRAPH)
      paragraphs.push(sentences.slice(from, from + PARAGRAPH).join(' '));
    return join(paragraphs);
  }
}

/** What a document opens with, whatever its other parts. */
const OPENING = /^(?:why|goal|purpose|aim|summary|intro(?:duction)?|in short|tl;?dr)$/i;
/** What notes call a part, as its readers call it. */
const TITLES: Readonly<Record<string, string>> = {
  prerequisites: 'Before you begin',
  gotcha: 'Good to know',
  gotchas: 'Good to know',
  caveats: 'Good to know',
};

/** Beside sections, "retries: 5 times" is one too, from the first on; what is needed is one before it. */
function asSections(notes: readonly Note[], type: ContentType | undefined): readonly Note[] {
  const leading = notes.findIndex((note) => note.kind === 'item' && isSection(note));
  const known = notes.filter(
    ({ text, below }) =>
      below.length === 0 && kindOfLabel(spellOut(DEFINITION.exec(text)?.[1] ?? '')) !== undefined,
  );
  // Notes that name the parts of the document that is asked for are these parts.
  const areParts = type !== undefined && known.length > 1;
  if (leading < 0 && !areParts) return type && OPENED.has(type) ? asTask(notes) : notes;
  return notes.map((note, index) => {
    const [, name = '', rest = ''] =
      note.kind === 'item' && note.below.length === 0 ? (DEFINITION.exec(note.text) ?? []) : [];
    if (rest === '' || /[`*]/.test(name) || splitPairs(note).length > 1) return note;
    if (index === 0 && OPENING.test(name)) return { ...note, kind: 'paragraph', text: rest };
    const kind = kindOfLabel(spellOut(name));
    if ((index < leading || leading < 0) && kind !== 'requirement' && !(type && kind)) return note;
    const told =
      type && kind && kind !== 'requirement' && kind !== 'trigger' ? piecesOf(note.text, type) : [];
    const parts =
      told.length > 0
        ? told
        : kind === 'requirement' || kind === 'trigger'
          ? rest.split(/,\s+(?![^()]*\))/)
          : [rest];
    return {
      ...note,
      text: `${name}:`,
      below: parts.map((text) => ({
        ...note,
        text,
        kind: parts.length > 1 ? 'item' : 'paragraph',
        ordered: false,
      })),
    };
  });
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

/** Orders one after the other as the steps of the task; what stands behind them is good to know. */
function asTask(notes: readonly Note[]): readonly Note[] {
  const isStep = ({ kind, text, below, ordered }: Note): boolean =>
    (kind === 'item' || kind === 'paragraph') &&
    below.length === 0 &&
    (ordered || isAction(text) || beginsWithVerb(text) || asPath(text) !== text);
  const from = notes.findIndex(isStep);
  const length = from < 0 ? 0 : notes.slice(from).findIndex((note) => !isStep(note));
  const to = length < 0 ? notes.length : from + length;
  if (from < 0 || to - from < 2 || notes.some(isSection)) return notes;
  const part = (text: string, below: readonly Note[]): Note => ({
    text,
    kind: 'heading',
    ordered: false,
    below,
  });
  const rest = notes.slice(to);
  return [
    ...notes.slice(0, from),
    part('Steps', notes.slice(from, to)),
    ...(rest.length > 0 ? [part('Good to know', rest)] : []),
  ];
}

/** "green = free, red = busy" as a note each. */
function splitPairs(note: Note): readonly Note[] {
  if (note.kind === 'heading' || note.below.length > 0) return [note];
  const pairs = note.text.split(/[,;]\s+(?=[^,;=()]{1,30} = )/);
  return pairs.length > 1 && pairs.every((pair) => / = /.test(pair))
    ? pairs.map((text) => ({ ...note, text }))
    : [note];
}

/** A line that is a note, and no sentence. */
function isFragment(note: Note | undefined): boolean {
  return note?.kind === 'paragraph' && note.below.length === 0 && !/[.!?:]$|^\[VERIFY\]/.test(note.text);
}

function takeRun(notes: readonly Note[], from: number, names: ReadonlySet<Note>): readonly Note[] {
  let end = from;
  const { ordered } = notes[from] ?? {};
  for (
    let note = notes[end];
    note?.kind === 'item' && !names.has(note) && note.ordered === ordered;
    note = notes[end]
  )
    end += 1;
  return notes.slice(from, end);
}
