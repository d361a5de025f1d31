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
