import type { Range } from '@housestyle/contract';
import { BlockReader } from './blocks.ts';
import { DocumentBuilder } from './builder.ts';
import { readFormat } from './formats/index.ts';
import { findFrontMatter, readFrontMatter } from './front-matter.ts';
import { mdxGrammar } from './grammar/index.ts';
import { detectLanguage } from './language.ts';
import { readMarkdown, readMarkdownToEdit, rereadMarkdown, type MarkdownReading } from './markdown.ts';
import { blankMdx } from './mdx/blank.ts';
import { readTags } from './mdx/tags.ts';
import type { Piece } from './pieces.ts';
import type { ReadBlock } from './read-block.ts';
import { References } from './references.ts';
import { normalise } from './source-map.ts';
import { SyntaxNode } from './syntax-node.ts';
import type { CodeBlock, Language, Link, ProtectedRange, SourceDocument } from './types.ts';

const WITH_FRONT_MATTER: ReadonlySet<Language> = new Set(['markdown', 'mdx', 'html']);

/**
 * Parses a text once, for every check to read. Takes any text in linear time; what is too costly to read as Markdown
 * (paragraphs above 20,000 characters, nesting above 100 levels) is read as plain prose.
 * @param source exactly what the caller sent, with any line ends
 */
export function parseDocument(source: string, language: Language = detectLanguage(source)): SourceDocument {
  return parse(source, language, readMarkdown);
}

/** The same for a text that will be edited: it keeps twice as much, so that `reparse` need not read it again. */
export function parseToEdit(source: string, language: Language = detectLanguage(source)): SourceDocument {
  return parse(source, language, readMarkdownToEdit);
}

/**
 * What `parseToEdit` gives for an edited text, in the language of the text before the edit. The pieces of Markdown that
 * no edit touched are taken over: the time goes with the edit, not with the text.
 */
export function reparse(previous: SourceDocument, source: string): SourceDocument {
  return parse(source, previous.language, (text, frontMatter) => rereadMarkdown(text, frontMatter, previous));
}

type MarkdownReader = (text: string, frontMatter: Range | undefined) => MarkdownReading;

function parse(source: string, language: Language, read: MarkdownReader): SourceDocument {
  const { text, toSource } = normalise(source);
  const frontMatter = WITH_FRONT_MATTER.has(language) ? findFrontMatter(text) : undefined;
  const document = { source, language, text, ...(frontMatter && { frontMatter }), toSource };
  if (language === 'markdown') {
    const { pieces, remember } = read(text, frontMatter);
    return remember({ ...document, ...joined(pieces), pieces });
  }
  const builder = new DocumentBuilder(text);
  if (language === 'mdx') readMdx(builder, frontMatter);
  else readFormat(builder, language, frontMatter);
  const piece = builder.piece();
  const { blocks, codeBlocks, links, protectedRanges } = piece;
  return { ...document, blocks, codeBlocks, links, protectedRanges, pieces: [piece] };
}

function joined(
  pieces: readonly Piece[],
): Pick<Piece, 'blocks' | 'codeBlocks' | 'links' | 'protectedRanges'> {
  const [first] = pieces;
  if (first && pieces.length === 1) {
    const { blocks, codeBlocks, links, protectedRanges } = first;
    return { blocks, codeBlocks, links, protectedRanges };
  }
  const blocks: ReadBlock[] = [];
  const codeBlocks: CodeBlock[] = [];
  const links: Link[] = [];
  const protectedRanges: ProtectedRange[] = [];
  for (const piece of pieces) {
    for (const block of piece.blocks) blocks.push(block);
    for (const block of piece.codeBlocks) codeBlocks.push(block);
    for (const link of piece.links) links.push(link);
    for (const range of piece.protectedRanges) protectedRanges.push(range);
  }
  return { blocks, codeBlocks, links, protectedRanges };
}

function readMdx(builder: DocumentBuilder, frontMatter: Range | undefined): void {
  const { text } = builder;
  const from = frontMatter?.end ?? 0;
  if (frontMatter) readFrontMatter(builder, frontMatter);
  const blanked = blankMdx(text, from);
  for (const { start, end } of blanked.scripts) {
    if (text[start] === '<') readTags(builder, start, end);
    else builder.protect(start, end, 'html');
  }
  for (const block of blanked.codeBlocks) builder.addCodeBlock(block);
  // Blank lines in place of the front matter leave every offset as it is.
  const markdown = from > 0 ? '\n'.repeat(from) + blanked.text.slice(from) : blanked.text;
  const references = new References(markdown);
  const reader = new BlockReader(builder, { markdown, grammar: mdxGrammar(), references });
  reader.readChildren(SyntaxNode.topOf(mdxGrammar().parse(markdown)));
}
