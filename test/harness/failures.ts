/** What failed, to be shown once more where it is looked for: at the end of everything. */
import { stripVTControlCharacters } from 'node:util';

/** Lines shown of a group that ended without a list of what failed in it. */
const mostSaid = 40;

/** The last part of what a failed group printed: mocha's list of failures, or its last lines. */
export function failuresOf(name: string, lines: readonly string[]): readonly string[] {
  const list = lines.findLastIndex((each) => /^\s*\d+ failing\b/.test(stripVTControlCharacters(each)));
  return [`── failed: ${name} `.padEnd(66, '─'), ...lines.slice(list === -1 ? -mostSaid : list)];
}
