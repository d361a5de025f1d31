import type * as z from 'zod';
import { isMap, isNode, isScalar, type Document, type LineCounter } from 'yaml';
import type { Range } from '../range.ts';
import { codeOfIssue, codeOfSyntax, type CodedFault } from './fault-codes.ts';

/** What is wrong at a place of a configuration. */
export interface ConfigFault extends CodedFault {
  /** The setting, such as `gate.minScore`; the line, such as `line 3`; or `the file`. */
  readonly place: string;
  /** Which of these the place is. */
  readonly kind: 'setting' | 'line' | 'file';
  /** One sentence, in English. */
  readonly message: string;
  /** Into the text of the file. */
  readonly range: Range;
}

type Path = readonly PropertyKey[];

/** The parser marks one character; a person sees a line. */
export function syntaxFaults(document: Document, lines: LineCounter, text: string): ConfigFault[] {
  return document.errors.map(({ code, message, pos: [start, end] }) => ({
    ...codeOfSyntax({ code, message }),
    kind: 'line',
    place: `line ${lines.linePos(start).line}`,
    message: message.endsWith('.') ? message : `${message}.`,
    range: {
      start,
      end: Math.max(end, start + (/^[^\r\n]*/.exec(text.slice(start))?.[0].trimEnd().length ?? 0)),
    },
  }));
}

/** One fault for each issue; a key that is unknown is marked itself, anything else by its value. */
export function structureFaults(
  issue: z.core.$ZodIssue,
  document: Document,
  above: Path = [],
): ConfigFault[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...codeOfIssue(issue),
      kind: 'setting',
      place: pathText([...path, key]),
      message: 'there is no such setting.',
      range: keyRange(document, path, key) ?? valueRange(document, path),
    }));
  // Of the forms that a value may have, the one that fits best tells most.
  if (issue.code === 'invalid_union') {
    const deepest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
    if (depth(deepest) > 0) return deepest.flatMap((inner) => structureFaults(inner, document, path));
  }
  const where =
    path.length === 0
      ? ({ kind: 'file', place: 'the file' } as const)
      : ({ kind: 'setting', place: pathText(path) } as const);
  return [{ ...codeOfIssue(issue), ...where, message: messageOf(issue), range: valueRange(document, path) }];
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_value') return `${issue.message}.`.replace(/\.\.$/, '.');
  const values = issue.values.map((value) => JSON.stringify(value));
  return values.length === 1 ? `expected ${values[0]}.` : `expected one of ${values.join(', ')}.`;
}

/** Where the value of a setting stands; where it is absent, what should hold it. */
export function valueRange(document: Document, path: Path): Range {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return { start: node.range[0], end: node.range[1] };
  }
  return { start: 0, end: 0 };
}

/** Where the name of a setting stands. */
export function keyRange(document: Document, path: Path, key: string): Range | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isMap(map)) return undefined;
  const pair = map.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  const range = isScalar(pair?.key) ? pair.key.range : undefined;
  return range ? { start: range[0], end: range[1] } : undefined;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)));
}

function pathText(path: Path): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text && '.'}${String(part)}`),
    '',
  );
}
