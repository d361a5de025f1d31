import type { Range } from '@housestyle/contract';
import type { DocumentBuilder } from '../builder.ts';
import { readFrontMatter } from '../front-matter.ts';
import { readHtmlBlock } from '../html-block.ts';

/** Reads a whole HTML page as the HTML inside Markdown is read. */
export function readHtml(builder: DocumentBuilder, frontMatter: Range | undefined): void {
  if (frontMatter) readFrontMatter(builder, frontMatter);
  readHtmlBlock(
    builder,
    frontMatter?.end ?? 0,
    builder.text.length,
    { kind: 'paragraph', quoted: false },
    [],
    true,
  );
}
