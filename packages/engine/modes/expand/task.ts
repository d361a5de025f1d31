import { cutItems } from '../brief/cut.ts';
import { beginsStep } from '../brief/steps.ts';
import { VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { kindOfLabel } from '../generate/labels.ts';
import { tellsIt } from '../writing/sound.ts';
import type { Note } from './notes.ts';
import { orderOf } from './orders.ts';
import { label, readCase } from './points.ts';
import { DEFINITION } from './words.ts';
import { asAdmonition, isSection } from './sections.ts';

/** Of the notes from the first step to the last: so many that are steps make all of them steps, in their order. */
const MOST = 0.6;
/** What nobody may do is no step. */
const FORBIDS = /^(?:never|don['’]t|do not)\b/i;

/** "check: df -h", "share: top right > copy link": what to do, whatever stands behind it. */
export function isStep({ kind, text, ordered }: Note): boolean {
  const [, name = ''] = DEFINITION.exec(text) ?? [];
  return (
    (kind === 'item' || kind === 'paragraph') &&
    (ordered ||
      orderOf(text) !== 'no' ||
      (name !== '' && (beginsStep(name) || isBareVerb(name)) && kindOfLabel(name) !== 'requirement'))
  );
}

/** "unplug" */
export const isBareVerb = (text: string): boolean =>
  /^\p{L}+$/u.test(text) && (partsOf(text.toLowerCase()) & VERB) !== 0;

/** Orders, each with what happens then below it; what is no order and says nothing by itself stands apart. */
export function foldSteps(notes: readonly Note[]): {
  readonly steps: readonly Note[];
  readonly others: readonly Note[];
} {
  const steps: Note[] = [];
  const others: Note[] = [];
  for (const note of notes) {
    const last = steps.at(-1);
    if (isStep(note) || isBareVerb(note.text)) steps.push(note);
    else if (last && tellsIt(note.text) && !readCase(note.text))
      steps[steps.length - 1] = {
        ...last,
        below: [...last.below, { ...note, kind: 'paragraph', ordered: false }],
      };
    else others.push(note);
  }
  return { steps, others };
}

/** Orders one after the other as the steps of the task under their name; what stands behind them is good to know. */
export function asTask(notes: readonly Note[], title: string): readonly Note[] {
  if (notes.some((note) => isSection(note) && kindOfLabel(label(note.text)) === 'step')) return notes;
  const isLoose = (note: Note): boolean =>
    !isSection(note) &&
    note.kind !== 'code' &&
    note.below.length === 0 &&
    asAdmonition(note.text) === undefined;
  const first = notes.findIndex((note) => isLoose(note) && isStep(note));
  // "unplug" before a step is one.
  const before = notes[first - 1];
  const from = before && isLoose(before) && isBareVerb(before.text) ? first - 1 : first;
  if (from < 0) return notes;
  const length = notes.slice(from).findIndex((note) => !isLoose(note));
  const run = notes.slice(from, length < 0 ? undefined : from + length);
  const whole = run.slice(0, run.findLastIndex((note) => isStep(note) || FORBIDS.test(note.text)) + 1);
  const allowed = whole.filter(({ text }) => !FORBIDS.test(text));
  const areMost = allowed.filter(isStep).length >= allowed.length * MOST;
  const end = run.findIndex((note) => !isStep(note));
  const taken = areMost ? whole : run.slice(0, end < 0 ? undefined : end);
  const { steps, others } = foldSteps(taken.filter(({ text }) => !FORBIDS.test(text)));
  if (steps.length < 2) return notes;
  const part = (text: string, below: readonly Note[]): Note => ({
    text,
    kind: 'heading',
    ordered: false,
    below,
  });
  const leading = notes.slice(0, from).map((note) => {
    const [, name = '', things = ''] = note.below.length === 0 ? (DEFINITION.exec(note.text) ?? []) : [];
    return kindOfLabel(name) === 'requirement'
      ? part(
          'Before you begin',
          cutItems(things).map((text): Note => ({
            ...note,
            text,
            kind: 'item',
            ordered: false,
            isPoint: true,
          })),
        )
      : note;
  });
  const warnings = taken
    .filter(({ text }) => FORBIDS.test(text))
    .map((note): Note => ({ ...note, kind: 'paragraph', text: `Warning: ${note.text}` }));
  const behind = notes.slice(from + taken.length);
  const section = behind.findIndex((note) => isSection(note) || asAdmonition(note.text) !== undefined);
  const ended = section < 0 ? behind : behind.slice(0, section);
  const loose = [...others, ...ended];
  return [
    ...leading,
    ...warnings,
    part(title, areMost ? steps.map((note) => ({ ...note, kind: 'item', ordered: true })) : steps),
    ...(loose.length > 0 ? [part('Good to know', loose)] : []),
    ...behind.slice(ended.length),
  ];
}
