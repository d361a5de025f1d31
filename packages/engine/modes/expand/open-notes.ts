import { codeLines } from '../brief/blocks.ts';
import type { ContentType } from '../reading/content-type.ts';
import { capitalized } from '../writing/capitals.ts';
import { MEASURE } from '../writing/note-words.ts';
import { isRecord } from './records.ts';

/** What is still to be written or to be asked stands first. */
const OPEN =
  /^([ \t]*)((?:[-*+]|\d+[.)])[ \t]+)?(?:(?:TODO|FIXME|TBD)\b[:\s]*|\?{2,}[ \t]*|(?:to-?do|tbd): *(?![^\n]*[(,]))(.*)$/;
/** Breaks off: "we recommend it because". */
const UNFINISHED = /^(?:\S+ ){4,200}(?:because|and|but|or|the|an?|of|which|whereas|although|are|is)[ \t]*$/i;
/** "Price ??", "room: TBD", "starts 4 March (?)". */
const UNSURE =
  /[^\s?]\?{2,}(?=[\s).,;]|$)|[^\s?]\s+\?{1,5}$|\([^()?]{0,40}\?{1,5}\)|[–:-] (?:who|owner|when|where|which)\?$|\b(?:TBD|TBC|tbd|tbc|TODO)\b(?!:$)/;
/** "ask Anna about mats", "10 mats (ask Anna)": whom the writer has to ask. */
const TO_ASK =
  /^(?:(?:need|have) to |must )?(?:ask|check with|clarify with) \p{Lu}\p{Ll}+(?:$|\s(?:about|re|if|whether|what|when|who|which|how)\b)|\((?:to )?ask \p{Lu}\p{Ll}+\)/u;
const LABELLED = /^((?:\p{L}+ )?\p{L}+)(?::| [-–]) ask \p{Lu}\p{Ll}+$/u;
const MARK = /^[ \t]*(?:(?:[-*+•]|\d+[.)])[ \t]+)?/;
const SPARED = /^\s*(?:#|>|\||`|\[)|\[VERIFY\]|:\s*$/;

/** Whether a note says of itself that it is not sure, or whom its writer has yet to ask. */
export function isUnsure(line: string): boolean {
  if (SPARED.test(line) || line.length > LONGEST) return false;
  const note = line
    .replace(MARK, '')
    .trimEnd()
    .replace(/`[^`]*`/g, '');
  const [, label = ''] = LABELLED.exec(note) ?? [];
  return UNSURE.test(note) || TO_ASK.test(note) || MEASURE.test(label.split(' ').at(-1)?.toLowerCase() ?? '');
}
const LONGEST = 300;

const asOpen = (line: string): string =>
  `${MARK.exec(line)?.[0] ?? ''}[VERIFY] ${capitalized(line.replace(MARK, ''))}`
    .trimEnd()
    .replace(/:?\s{0,9}(?<!\()\?{1,5}$/, '?')
    .replace(/\?{2,5}/g, '?');

/** The notes that are open, and the text without them: for a page that is written from what is sure. */
export function takeUnsure(input: string): { readonly sure: string; readonly open: readonly string[] } {
  const lines = input.split('\n');
  const isOpen = (line: string, index: number): boolean => index > 0 && /^\S/.test(line) && isUnsure(line);
  return {
    sure: lines.filter((line, index) => !isOpen(line, index)).join('\n'),
    open: lines.filter(isOpen).map((line) => asOpen(line).replace(MARK, '')),
  };
}

/** A note of what is still to be written or asked stands by itself, with `[VERIFY]`; code stays as it is. */
export function withOpenNotes(input: string, type: ContentType | undefined): string {
  // What somebody has to do after an outage is what the page tells.
  if (type === 'postmortem') return input;
  const lines = input.split('\n');
  const isCode = codeLines(lines);
  const isTaken = isRecord(input);
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines
    .map((line, index) => {
      if (isCode[index]) return line;
      if (UNFINISHED.test(line) && !/^\s*[^\s\-*]/.test(lines[index + 1] ?? ''))
        return `${line.trimEnd()} … [VERIFY] Finish this sentence.`;
      const match = OPEN.exec(line);
      if (!match) return index > first && type !== 'faq' && isUnsure(line) ? asOpen(line) : line;
      // What somebody took on in a meeting, and nothing that the writer left open.
      if (isTaken && /^\s*[-*+]\s+to-?do:/i.test(line)) return line;
      const [, indent = '', item = '', text = ''] = match;
      const rest = text.trim() === '' ? 'This is still to be written.' : capitalized(text);
      return item === '' ? `\n[VERIFY] ${rest}` : `${indent}${item}[VERIFY] ${rest}`;
    })
    .join('\n');
}
