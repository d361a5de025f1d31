import { bullets, join, numbered, section } from '../../writing/markdown.ts';
import { readCommands, readScript } from './command.ts';
import { readSchedule } from './cron.ts';
import { readTable } from './create-table.ts';
import { readDockerfile } from './dockerfile.ts';
import { readPattern } from './regex.ts';
import { readSettings } from './settings.ts';
import { readQuery } from './sql.ts';
import { readTrace } from './trace.ts';
import type { ArtifactReader } from './types.ts';

const READERS: readonly ArtifactReader[] = [
  readTrace,
  readSchedule,
  readQuery,
  readTable,
  readDockerfile,
  readScript,
  readCommands,
  readSettings,
  readPattern,
];

/** Longest thing that is read as one, in UTF-16 code units: what is longer is a document or a program. */
const LONGEST = 6000;
/** A text that is nothing but one block of code. */
const FENCED = /^\s*(?<fence>`{3,}|~{3,})[^\n`]*\n(?<code>[^]*?)\n\k<fence>\s*$/;
const IN_BACKTICKS = /^\s*`(?<code>[^`\n]+)`\s*$/;

/** A command, schedule, query, pattern, configuration, or error message in plain language; undefined for everything else. */
export function explainArtifact(input: string): string | undefined {
  if (input.length > LONGEST) return undefined;
  const text = (FENCED.exec(input) ?? IN_BACKTICKS.exec(input))?.groups?.['code'] ?? input;
  const whole = text.replace(/\r\n?/g, '\n').trimEnd().replace(/^\n+/, '');
  for (const read of READERS) {
    const explained = whole.trim() === '' ? undefined : read(whole);
    if (!explained) continue;
    const { short, parts, ordered, title = 'Part by part', notes = [] } = explained;
    return join(
      section(2, 'In short', short),
      section(2, title, (ordered ? numbered : bullets)(parts)),
      section(2, 'Good to know', bullets(notes)),
    );
  }
  return undefined;
}
