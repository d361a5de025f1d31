import { goesWithOrders } from '../brief/steps.ts';
import type { ContentType } from '../reading/content-type.ts';
import { isImperative, LOOKS_AT, type FactKind } from './signs.ts';

/** Documents whose steps come with what the reader sees after each. */
const STEPPED: ReadonlySet<ContentType | undefined> = new Set<ContentType>([
  'how-to',
  'tutorial',
  'quickstart',
  'runbook',
]);
/** What somebody sees of a step: "The dialog opens." */
const RESULT =
  /^(?:after|within) (?:about |around )?(?:an?|one|\d+|some|a few) (?:second|minute|moment|hour)s?\b|^(?:an?|the|your|you|it|this)\b(?: \S+){0,5}? (?:opens?|appears?|shows?|asks?|prints?|answers?|replies|responds|starts|turns|lists?|displays?|is (?:shown|displayed|sent|created|printed)|(?:should )?(?:now )?see|gets? an?)\b/i;
/** Kinds of what stands among steps in its own place, unless a label says what it is. */
const IN_PLACE: ReadonlySet<FactKind> = new Set<FactKind>([
  'statement',
  'detail',
  'check',
  'limit',
  'diagnosis',
]);
/** How long all takes. */
const LASTS = /^(?:this |it )?takes (?:about|around|up to|only|\d)/i;
const LOOK = /^(?:check|verify|confirm|look|open)\b|^(?:make sure|ensure)\b/i;

/** Whether what follows the steps of such a document is told of them, and not of the document's matter. */
export function hasSteps(type: ContentType | undefined): boolean {
  return STEPPED.has(type);
}

type Told = { kind: FactKind; text: string; readonly listed?: boolean };

/**
 * What is told, with all that stands between the first step and the last in its place: an order as a step, anything else as
 * a note on the step before it. An order right before or behind them is one of them, and so is a look before the first.
 * @param sure what a label or a heading says the kind of
 */
export function keepSequence<Note extends Told>(
  told: readonly Note[],
  sure: ReadonlySet<Note>,
): readonly Note[] {
  const isFree = (note: Note): boolean =>
    IN_PLACE.has(note.kind) && !sure.has(note) && !/^you are done\b/i.test(note.text);
  const isBeside = (note: Note | undefined): note is Note =>
    note?.kind === 'statement' &&
    isFree(note) &&
    (goesWithOrders(note.text.replace(/(?<=\p{L}{2})\. \p{Lu}.*$/su, '.')) ||
      namesOrder(note.text) ||
      /^then\b/i.test(note.text));
  const isStep = ({ kind }: Note): boolean => kind === 'step';
  // What its own words place stands elsewhere, and between nothing.
  const aheadOf = (index: number): number =>
    told.findLastIndex((note, at) => at < index && !/^(?:requirement|warning|scope)$/.test(note.kind));
  let first = told.findIndex(isStep);
  let last = told.findLastIndex(isStep);
  if (first < 0) return told;
  for (let before = aheadOf(first); before >= 0; before = aheadOf(first)) {
    // What stands before "then …" is a step as well.
    const isStart = /^then\b/i.test(told[first]?.text ?? '') && told[before]?.kind === 'statement';
    if (!isBeside(told[before]) && !isStart) break;
    first = before;
  }
  // A look before the first order is a step, and what stands between them is told of it.
  const look = told.findIndex(
    (note, index) => index < first && note.kind === 'check' && isFree(note) && LOOK.test(note.text),
  );
  if (look >= 0) first = look;
  // "…, check the preview, confirm": the look among them too.
  while (isBeside(told[told[last + 1]?.kind === 'check' ? last + 2 : last + 1]))
    last += told[last + 1]?.kind === 'check' ? 2 : 1;
  const kept: Note[] = [];
  const noted = new Set<Note>();
  let step: Note | undefined;
  for (const [index, note] of told.entries()) {
    const isAmong = isFree(note) && index >= first && index <= last;
    const isResult =
      isFree(note) &&
      index > last &&
      step === kept.at(-1) &&
      note.kind !== 'check' &&
      (RESULT.test(note.text) || /^(?:it|they)\b(?! (?:also )?takes?\b)/i.test(note.text));
    if (index === first || (isAmong && isOrder(note.text))) note.kind = 'step';
    else if (step && (isAmong || isResult)) {
      step.text += (noted.has(step) ? ' ' : '\n\n') + note.text;
      noted.add(step);
      continue;
    } else if (step && note.kind === 'statement' && isFree(note) && !LASTS.test(note.text))
      note.kind = 'detail';
    kept.push(note);
    if (note.kind === 'step') step = note;
  }
  return kept;
}

/** The last of the steps, which shows what they led to. */
const TRIES = /^(?:then |finally,? )?(?:check|verify|confirm|make sure) (?:that|whether|if)\b/i;

/** A look that ends the steps tells whether they worked; of looks alone, a runbook says where to look. */
export function settleLooks<Note extends Told>(
  told: readonly Note[],
  type: ContentType | undefined,
  sure: ReadonlySet<Note>,
): void {
  const steps = told.filter(({ kind }) => kind === 'step');
  if (type === 'runbook' && steps.length === 0)
    for (const note of told) if (note.kind === 'check' && !sure.has(note)) note.kind = 'diagnosis';
  while (steps.length > 1 && TRIES.test(steps.at(-1)?.text ?? '')) (steps.pop() as Note).kind = 'check';
}

/** Whether a fact among steps is one of them. */
export function isOrder(text: string): boolean {
  return (
    isImperative(text) ||
    goesWithOrders(text) ||
    LOOKS_AT.test(text) ||
    namesOrder(text) ||
    /^then\b/i.test(text)
  );
}

/** "Bump: `npm version minor`", "preview: add ?lang=de": what a step is for, and what is to be done. */
function namesOrder(text: string): boolean {
  // "If still above 80%: `rm -rf …`"
  if (/^(?:if|when) [^:]{3,60}: (?:run )?`/i.test(text)) return true;
  const [, done = ''] = /^\p{L}[\p{L} -]{1,20}: (\S.*)$/su.exec(text) ?? [];
  return done.startsWith('`') || isImperative(done);
}
