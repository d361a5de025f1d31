import {
  asWrittenIn,
  cutDeeds,
  isDone,
  tellsOfButton,
  sentencesOf,
  withLabel,
  withPresses,
  withoutMore,
  withShortOrders,
} from './text-facts.ts';
import { beginsStep } from '../brief/steps.ts';
import { readFacts } from '../generate/facts.ts';
import { CONDITION, isImperative, type FactKind } from '../generate/signs.ts';
import type { Note } from '../expand/notes.ts';
import { sentence } from '../expand/points.ts';
import { orderOf } from '../expand/orders.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { joinClauses } from '../writing/clauses.ts';
import { apart } from '../writing/splices.ts';
import { bullets, join, numbered, section } from '../writing/markdown.ts';
import { withNames } from './names.ts';
import { asReader, asReaders, ON_SCREEN } from './text-readers.ts';
import { aimOf, pathSteps, readDeed, wholeSteps, writeDeed, type Deed } from './text-deeds.ts';
import { asCase } from '../generate/wording.ts';
import { asOwnTasks, deedOf, isAnswered, isCall, isCase } from './text-tasks.ts';
import { readProblems, SIGN, writeOwn, writeRemedy, writeTerms } from './text-own.ts';
import { hurriedNotes, tellNotes } from './text-notes.ts';
import { asStory, storySections } from './stories.ts';
import { FAILS, isOwnTask, type Part, type Piece } from './text-parts.ts';

interface Written {
  readonly opening: string;
  readonly description: string;
  readonly body: string;
  readonly open: string;
  /** The only task there is; empty where there are none or several. */
  readonly task: string;
}

/** What the text without names of its own tells, by where it stands on the page. */
export interface Told {
  readonly intro: string[];
  readonly warnings: string[];
  readonly before: string[];
  readonly steps: string[];
  readonly deeds: Deed[];
  readonly blocks: string[];
  readonly good: string[];
  readonly limits: string[];
  readonly problems: string[];
  /** Tables of what tells that something is wrong. */
  readonly signs: string[];
  readonly help: string[];
  readonly open: string[];
  /** Only what stands here opens the page; undefined where anything may. */
  readonly lead: string | undefined;
}

/** Sentences that open a page. */
const INTRO = 3;

