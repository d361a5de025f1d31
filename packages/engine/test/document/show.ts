import type { Range } from '@housestyle/contract';
import { parseDocument } from '../../document/index.ts';
import type { Block, Language, SourceDocument } from '../../document/index.ts';

/** Prose as a person would note it down: a bar for each opaque span, single spaces. */
export function compact(prose: string): string {
  return prose
    .replace(/\uFFFC+/g, '█')
    .replace(/\s+/g, ' ')
    .trim();
}

export function proses(source: string, language: Language = 'markdown'): string[] {
  return parseDocument(source, language).blocks.map(({ prose }) => compact(prose));
}

export function onlyBlock(source: string, language: Language = 'markdown'): Block {
  const [block, ...others] = parseDocument(source, language).blocks;
  if (!block || others.length > 0) throw new Error(`Expected one block in ${JSON.stringify(source)}`);
  return block;
}

export function sentencesOf(source: string, language: Language = 'markdown'): string[] {
  const { blocks } = parseDocument(source, language);
  return blocks.flatMap(({ sentences, prose, start }) =>
    sentences.map((sentence) => compact(prose.slice(sentence.start - start, sentence.end - start))),
  );
}

export function protectedSlices({ text, protectedRanges }: SourceDocument, kind?: string): string[] {
  return protectedRanges
    .filter((range) => kind === undefined || range.kind === kind)
    .map(({ start, end }) => text.slice(start, end));
}

/**
 * A block in one line: `cell`, `head` or `1.0` (depth and item of a list, `*` where it leads), and its prose; `said` and `note` for
 * other people's words and notes.
 */
export function sketch({ kind, tableHeader, list, quoted, quotation, prose }: Block): string {
  const place = list
    ? ` ${list.ordered ? 'n' : 'b'}${list.list}.${list.depth}.${list.item}${list.leads ? '*' : ''}`
    : '';
  const name =
    kind === 'table-cell'
      ? tableHeader
        ? 'head'
        : 'cell'
      : kind === 'heading'
        ? 'title'
        : quotation
          ? 'said'
          : quoted
            ? 'note'
            : 'text';
  return `${name}${place}: ${compact(prose)}`;
}

/** What stands in no block and in no protected range, with its place: there must be nothing. */
export function looseSigns({ text, blocks, protectedRanges }: SourceDocument): string[] {
  const holds = (ranges: readonly Range[], index: number): boolean =>
    ranges.some(({ start, end }) => start <= index && index < end);
  return [...text.matchAll(/\S/g)]
    .filter(({ index }) => !holds(blocks, index) && !holds(protectedRanges, index))
    .map(({ index, 0: sign }) => `${index}: ${sign}`);
}
