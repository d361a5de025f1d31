import type { Range } from '@housestyle/contract';
import type { DocumentBuilder, Mask } from './builder.ts';
import { frontMatterValues } from './front-matter-values.ts';
import { plainMasks } from './plain.ts';
import type { ValueSyntax } from './types.ts';

const YAML = /^---[ \t]*\n(?:[^]*?\n)??(?:---|\.\.\.)[ \t]*(?=\n|$(?![^]))/;
const TOML = /^\+\+\+[ \t]*\n(?:[^]*?\n)??\+\+\+[ \t]*(?=\n|$(?![^]))/;

/** The YAML (`---`) or TOML (`+++`) front matter at the start of a text, with its delimiters. */
export function findFrontMatter(text: string): Range | undefined {
  const match = text.startsWith('---') ? YAML.exec(text) : text.startsWith('+++') ? TOML.exec(text) : null;
  if (!match) return undefined;
  const body = match[0].slice(3, -3).trim();
  // Between two thematic breaks stands Markdown, not data.
  if (text.startsWith('---') && body !== '' && !/^(?:[\w$"'-][^\n]*:(?:\s|$)|- |#|\{|\[)/m.test(body))
    return undefined;
  return { start: 0, end: match[0].length };
}

const ESCAPES = /\\(?:u[\da-f]{4}|x[\da-f]{2}|U[\da-f]{8}|[^])/gi;

/** Reads the titles and descriptions of front matter as prose, and protects the rest of it. */
export function readFrontMatter(builder: DocumentBuilder, frontMatter: Range): void {
  const { text } = builder;
  let reached = frontMatter.start;
  for (const { start, end, syntax, title } of frontMatterValues(text, frontMatter)) {
    builder.protect(reached, start, 'front-matter');
    reached = end;
    const masks = [...escapeMasks(builder, start, end, syntax), ...plainMasks(builder, start, end)];
    masks.sort((a, b) => a.start - b.start);
    const frame = { kind: title ? 'heading' : 'paragraph', quoted: false, value: syntax } as const;
    builder.addBlock(frame, start, end, masks);
  }
  builder.protect(reached, frontMatter.end, 'front-matter');
}

function escapeMasks(builder: DocumentBuilder, start: number, end: number, syntax: ValueSyntax): Mask[] {
  const value = builder.text.slice(start, end);
  const form = syntax === 'yaml-single' ? /''/g : /-double$|-basic$/.test(syntax) ? ESCAPES : undefined;
  if (!form) return [];
  return [...value.matchAll(form)].map(({ 0: escape, index }) => {
    const from = start + index;
    builder.protect(from, from + escape.length, 'front-matter');
    return { start: from, end: from + escape.length, opaque: false };
  });
}
