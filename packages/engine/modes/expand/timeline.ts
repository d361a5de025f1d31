import type { Note } from './notes.ts';

/** "14:05 error rate 40%" */
const TIMED = /^(\d{1,2}:\d{2}(?::\d{2})?(?: (?:UTC|[AP]M))?)(?:\s*[-–—:]\s*|\s+)(\S.*)$/;
const FEWEST = 3;

/** Notes one behind the other that begin with the time at which something happened, as a section of their own. */
export function asTimeline(notes: readonly Note[]): readonly Note[] {
  const from = notes.findIndex(({ text, kind }) => kind !== 'heading' && TIMED.test(text));
  const length = notes.slice(from).findIndex(({ text }) => !TIMED.test(text));
  const to = length < 0 ? notes.length : from + length;
  if (from < 0 || to - from < FEWEST) return notes;
  const below = notes
    .slice(from, to)
    .map((note): Note => ({ ...note, kind: 'item', text: note.text.replace(TIMED, '**$1**: $2') }));
  // "Timeline" over them is the name of the section.
  const named = /^(?:time ?line|what happened):?$/i.test(notes[from - 1]?.text ?? '') ? 1 : 0;
  const rest = [...notes.slice(0, from - named), ...notes.slice(to)];
  const timeline: Note = { text: 'Timeline', kind: 'heading', ordered: false, below };
  // What is labelled stands behind it, each under its name.
  return from === named
    ? [timeline, ...rest]
    : [...rest.slice(0, from - named), timeline, ...rest.slice(from - named)];
}
