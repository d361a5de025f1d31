import { classesOf } from '../../spelling/function-words.ts';
import { lookUp, nounShare, THIRD_PERSON, verbShare } from '../../spelling/lexicon.ts';
import type { Note } from './notes.ts';

/** "acme login", "check: acme --version" */
const CALL = /^((?:[^:`]{1,20}:\s+)?)([a-z][\w-]+)((?: \S+)+)$/;

/** Notes that begin with the name of a program that several of them call, with their commands as code. */
export function withPrograms(notes: readonly Note[]): readonly Note[] {
  const calls = new Map<string, number>();
  const count = ({ text, below }: Note): void => {
    const name = CALL.exec(text)?.[2] ?? '';
    // "reindex": a verb or its noun, and no program.
    if (
      name &&
      lookUp(name) === 0 &&
      !(/^(?:re|un|pre|de)/.test(name) && lookUp(name.replace(/^(?:re|un|pre|de)-?/, '')) !== 0)
    )
      calls.set(name, (calls.get(name) ?? 0) + 1);
    below.forEach(count);
  };
  notes.forEach(count);
  const mark = (note: Note): Note => {
    const [, label = '', name = '', rest = ''] = CALL.exec(note.text) ?? [];
    const below = note.below.map(mark);
    if ((calls.get(name) ?? 0) < 2) return { ...note, below };
    const words = rest.trim().split(' ');
    const end = words.findIndex(endsCommand);
    const command = [name, ...(end < 0 ? words : words.slice(0, end))].join(' ');
    const after = end < 0 ? '' : ` ${words.slice(end).join(' ')}`;
    return { ...note, below, text: `${label}\`${command}\`${after}` };
  };
  return [...calls.values()].some((times) => times > 1) ? notes.map(mark) : notes;
}

/** "opens", "to": what a sentence says of the command. */
function endsCommand(word: string): boolean {
  const facts = lookUp(word);
  return (
    !/^[\w./:@=<>{}[\]-]+$/.test(word) ||
    classesOf(word) !== 0 ||
    ((facts & THIRD_PERSON) !== 0 && verbShare(facts) > nounShare(facts))
  );
}
