import type { UxFormat, UxString } from '../types.ts';
import { BACK, ESCAPES } from './escapes.ts';

interface LineFormat {
  readonly name: string;
  readonly isLoose?: true;
  /** Groups `before` (up to the value), `key` and `value`. */
  readonly line: RegExp;
  /** Lines that are no strings: comments, blank lines. */
  readonly skip: RegExp;
  /** Whether a file whose every other line matches `line` is of this format. */
  readonly accepts: (source: string) => boolean;
  /** Begins and ends of comments over several lines. */
  readonly comment?: readonly [open: RegExp, close: RegExp];
  /** Lines that go on in the next one, of which its mark and the space around it are no part. */
  readonly continues?: RegExp;
  readonly decode: (value: string) => string;
  readonly encode: (text: string, written: string) => string;
}

const identity = (text: string): string => text;

/** Files that keep one string on each line. */
const LINE_FORMATS: readonly LineFormat[] = [
  {
    name: '.strings',
    line: /^(?<before>\s*"(?<key>(?:[^"\\]|\\.)*)"\s*=\s*")(?<value>(?:[^"\\]|\\.)*)"\s*;\s*$/,
    skip: /^\s*(?:\/\/.*|\/\*.*\*\/)?\s*$/,
    comment: [/^\s*\/\*/, /\*\/\s*$/],
    accepts: (source) => /^[ \t]*"(?:[^"\\]|\\.)*"\s*=\s*".*";\s*$/m.test(source),
    decode: (value) => value.replace(/\\(n|t|"|\\)/g, (_, escape: string) => ESCAPES[escape] ?? escape),
    encode: (text) => text.replace(/["\\\n\t]/g, (character) => BACK[character] ?? character),
  },
  {
    name: '.properties',
    line: /^(?<before>\s*(?<key>(?:\\.|[^\s:=\\"“])+)\s*[=:]\s*)(?<value>\S.*?)\s*$/,
    skip: /^\s*(?:[#!;].*|\[[^\]]*\])?\s*$/,
    accepts: (source) => /^[ \t]*(?:\\.|[^\s:=\\#!"“])+\s*=/m.test(source),
    continues: /(?<!\\)(?:\\\\)*\\\r?$/,
    decode: (value) =>
      value
        .replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, hex: string | undefined, escape: string) =>
          hex === undefined ? (ESCAPES[escape] ?? escape) : String.fromCharCode(parseInt(hex, 16)),
        )
        .replace(/''/g, "'"),
    encode: encodeProperty,
  },
  {
    name: 'key: value',
    isLoose: true,
    line: /^(?<before>\s*(?:[-*]\s+)?(?<key>[\w$][\w$.-]*)\s*:\s+)(?<value>\S.*?)\s*$/,
    skip: /^\s*(?:#.*)?$/,
    accepts: () => true,
    decode: identity,
    encode: identity,
  },
];

export const keyedLines: readonly UxFormat[] = LINE_FORMATS.map((format) => ({
  name: format.name,
  ...(format.isLoose && { isLoose: true }),
  read: (source) => readKeyed(source, format),
}));

function readKeyed(
  source: string,
  { line: pattern, skip, comment, accepts, continues, decode, encode }: LineFormat,
): readonly UxString[] | undefined {
  if (!accepts(source)) return undefined;
  const strings: UxString[] = [];
  let open: { readonly from: number; readonly key: string; value: string } | undefined;
  let inComment = false;
  for (const { text, start } of linesOf(source)) {
    if (comment && !skip.test(text) && (inComment || comment[0].test(text))) {
      inComment = !comment[1].test(text);
      continue;
    }
    if (!open && skip.test(text)) continue;
    const groups = open ? /^(?<before>\s*)(?<value>.*?)\s*$/.exec(text)?.groups : pattern.exec(text)?.groups;
    if (!groups) return undefined;
    const { before = '', key = '', value = '' } = groups;
    const goesOn = continues?.test(text) ?? false;
    open ??= { from: start + before.length, key, value: '' };
    open.value += goesOn ? value.replace(/\\\r?$/, '') : value;
    if (goesOn) continue;
    const { from, key: name, value: written } = open;
    strings.push({
      start: from,
      end: start + before.length + value.length,
      text: decode(written),
      key: name,
      encode: (told) => encode(told, written),
    });
    open = undefined;
  }
  return strings.length > 0 ? strings : undefined;
}

function encodeProperty(text: string, written: string): string {
  // Where a message has arguments, MessageFormat reads a single apostrophe as the start of a quotation.
  const escaped = text.replace(/[\\\n\t]/g, (character) => BACK[character] ?? character);
  const quoted = /''|\{\d/.test(written) ? escaped.replace(/'/g, "''") : escaped;
  const ascii = /\\u[0-9a-f]{4}/i.test(written)
    ? quoted.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : quoted;
  return ascii;
}

/** One string on each line, with or without list marks and quotation marks around it. */
export const bareLines: UxFormat = {
  name: 'one string per line',
  isLoose: true,
  read(source) {
    return linesOf(source).flatMap(({ text, start }): UxString[] => {
      const [, before = '', value = ''] =
        /^(\s*(?:[-*+•]\s+|\d+[.)]\s+)?["“]?)(.*?)["”]?,?\s*$/.exec(text) ?? [];
      if (value.trim() === '' || /^(?:#|```)/.test(text)) return [];
      const from = start + before.length;
      return [{ start: from, end: from + value.length, text: value, key: '', encode: identity }];
    });
  },
};

function linesOf(source: string): { text: string; start: number }[] {
  let start = 0;
  return source.split('\n').map((text) => {
    const line = { text, start };
    start += text.length + 1;
    return line;
  });
}
