import { besideBlocks } from '../brief/blocks.ts';
import { kindOfLabel } from './labels.ts';
import { isClause } from '../writing/splices.ts';
import { IMPERATIVE } from './signs.ts';

/** What a prompt tells, in a form that reads as Markdown: one block for each note. */
export interface Material {
  readonly markdown: string;
  /** Tables as they stand, a capital at the start of each column's name. */
  readonly tables: readonly string[];
}

/** From here on a line was broken by an editor, and not by its writer; in UTF-16 code units. */
const WRAPPED = 60;
const WIDEST = 120;
/** Lines of the longest paragraph that an editor broke. */
const MOST_LINES = 200;
const NAME_WORDS = 4;
const ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+\S/;
const FENCE = /^\s*(```+|~~~+)/;
/** A heading under which nothing is known: it ends what a label above it opened. */
export const NEUTRAL = '## More';

/** Prompts have a note on each line, names of sections alone on theirs, and lists and tables without blank lines around. */
export function readMaterial(text: string): Material {
  const tables: string[] = [];
  let labelled = false;
  let filled = false;
  const led = text.replace(/(?<=\b(?:with|this|following|run|add|like|use))[ \t]*(?=\n\s*```)/gi, ':');
  const markdown = separateNotes(withPlaceholders(led), (lines, index) => {
    const line = lines[index] ?? '';
    if (/^\s*\|.*\|/.test(line) && /^\s*\|[\s:|-]+\|\s*$/.test(lines[index + 1] ?? '')) {
      const rows = lines.slice(
        index,
        findFrom(lines, index + 1, (other) => !/^\s*\|/.test(other)),
      );
      tables.push(writeTable(rows));
      filled ||= labelled;
      return { written: [], taken: rows.length };
    }
    if (line.trim() === '') {
      // What a colon leads in stands below the blank line.
      const ends = labelled && filled && !/:\s*$/.test(lines[index - 1] ?? '');
      if (ends) labelled = false;
      return { written: ends ? ['', NEUTRAL, ''] : [''], taken: 1 };
    }
    if (isHeading(line, lines, index + 1)) {
      [labelled, filled] = [true, false];
      return { written: ['', `## ${line.trim().replace(/:$/, '')}`, ''], taken: 1 };
    }
    if (/^#{1,6}\s/.test(line)) [labelled, filled] = [false, false];
    filled ||= labelled;
    return undefined;
  });
  return { markdown, tables };
}

/**
 * The text with each note that stands on a line of its own as a block; code as it is.
 * @param take what to write instead of the lines from `index` on, and how many; undefined for a line like any other
 */
export function separateNotes(
  text: string,
  take: (
    lines: readonly string[],
    index: number,
  ) => { written: readonly string[]; taken: number } | undefined = () => undefined,
): string {
  const lines = text.split('\n');
  const written: string[] = [];
  let fence = '';
  let start = 0;
  let run = 0;
  let joined = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence !== '' || mark !== '') {
      if (fence === '') written.push('');
      written.push(line);
      fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence;
      continue;
    }
    const other = take(lines, index);
    if (other) {
      written.push(...other.written);
      index += other.taken - 1;
      continue;
    }
    const isNote = isPlain(line);
    if (isNote && index >= joined) {
      // The lines of a paragraph that an editor broke stay together.
      if (index >= run) [start, run] = [index, findFrom(lines, index + 1, (after) => !isPlain(after))];
      // Below notes, two lines that happen to fit are two notes more.
      const isParagraph = run - index <= MOST_LINES && (index === start || run - index > 2);
      if (isParagraph && isWrapped(lines.slice(index, run))) joined = run;
      written.push('');
    }
    // Markdown breaks a line with a backslash.
    written.push(isNote ? line.trim().replace(/(?<=\S)\\$/, '') : line.replace(/^(\s*)[•–](?=\s)/, '$1-'));
  }
  return written.join('\n');
}

