import type { Range } from '@housestyle/contract';
import type { Directive } from './directives.ts';

/** Where a directive silences a rule. */
export interface Region extends Range {
  readonly directive: Directive;
  /** Only findings with these words. */
  readonly matches?: readonly string[];
}

/** A directive, and what it means in its text and its style. */
export interface Resolved {
  readonly directive: Directive;
  /** The ids of the rules it names; undefined where it means all. */
  readonly rules: ReadonlySet<string> | undefined;
  /** Where it is in force; undefined where that depends on a later directive. */
  readonly place: Range | undefined;
}

/**
 * The regions in which one rule is silent (without an id: all rules); they may overlap.
 * @param length of the text
 */
export function regionsOf(
  ruleId: string | undefined,
  directives: readonly Resolved[],
  length: number,
): readonly Region[] {
  const regions: Region[] = [];
  const open = new Map<string, Resolved>();
  const close = (key: string, end: number) => {
    const opened = open.get(key);
    open.delete(key);
    if (!opened) return;
    const { directive } = opened;
    const { command } = directive;
    const matches = command.kind === 'switch' ? command.matches : undefined;
    if (end > directive.end)
      regions.push({ start: directive.end, end, directive, ...(matches && { matches }) });
  };
  for (const resolved of directives) {
    const { directive, rules, place } = resolved;
    const key = channelOf(directive);
    const meant = rules === undefined || (ruleId !== undefined && rules.has(ruleId));
    // A choice of styles wakes those that it names.
    if (directive.command.kind === 'styles' && !meant) close(key, directive.start);
    if (!meant || directive.command.kind === 'unknown') continue;
    if (place) regions.push({ ...place, directive });
    else if (directive.command.kind === 'switch' && directive.command.on) close(key, directive.start);
    else if (!open.has(key)) open.set(key, resolved);
  }
  for (const key of [...open.keys()]) close(key, length + 1);
  return regions;
}

/**
 * What is switched on by its own counterpart only: Vale's "off" for everything does not end with "Rule = YES", nor does
 * that of a style.
 */
function channelOf({ command }: Directive): string {
  if (command.kind === 'styles') return 'vale style';
  if (command.kind !== 'switch') return command.kind;
  if (!command.vale) return 'ours';
  if (command.names.length === 0) return 'vale';
  if (command.names.every((name) => !name.includes('.'))) return 'vale style';
  return `vale rule ${JSON.stringify(command.matches ?? null)}`;
}

/** Where a directive is in force by itself; undefined for one that holds until another. */
export function placeOf({ command, start, end }: Directive, text: string): Range | undefined {
  if (command.kind === 'switch' || command.kind === 'styles' || command.kind === 'unknown') return undefined;
  if (command.kind === 'file') return { start: 0, end: text.length + 1 };
  if (command.kind === 'line')
    return { start: text.lastIndexOf('\n', start - 1) + 1, end: lineEnd(text, start) + 1 };
  const from = nextContent(text, end);
  if (command.kind === 'next-line') return { start: from, end: lineEnd(text, from) + 1 };
  return { start: from, end: blankLine(text, from) + 1 };
}

/** How far a block is read for the blank line that ends it. */
const BLOCK_REACH = 20_000;

function blankLine(text: string, from: number): number {
  const gap = /\n[ \t]*\n/.exec(text.slice(from, from + BLOCK_REACH));
  return Math.min(text.length, from + (gap?.index ?? BLOCK_REACH));
}

const lineEnd = (text: string, from: number) => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/** Comments on lines of their own that are passed over to find the line that is meant. */
const MAX_COMMENTS = 100;
const COMMENT = /^[ \t]*(?:<!--|\{\/\*)/;

/** Where the next line begins that holds more than a comment. */
function nextContent(text: string, from: number): number {
  let start = lineEnd(text, from) + 1;
  for (let lines = 0; lines < MAX_COMMENTS && start < text.length; lines++) {
    const end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, start + 4000));
    if (COMMENT.test(line)) {
      const closing = line.trimStart().startsWith('<') ? '-->' : '*/}';
      const close = text.indexOf(closing, start);
      if (close < 0 || text.slice(close + closing.length, lineEnd(text, close)).trim() !== '') break;
      start = lineEnd(text, close) + 1;
    } else if (line.trim() !== '') break;
    else start = end + 1;
  }
  return Math.min(start, text.length);
}
