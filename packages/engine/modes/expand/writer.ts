import { withArticle } from '../../checks/article.ts';
import { asSentence, isCommand } from '../generate/sentences.ts';
import { kindOfLabel } from '../generate/labels.ts';
import { TEMPLATES } from '../generate/templates.ts';
import { type ContentType } from '../reading/content-type.ts';
import { capitalizedWord, decapitalized } from '../writing/capitals.ts';
import { isWholeText } from '../writing/sound.ts';
import { bullets, heading, join, numbered } from '../writing/markdown.ts';
import { type Note } from './notes.ts';
import { alike, isStatement, writePoint, isLabel, label, sentence, step } from './points.ts';
import {
  lookUp,
  NOUN,
  nounShare,
  PAST,
  THIRD_PERSON as THIRD_PERSON_FORM,
  VERB as VERB_FORM,
  verbShare,
} from '../../spelling/lexicon.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { partsOf } from '../../spelling/parts.ts';
import { purposeOf } from '../outline/purposes.ts';
import { asAdmonition, asSections, isBareName, isDone, isSection, OPENED } from './sections.ts';
import { spellOut } from './shorthand.ts';
import { asQuestions, splitBrackets, splitCodes, splitPairs, splitSteps } from './splits.ts';
import { isOrder, orderOf } from './orders.ts';
import { foldSteps, isStep } from './task.ts';
import { DEFINITION, isDefinition, THIRD_PERSON, VERB } from './words.ts';

/** Sentences put together in one paragraph. */
const PARAGRAPH = 4;

/** A noun phrase that says what something is: "small HTTP service, written in Go". */
const SAYS_WHAT =
  /^(?!(?:no|max|min|up to|at most|at least|all|any|the|an?|our|their)\b|\d)[\p{L}-]+(?: [\p{L}-]+){0,3}? (?:service|tool|library|app|application|server|client|plugin|package|module|script|job|program|API|CLI|platform|system|component|extension|bot|dashboard|database|framework|website|site|page|command|daemon|worker|wrapper|proxy|gateway)\b/iu;

/** "services call each other": a plural and its verb, and no verb in "s". */
const NAMES_ACTORS =
  /^\p{Ll}+s (?:run|go|come|stay|live|get|need|have|work|start|end|happen|cost|take) |^\p{Ll}+s (?!(?:in|on|at|to|by|for|from|with|as|after|into|over|under|without) )\p{Ll}+ (?:each|the|an?|it|them|one|all|no|our|their|every)\b/u;

/** "writes publish an event": a plural, and its verb. */
function isPlural(note: string): boolean {
  const [, , second = ''] = /^(\S+) (\p{Ll}+)/u.exec(note) ?? [];
  return (partsOf(second) & (VERB_FORM | NOUN)) === VERB_FORM;
}

/** "beans in the cupboard" begins with a noun, "stores events" and "scales images" with a verb. */
function isVerbal(note: string): boolean {
  const [first = '', second = ''] = note.split(' ');
  const facts = lookUp(first);
  // "Keys kept 24 hours": what is done with them.
  if ((partsOf(second) & PAST) !== 0) return false;
  return (
    THIRD_PERSON.test(note) &&
    (verbShare(facts) > nounShare(facts) || (classesOf(second) === 0 && (facts & THIRD_PERSON_FORM) !== 0))
  );
}

/** Writes notes as Markdown. */
export class Writer {
  private readonly type: ContentType;
  private readonly title: string;
  /** The kind of document is asked for: its parts have their usual names. */
  private readonly isAsked: boolean;

  constructor(type: ContentType, title: string, isAsked: boolean) {
    this.isAsked = isAsked;
    this.type = type;
    this.title = title;
  }

