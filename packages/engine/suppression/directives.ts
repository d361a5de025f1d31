import type { Range } from '@housestyle/contract';
import { lastStartingBy } from '../checks/ranges.ts';
import type { Language, SourceDocument } from '../document/types.ts';
import { DIRECTIVE_LINE } from '../document/directive-line.ts';
import { readCommand, type Command } from './commands.ts';

/** A comment that turns rules off or on. Offsets are into `SourceDocument.text`. */
export interface Directive extends Range {
  readonly command: Command;
}

/** How a comment begins in Markdown, MDX and reference-style Markdown, if it may be one of ours or Vale's. */
const OPENING = /(<!--|\{\/\*|\[(?:\/\/|comment)\]:[ \t]*#[ \t]*[("'])\s*(?=housestyle[-:\s]|vale\s)/gi;
/** Of each such beginning, what costs little to look for; most texts hold none. */
const mayOpen = (text: string): boolean =>
  text.includes('<!--') || text.includes('{/*') || /\]:[ \t]*#/.test(text);
/** Longer comments are none of these. */
const REACH = 2000;

/** Where a directive is a comment of the markup; elsewhere it is a line of its own. */
const IN_COMMENTS: ReadonlySet<Language> = new Set(['markdown', 'mdx', 'html']);

/** The directives of a document in order. What stands in code or front matter is an example, not a directive. */
export function readDirectives(document: SourceDocument): readonly Directive[] {
  const { text, language, frontMatter } = document;
  const inComments = IN_COMMENTS.has(language);
  if (inComments && !frontMatter && !mayOpen(text)) return [];
  if (inComments && !frontMatter) return readComments(document);
  if (!/housestyle|vale\s/i.test(text)) return [];
  return inComments ? [...readFrontMatter(document), ...readComments(document)] : readLines(text);
}

function readComments({ text, protectedRanges, frontMatter }: SourceDocument): readonly Directive[] {
  const directives: Directive[] = [];
  for (const opening of text.matchAll(OPENING)) {
    const { index: start } = opening;
    const holder = protectedRanges[lastStartingBy(protectedRanges, start)];
    const inside = holder && start < holder.end;
    if ((inside && holder.kind === 'code') || start < (frontMatter?.end ?? 0)) continue;
    const from = start + opening[0].length;
    const rest = text.slice(from, from + REACH);
    const closing = closingOf(opening[1] ?? '').exec(rest);
    const command = closing && readCommand(rest.slice(0, closing.index));
    if (command) directives.push({ start, end: from + closing.index + closing[0].length, command });
  }
  return directives;
}

/** A comment of YAML or TOML: a line of its own, or behind a value. */
const FRONT_MATTER_LINE = /^(?:[^#\n]*[ \t])?(#[ \t]*((?:housestyle-|vale[ \t])[^\n]*?))[ \t]*$/gim;

function readFrontMatter({ text, frontMatter }: SourceDocument): readonly Directive[] {
  if (!frontMatter) return [];
  const lines = text.slice(frontMatter.start, frontMatter.end).matchAll(FRONT_MATTER_LINE);
  return [...lines].flatMap(({ 0: line, 1: comment = '', 2: words = '', index }) => {
    const command = readCommand(words);
    const end = frontMatter.start + index + line.trimEnd().length;
    return command ? [{ start: end - comment.length, end, command }] : [];
  });
}

function closingOf(opening: string): RegExp {
  if (opening === '<!--') return /-->/;
  return opening.startsWith('{') ? /\*\/\s{0,20}\}/ : /[)"'][ \t]*(?=\n|$)/;
}

/** What speaks of its own line stands behind something: `retries = 3  # Just so.  # housestyle-ignore-line`. */
const TRAILING_LINE =
  /(?<=\S)[ \t]+(?:#|\/\/|\/\*|<!--|;|--|%)[ \t]*(housestyle-(?:ignore|disable)-line(?![\w-])[^\n]*?)[ \t]*(?:\*\/|-->)?[ \t]*$/gim;

function readLines(text: string): readonly Directive[] {
  const found = [...text.matchAll(DIRECTIVE_LINE), ...text.matchAll(TRAILING_LINE)];
  const directives = found.flatMap(({ 0: line, 1: words = '', index }) => {
    const command = readCommand(words);
    return command ? { start: index, end: index + line.length, command } : [];
  });
  return directives.sort((a, b) => a.start - b.start);
}
