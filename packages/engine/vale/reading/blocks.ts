import { lastStartingBy } from '../../checks/ranges.ts';
import { OPAQUE } from '../../document/characters.ts';
import type { Language, SourceDocument } from '../../document/types.ts';
import { isCommentLanguage } from '../../document/formats/names.ts';
import type { ReadingSettings } from '../types.ts';
import { ViewBuilder } from '../view.ts';
import { commentName, headingName, LIST, PARAGRAPH, QUOTE, tableName, type Collector } from './collector.ts';

/** Formats whose pages nobody makes here: their prose, block by block, and what stands for their images. */
export function readBlocks(
  collector: Collector,
  document: SourceDocument,
  { ignoredScopes }: ReadingSettings,
): void {
  const { text, blocks, language, protectedRanges } = document;
  let read = collector.text;
  for (const [element, marks] of Object.entries(INLINE_MARKS[language] ?? {}))
    if (ignoredScopes.has(element)) read = read.replace(marks, (marked) => marked.replace(/[^\n]/g, OPAQUE));
  for (const { kind, level, prose, start, list, quoted, tableHeader } of blocks) {
    const builder = new ViewBuilder();
    builder.add(withMasks(prose, text, read, start), start);
    const plain = isCommentLanguage(language) ? commentName(markOf(text, start)) : PARAGRAPH;
    const name =
      kind === 'heading'
        ? headingName(level ?? 1)
        : kind === 'table-cell'
          ? tableName(tableHeader ? 'header' : 'cell')
          : plain;
    collector.addBlock(builder, list ? LIST : quoted && kind === 'paragraph' ? QUOTE : name);
  }
  for (const match of collector.text.matchAll(ALT_TEXTS[language] ?? NEVER)) {
    const [whole, alt = ''] = match;
    const start = match.index + whole.lastIndexOf(alt);
    const holder = protectedRanges[lastStartingBy(protectedRanges, match.index)];
    if (alt.trim() === '' || (holder?.kind === 'code' && match.index < holder.end)) continue;
    const builder = new ViewBuilder();
    builder.add(alt, start);
    collector.addText(builder, ['attr', 'alt']);
  }
}

/** Prose without what the style's patterns ignore, which is masked in the text. */
function withMasks(prose: string, text: string, masked: string, start: number): string {
  if (masked === text) return prose;
  const units = [...Array(prose.length).keys()].map((index) => {
    const at = start + index;
    return masked[at] === text[at] ? prose[index] : masked[at];
  });
  return units.join('');
}

/** How the comment is marked that holds the prose from `start` on. */
function markOf(text: string, start: number): 'line' | 'block' {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /(?:#|\/\/[/!]?|--|;+|%+)[ \t]*$/.test(before) ? 'line' : 'block';
}

/** Elements of a line, by the names that settings leave them out by. */
const INLINE_MARKS: Partial<Readonly<Record<Language, Readonly<Record<string, RegExp>>>>> = {
  restructuredtext: { strong: /\*\*(?=\S)[^*\n]+\*\*/g, em: /(?<![*\w])\*(?=[^\s*])[^*\n]+\*(?![*\w])/g },
  asciidoc: {
    strong: /(?<![*\w])\*(?=[^\s*])[^*\n]+\*(?![*\w])/g,
    em: /(?<![_\w])_(?=[^\s_])[^_\n]+_(?![_\w])/g,
  },
};

const NEVER = /(?!)/g;
/** What a reader hears in place of an image. */
const ALT_TEXTS: Partial<Readonly<Record<Language, RegExp>>> = {
  restructuredtext:
    /^[ \t]*\.\.[^\n]*(?:image|figure)::[^\n]*\n(?:[ \t]+:(?!alt:)[^\n]*\n)*[ \t]+:alt:[ \t]*([^\n]+)/gm,
  asciidoc: /\bimage::?[^\s[\]]+\["?([^\]",=\n]+)(?=["\],])/g,
};
