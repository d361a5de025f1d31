import { cutItems } from '../brief/cut.ts';
import type { Note } from './notes.ts';
import { DEFINITION } from './words.ts';

/** "rooms: Oslo (8 people), Lima (4 people)": a name, and a point for each of several things with what is said of it. */
export function splitBrackets(note: Note): Note {
  const [, name = '', rest = ''] =
    note.kind === 'heading' || note.kind === 'code' || note.below.length > 0
      ? []
      : (DEFINITION.exec(note.text) ?? []);
  const items = rest === '' ? [] : cutItems(rest);
  const pairs = items.map((item) => /^([^()]{1,40}?) \(([^()]+)\)$/.exec(item));
  if (items.length < 2 || !pairs.every((pair) => pair !== null) || /[`*]/.test(name)) return note;
  return {
    ...note,
    text: `${name}:`,
    below: pairs.map(([, thing = '', said = '']) => ({
      ...note,
      kind: 'item',
      ordered: false,
      text: `${thing}: ${said}`,
    })),
  };
}

/** "How do I pay? by card": a question and its answer. */
const ANSWERED = /^([^?]{5,80}\?)\s+(?:[-–—→]+\s*)?(\S.*)$/;

/** Questions with their answers, each under a heading of its own; one that nobody answers is left open. */
export function asQuestions(notes: readonly Note[]): readonly Note[] {
  const isAnswered = ({ text, kind, below }: Note): boolean =>
    kind !== 'heading' && below.length === 0 && ANSWERED.test(text);
  if (notes.filter(isAnswered).length < 2) return notes;
  return notes.map((note) => {
    if (
      note.kind === 'heading' ||
      note.below.length > 0 ||
      !(ANSWERED.test(note.text) || /^[^?]+\?$/.test(note.text))
    )
      return note;
    const [, question = note.text, answer = ''] = ANSWERED.exec(note.text) ?? [];
    return {
      ...note,
      kind: 'heading',
      text: question,
      below: answer === '' ? [] : [{ ...note, kind: 'paragraph', text: answer }],
    };
  });
}

/** "green = free, red = busy", "cash paid -> cash back, card paid -> same card" as a note each. */
export function splitPairs(note: Note): readonly Note[] {
  // "comments: a = b, c = d" stays with what the label says.
  if (note.kind === 'heading' || note.below.length > 0 || /^\p{L}[\p{L} ]{2,24}: .* = /u.test(note.text))
    return [note];
  const pairs = note.text.split(/[,;]\s+(?=[^,;=()→>]{1,30} (?:=|->|=>|→) )/);
  const signs = new Set(note.text.match(/ (?:=|->|=>|→) /g)?.map((sign) => sign === ' = '));
  return pairs.length > 1 &&
    signs.size === 1 &&
    pairs.every((pair) => /^[^=→>]+ (?:=|->|=>|→) [^=→>]+$/.test(pair))
    ? pairs.map((text) => ({ ...note, text }))
    : [note];
}

/** "exit codes: 0 ok, 2 error" as a point for each code; any other note as it is. */
export function splitCodes(note: Note): Note {
  const [, name = '', list = ''] =
    note.kind !== 'heading' && note.kind !== 'code' && note.below.length === 0
      ? (/^((?:exit|status|error|return) codes?)(?::| -)\s+(\S.*)$/i.exec(note.text) ?? [])
      : [];
  const codes = list === '' ? [] : cutItems(list.replace(/\.$/, ''));
  if (codes.length < 2 || !codes.every((code) => /^`?\d{1,3}`? \p{L}/u.test(code))) return note;
  return {
    ...note,
    text: `${name}:`,
    below: codes.map((code): Note => ({
      ...note,
      kind: 'item',
      text: code.replace(/^`?(\d+)`? (?:(?:means|is|=) )?/, '`$1`: '),
      ordered: false,
      below: [],
    })),
  };
}

/** "tool run: one backup now" in notes on that tool as a call; any other note as it is. */
export function withCalls(note: Note, program: string): Note {
  const [, call = '', said = ''] =
    /^([a-z][\w-]*(?: (?:--?)?[\w<>=.-]+){1,3}): (\S.*)$/.exec(note.text) ?? [];
  const below = note.below.map((one) => withCalls(one, program));
  return program !== '' && call.startsWith(`${program} `)
    ? { ...note, below, text: `\`${call}\`: ${said}` }
    : { ...note, below };
}

const LEAST_STEPS = 3;

/** "Steps: open Settings, choose Add, confirm" as a list below its name; any other note as it is. */
export function splitSteps(note: Note): Note {
  const [, name = '', list = ''] =
    note.kind !== 'heading' && note.kind !== 'code' && note.below.length === 0
      ? (/^(steps|procedure|how(?: to)?):\s+(\S.*)$/i.exec(note.text) ?? [])
      : [];
  const steps = list === '' ? [] : cutItems(list.replace(/\.$/, ''));
  if (steps.length < LEAST_STEPS) return note;
  return {
    ...note,
    text: `${name}:`,
    below: steps.map((text): Note => ({ ...note, kind: 'item', text, ordered: true, below: [] })),
  };
}
