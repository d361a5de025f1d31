import type { SourceDocument } from '../../document/types.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { ADJECTIVE, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Job } from '../../types.ts';
import { cutItems } from '../brief/cut.ts';
import { kindOfLabel } from '../generate/labels.ts';
import { isImperative } from '../generate/signs.ts';
import { TEMPLATES } from '../generate/templates.ts';
import { contentTypeOf, readContentType, type ContentType } from '../reading/content-type.ts';
import { readOutline } from '../reading/sections.ts';
import { capitalizedWord, decapitalized } from '../writing/capitals.ts';
import { join, listed } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import { isBareName, isSection, kindOfLabelled, OPENED } from './sections.ts';
import { Writer } from './writer.ts';
import { asGroups } from './groups.ts';
import { asHandbook } from './handbook.ts';
import { subjectOf, titleIn, withOpening } from './opening.ts';
import { withMissing } from './missing.ts';
import { readNotes, type Note } from './notes.ts';
import { LAST_RESORT } from '../brief/leaning.ts';
import { isLabel, isStatement, label, readCase } from './points.ts';
import { DEFINITION, isDefinition } from './words.ts';
import { isOrder } from './orders.ts';
import { withPrograms } from './programs.ts';
import { asRecord, isRecord } from './records.ts';
import { spellOut } from './shorthand.ts';
import { withCalls } from './splits.ts';
import { asTimeline } from './timeline.ts';

/** A first line of at most so many words names what follows. */
const TITLE_WORDS = 12;
/** A point of an outline of at most so many words is the name of a section. */
const NAME_WORDS = 6;

export function expandNotes(document: SourceDocument, job: Job): Page {
  const notes = readNotes(document).map(forbidding).flatMap(apart);
  const outline = readOutline(document);
  const asked = contentTypeOf(job.docType ?? '');
  const type = asked ?? readContentType(document, outline) ?? 'concept';
  const taken = takeTitle(notes, outline.title);
  const bare = taken.title
    .replace(/\s+[-–—]\s+outline$/i, '')
    .replace(
      /(?<=\S\s\S+),? (?:(?:design|meeting|rough|quick|safety) )?(?:(?<!\brelease )notes|outline)(?: for .*)?$| draft$| [-–—] (?:concept|reference|how-to|tutorial|troubleshooting|faq|api|policy|runbook|help|user guide)(?: (?:page|doc|docs|guide|article|entry))?$| [-–—] (?:(?:my|design|rough|some) )?notes\b.*$|^to-?do:? (?:(?:docs?|page|guide):? )?|^(?:title|page title):\s+|^draft (?=(?:release|meeting|design)\b)|^(?:(?:my )?notes:?(?! from\b)|(?:outline|draft|feature|goal|purpose|aim|task|topic|subject):) (?!from\b)(?:(?:on|for|about) )?(?=\S+ \S)/gi,
      '',
    );
  // "kite-backup": a program by its name.
  const program =
    type === 'readme' &&
    /^[A-Za-z][a-z\d]*(?:-[a-z\d]+)+$/.test(bare) &&
    document.text.includes(bare.toLowerCase())
      ? bare.toLowerCase()
      : '';
  const title = program || capitalizedWord(bare);
  const rest = asRecord(
    asTimeline(
      withPrograms(
        asHeadings(
          namedLists(
            asChecklist(taken.rest, taken.title).map((note) => withCalls(note, program)),
            type,
          ),
          /\boutline\b/i.test(taken.title),
        ),
      ),
    ),
    taken.title,
    asked !== undefined,
  );
  const writer = new Writer(type, title, asked !== undefined);
  const sectioned = rest.some((note) => note.kind === 'item' && isSection(note));
  const leading = rest.findIndex(isSection);
  const sections = rest
    .filter((note, index) => isSection(note) || (sectioned && index > leading && isBareName(note.text)))
    .map(({ text }) => label(text));
  const opens = leading === 0;
  const intro =
    opens &&
    sections.length > 1 &&
    !isRecord(title) &&
    !/^(?:troubleshooting|release-notes|postmortem|design|adr)$/.test(type)
      ? asked && OPENED.has(asked) && title
        ? openingOf(asked, title)
        : introduce(sections)
      : '';
  const isFree = asked === undefined && type === 'concept' && !isOrder(title);
  const own = isTask(asked) ? rest : asHandbook(rest, type);
  const grouped = isFree && own === rest ? asGroups(rest, title) : own;
  const written = writer.write(isFree ? withOpening(grouped, title) : grouped, 2);
  const body = join(intro, withMissing(type, title, written, job.audience, asked !== undefined));
  // "Meeting guidelines" names a page as well as a kind of them.
  const named =
    title ||
    capitalizedWord(nameIn(rest, job.docType ?? '')) ||
    (asked === undefined ? capitalizedWord(job.docType ?? '') : '');
  return {
    title: named || (UNNAMED[type] ?? '[VERIFY] Title'),
    description: intro,
    body,
  };
}

