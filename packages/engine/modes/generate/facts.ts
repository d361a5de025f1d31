import { parseDocument } from '../../document/parse-document.ts';
import type { Block } from '../../document/types.ts';
import { asCommandStep } from '../brief/commands.ts';
import { isCase, isOrderOfIts, leans } from '../brief/leaning.ts';
import { LEADS_IN, withoutTalk } from '../brief/talk.ts';
import { goOn, isTime, readPart, type Part } from '../brief/parts.ts';
import { beginsStep, cutSteps } from '../brief/steps.ts';
import { textsOf } from '../brief/texts.ts';
import { dedent } from '../expand/notes.ts';
import type { ContentType } from '../reading/content-type.ts';
import { readable } from '../reading/readable.ts';
import { readTrouble } from './one-trouble.ts';
import { hasSteps, keepSequence, settleLooks } from './sequence.ts';
import { asCall, cutCalls } from './calls.ts';
import { settleLine, settleList, settleDeeds, settleProposal } from './coherence.ts';
import { cutFacts, SAYS_SO, type Cut } from './cut-facts.ts';
import { kindOfHeading, labelOf } from './headed-kinds.ts';
import { kindOf } from './kind-of.ts';
import { NEUTRAL, readMaterial } from './material.ts';
import { OpenQuestions } from './open-questions.ts';
import { OwnReader, ownLabel } from './own-sections.ts';
import { withTopic } from './policy-notes.ts';
import { ABOUT_PEOPLE, toSecondPerson } from './readers.ts';
import { withoutLead } from './problems.ts';
import { FIELD, IS_SHOWN, ShownFields, SHOWS } from './shown-fields.ts';
import { asSentence } from './sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { CONDITION, isImperative, type FactKind } from './signs.ts';
import { type Fact, type Facts } from './told.ts';
import { readWhole } from './whole-notes.ts';
import { toFact } from './wording.ts';
import { place } from './place.ts';

/** What a point of a list may go on with: "if it answers, stop here". */
const OF_STEP: ReadonlySet<FactKind> = new Set(['step', 'check', 'diagnosis']);

/** Kinds of which each fact is a row or a line of its own. */
const ALONE: ReadonlySet<FactKind> = new Set([
  'question',
  'option',
  'endpoint',
  'usage',
  'license',
  'status',
  'timeline',
]);

/** "What happens: you book a slot". */
const LEADS =
  /^(?:what (?:happens|you do|to do)|how it (?:works|goes)|this is how it works|the flow|process):\s+/i;

/** "To cancel: hold the red button", "if the lamp blinks, wait". */
const ASIDE = /^(?:to \p{Ll}+(?: [^,:.]{1,40})?[,:] |(?:if|when|once) [^,:.]{3,80}, )/iu;

/** What is known so far while a prompt is read. */
export interface Reading {
  readonly type: ContentType | undefined;
  /** Empty where it is not known. */
  readonly topic: string;
  readonly told: Draft[];
  readonly code: string[];
  readonly parts: Part[];
  /** What a label or a heading says the kind of. */
  readonly sure: Set<Draft>;
  readonly open: OpenQuestions;
  /** The notes hold questions of their own. */
  readonly isAsked: boolean;
  /** "No sound?" waits for what helps. */
  symptom: string;
  /** What the heading above says. */
  under: FactKind | undefined;
  /** "Fixed": what it says of each fact below it, which no kind holds; empty for other headings. */
  label: string;
  /** What stands under the heading is a list. */
  isListed: boolean;
  /** The last note was part of a part. */
  isPartOpen: boolean;
  /** A fact that ends in a colon waits for the code below it. */
  lead: Draft | undefined;
}
export type Draft = { -readonly [Key in keyof Fact]: Fact[Key] };

/**
 * @param type the kind of document that is asked for, where it is known
 * @param topic what it is about; empty where that is not known
 */
