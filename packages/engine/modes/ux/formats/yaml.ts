import { isMap, isPair, isScalar, parseDocument, visit, type Scalar, type YAMLMap } from 'yaml';
import type { UxFormat, UxString } from '../types.ts';

/** YAML with nested keys; folded block scalars of several paragraphs are left alone. */
export const yaml: UxFormat = {
  name: 'YAML',
  read(source) {
    const lines = source
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s*(?:#|---|\.\.\.)/.test(line));
    const keyed = lines.filter((line) => KEYED.test(line));
    const bare = lines.findIndex((line) => !KEYED.test(line));
    // What stands under a block scalar, or goes on, is deeper than its key.
    const isYaml =
      keyed.length > 0 &&
      (bare < 0 || (bare > 0 && lines.some((line) => OPENS.test(line)))) &&
      lines.some((line) => /^\s+\S|:\s*$|:\s+["']/.test(line));
    return isYaml ? readYaml(source) : undefined;
  },
};

const KEYED = /^\s*(?:- )?(?:["']?[\w.$/@<-]+["']?|"(?:[^"\\]|\\.)+"|'[^']+')\s*:(?:\s|$)/;
/** A line that others belong to: a block scalar, an anchor, a key over a list. */
const OPENS = /:\s*(?:[|>][-+\d]*|[&*]\S+)?\s*(?:#.*)?$/;

function readYaml(source: string): readonly UxString[] | undefined {
  // The parser would compare each key with each.
  const document = parseDocument(source, { logLevel: 'silent', uniqueKeys: false });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  const strings: UxString[] = [];
  let areUnique = true;
  visit(document, {
    Map(_, map) {
      areUnique &&= hasUniqueKeys(map);
      return areUnique ? undefined : visit.BREAK;
    },
    Scalar(key, node, path) {
      const parent = path.at(-1);
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const names = [...path, parent].flatMap((step) =>
        isPair(step) && isScalar(step.key) ? String(step.key.value) : [],
      );
      const name = [...new Set(names)].join('.');
      if (node.type === 'BLOCK_LITERAL') strings.push(...linesOf(source, node.range, name));
      if (node.type === 'BLOCK_FOLDED') strings.push(...foldedOf(source, node.range, name));
      if (node.type !== 'PLAIN' && node.type !== 'QUOTE_DOUBLE' && node.type !== 'QUOTE_SINGLE') return;
      const quote = node.type === 'PLAIN' ? 0 : 1;
      const [start, end] = node.range;
      strings.push({
        start: start + quote,
        end: end - quote,
        text: node.value,
        key: name,
        encode: (text) => encode(text, node.type),
      });
    },
  });
  return areUnique ? strings : undefined;
}

function hasUniqueKeys({ items }: YAMLMap): boolean {
  const keys = items.flatMap(({ key }) => (isScalar(key) ? [key.value] : []));
  return new Set(keys).size === keys.length;
}

/** Each line of a literal block is a string of its own: its breaks are meant. */
function linesOf(source: string, [from, to]: readonly [number, number, number], key: string): UxString[] {
  const lines = source.slice(from, to).matchAll(/(?<=\n[ \t]*)[^\s].*?(?=[ \t\r]*(?:\n|$))/g);
  return [...lines].map(({ index, 0: text }) => ({
    start: from + index,
    end: from + index + text.length,
    text,
    key,
    encode: (line) => line,
  }));
}

/** A folded block of one paragraph, whose breaks are spaces; written back in lines as long as its own. */
function foldedOf(source: string, [from, to]: readonly [number, number, number], key: string): UxString[] {
  const [first, ...more] = linesOf(source, [from, to, to], key);
  const last = more.at(-1);
  const written = first && source.slice(first.start, (last ?? first).end);
  if (!first || !written || /\n[ \t\r]*\n/.test(written)) return [];
  const indents = new Set(written.match(/(?<=\n)[ \t]*/g) ?? []);
  // What stands deeper keeps its breaks.
  if (indents.size > 1) return [];
  const [indent = ''] = indents;
  const lines = [first, ...more].map(({ text }) => text);
  const longest = Math.max(...lines.map(({ length }) => length));
  return [
    {
      start: first.start,
      end: first.start + written.length,
      text: lines.join(' '),
      key,
      encode: (text) => wrapped(text, longest).join(`\n${indent}`),
    },
  ];
}

function wrapped(text: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > longest) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

function encode(text: string, type: Scalar['type']): string {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(text).slice(1, -1);
  if (type === 'QUOTE_SINGLE') return text.replace(/'/g, "''");
  const plain =
    !/^[\s&*!|>%@`'"#,[\]{}?:-]|: |:$| #|[\n\t]|\s$/.test(text) &&
    !/^(?:true|false|null|yes|no|on|off|~|[\d.+-].*)$/i.test(text);
  return plain ? text : JSON.stringify(text);
}
