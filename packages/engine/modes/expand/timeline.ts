import type { Note } from './notes.ts';

/** "14:05 error rate 40%" */
const TIMED = /^(\d{1,2}:\d{2}(?::\d{2})?(?: (?:UTC|[AP]M))?)(?:\s*[-–—:]\s*|\s+)(\S.*)$/;
const FEWEST = 3;

/** Notes that begin with the time at which something happened, as a section of their own, where the first of them stood. */
export function asTimeline(notes: readonly Note[]): readonly Note[] {
  const isTimed = ({ text, kind }: Note): boolean => kind !== 'heading' && TIMED.test(text);
  const from = notes.findIndex(isTimed);
  const timed = notes.filter(isTimed);
  const among = notes.findLastIndex(isTimed) - from + 1;
  if (timed.length < FEWEST || timed.length * 2 <= among) return notes;
  const below = timed.map((note): Note => ({
    ...note,
    kind: 'item',
    text: note.text.replace(TIMED, '**$1**: $2'),
  }));
  // "Timeline" over them is the name of the section.
  const named = /^(?:time ?line|what happened):?$/i.test(notes[from - 1]?.text ?? '') ? 1 : 0;
  const rest = notes.slice(from).filter((note) => !isTimed(note));
  const before = notes.slice(0, from - named);
  const timeline: Note = { text: 'Timeline', kind: 'heading', ordered: false, below };
  // What is labelled stands behind it, each under its name.
  return from === named ? [timeline, ...rest] : [...before, timeline, ...rest];
}
