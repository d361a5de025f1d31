import { codeLines } from '../brief/blocks.ts';

const ITEM = /^([ \t]*)([-*+•]|\d{1,3}[.)])[ \t]+(?=\S)/;
const DEEPEST = 8;
/** A point of so many words at most may be a name. */
const NAME_WORDS = 6;
/** "[ ] read the handbook" is a point of a checklist, with its mark or without. */
const BOX = /^([ \t]*)(?:[-*+•][ \t]+)?\[([ xX]?)\][ \t]*(?=\S)(?!\()/;
const OPTION = /^(--?[a-z][\w-]*(?:[ =](?:<[\w-]+>|[A-Z_]{2,}|[A-Z](?=  )))?)[ \t]+(?=\p{L})/u;
/** "day 2 scanner training", "Week 1 - badge": what happens then. */
const STAGE = /^((?:day|week|month|phase) \d+(?:[-–]\d+)?)(?: [-–]|:)? (?=\p{L})/iu;
/** "Warning: …" right below a list belongs to none of its items. */
const ASIDE = /^(?:note|tip|important|warning|caution|danger):\s/i;

/**
 * Notes as Markdown reads them: points below others as deep as their writer meant, whatever the width of the marks above,
 * lines of options as points, and an aside apart from the list above it. Code as it is.
 */
export function layOut(input: string): string {
  const open: { readonly indent: number; readonly inside: number; readonly name: string }[] = [];
  const lines = withTexts(input.split('\n'));
  const isCode = codeLines(lines);
  return lines
    .map((raw, index) => {
      if (isCode[index] || raw.trim() === '') return raw;
      const line = withMark(raw);
      const [written = '', before = '', point = ''] = ITEM.exec(line) ?? [];
      if (point === '') {
        if (/^\S/.test(line)) open.length = 0;
        if (isName(line) && HANGS.test(lines[index + 1] ?? '') && !ITEM.test(lines[index + 1] ?? '')) {
          open.push({ indent: 0, inside: 0, name: line });
          return `\n${line}`;
        }
        if (isOption(line) && (isOption(lines[index - 1]) || isOption(lines[index + 1])))
          return line.replace(OPTION, '- `$1`: ');
        // Below a name, each line that hangs there is a point of its own.
        const { inside = 0, name = '' } = open.at(-1) ?? {};
        if (HANGS.test(line) && name !== '' && name.split(' ').length <= NAME_WORDS)
          return `${' '.repeat(inside)}- ${line.trim()}`;
        if (STAGE.test(line)) return line.replace(STAGE, '$1: ');
        return ASIDE.test(line) && ITEM.test(withMark(lines[index - 1] ?? '')) ? `\n${line}` : line;
      }
      const indent = before.replaceAll('\t', '    ').length;
      while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
      const at = open.at(-1)?.inside ?? 0;
      // Nobody means points below points below points without end.
      if (open.length >= DEEPEST) return line;
      open.push({ indent, inside: at + point.length + 1, name: line.slice(written.length).trim() });
      return `${' '.repeat(at)}${point} ${line.slice(written.length).replace(STAGE, '$1: ')}`;
    })
    .join('\n');
}

/** "Problem" right above a text, in notes whose other parts are lists under such names: the text is a point of that part. */
function withTexts(lines: readonly string[]): readonly string[] {
  const isOver = (index: number, below: RegExp): boolean =>
    index > 0 &&
    (lines[index - 1] ?? '').trim() === '' &&
    /^\p{L}[\p{L} -]{2,40}:?$/u.test(lines[index] ?? '') &&
    (lines[index] ?? '').split(' ').length <= PART_WORDS &&
    below.test(lines[index + 1] ?? '');
  if (!lines.some((_, index) => isOver(index, ITEM))) return lines;
  return lines.map((line, index) => (isOver(index - 1, SENTENCE) ? `- ${line}` : line));
}
const PART_WORDS = 3;
/** With its full stop, in one line. */
const SENTENCE = /^(?![-*+•#>|`])(?=\S* \S* \S* )\p{L}.*[.!]$/u;

/** Hangs below the line above it, without a mark. */
const HANGS = /^[ \t]{2,}(?!\d+(?:\.\d+)+\b)\S/;
/** "non urgent", above what hangs there. */
const isName = (line: string): boolean =>
  /^\p{L}[^.,;!?>→=]*$/u.test(line) && line.trim().split(' ').length <= NAME_WORDS;

/** A line that only names a license. */
const LICENSE =
  /^([ \t]*(?:[-*+•][ \t]+)?)((?:MIT|ISC|Apache[- ]2\.0|A?GPL(?:v?\d)?|BSD(?:-\d)?|CC[- ]BY\S*))(?: licen[cs]ed?)?[.!]?$/;

/** "[x] done" as "- [x] done". */
const withMark = (line: string): string =>
  line
    .replace(LICENSE, '$1License: $2')
    .replace(BOX, (_, indent: string, box: string) => `${indent}- [${box.toLowerCase() || ' '}] `);

const isOption = (line = ''): boolean => OPTION.test(line);