/** Punctuation that is spoken of, and addresses with a part to fill in, as code: Markdown would read "api.<region>.example.com" as a tag. */
function withPlaceholders(text: string): string {
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            // "press ?", "contains : or *"
            .replace(/(?<=\b(?:press|contains?|type|characters?|or) )[?:;!*/\\#](?=[ ,.)]|$)/gm, '`$&`')
            .replace(/(?<=^(?:usage|synopsis): )(?=[a-z][^`\n]* --?[a-z])[^`\n]+$/gim, (calls) =>
              calls.replace(/(?<=^| \/ )[a-z].*?(?= \/ [a-z]|$)/g, '`$&`'),
            )
            .replace(/(?<![\w`])#include <[\w./]+>|(?<![\w`-])-D[A-Z][A-Z_]*(?:=\w+)?/g, '`$&`')
            // "export KEY=value", "from lib import Client; c = Client()", a query
            .replace(
              /(?<![\w`])(?:export [A-Z_]\w*=(?:\.{3}|[^\s,;]*[^\s,;.])|from [\w.]+ import \w+(?:; ?[^\n`;]+\))+)/g,
              '`$&`',
            )
            .replace(
              /(?<![\w`])select [\w*., ]{0,80}?[*_][\w*., ]{0,80} from [\w."]+(?: where [^`;,\n]{1,120})?/gi,
              '`$&`',
            )
            .replace(/(?<=\b[a-z]+ install \S+) OR (?=[a-z])/g, ' or ')
            // "usage: await retry(() => get(url))."
            .replace(
              /(?<=\b(?:usage|example|use): )(?=[^`\n]{0,200}(?:=>|[;={]))\S[^`\n]*?\w\([^`\n]*?[)}\]];?(?=\.?(?:\s*\n|\s*$|\.\s))/gim,
              '`$&`',
            )
            .replace(/(?<![\w<`])<[a-z][\w-]*(?: [\w-]+=(?:"[^"<>\n]*"|'[^'<>\n]*'))+ ?\/?>/gi, '`$&`')
            .replace(
              /(?<![\w<`])(?:[\w:/.-]+<|<(?=[\w-]+>[<\w./-]))[A-Za-z][\w-]{0,40}>(?:[\w:/.-]*<[A-Za-z][\w-]{0,40}>)*(?:[\w/.@-]*[\w/])?/g,
              (written) =>
                /<(?:a|b|br|code|dd|div|dl|dt|em|h[1-6]|hr|i|img|kbd|li|ol|p|pre|span|strong|sub|sup|table|td|th|tr|u|ul)>/i.test(
                  written,
                )
                  ? written
                  : `\`${written}\``,
            ),
    )
    .join('');
}

const INDENTED = /^(?:\s{2,}|\t)\S/;
/** "old: new Client("key")": what stands in code. */
const IS_CODE = /[;={}()[\]$<>]|^\s*(?:\$|--?\w)/;

/** A prompt with the lines that are indented under a line of text as what they are: a list under a label, code under what leads it in, else notes. */
export function layOutRows(text: string): string {
  return besideBlocks(text, layOutIndented);
}

function layOutIndented(text: string): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const end = findFrom(lines, index + 1, (other) => !INDENTED.test(other) || ITEM.test(other));
    const rows = isPlain(line) ? lines.slice(index + 1, end).map((row) => row.trim()) : [];
    written.push(...(rows.length === 0 ? [line] : layOut(line.trimEnd(), rows)));
    index += rows.length;
  }
  return written.join('\n');
}

function layOut(lead: string, rows: readonly string[]): readonly string[] {
  const label = lead.trim().replace(/:$/, '');
  const areCode = rows.every((row) => IS_CODE.test(row));
  if (kindOfLabel(label) !== undefined && !/^[{[<]/.test(rows[0] ?? ''))
    // Two columns: a name, and what is said of it.
    return [
      '',
      `## ${label}`,
      '',
      ...rows.map(
        (row) =>
          `- ${row.replace(kindOfLabel(label) === 'option' ? /^([\w.-]+)(?: {2,}|: +)(?=\S)/ : /^(\S+) {2,}(?=\S)/, '`$1`: ')}`,
      ),
      '',
      NEUTRAL,
      '',
    ];
  if (areCode && (lead.endsWith(':') || /^[{[<]/.test(rows[0] ?? '')))
    return ['', `${label}:`, '', '```', ...rows, '```', ''];
  // A long line goes on in those that hang below it.
  return lead.length < WRAPPED ? [lead, ...rows] : [`${lead} ${rows.join(' ')}`];
}

/** "Checks" or "Breaking:" alone on a line, over other lines. */
function isHeading(line: string, lines: readonly string[], from: number): boolean {
  const label = line.trim().replace(/:$/, '');
  if (label.length > 40 || ITEM.test(line)) return false;
  if (kindOfLabel(label) === undefined && !isOwnName(line, lines, from)) return false;
  return (
    findFrom(lines, from, (other) => other.trim() !== '') < lines.length &&
    (line.trim().endsWith(':') || lines[from]?.trim() !== '')
  );
}

/** "Good to have:" over a list, behind a blank line: a section that the prompt names, whatever stands in it. */
function isOwnName(line: string, lines: readonly string[], from: number): boolean {
  const [, name = ''] =
    /^(\p{L}[^.!?:;,"`]{2,39}):\s*$|^(\p{Lu}\p{L}+(?: \p{L}+){0,2})\s*$/u.exec(line)?.filter(Boolean) ?? [];
  return (
    name !== '' &&
    name.split(' ').length <= NAME_WORDS &&
    from > 1 &&
    (lines[from - 2] ?? '').trim() === '' &&
    ITEM.test(lines[from] ?? '') &&
    !isClause(name) &&
    !IMPERATIVE.test(name)
  );
}

function isPlain(line: string): boolean {
  return line.trim() !== '' && !ITEM.test(line) && !/^(?:\s{2,}\S|>|\||#{1,6}\s|\s*(?:```|~~~))/.test(line);
}

/** Index of the first line from `from` on for which something holds; else how many lines there are. */
function findFrom(lines: readonly string[], from: number, holds: (line: string) => boolean): number {
  let index = from;
  while (index < lines.length && !holds(lines[index] ?? '')) index++;
  return index;
}

/** Every line is as long as the next one's first word lets it be. */
function isWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map((line) => line.trim().length));
  if (lines.length < 2 || width < WRAPPED || width > WIDEST) return false;
  return lines.slice(0, -1).every((line, index) => {
    const next = lines[index + 1]?.trim() ?? '';
    const word = /^\S+/.exec(next)?.[0].length ?? 0;
    const fits = line.trim().length + 1 + word > width;
    return (
      fits &&
      (lines.length > 2 ||
        (/^\p{Ll}/u.test(next) &&
          !IMPERATIVE.test(next) &&
          !/^(?:if|when|once|never|no|after|then)\b/.test(next))) &&
      !/[:!?]$/.test(line.trim()) &&
      !/^[\p{L} ]{2,24}(?::|\s[-–—])\s/u.test(next)
    );
  });
}

function writeTable(rows: readonly string[]): string {
  const [header = '', ...rest] = rows.map((row) => row.trim());
  const titled = header.replace(/(?<=\|\s*)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return [titled, ...rest].join('\n');
}