export function readFacts(text: string, type?: ContentType, topic = ''): Facts {
  const several = type === 'api-reference' ? cutCalls(text) : undefined;
  if (several) {
    const page = readFacts(several.rest, type, topic);
    return {
      ...page,
      told: [...several.calls.flatMap((call) => asCall(readFacts(call, type, topic))), ...page.told],
    };
  }
  const { markdown, tables } = readMaterial(text);
  const document = parseDocument(markdown, 'markdown');
  const reading: Reading = {
    type,
    topic,
    told: [],
    code: [],
    parts: [],
    sure: new Set(),
    open: new OpenQuestions(topic),
    isAsked: type === 'faq' && (text.match(/\?(?=\s)/g) ?? []).length > 1,
    symptom: '',
    under: undefined,
    label: '',
    isListed: false,
    isPartOpen: false,
    lead: undefined,
  };
  const { code, parts } = reading;
  const blocks = [...document.blocks, ...document.codeBlocks].sort((a, b) => a.start - b.start);
  const own = new OwnReader();
  const shown = new ShownFields();
  let name = '';
  let isOwn = false;
  let list: number | undefined;
  let listFrom = 0;
  for (const block of blocks) {
    const { lead } = reading;
    const from = reading.told.length;
    const isIn = 'prose' in block ? block.list?.list : undefined;
    if (list !== isIn) {
      if (list !== undefined) settleList(reading.told, listFrom, type, reading.sure);
      [list, listFrom] = [isIn, from];
    }
    reading.lead = undefined;
    if (!('prose' in block)) {
      const source = dedent(document.text, block.start, block.end);
      // An example is one block; below a body that is shown, no more than a list tells of it.
      if (reading.under === 'usage') reading.under = undefined;
      if (reading.under === 'option' || reading.under === 'response') reading.isListed = true;
      if (type === 'api-reference' || type === 'reference' || type === 'readme') shown.see(source);
      if (isOwn) {
        own.addCode(source);
        continue;
      }
      if (lead && !IS_SHOWN.test(lead.text))
        reading.told.push({
          kind: hasSteps(type) && lead.kind === 'statement' ? 'step' : lead.kind,
          text: `${lead.text}\n\n${source}`,
        });
      else if (lead && type === 'api-reference') code.push(`${lead.text}\n\n${source}`);
      else code.push(SHOWS.test(name) ? `${capitalized(name)}:\n\n${source}` : source);
      name = '';
      continue;
    }
    if (lead && /^(?:then )?run/i.test(lead.text))
      reading.told.push({ kind: 'step', text: lead.text.replace(/:$/, '.') });
    if (block.kind === 'heading') {
      reading.isListed = false;
      const title = readable(document, block);
      name = type === 'api-reference' ? title : '';
      isOwn =
        kindOfHeading(title, type) === undefined && (block.level ?? 1) > 1 && title !== NEUTRAL.slice(3);
      if (isOwn) own.open(title);
      reading.under = kindOfHeading(title, type);
      const isOfChanges = reading.under === 'change' || reading.under === 'breaking';
      const isOfScope = type === 'design' && reading.under === 'scope';
      reading.label = (type === 'release-notes' && isOfChanges) || isOfScope ? labelOf(title) : '';
    } else {
      // A list under a heading ends with the list.
      if (reading.isListed && !block.list) reading.under = undefined;
      reading.isListed = block.list !== undefined && reading.under !== undefined;
      const notes = textsOf(document, block, type);
      const label = block.list ? undefined : ownLabel(notes[0] ?? '', type);
      if (label) own.open(label.title);
      if (isOwn || label) {
        own.add(label ? [label.said, ...notes.slice(1)] : notes, block);
        continue;
      }
      for (const note of notes) {
        const last = reading.told.at(-1);
        const isField = reading.under === 'option' && type === 'api-reference';
        const rows = shown.rows(note);
        if (rows.length > 1) {
          for (const one of rows) readNote(one, block, { ...reading, under: 'option' });
          continue;
        }
        const row = rows[0] ?? (isField && FIELD.test(note) ? note.replace(FIELD, '`$1`') : undefined);
        if (row !== undefined) readNote(row, block, { ...reading, under: 'option' });
        else if (last?.kind === 'option' && shown.goesOn(note)) last.text += ` ${toFact(note, type)}`;
        else readNote(note, block, reading);
      }
      settleLine(reading.told, from, reading.sure);
      const first = reading.told[from];
      if (first && !block.list) first.opens = true;
    }
  }
  if (list !== undefined) settleList(reading.told, listFrom, type, reading.sure);
  if (reading.symptom !== '') reading.told.push({ kind: 'problem', text: `${reading.symptom}.` });
  if (type === 'concept') settleDeeds(reading.told, topic);
  if (type === 'design') settleProposal(reading.told);
  const told = hasSteps(type) ? keepSequence(reading.told, reading.sure) : reading.told;
  if (hasSteps(type)) settleLooks(told, type, reading.sure);
  return { told, code, tables, parts, own: own.written };
}