  /** A note without its subject gets one: the title for the first of the page, "it" for those after. */
  private writeStatement(text: string, subject: string): string {
    const note = spellOut(text);
    if (/^(?:can(?:not|['’]t)?|must|may|will|is|has|should)\b/i.test(note))
      return asSentence(`${subject || 'It'} ${decapitalized(note)}`);
    const verbal = VERB.test(note) || isVerbal(note);
    if (subject && !verbal && SAYS_WHAT.test(note)) return asSentence(`${subject} is ${withArticle(note)}`);
    if (!isVerbal(note) || NAMES_ACTORS.test(note) || isPlural(note)) return sentence(note);
    return asSentence(`${subject || 'It'} ${note}`);
  }

  /** Notes of one level as Markdown, with headings from `level`. */
  write(own: readonly Note[], level: number, inTask = false): string {
    const notes = asSections(
      asQuestions(own.map(splitBrackets).map(splitSteps).map(splitCodes)),
      level === 2 && this.isAsked ? this.type : undefined,
      level === 2 && isOrder(this.title),
    ).flatMap(splitPairs);
    const parts: string[] = [];
    // Where one item of a list is a section, its bare neighbours are sections that still want their text.
    const isOutline = own.some((note) => note.kind === 'item' && isSection(note));
    // Below a section, points beside one that has points of its own stay a list with it.
    if (isOutline && level > 2 && own.every(({ kind }) => kind === 'item') && !own.every(namesPart))
      return this.writeItems(notes, level, inTask);
    const sectioned = isOutline || notes.some((note) => note.kind !== 'heading' && isSection(note));
    // What is no section stands before the first: below one, it would belong to it.
    const leading = notes.findIndex(isSection);
    const names = new Set(
      notes.filter(
        (note, index) => isSection(note) || (isOutline && index > leading && isBareName(note.text)),
      ),
    );
    const last = notes.findLastIndex((note) => names.has(note));
    // What an outline ends with stands at the end.
    const trailing = isOutline ? notes.filter((_, index) => index > last) : [];
    const closing: readonly Note[] =
      trailing.length > 0
        ? [{ text: 'Good to know', kind: 'heading', ordered: false, below: trailing.map(stopped) }]
        : [];
    for (const note of closing) names.add(note);
    const ordered = sectioned
      ? [...notes.filter((note, index) => !names.has(note) && (!isOutline || index < last)), ...names]
      : notes;
    const firstStep = ordered.findIndex(({ text }) => kindOfLabel(label(text)) === 'step');
    let open = '';
    for (let index = 0; index < ordered.length;) {
      const note = ordered[index];
      if (!note) break;
      if (note.kind === 'code') parts.push(note.text);
      else if (names.has(note)) {
        // Several notes with one label are one section.
        const name = heading(level, this.nameOf(note, firstStep >= 0 && firstStep < index));
        parts.push(...(name === open ? [] : [name]), this.fill(note, level + 1));
        open = name;
      } else if (note.kind === 'paragraph' && isFragment(note) && isFragment(ordered[index + 1])) {
        // Lines without a list mark, one below the other.
        let end = index;
        while (isFragment(ordered[end])) end += 1;
        parts.push(this.writeItems(ordered.slice(index, end), level, inTask));
        index = end;
        continue;
      } else if (note.kind === 'paragraph')
        parts.push(
          asAdmonition(note.text) ??
            (isDefinition(note.text) ||
            /^(?:[^?]{3,200}, (?=wh|how))?(?:who|what|when|which|how|do|does|is|are|should|can)\b[^?]+\?$|^(?:#[\w-]+|\S+@\S+\.\w+)$/.test(
              note.text,
            )
              ? writePoint(note.text)
              : sentence(note.text)),
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
  private nameOf({ text, kind: form }: Note, isAfterSteps: boolean): string {
    const name = label(text);
    const told = this.isAsked && form !== 'heading' ? kindOfLabel(name) : undefined;
    // A check after the steps is one of what they led to.
    if (told === 'step' && /^after/i.test(name)) return name;
    const kind = told === 'diagnosis' && isAfterSteps ? 'check' : told;
    const alike = TEMPLATES[this.type].sections.filter(
      ({ facts }) => kind !== undefined && kind !== 'statement' && facts[0] === kind,
    );
    // "Changed", "Fixed": of several parts of one kind, the one that is called so.
    const usual = alike.length > 1 ? alike.find(({ known }) => known.test(name.toLowerCase())) : alike[0];
    return usual?.title ?? TITLES[name.toLowerCase()] ?? name;
  }

  private fill(note: Note, level: number): string {
    const kind = kindOfLabel(label(note.text));
    // "Change ticket" is needed there, and no order.
    if (kind === 'requirement' && note.below.every(isThing))
      return bullets(alike(note.below.map(({ text }) => capitalizedWord(spellOut(text)))));
    // "DLQ growing?" is what readers look at, and nothing that the notes leave open.
    if (
      (kind === 'diagnosis' || kind === 'check') &&
      note.below.some(({ text }) => text.includes('?')) &&
      note.below.every(({ kind: form, below }) => form === 'item' && below.length === 0)
    )
      return bullets(alike(note.below.map(({ text }) => looked(text))));
    if (note.below.length > 0)
      return this.write(note.below, level, isOrder(note.text) || kind === 'step' || this.isDeed(note.text));
    // "Verifying signatures" is not the "verify" of every page.
    const known = TEMPLATES[this.type].sections.find(
      (section) => section.known.exec(note.text.toLowerCase())?.[0].length === note.text.length,
    );
    if (!known && ASKED.test(note.text)) return asked(note.text);
    return `[VERIFY] ${known?.purpose ?? purposeOf(note.text, this.type, '')}`;
  }

  /** "Pair" in a how-to: a part of the task. */
  private isDeed(name: string): boolean {
    return (
      OPENED.has(this.type) &&
      /^\p{L}+:?$/u.test(name) &&
      (partsOf(label(name).toLowerCase()) & VERB_FORM) !== 0
    );
  }

  /** A run of list items in the form that their words ask for; every item is kept. */
  private writeItems(items: readonly Note[], level: number, inTask: boolean): string {
    // "what webhooks are": what the writer has to tell, and nothing told.
    const asks = (text: string): boolean => ASKED.test(text) && !isDefinition(text);
    if (items.some(({ text, below }) => below.length === 0 && asks(text)))
      return bullets(
        items.map(({ text, below }) =>
          join(asks(text) ? asked(text) : writePoint(text), this.write(below, level + 1)),
        ),
      );
    if (items.every(({ text }) => text.endsWith('?')))
      return bullets(items.map(({ text }) => writePoint(text)));
    const nested = items.some(({ below }) => below.length > 0);
    if (items.length > 1 && !items.some(({ isPoint }) => isPoint)) {
      const written = this.writeSteps(items, level, inTask);
      if (written !== '') return written;
    }
    if (nested || items.some(({ text }) => isDefinition(text)) || items.every(({ text }) => isLabel(text)))
      return bullets(
        alike(withNamesAsCode(items.map(({ text }) => text)).map(writePoint)).map((point, index) =>
          join(leadingIn(point, items[index]), this.write(items[index]?.below ?? [], level + 1)),
        ),
      );
    if (
      items.some(
        ({ isPoint, text }) => isPoint || text.startsWith('[VERIFY]') || /\?(?: \[VERIFY\])?$/.test(text),
      ) ||
      // "Stored in S3.": what it is about stands in the heading.
      items.filter(({ text }) => isDone(text) || /^(?:max|not|no|at most|up to|only)\b/i.test(text)).length *
        2 >
        items.length ||
      (items.length > 2 && items.every(({ text }) => orderOf(text) !== 'no')) ||
      items.filter(({ text }) => isStatement(text)).length < items.length / 2 ||
      items.some(({ text }) => orderOf(text) !== 'no' && !isStatement(text))
    )
      return bullets(alike(items.map(({ text }) => writePoint(text))));
    const sentences = items.map(({ text }, index) =>
      this.writeStatement(text, level === 2 && index === 0 ? this.title : ''),
    );
    // What is no sentence stays a point.
    if (items.length > 1 && !sentences.every(isWholeText))
      return bullets(alike(items.map(({ text }) => writePoint(text))));
    const paragraphs: string[] = [];
    for (let from = 0; from < sentences.length; from += PARAGRAPH)
      paragraphs.push(sentences.slice(from, from + PARAGRAPH).join(' '));
    return join(paragraphs);
  }

  /** Numbered where all notes are steps or, in a task, where most are; empty for other notes. */
  private writeSteps(items: readonly Note[], level: number, inTask: boolean): string {
    const write = (item: Note): string => join(step(item.text), this.write(item.below, level + 1));
    if (items.every(({ ordered }) => ordered)) return numbered(items.map(write));
    if (!inTask) return items.every(({ text }) => isOrder(text)) ? numbered(items.map(write)) : '';
    if (items.filter((item) => isStep(item) || isCalled(item.text)).length < items.length * MOST) return '';
    const { steps, others } = foldSteps(
      items.map((item) => (isCalled(item.text) ? { ...item, ordered: true } : item)),
    );
    if (steps.length < 2) return '';
    return join(numbered(steps.map(write)), bullets(alike(others.map(({ text }) => writePoint(text)))));
  }
}

/** "check: df -h" */
const isCalled = (text: string): boolean =>
  isCommand(text.replace(/^\p{L}+: | \([^()]*\)$/gu, '').replace(/, .*$/s, ''));

/** "consumers up? kubectl get pods": what to look at, and how. */
function looked(text: string): string {
  const [, question = '', how = ''] = /^([^?]+\?)\s*(.*)$/s.exec(text) ?? [];
  if (question === '') return writePoint(text);
  return `${capitalizedWord(spellOut(question))} ${how === '' ? '' : sentence(how.replace(/^[-–—>→(]+\s*/, ''))}`.trim();
}

/** "Documents" over its points leads them in. */
const leadingIn = (point: string, note: Note | undefined): string =>
  note && note.below.length > 0 && isLabel(note.text) ? point.replace(/(?<=\p{L})\.?$/u, ':') : point;

/** "timeout - 30 s" beside "log_level - debug": both are names in code. */
function withNamesAsCode(texts: readonly string[]): readonly string[] {
  const names = texts.map((text) => DEFINITION.exec(text)?.[1] ?? '');
  const areCode =
    names.every((name) => /^[a-z][\w.-]*$/.test(name)) && names.some((name) => /[_.\d]/.test(name));
  return areCode
    ? texts.map((text, index) => `\`${names[index] ?? ''}\`: ${DEFINITION.exec(text)?.[2] ?? ''}`)
    : texts;
}

/** "closed on Sundays" behind the sections says something. */
const stopped = (note: Note): Note =>
  isLabel(note.text) && !isBareName(note.text) && /\p{L}$/u.test(note.text)
    ? { ...note, text: `${note.text}.` }
    : note;

/** "what webhooks are", "when to use it", "why we chose it": a question without its mark. */
const ASKED = /^(?:what|when|why|how|who|where|which)(?= \S)(?!ever\b)[^?,:;=→>]{3,60}$/i;

/** "What is Relay" asks to say what Relay is. */
const asked = (text: string): string =>
  `[VERIFY] Say ${decapitalized(spellOut(text))
    .replace(/[.:]$/, '')
    .replace(/^(what|where|who) (is|are) (.+)$/, '$1 $3 $2')}.`;

/** What notes call a part, as its readers call it. */
const TITLES: Readonly<Record<string, string>> = {
  prerequisites: 'Before you begin',
  need: 'Before you begin',
  needs: 'Before you begin',
  needed: 'Before you begin',
  before: 'Before you begin',
  beforehand: 'Before you begin',
  gotcha: 'Good to know',
  gotchas: 'Good to know',
  caveats: 'Good to know',
  open: 'Still open',
};

/** A few words with nothing below them. */
const isThing = ({ kind, text, below }: Note): boolean =>
  kind !== 'code' &&
  kind !== 'heading' &&
  below.length === 0 &&
  !isDefinition(text) &&
  text.split(' ').length <= FEW_WORDS;

const FEW_WORDS = 6;

/** Of the notes below "Steps": so many that begin with a verb make all of them steps. */
const MOST = 0.6;

const namesPart = (note: Note): boolean => isSection(note) || isBareName(note.text);

/** A line that is a note, and no sentence. */
function isFragment(note: Note | undefined): boolean {
  return (
    note?.kind === 'paragraph' &&
    note.below.length === 0 &&
    (/^\[VERIFY\] /.test(note.text) || !/[.:]$|\?.*\?$/.test(note.text)) &&
    asAdmonition(note.text) === undefined
  );
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
