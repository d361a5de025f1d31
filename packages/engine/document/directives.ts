import type { Range } from '@housestyle/contract';

/** Directives of reStructuredText and MyST whose body is prose; `title`: so is what stands behind their colons. */
export const PROSE_DIRECTIVES: ReadonlyMap<string, 'body' | 'title' | 'version'> = new Map([
  ...'note warning tip important hint caution danger attention error seealso'
    .split(' ')
    .map((name) => [name, 'title'] as const),
  ...'admonition topic sidebar rubric epigraph dropdown tab tab-item card list-table table'
    .split(' ')
    .map((name) => [name, 'title'] as const),
  ...'versionadded versionchanged versionremoved deprecated'
    .split(' ')
    .map((name) => [name, 'version'] as const),
  ...'figure only container glossary option confval envvar describe object function method class exception attribute data module decorator tabs tab-set grid hlist details compound highlights pull-quote cmdoption setting'
    .split(' ')
    .map((name) => [name, 'body'] as const),
]);

/** A directive of MyST that holds prose, in a fence. Offsets are into the text it was read from. */
export interface FencedDirective {
  /** Where its first line ends. */
  readonly opening: number;
  /** What stands in that line behind the name, if it is read. */
  readonly title: string | undefined;
  /** Without its options and its last line. */
  readonly body: Range;
}

const OPENING = /^(?:`{3,}|~{3,})\{([\w:-]+)\}[ \t]*([^\n]*)\n/;
/** `:class: wide` lines, or the same between two lines of dashes. */
const OPTIONS = /^(?:[ \t]*:[\w-]+:[^\n]*(?:\n|$))+|^[ \t]*---[ \t]*\n(?:[^\n]*\n)*?[ \t]*---[ \t]*(?:\n|$)/;
const CLOSING = /(?:^|\n)[ \t]*(?:`{3,}|~{3,})[ \t]*$/;

/** Reads the fence between two offsets as a directive; undefined where it holds code or who knows what. */
export function readFencedDirective(text: string, from: number, to: number): FencedDirective | undefined {
  const fence = text.slice(from, to);
  const [opening = '', name = '', title = ''] = OPENING.exec(fence) ?? [];
  const form = PROSE_DIRECTIVES.get(name);
  if (form === undefined) return undefined;
  const inside = fence.slice(opening.length);
  const options = OPTIONS.exec(inside)?.[0].length ?? 0;
  const closing = CLOSING.exec(inside)?.index ?? inside.length;
  const start = from + opening.length;
  return {
    opening: start,
    title: form === 'title' ? title.trim() : undefined,
    body: { start: start + options, end: start + Math.max(options, closing) },
  };
}

/** The title of a directive between colons, `:::{note} Title`. */
export function colonTitle(rest: string): string | undefined {
  const [, name = '', title] = /^\{([\w:-]+)\}[ \t]+(\S[^\n]*)$/.exec(rest) ?? [];
  return PROSE_DIRECTIVES.get(name) === 'title' ? title : undefined;
}