function readNote(written: string, block: Block, reading: Reading): void {
  const { told, type, parts, topic } = reading;
  const said = withoutTalk(hasSteps(reading.type) ? written.replace(LEADS, '') : written);
  if (said === '') return;
  const trouble =
    type === 'troubleshooting' && !told.some(({ kind }) => kind === 'problem')
      ? readTrouble(said)
      : undefined;
  if (trouble) {
    const { kind, pieces } = trouble;
    told.push(...pieces.map((piece) => ({ kind, text: toFact(piece, type, kind === 'step') })));
    return;
  }
  const note =
    type === 'troubleshooting'
      ? withoutLead(said).replace(
          /^(if (?:none|nothing)\b[^,.]{3,30}?),? (?:they|users|customers|people) (?:should|can|must|have to) (?=(?:call|contact|write|e-?mail|ask|send)\b)/i,
          '$1, ',
        )
      : type === 'policy'
        ? withTopic(said, topic)
        : said;
  if (hasSteps(type) && /^they\b/i.test(note) && ABOUT_PEOPLE.test(topic)) {
    const step = told.at(-1);
    if (step?.kind === 'step') step.text += `\n\n${asSentence(note)}`;
    else told.push({ kind: 'statement', text: asSentence(note) });
    return;
  }
  const above = told.at(-1);
  // Flags end where a line begins with something else.
  if (reading.under === 'option' && !block.list && /^`?--/.test(above?.text ?? '') && !/^`?--/.test(note))
    reading.under = undefined;
  // Codes end where a line begins with something else.
  if (
    reading.under === 'problem' &&
    type === 'api-reference' &&
    !block.list &&
    /^`?[45]\d\d\b/.test(above?.text ?? '') &&
    !/\b[45]\d\d\b/.test(note)
  )
    reading.under = undefined;
  // Points below a step are told of it.
  if (
    hasSteps(type) &&
    (block.list?.depth ?? 0) > 1 &&
    above?.kind === 'step' &&
    above.listed &&
    !reading.under
  ) {
    above.text += `${/\n- [^\n]*$/.test(above.text) ? '\n' : '\n\n'}- ${toFact(note, type)}`;
    return;
  }
  // "Example: `curl …`": what a call looks like, as a block.
  const [, example = ''] =
    type === 'api-reference'
      ? (/^(?:example|request|e\.g\.)(?: request| call)?:? `?(curl [^`]+?)`?\.?$/i.exec(note) ?? [])
      : [];
  if (example !== '') {
    reading.code.push(`\`\`\`sh\n${example}\n\`\`\``);
    return;
  }
  const whole = readWhole(note, block.list?.ordered === true, reading);
  if (whole) {
    told.push(...whole);
    return;
  }
  // Below the numbered steps: what is done in one case, or for something else.
  if (
    hasSteps(type) &&
    !block.list &&
    !reading.under &&
    told.some(
      ({ kind, listed }) => kind === 'step' && (listed || /^to (?!test|check|verify|confirm)/i.test(note)),
    ) &&
    ASIDE.test(note) &&
    (/^to /i.test(note) || kindOf(toFact(note, type), block, type) === 'step')
  ) {
    told.push({ kind: type === 'tutorial' ? 'action' : 'detail', text: toFact(note, type) });
    return;
  }
  const part = hasSteps(type) && block.list?.ordered !== true ? readPart(note) : undefined;
  const open = reading.isPartOpen ? parts.at(-1) : undefined;
  // A day goes on behind what is told among its orders.
  reading.isPartOpen = open !== undefined && isTime(open.title);
  const isContact = (): boolean => kindOf(toFact(note, type), block, type) === 'contact';
  const more =
    open && !part && !isContact() ? goOn(open, note, (step) => toFact(step, type, true)) : undefined;
  if (more) {
    parts[parts.length - 1] = more;
    reading.isPartOpen = true;
    return;
  }
  if (part) {
    reading.isPartOpen = true;
    parts.push({ ...part, steps: part.steps.map((step) => toFact(step, type, true)) });
    return;
  }
  const last = told.at(-1);
  if (
    last &&
    (!block.list || (hasSteps(type) && OF_STEP.has(last.kind) && /^if (?:it|they|not|so)\b/i.test(note))) &&
    leans(note) &&
    // Whom to call is no part of a warning.
    !(last.kind === 'warning' && isContact()) &&
    !SAYS_SO.test(note) &&
    !ALONE.has(last.kind) &&
    !isOrderOfIts(note) &&
    !(last.kind === 'trigger' && beginsStep(note.replace(CONDITION, ''))) &&
    !(last.kind === 'step' && isCase(last.text) && isCase(note))
  ) {
    last.text += ` ${toFact(note, type)}`;
    return;
  }
  const cut: Cut =
    (block.list?.ordered && hasSteps(type)) || (block.list && reading.under === 'alternative')
      ? { pieces: [note], kind: reading.under ?? 'step', isLabelled: false }
      : cutFacts(note, type, /^you\b/i.test(note) && told.some(({ kind }) => kind === 'step'));
  // "timeout_ms, int, default 2000. 0 means no timeout": a row, and what is said of its value.
  if (type === 'reference' && last?.kind === 'option' && /^\d\S* (?:means|is|turns)\b/.test(note)) {
    last.text += ` ${toFact(note, type)}`;
    return;
  }
  const kind = cut.areAlike ? (reading.under ?? kindOf(toFact(note, type), block, type)) : cut.kind;
  const orders = hasSteps(type) && !cut.isLabelled && !CONDITION.test(note) ? cutSteps(note) : [];
  const areSteps =
    cut.kind === 'step' ||
    cut.kind === 'rollback' ||
    // "jog above the cube, save the point" behind a step; "purge steam, wipe with a cloth", where one of them can be nothing else.
    (orders.length > 1 &&
      [...orders, ...cut.pieces].every(beginsStep) &&
      (told.some((one) => one.kind === 'step') || orders.some(isImperative))) ||
    (!cut.isLabelled && hasSteps(type) && cut.pieces.length > 2 && cut.pieces.every(beginsStep));
  const isStep = areSteps || block.list?.ordered === true;
  for (const piece of cut.pieces) {
    const own =
      areSteps && /^(?:they|users|people|customers)\b/i.test(note) && !ABOUT_PEOPLE.test(topic)
        ? toSecondPerson(piece)
        : piece;
    const said = isStep && hasSteps(type) ? asCommandStep(own) : own;
    const fact = toFact(
      reading.under && !cut.isLabelled ? reading.label + said : said,
      type,
      // What is needed is named, and not ordered: "Play Console admin".
      (cut.kind ?? reading.under) === 'requirement' ? 'never' : areSteps,
    );
    if (fact !== '' && !LEADS_IN.test(fact)) place(fact, { ...cut, kind, areSteps }, block, reading);
  }
}
