import type { Range } from '@housestyle/contract';
import type { ValueSyntax } from './types.ts';

/** A text for readers in front matter, without its quotes. */
export interface FrontMatterValue extends Range {
  readonly syntax: ValueSyntax;
  /** What the page is called, as a heading is; else a sentence or more about it. */
  readonly title: boolean;
}

const names = (list: string) => new Set(list.split(' '));
/** Keys in small letters without hyphens and underscores, at any depth. */
const TITLES = names(
  'title linktitle shorttitle navtitle sidebartitle sidebarlabel sidebar.label paginationlabel pagetitle metatitle seotitle ogtitle twittertitle heading headline',
);
const TEXTS = names(
  'description subtitle summary excerpt tagline intro lead lede abstract details teaser synopsis metadescription seodescription ogdescription twitterdescription pagedescription shortdescription longdescription',
);
/** A title here is somebody's post, or a name in another system. */
const ELSEWHERE =
  /^(?:authors?|contributors?|team|maintainers?|people|jsonld|schema|openapi|swagger|api|translations?|i18n)$/;

const KEY =
  /[ \t]*(?:- +)*(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|([A-Za-z_$@][\w$@./-]{0,79}))[ \t]*(:(?=[ \t]|$)|=)[ \t]*/my;

/** The titles and descriptions in the front matter between `from` and `to`, in order. What is written unusually is left out. */
export function frontMatterValues(text: string, { start, end }: Range): readonly FrontMatterValue[] {
  const toml = text.startsWith('+++', start);
  const values: FrontMatterValue[] = [];
  const path: { readonly indent: number; readonly key: string }[] = [];
  for (let line = lineAfter(text, start); line < end;) {
    const next = lineAfter(text, line);
    const key = readKey(text, line);
    const section = toml ? /^[ \t]*\[+\s*([\w.-]+)/.exec(text.slice(line, next))?.[1] : undefined;
    if (section !== undefined) path.splice(0, path.length, { indent: -1, key: normal(section) });
    if (!key || (key.sign === '=') !== toml) {
      line = next;
      continue;
    }
    while ((path.at(-1)?.indent ?? -2) >= key.indent) path.pop();
    const scalar = toml ? readToml(text, key.value) : readYaml(text, key.value, key.indent, end);
    const parents = path.map((parent) => parent.key);
    path.push({ indent: key.indent, key: key.name });
    line = Math.max(next, lineAfter(text, Math.max(line, scalar.end - 1)));
    if (!scalar.syntax || parents.some((parent) => ELSEWHERE.test(parent))) continue;
    const title = isOneOf(TITLES, parents, key.name);
    if (!title && !isOneOf(TEXTS, parents, key.name)) continue;
    const { syntax } = scalar;
    for (const range of scalar.ranges) if (range.end > range.start) values.push({ ...range, syntax, title });
  }
  return values;
}

const normal = (key: string) => key.toLowerCase().replace(/[-_]/g, '');

function isOneOf(known: ReadonlySet<string>, parents: readonly string[], key: string): boolean {
  return known.has(key) || known.has(`${parents.at(-1)}.${key}`) || known.has(key.replace(/^.*[.]/, ''));
}

interface Key {
  readonly name: string;
  readonly indent: number;
  readonly sign: string;
  /** Where the value begins. */
  readonly value: number;
}

function readKey(text: string, line: number): Key | undefined {
  KEY.lastIndex = line;
  const match = KEY.exec(text);
  if (!match) return undefined;
  const name = match[1] ?? match[2] ?? match[3] ?? '';
  const indent = /^[ \t]*(?:- +)*/.exec(match[0])?.[0].length ?? 0;
  return { name: normal(name), indent, sign: match[4] ?? '', value: line + match[0].length };
}

interface Scalar {
  /** Undefined for what is no text, or none that can be changed safely. */
  readonly syntax?: ValueSyntax;
  readonly ranges: readonly Range[];
  /** Where the value ends, with its quotes and all its lines. */
  readonly end: number;
}

function readYaml(text: string, from: number, indent: number, limit: number): Scalar {
  const line = text.slice(from, endOfLine(text, from));
  const first = line.charAt(0);
  if (first === '|' || first === '>') return readBlock(text, from, indent, limit);
  if (first === '"') return readQuoted(text, from, limit, /"((?:[^"\\]|\\[^])*)"/y, 'yaml-double');
  if (first === "'") return readQuoted(text, from, limit, /'((?:[^']|'')*)'/y, 'yaml-single');
  if (first === '{' || first === '[') return { ranges: [], end: flowEnd(text, from, limit) };
  if (first === '' || /[&*!%@`#,\]}?]/.test(first)) return { ranges: [], end: from };
  return readPlain(text, from, indent, limit);
}

/** Folded and literal blocks, a range for each paragraph. */
function readBlock(text: string, from: number, indent: number, limit: number): Scalar {
  const start = lineAfter(text, from);
  const end = indentedEnd(text, start, indent, limit);
  const ranges: Range[] = [];
  let open = start;
  for (const gap of text.slice(start, end).matchAll(/\n[ \t]*(?=\n)/g)) {
    ranges.push(trimmed(text, open, start + gap.index));
    open = start + gap.index + gap[0].length;
  }
  ranges.push(trimmed(text, open, end));
  return { syntax: 'yaml-block', ranges, end };
}

function readQuoted(text: string, from: number, limit: number, form: RegExp, syntax: ValueSyntax): Scalar {
  const line = text.slice(from, Math.min(limit, from + REACH));
  form.lastIndex = 0;
  const match = form.exec(line);
  if (!match) return { ranges: [], end: from };
  const end = from + match[0].length;
  const rest = text.slice(end, endOfLine(text, end));
  // The line breaks of a quoted text are folded away: one on several lines is left to a person.
  if (match[0].includes('\n') || !/^\s*(?:#.*)?$/.test(rest)) return { ranges: [], end };
  return { syntax, ranges: [{ start: from + 1, end: end - 1 }], end };
}

function readPlain(text: string, from: number, indent: number, limit: number): Scalar {
  const line = endOfLine(text, from);
  const comment = /[ \t]#/.exec(text.slice(from, line));
  if (comment)
    return { syntax: 'yaml-plain', ranges: [trimmed(text, from, from + comment.index)], end: line };
  const end = Math.max(line, indentedEnd(text, line + 1, indent, limit));
  const written = trimmed(text, from, end);
  const value = text.slice(written.start, written.end);
  if (/\n[ \t]*(?:\n|#|- )|[ \t]#|:[ \t\n]/.test(value) || !isText(value)) return { ranges: [], end };
  return { syntax: 'yaml-plain', ranges: [written], end };
}

/** Whether YAML takes an unquoted value for a text. */
export function isText(value: string): boolean {
  return !/^(?:true|false|yes|no|on|off|null|~|[-+]?[\d._]+(?:e[-+]?\d+)?|0x[\da-f]+|[-+]?\.(?:inf|nan)|\d{4}-\d\d?-\d\d?.*)$/i.test(
    value,
  );
}

function readToml(text: string, from: number): Scalar {
  const limit = endOfLine(text, from);
  for (const fence of ['"""', "'''"]) {
    if (!text.startsWith(fence, from)) continue;
    const close = text.indexOf(fence, from + 3);
    return { ranges: [], end: close < 0 ? limit : close + 3 };
  }
  if (text[from] === '"') return readQuoted(text, from, limit, /"((?:[^"\\\n]|\\.)*)"/y, 'toml-basic');
  if (text[from] === "'") return readQuoted(text, from, limit, /'([^'\n]*)'/y, 'toml-literal');
  return { ranges: [], end: from };
}

/** How far a quoted text or a list in brackets is followed. */
const REACH = 5000;

function flowEnd(text: string, from: number, limit: number): number {
  let depth = 0;
  for (let index = from; index < Math.min(limit, from + REACH); index++) {
    const character = text[index];
    if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return index + 1;
  }
  return from;
}

/** Where the lines from `start` on end that are blank or further in than `indent`. */
function indentedEnd(text: string, start: number, indent: number, limit: number): number {
  let end = start;
  for (let line = start; line < limit; line = lineAfter(text, line)) {
    const content = text.slice(line, endOfLine(text, line));
    if (content.trim() === '') continue;
    if (content.length - content.trimStart().length <= indent) break;
    end = endOfLine(text, line);
  }
  return Math.min(end, limit);
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

const lineAfter = (text: string, from: number) => endOfLine(text, from) + 1;

function trimmed(text: string, from: number, to: number): Range {
  const value = text.slice(from, to);
  const start = from + value.length - value.trimStart().length;
  return { start, end: Math.max(start, from + value.trimEnd().length) };
}