export function writeParts(
  parts: readonly Part[],
  title: string,
  {
    hasTasks,
    opening,
    lead,
  }: { readonly hasTasks: boolean; readonly opening: string; readonly lead: string | undefined },
): Written {
  const told: Told = {
    intro: [],
    warnings: [],
    before: [],
    steps: [],
    deeds: [],
    blocks: [],
    good: [],
    limits: [],
    problems: [],
    signs: [],
    lead,
    help: [],
    open: [],
  };
  const [loose, ...named] = parts;
  const stories = loose ? takeStories(loose) : { part: loose, sections: '' };
  const beside: Told = stories.sections === '' ? told : { ...told, lead: '' };
  const pieces = stories.part?.pieces ?? [];
  const isNews = isNewsTitle(title) && (named.length > 0 || !pieces.every(isRunning));
  // News are told one by one, whatever there is to do in them.
  const news =
    isNews && stories.part
      ? writeOwn({ ...stories.part, title: isMixed(stories.part) ? 'Changes' : 'New' }, told, true)
      : '';
  const hurried = isNews || !stories.part ? undefined : hurriedNotes(stories.part);
  if (hurried) tellNotes(hurried, beside);
  else if (!isNews) for (const piece of pieces) readPiece(piece, beside, title);
  // One thing to do beside a table of settings is no procedure.
  if (told.steps.length === 1 && told.blocks.length > 0) told.good.push(...told.steps.splice(0));
  const own = named.filter(({ isProblems }) => !isProblems).map((part) => writeOwn(part, told, isNews));
  for (const part of named.filter(({ isProblems }) => isProblems)) readProblems(part, told);
  const isTask = orderOf(title) !== 'no';
  // "Turn the dial to set the temperature": each does something of its own, in no order.
  const areApart = told.steps.filter((one) => OF_ITS_OWN.test(one)).length * 3 >= told.steps.length * 2;
  const steps = told.steps.length > 1 ? (areApart ? bullets : numbered)(told.steps) : (told.steps[0] ?? '');
  const body = join(
    section(2, 'Before you begin', bullets(told.before)),
    section(2, isTask || told.deeds.length === 0 || title === UNTITLED ? 'Steps' : deedOf(title), steps),
    ...told.blocks,
    ...told.deeds.map(writeDeed),
    stories.sections,
    named.length > 0 ? news.replace(/^## (?:New|Changes)\n\n/, '') : news,
    ...own,
    section(2, 'Good to know', bullets(told.good)),
    section(2, 'Limits', bullets(told.limits)),
    section(2, 'If something goes wrong', bullets(told.problems), ...told.signs),
    section(2, 'Get help', bullets(told.help)),
  );
  const intro = join(told.intro.join(' '), opening, ...told.warnings);
  const hasSteps =
    hasTasks || opening !== '' || told.deeds.length > 0 || told.steps.length > 0 || /^\d+\. /m.test(body);
  const open = [
    ...told.open,
    ...(hasSteps || isNews ? [] : ['**Steps:** Say where people go and what they select, in order.']),
    ...(told.problems.length + told.signs.length > 0 || hasTasks || isNews
      ? []
      : ['**If something goes wrong:** Say what people see when it fails, and what they do then.']),
  ];
  return {
    opening: intro,
    description: told.intro[0] ?? '',
    task:
      told.deeds.length === 1 && told.steps.length + told.intro.length === 0
        ? (told.deeds[0]?.title ?? '')
        : '',
    body,
    open: section(2, 'Still open', bullets(open.map((text) => `[VERIFY] ${text}`))),
  };
}

const isNewsTitle = (title: string): boolean => /^What’s new/.test(title);
/** Text, and no list. */
const isRunning = (piece: Piece): boolean =>
  piece.kind === 'notes' && piece.notes.every(({ kind }) => kind === 'paragraph');

/** What a page is called that the text names nothing for. */
export const UNTITLED = 'User guide';
/** An order that says what it is for, or that stops or starts something at once. */
const OF_ITS_OWN =
  /^(?!Then\b|First\b|If\b).* to (?!the\b|an?\b|your\b|it\b)\p{Ll}+ \S|^(?:Start|Stop|Reset|Restart)\b/u;
function takeStories(part: Part): { readonly part: Part; readonly sections: string } {
  const notes = part.pieces.flatMap((piece) => (piece.kind === 'notes' ? piece.notes : []));
  const stories = notes.map(({ text }) => asStory(text));
  if (stories.filter(Boolean).length < 2) return { part, sections: '' };
  const isTold = new Set(notes.filter((_, index) => stories[index] !== undefined));
  return {
    part: {
      ...part,
      pieces: part.pieces.map((piece) =>
        piece.kind === 'notes' ? { ...piece, notes: piece.notes.filter((note) => !isTold.has(note)) } : piece,
      ),
    },
    sections: storySections(stories.filter((story) => story !== undefined)),
  };
}

/** Tells of what is no longer wrong, too. */
const isMixed = ({ pieces }: Part): boolean =>
  pieces.some((piece) =>
    piece.kind === 'terms'
      ? piece.terms.some(({ name }) => CHANGED.test(name))
      : piece.kind === 'notes' && piece.notes.some(({ text }) => CHANGED.test(text)),
  );
const CHANGED = /^(?:fixed|changed|removed|improved|deprecated)\b/i;

/** "You can save it, share it, and set one as default." */
const ABLE = /^(?:You|\p{Lu}\p{L}+s) (?:can|may) .*, (?:and|or) /su;
const UNDECIDED =
  /\b(?:TBD|TBC|to be (?:decided|defined|confirmed)|not decided|open question)\b|\?$|^\S+\? /i;

function readPiece(piece: Piece, told: Told, title: string): void {
  if (piece.kind === 'raw') told.blocks.push(piece.text);
  else if (
    piece.kind === 'terms' &&
    piece.terms.filter(({ name }) => FAILS.test(name)).length * 2 > piece.terms.length
  )
    told.problems.push(...piece.terms.map(writeRemedy));
  else if (piece.kind === 'terms')
    told[piece.terms.some(({ name }) => SIGN.test(name)) ? 'signs' : 'blocks'].push(
      writeTerms(piece.terms, title),
    );
  else {
    const isOpen = ({ text }: Note): boolean => UNDECIDED.test(text) && text.length < 100;
    told.open.push(...piece.notes.filter(isOpen).map(({ text }) => sentence(text)));
    const rest = piece.notes.filter((note) => !isOpen(note));
    readNotes(rest, told, title);
  }
}

function readNotes(notes: readonly Note[], told: Told, title: string): void {
  let plain: string[] = [];
  const flush = (): void => {
    if (plain.length > 0) readPlain(plain.join('\n'), told, title);
    plain = [];
  };
  for (const note of notes) {
    const { text, kind, ordered } = note;
    if (isOwnTask(note)) {
      flush();
      told.deeds.push(readDeed(sentencesOf(capitalizedWord(text)), ''));
      continue;
    }
    if (kind === 'item' && !/^(?:where|path|location|how)\b[^:]{0,20}: .* > /i.test(text)) {
      plain.push(`${ordered ? '1.' : '-'} ${asReader(text)}`);
      continue;
    }
    // "where: Mailbox > Settings > turn on"
    const way = /^(?:where|path|location|how|navigation)(?: [^:]{0,20})?:\s+(.* > .*)$/i.exec(text)?.[1];
    const stops = way === undefined ? undefined : pathSteps(way);
    if (stops) {
      told.steps.push(...wholeSteps(stops));
      continue;
    }
    const all = sentencesOf(text);
    told.help.push(...all.filter((one) => isCall(one)).map(withNames));
    const sentences = asOwnTasks(
      all.filter((one) => !isCall(one)),
      title !== UNTITLED && isNewsTitle(title),
    );
    const starts = sentences.flatMap((one, index) => (aimOf(one) ? [index] : []));
    const read = asReaders(sentences.slice(0, starts[0] ?? sentences.length));
    told.problems.push(...read.filter((one) => CASE.test(one)).map(withNames));
    told.good.push(...read.filter((one) => FOR_CASE.test(one)).map(withNames));
    const asked = read.filter((one) => isAnswered(one));
    for (const one of asked) tellCase(one, told);
    const own = read.filter((one) => !CASE.test(one) && !FOR_CASE.test(one) && !isAnswered(one));
    // What people can do is told whole: its parts alone would say too little.
    const first = own.findIndex((one) => ABLE.test(one));
    if (first > 0) {
      plain.push('', own.slice(0, first).join(' '), '');
      flush();
    }
    for (const one of own.filter((able) => ABLE.test(able)))
      told[opens(one, told) ? 'intro' : 'good'].push(withNames(one));
    const others = own.slice(Math.max(first, 0)).filter((one) => !ABLE.test(one));
    if (others.length > 0) plain.push('', others.join(' '), '');
    for (const [at, start] of starts.entries()) {
      flush();
      const whole = sentences.slice(start, starts[at + 1]);
      const deed = readDeed(
        whole.filter((one) => !isCase(one)),
        title,
        sentences[start - 1],
      );
      for (const one of whole.filter(isCase)) tellCase(one, told);
      // The task of the page itself.
      if (deed.title === '') {
        told.steps.push(...deed.steps);
        told.good.push(...deed.after);
      } else {
        // What others can do is none of it.
        const end = deed.after.findIndex((one) => /^\p{Lu}\p{L}+s (?:can|may) /u.test(one));
        const own = deed.after.slice(0, end < 0 ? MOST_AFTER : Math.min(end, MOST_AFTER));
        told.deeds.push({ ...deed, after: own });
        told.good.push(...deed.after.slice(own.length));
      }
    }
  }
  flush();
}

/** "Confirm and print it": behind steps, one more. */
const ONLY_VERB = /^(?:confirm|choose|remove|enter|submit|repeat|wait|close|print|save|send)\b/i;
/** Signs that a reading would take for words: "press + and scan". */
const LOSES = / [+*#–-] /;
/** "When the ribbon is empty the light turns orange: open the front, …" */
const CASE = /^(?:if|when) [^:.]{5,90}: \p{Ll}/iu;
/** "For unknown items press F1 and type the number" */
const FOR_CASE =
  /^For (?!each|every|all|this|that|the first)[^,.]{3,40}? (?:click|tap|press|select|choose|use|set|type|enter|hold|turn) /u;
/** "Clean the roller once a month": no step of what is done now. */
const REGULAR =
  / (?:(?:once|twice) an? \p{L}+|every (?:\d+ )?(?:days?|evening|morning|night|weeks?|months?|years?))\b| when (?:the|an?|your) [^,.]{0,30}\b(?:lights?|leds?|lamps?|alarm) (?:is|are|turns?|goes|blinks?|flashes)\b/iu;
/** Sentences that may be told of a task; others stand apart. */
const MOST_AFTER = 2;

const HOMES: Partial<Record<FactKind, keyof Pick<Told, 'limits' | 'problems' | 'help' | 'warnings'>>> = {
  limit: 'limits',
  problem: 'problems',
  diagnosis: 'problems',
  contact: 'help',
  warning: 'warnings',
};
/** What the reader must have; "Bans need a reason" and "changes need to be confirmed" tell of something else. */
const NEEDS =
  /^(?:you|users?|people|everyone|it|this(?: \p{L}+)?)(?:['’]ll)? (?:\p{L}+ )?(?:needs?|must have|requires?)\b|^(?:needs?|required?s?)\b|\b(?:is|are) (?:required|needed|necessary)\b/iu;
const LIMITING =
  /\b(?:at most|at least|up to|max(?:imum)?|min(?:imum)?|only(?! then)|at a time|no more than|limit(?:ed)?(?: is| to| of|:)? \d+|not (?:available|supported|possible|included)|valid (?:for )?\d|expires?|(?:can(?:not|['’]t)|can not) be|no longer than)\b/i;
const ORDER_WORDS = 4;
function tellCase(text: string, told: Told): void {
  const said = asCase(text) ?? text;
  told[HELPS.test(said) ? 'help' : 'problems'].push(withNames(said));
}

/** "If you have trouble, call 555-0100." */
const HELPS = /^if you have [^,]+, (?:please )?(?:call|contact|e-?mail|phone|write to|ask|text)\b/i;
const AS_ROLE = /^as an? [^,]{2,30}, /i;
/** "Once a week": when a step is for. */
const OFTEN = /^(?:once|twice|every|each)(?: an?| every)? \p{L}+,? /iu;

function readPlain(text: string, told: Told, title: string): void {
  const asWritten = asWrittenIn(text);
  const { told: drafts, code, tables, own } = readFacts(text, 'how-to', title);
  const facts = drafts.flatMap(withShortOrders).flatMap(withoutMore);
  const areMostlySteps = facts.filter(({ kind }) => kind === 'step').length * 2 > facts.length;
  const hadSteps = told.steps.length + told.deeds.length > 0;
  const steps: string[] = [];
  const kept = new Set<string>();
  let hadOrder = false;
  for (const fact of facts) {
    const { kind, text: read, listed: isListed } = fact;
    const source = asWritten(read);
    // "If the wind rises lessons are cancelled" tells what happens.
    const order = /^(?:if|when|once)\b/i.test(source) ? source : read;
    const isOrder: boolean =
      (kind === 'step' ||
        (/^(?:statement|check|detail)$/.test(kind) &&
          hadOrder &&
          !isListed &&
          (ONLY_VERB.test(source) || (!source.includes(' ') && isDone(source))))) &&
      !tellsOfButton(source) &&
      isDone(order.replace(CONDITION, '').replace(AS_ROLE, '')) &&
      (order === read || CONDITION.test(order)) &&
      // "Display name." alone could be an order.
      (isListed !== true || ON_SCREEN.test(read) || (isImperative(read) && areMostlySteps));
    // What is written as an order stays as it is written.
    const isWritten =
      beginsStep(source) &&
      (LOSES.test(source) || !/^(?:if|when|once|in|on|at|under|from|for|after|before)\b/i.test(source));
    const said = (isOrder && !isWritten) || kind === 'warning' ? read : source;
    // "If rejected you get an email": the comma between.
    const shown = withNames(/^(?:if|when) /i.test(said) ? joinClauses(said) : apart(said));
    const home = tellsOfButton(source) ? undefined : HOMES[kind];
    // "Plan your meals and get a list. Go to Plan, …": what it is for, before what is done on the screen.
    hadOrder ||= isOrder;
    const isAim =
      isOrder &&
      fact === facts[0] &&
      !isListed &&
      !ON_SCREEN.test(said) &&
      ON_SCREEN.test(facts[1]?.text ?? '');
    if (isOrder && !isListed && (isCase(source) || isCase(read))) tellCase(read, told);
    else if (isAim && opens(read, told)) told.intro.push(shown);
    else if (isOrder) {
      const cut = pathSteps(said) ?? (isListed ? [said] : cutDeeds(said).flatMap(withPresses));
      if (source !== read && said === source) for (const one of cut) kept.add(one);
      steps.push(...cut);
    } else if (kind === 'step' && OFTEN.test(said) && beginsStep(said.replace(OFTEN, ''))) steps.push(said);
    else if (kind === 'requirement' && NEEDS.test(said)) told.before.push(shown);
    else if (kind === 'question') told.open.push(said);
    else if (home === 'warnings')
      told.warnings.push(`> **Warning:** ${shown.replace(/^(?:warning|caution|important)[:!]\s*/i, '')}`);
    else if (home) told[home].push(shown);
    else if (/^(?:if|when)\b/i.test(said) && FAILS.test(said.split(/[,:]/)[0] ?? ''))
      told.problems.push(shown);
    else if (!isListed && !hadSteps && steps.length === 0 && opens(read, told)) told.intro.push(shown);
    else
      told[LIMITING.test(said) ? 'limits' : 'good'].push(
        kind === 'consequence' ? withLabel(shown, text) : shown,
      );
  }
  // "Default off." alone could be an order, and is none.
  const [alone = ''] = steps;
  const isNone =
    steps.length === 1 && facts.length > 2 && alone.split(' ').length < ORDER_WORDS && !ON_SCREEN.test(alone);
  const regular = steps.length > 2 ? steps.filter((one) => REGULAR.test(one)) : [];
  told.good.push(...wholeSteps(regular, kept));
  if (isNone) told.good.push(withNames(alone));
  else
    told.steps.push(
      ...wholeSteps(
        steps.filter((one) => !regular.includes(one)),
        kept,
      ),
    );
  told.blocks.push(...code, ...tables, ...own.map(({ title: name, text: body }) => section(2, name, body)));
}

/** What the text begins with says what it is about; limits are no part of it. */
function opens(said: string, { intro, good, lead }: Told): boolean {
  if (lead !== undefined && !lead.includes(said.slice(0, said.indexOf(' ', 8)))) return false;
  return intro.length === 0 || (intro.length < INTRO && good.length === 0 && !LIMITING.test(said));
}
