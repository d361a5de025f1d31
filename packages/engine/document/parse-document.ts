import { BlockReader } from './blocks.ts';
import { DocumentBuilder } from './builder.ts';
import { findFrontMatter, readFrontMatter } from './front-matter.ts';
import { markdownParser, mdxParser } from './grammar/index.ts';
import { detectLanguage } from './language.ts';
import { blankMdx } from './mdx/blank.ts';
import { readTags } from './mdx/tags.ts';
import { readPlain } from './plain.ts';
import { References } from './references.ts';
import { normalise } from './source-map.ts';
import type { Language, SourceDocument } from './types.ts';

/**
 * Parses a text once, for every check to read. Takes any text in linear time; what is too costly to read as Markdown
 * (paragraphs above 20,000 characters, nesting above 100 levels) is read as plain prose.
 * @param source exactly what the caller sent, with any line ends
 */
export function parseDocument(source: string, language: Language = detectLanguage(source)): SourceDocument {
  const { text, toSource } = normalise(source);
  const builder = new DocumentBuilder(text);
  const frontMatter = language === 'plain' ? undefined : findFrontMatter(text);
  if (language === 'plain') readPlain(builder);
  else readMarkdown(builder, language, frontMatter?.end ?? 0);
  return {
    source,
    language,
    text,
    blocks: builder.blocks.sort((a, b) => a.start - b.start),
    codeBlocks: builder.codeBlocks,
    links: builder.links.sort((a, b) => a.start - b.start),
    ...(frontMatter && { frontMatter }),
    protectedRanges: builder.protectedRanges(),
    toSource,
  };
}

function readMarkdown(builder: DocumentBuilder, language: Language, from: number): void {
  const { text } = builder;
  if (from > 0) readFrontMatter(builder, { start: 0, end: from });
  let markdown = text;
  if (language === 'mdx') {
    const blanked = blankMdx(text, from);
    markdown = blanked.text;
    for (const { start, end } of blanked.scripts) {
      if (text[start] === '<') readTags(builder, start, end);
      else builder.protect(start, end, 'html');
    }
    for (const block of blanked.codeBlocks) builder.addCodeBlock(block);
  }
  // Blank lines in place of the front matter leave every offset as it is.
  if (from > 0) markdown = '\n'.repeat(from) + markdown.slice(from);
  const tree = (language === 'mdx' ? mdxParser : markdownParser).parse(markdown);
  new BlockReader(builder, new References(markdown)).readChildren(tree.cursor());
}
