import { OPAQUE } from '../../document/characters.ts';
import { markdownParser, mdxParser } from '../../document/grammar/index.ts';
import { blankMdx } from '../../document/mdx/blank.ts';
import { References } from '../../document/references.ts';
import type { Language, SourceDocument } from '../../document/types.ts';
import { formatOf } from '../formats.ts';
import type { ReadingSettings, ValeDocument } from '../types.ts';
import { ViewBuilder } from '../view.ts';
import { readBlocks } from './blocks.ts';
import { Collector, PARAGRAPH } from './collector.ts';
import { HtmlState, readHtml } from './html.ts';
import { readFrontMatter } from './front-matter.ts';
import { MarkdownReader } from './markdown.ts';

/** Reads a document as Vale does: as the blocks of the page that its Markdown makes. */
export function readVale(document: SourceDocument, settings: ReadingSettings): ValeDocument {
  const { language, frontMatter } = document;
  const read = withoutIgnored(document.text, settings);
  const collector = new Collector(
    language === 'mdx' ? withoutComponents(read, settings.ignoredClasses) : read,
    formatOf(language),
    document.text,
    settings.ignoredScopes,
  );
  if (language === 'plain') readPlain(collector);
  else if (language === 'html')
    readHtml(collector, settings, new HtmlState(), { from: 0, to: collector.text.length, outer: undefined });
  else if (language !== 'markdown' && language !== 'mdx') readBlocks(collector, document, settings);
  else {
    const end = frontMatter?.end ?? 0;
    if (end > 0) readFrontMatter(collector, end);
    readMarkdown(collector, settings, language, end);
  }
  return collector.finish();
}

function readMarkdown(
  collector: Collector,
  settings: ReadingSettings,
  language: Language,
  from: number,
): void {
  let markdown = collector.text;
  if (language === 'mdx') {
    const { text, codeBlocks } = blankMdx(markdown, from);
    markdown = text;
    for (const _ of codeBlocks) collector.count('pre');
  }
  if (from > 0) markdown = '\n'.repeat(from) + markdown.slice(from);
  const tree = (language === 'mdx' ? mdxParser : markdownParser)().parse(markdown);
  new MarkdownReader(collector, new References(markdown), settings).readChildren(tree.cursor());
}

/** The name of a component is the class of what stands in it. */
function withoutComponents(markdown: string, ignoredClasses: ReadonlySet<string>): string {
  const names = [...ignoredClasses].filter((name) => /^[A-Z][\w.]*$/.test(name));
  let result = markdown;
  for (const name of names) {
    const tags = new RegExp(`<(/?)${name.replaceAll('.', '\\.')}(?![\\w.])(?:[^<>]*[^<>/])?>`, 'g');
    let depth = 0;
    let start = 0;
    for (const { 0: tag, 1: slash, index } of markdown.matchAll(tags)) {
      if (slash === '' && depth++ === 0) start = index + tag.length;
      else if (slash !== '' && depth > 0 && --depth === 0)
        result =
          result.slice(0, start) + markdown.slice(start, index).replace(/[^\n]/g, ' ') + result.slice(index);
    }
  }
  return result;
}

function readPlain(collector: Collector): void {
  const { text } = collector;
  let start = 0;
  for (const gap of [...text.matchAll(/\n[ \t]*\n+/g), undefined]) {
    const end = gap?.index ?? text.length;
    const builder = new ViewBuilder();
    builder.add(text.slice(start, end), start);
    collector.addBlock(builder, PARAGRAPH);
    start = gap ? end + gap[0].length : end;
  }
}

/** The text without what the style's ignore patterns match, at unchanged offsets. */
function withoutIgnored(text: string, { tokenIgnores, blockIgnores }: ReadingSettings): string {
  let result = text;
  for (const pattern of blockIgnores)
    result = pattern.replace(result, (match) => match.replace(/[^\n]/g, GONE));
  if (result.includes(GONE)) result = result.replace(/[^\n]*\uE000[^\n]*/g, partedLine);
  for (const pattern of tokenIgnores)
    result = pattern.replace(result, (match) => match.replace(/[^\n]/g, OPAQUE));
  return result;
}

/** Stands for each unit of a block that is left out. */
const GONE = '\uE000';

/**
 * A line with blocks that are left out, which part the text around them: nothing where nothing else is there; what follows
 * one at the line's head is no indented code; and what stands on both sides of one does not touch.
 */
function partedLine(line: string): string {
  if (/^[\s\uE000]*$/.test(line)) return line.replaceAll(GONE, ' ');
  return line
    .replace(/[ \t\uE000]+$/, (end) => end.replaceAll(GONE, ' '))
    .replace(/^[ \t\uE000]+/, (head) => (head.includes(GONE) ? '\u00A0'.repeat(head.length) : head))
    .replaceAll(GONE, OPAQUE);
}