/** "changelog merged" on a checklist: neither what was done nor an order, but a point to check, in its writer's words. */
function asChecklist(notes: readonly Note[], title: string): readonly Note[] {
  const isFlat = notes.every(
    ({ kind, below, ordered }) => kind !== 'heading' && below.length === 0 && !ordered,
  );
  if (!isFlat || !/\bcheck-?list\b/i.test(title)) return notes;
  return notes.map((note) =>
    note.kind === 'code' || /^\[|\?$/.test(note.text)
      ? note
      : {
          ...note,
          kind: 'item',
          isPoint: true,
          text:
            isDefinition(note.text) || readCase(note.text) || /^(?:never|don['’]t|do not)\b/i.test(note.text)
              ? note.text
              : `[ ] ${note.text}`,
        },
  );
}

/** What a page of such a kind is called when nobody names it. */
const UNNAMED: Partial<Record<ContentType, string>> = {
  faq: 'Frequently asked questions',
  'release-notes': 'Release notes',
};

const FORBIDS = /^(?:do not|don['’]?ts?|never)\b:?$/i;
/** "Don't" over "touch the themes": each of them is what not to do. */
function forbidding(note: Note): Note {
  if (!FORBIDS.test(note.text)) return { ...note, below: note.below.map(forbidding) };
  const below = note.below.map((one) =>
    one.kind === 'code' || /^(?:do not|don['’]t|never|no)\b/i.test(one.text)
      ? one
      : { ...one, isPoint: true, text: `don't ${decapitalized(one.text)}` },
  );
  return { ...note, below };
}

/** "What you need: a bowl" right above steps leads them in no more than a note beside them. */
function apart(note: Note): readonly Note[] {
  const isLead =
    note.kind === 'paragraph' &&
    isDefinition(note.text) &&
    ((note.below.length > 1 &&
      (note.below.every(({ ordered }) => ordered) || kindOfLabelled(note.text) !== undefined)) ||
      /^(?:present|attendees|date|when|where|time|who|owner|status)\b/i.test(note.text));
  return isLead ? [{ ...note, below: [] }, ...note.below] : [note];
}

/** "What Ledgerly Sync does" in an outline without a title: what all of it is about. */
function nameIn(notes: readonly Note[], docType: string): string {
  const texts = notes.flatMap(({ text, below }) => [text, ...below.map((note) => note.text)]);
  const name = texts
    .map(
      (text) =>
        /^[Ww]hat (?:is )?(\p{Lu}[\w.-]*(?: \p{Lu}[\w.-]*){0,3})(?: is| does)?\??$/u.exec(text)?.[1] ??
        THING_ASKED.exec(text)?.[1],
    )
    .find(Boolean);
  return name
    ? `${name}${/\b(?:user guide|handbook|manual)\b/i.test(docType) ? ` ${docType.toLowerCase()}` : ''}`
    : '';
}

/** "what the API gateway does", but not "what the problem is". */
const THING_ASKED =
  /^what (?:the|our|an?) (?!(?:\S+ )?(?:problems?|goals?|plan|users?|teams?|pages?|documents?|readers?|differences?|purpose|people|customers?|reason|idea|result|change)\b)((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+) (?:is|are|does|do)(?: and why)?\??$/iu;

/** In words. */
const LONGEST_NAME = 9;

/**
 * Two lines or more with a list below each are the names of sections, sentences too: "can't connect at all". Among problems,
 * so is a name with what is said of it, and what is left when nothing helps.
 */
function namedLists(notes: readonly Note[], type: ContentType): readonly Note[] {
  const isName = ({ kind, text, below }: Note): boolean =>
    kind === 'paragraph' &&
    below.length > 0 &&
    text.split(/\s+/).length <= LONGEST_NAME &&
    !/[.!,;]$|^\[VERIFY\]/.test(text);
  if (notes.filter(isName).length < 2) return notes;
  const named = notes.map((note): Note => {
    if (isName(note) && kindOfLabel(label(note.text)) === undefined)
      return { ...note, kind: 'heading', text: note.text.replace(/:$/, '') };
    const [, name = '', said = ''] =
      type === 'troubleshooting' && note.below.length === 0
        ? LAST_RESORT.test(note.text)
          ? ['', 'Get help', note.text]
          : (DEFINITION.exec(note.text) ?? [])
        : [];
    return said === '' || note.kind === 'heading'
      ? note
      : { ...note, kind: 'heading', text: name, below: [{ ...note, kind: 'paragraph', text: said }] };
  });
  // Lines behind the last list, at its name's level, are no part of it.
  const last = named.findLastIndex(({ kind }) => kind === 'heading');
  const behind = named.slice(last + 1);
  return type !== 'troubleshooting' &&
    behind.length > 0 &&
    behind.every(({ text }) => isDefinition(text) || /^\S+ (?:->|→) \S+$/.test(text))
    ? [...named.slice(0, last + 1), { text: 'Good to know', kind: 'heading', ordered: false, below: behind }]
    : named;
}

/**
 * Numbered points with points below each of them are the sections of an outline.
 * @param isCalled whether the notes call themselves one
 */
function asHeadings(notes: readonly Note[], isCalled: boolean): readonly Note[] {
  const named = notes.filter(({ text }) => !OPEN.test(text));
  if (named.length < 3 || named.some(({ kind }) => kind !== 'item')) return notes;
  const isShort = (text: string): boolean => text.split(' ').length <= NAME_WORDS;
  const isOutline =
    (isCalled && named.every(({ text }) => isShort(text))) ||
    (named.every(
      ({ ordered, below, text }) =>
        (below.length > 0 || (ordered && /^\p{L}[\p{L} ]{2,20}: \S/u.test(text)) || isShort(text)) &&
        (ordered || isName(text)),
    ) &&
      (named.every(({ below }) => below.length > 0) ||
        (named.some(({ below }) => below.length > 1) &&
          named.every(
            ({ ordered, text }) => ordered && isName(text) && !isOrder(text) && !isImperative(text),
          )) ||
        named.filter((note) => isSection(note) || note.below.length > (note.ordered ? 1 : 0)).length * 2 >=
          named.length));
  if (!isOutline) return notes;
  return notes.map((note) => {
    if (OPEN.test(note.text) && note.below.length === 0) return note;
    // "Intro - why we rotate keys": a name, and what stands below it.
    const [, name = note.text, said] =
      /^(.{2,30}?) [-–—] (.+)$/.exec(note.text) ??
      (note.below.length === 0 ? /^(\p{L}[\p{L} ]{2,20}): (\S.*)$/u.exec(note.text) : null) ??
      [];
    const below: readonly Note[] = said
      ? [
          ...piecesOf(said).map((text): Note => ({
            ...note,
            text,
            kind: piecesOf(said).length > 1 ? 'item' : 'paragraph',
            ordered: false,
            below: [],
          })),
          ...note.below,
        ]
      : note.below;
    return { ...note, kind: 'heading', text: name, below };
  });
}

/** "2.4 GHz Wi-Fi, the app, an account": each thing, where the list has no verb. */
function piecesOf(said: string): readonly string[] {
  const items = cutItems(said);
  return items.length > 1 && !items.some(isStatement) ? items : [said];
}

/** What is still to be written is no name of a section. */
const OPEN = /^(?:\[VERIFY\]|to-?dos?:|open:|tbd\b)/i;

/** "First flow": no sentence, no definition and no amount. */
const isName = (text: string): boolean =>
  text.split(' ').length <= NAME_WORDS && /^\p{Lu}[^:;,.!?\d→>]*$/u.test(text);

/** Its notes are parts that have their usual names. */
const isTask = (type: ContentType | undefined): boolean =>
  type !== undefined && type !== 'policy' && type !== 'concept';

function openingOf(type: ContentType, title: string): string {
  const task = decapitalized(title);
  return isOrder(task) ? TEMPLATES[type].opening.replace('{topic}', task) : '';
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
    // "field: id – int" above "field: name – text" is one of them.
    !others.some(({ text }) => text.startsWith(`${/^[^:]+: /.exec(first.text)?.[0] ?? '\n'}`)) &&
    first.below.length === 0;
  if (isTitle) return { title: label(first.text), rest: others };
  if (
    first?.kind === 'paragraph' &&
    first.below.length > 0 &&
    // "Standup 12 Nov (Ana, Tom)" is what all of it is of.
    (/\(|(?<![.\d])\b\d{1,2}\b(?![.\d])|\b(?:notes|meeting|minutes|standup|sync|call|retro)\b/i.test(
      first.text,
    ) ||
      (/[^:]$/.test(first.text) &&
        others.every(({ text, below }) => below.length === 0 || /:$|^\[VERIFY\]/.test(text))) ||
      others.every(
        ({ kind, below, text }) => kind !== 'heading' && (below.length === 0 || text.startsWith('[VERIFY]')),
      )) &&
    !/[.!?,;]$/.test(first.text) &&
    first.text.split(/\s+/).length <= TITLE_WORDS
  )
    return { title: label(first.text), rest: [...first.below, ...others] };
  // All stands under one point.
  if (
    title === '' &&
    first?.kind === 'item' &&
    others.length === 0 &&
    first.below.length > 1 &&
    isLabel(first.text)
  )
    return { title: label(first.text), rest: first.below };
  const told = title === '' ? titleIn(notes) : undefined;
  if (told && told.title !== '') return told;
  // A list whose first point names what the others are about.
  if (
    title === '' &&
    first?.kind === 'item' &&
    !first.ordered &&
    first.below.length === 0 &&
    isLabel(first.text) &&
    subjectOf(first.text) === '' &&
    !others.some(({ text }) => isLabel(text) && text.split(' ').length < 4) &&
    others.length > 2
  )
    return { title: label(first.text), rest: others };
  // The document is named after it, whatever headings follow.
  if (first && title !== '' && first.text === title)
    return { title: spellOut(title), rest: [...first.below, ...others] };
  return { title: spellOut(title), rest: notes };
}

/** Sections that every page has, and that say nothing of this one. */
const PLAIN =
  /^(?:do(?:['’]?s)?|do not|don['’]?ts?|never|(?:day|week|month|phase|stage|sprint|quarter|year)s? \d.*|(?:before|after|if|when|what)\b.*|open|why|how|rules|context|decision|status|overview|intro(?:duction)?|summary|background|getting started|set ?up|tests?|next(?: steps)?|steps|prerequisites|requirements|checks?|notes|contacts?|audience|must[- ]haves?|nice[- ]to[- ]haves?|(?:out of|in) scope|constraints|dates|questions|impact|actions|lessons|rollback|roll back|good to know)$/i;

/** "Install the probe" and "Set up monitoring"; "Open questions" and "Restore test" are things, "Clean up" alone says too little. */
function isDeed(name: string): boolean {
  const [first = '', second = '', ...more] = name.split(' ');
  const last = more.at(-1) ?? second;
  return (
    isOrder(name) &&
    second !== '' &&
    (more.length > 0 || !/^(?:up|down|out|off|in|on|back)$/.test(second)) &&
    (classesOf(second.toLowerCase()) !== 0 ||
      /^\p{Lu}/u.test(second) ||
      ((partsOf(first.toLowerCase()) & ADJECTIVE) === 0 && (partsOf(last.toLowerCase()) & PLURAL) !== 0))
  );
}

/** "This page shows how to install the probe and set a profile, and covers alarms." */
function introduce(sections: readonly string[]): string {
  const names = sections.filter((name) => !PLAIN.test(name) && !/^`|\?$/.test(name)).slice(0, 6);
  const actions = names.filter(isDeed).map(decapitalized);
  if (names.length < (actions.length > 0 ? 2 : 3)) return '';
  const things = names.filter((name) => !isDeed(name)).map(decapitalized);
  if (sections.filter((name) => !PLAIN.test(name)).length > names.length) things.push('more');
  const parts = [
    actions.length > 0 && `shows how to ${listed(actions)}`,
    things.length > 0 && `covers ${listed(things)}`,
  ];
  return `This page ${parts.filter((part) => part !== false).join(', and ')}.`;
}
