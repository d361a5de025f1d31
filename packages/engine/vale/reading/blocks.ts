import type { Range } from '@housestyle/contract';
import { lastStartingBy } from '../../checks/ranges.ts';
import { OPAQUE } from '../../document/characters.ts';
import type { Block, Language, SourceDocument } from '../../document/types.ts';
import { isCommentLanguage } from '../../document/formats/names.ts';
import type { ReadingSettings } from '../types.ts';
import { ViewBuilder } from '../view.ts';
import { captionName } from './asciidoc.ts';
import {
  commentName,
  headingName,
  LIST,
  PARAGRAPH,
  QUOTE,
  tableName,
  type BlockName,
  type Collector,
} from './collector.ts';
import { INLINE_MARKS, type InlineMark } from './marks.ts';
import { RestructuredTextPlaces, shownMarked, unreadDirectives } from './restructured-text.ts';

/** Formats whose pages nobody makes here: their prose, block by block, and what stands for their images. */
export function readBlocks(
  collector: Collector,
  document: SourceDocument,
  { ignoredScopes, skippedScopes }: ReadingSettings,
): void {
  const { text, blocks, language, protectedRanges } = document;
  const marks = INLINE_MARKS[language] ?? [];
  let read = collector.text;
  for (const { element, pattern } of marks)
    if (element !== 'code' && ignoredScopes.has(element))
      read = read.replace(pattern, (marked) => marked.replace(/[^\n]/g, OPAQUE));
  const placeOf = placesOf(language, text);
  const unread = language === 'restructuredtext' ? unreadDirectives(text) : [];
  for (const block of blocks) {
    const { kind, level, start, list, quotation, tableHeader } = block;
    if (start < (unread[lastStartingBy(unread, start)]?.end ?? 0)) continue;
    const prose = pageOf(block, document);
    const builder = new ViewBuilder();
    builder.add(withMasks(prose, text, read, start), start);
    const plain = isCommentLanguage(language) ? commentName(markOf(text, start)) : PARAGRAPH;
    const name =
      kind === 'heading'
        ? headingName(level ?? 1)
        : kind === 'table-cell'
          ? tableName(tableHeader ? 'header' : 'cell')
          : list
            ? LIST
            : quotation
              ? QUOTE
              : plain;
    const own = placeOf(block) ?? name;
    if (own.sections.some((section) => skippedScopes.has(ELEMENTS[section] ?? section))) continue;
    collector.addBlock(builder, own);
    readInline(collector, marks, { start, end: start + prose.length });
  }
  for (const match of collector.text.matchAll(ALT_TEXTS[language] ?? NEVER)) {
    const [whole, alt = ''] = match;
    const start = match.index + whole.lastIndexOf(alt);
    const holder = protectedRanges[lastStartingBy(protectedRanges, match.index)];
    const block = blocks[lastStartingBy(blocks, match.index)];
    // An image in a line of prose is a range itself.
    const inline = holder?.start === match.index && match.index < (block?.end ?? 0);
    const inCode = holder?.kind === 'code' && match.index < holder.end && !inline;
    if (alt.trim() === '' || inCode) continue;
    const builder = new ViewBuilder();
    builder.add(alt, start);
    collector.addText(builder, ['attr', 'alt']);
  }
  if (language === 'asciidoc') readFootnotes(collector, document);
}

/** A note stands below the page, as a paragraph: `footnote:[Text.]`, `footnote:id[Text.]`, `footnoteref:[id,Text.]`. */
function readFootnotes(collector: Collector, { protectedRanges }: SourceDocument): void {
  for (const { indices } of collector.text.matchAll(
    /footnote(?::[\w-]*\[|ref:\[[\w-]+,)([^\]]{1,2000})\]/dg,
  )) {
    const [[whole = 0] = [], [start, end] = [0, 0]] = indices ?? [];
    const holder = protectedRanges[lastStartingBy(protectedRanges, whole - 1)];
    if (holder?.kind === 'code' && whole < holder.end) continue;
    const builder = new ViewBuilder();
    builder.add(collector.text.slice(start, end), start);
    collector.addBlock(builder, PARAGRAPH);
  }
}

/**
 * The prose with what a page shows as it stands, paths and identifiers without marks among it. A comment and a message to
 * Git are plain text: nothing in them is marked. Addresses are read in a message alone.
 */
function pageOf({ prose, start }: Block, { text, language, protectedRanges }: SourceDocument): string {
  if (!prose.includes(OPAQUE)) return prose;
  if (language === 'git-commit')
    return prose.replace(HIDDEN, (hidden, at: number) => text.substr(start + at, hidden.length));
  let shown = prose;
  for (let index = lastStartingBy(protectedRanges, start - 1) + 1; index < protectedRanges.length; index++) {
    const range = protectedRanges[index];
    if (!range || range.start >= start + prose.length) break;
    const { start: from, end: to, kind, bare } = range;
    const own = text.slice(from, to);
    const plain = isCommentLanguage(language) && kind !== 'link';
    const marked = language === 'restructuredtext' && !bare && (kind === 'code' || kind === 'placeholder');
    const page = marked ? shownMarked(own) : plain || (bare && kind !== 'link') ? own : undefined;
    if (page !== undefined) shown = shown.slice(0, from - start) + page + shown.slice(to - start);
  }
  return shown;
}

const HIDDEN = new RegExp(`${OPAQUE}+`, 'g');

/** What a block is on the page where its format tells more than its kind. */
function placesOf(language: Language, text: string): (block: Block) => BlockName | undefined {
  if (language === 'asciidoc') return (block) => captionName(block, text);
  if (language !== 'restructuredtext') return () => undefined;
  const places = new RestructuredTextPlaces(text);
  return (block) => places.nameOf(block);
}

/** The elements of a page by the scopes that have other names. */
const ELEMENTS: Readonly<Record<string, string>> = { list: 'li', header: 'th', cell: 'td' };

/** The elements of the lines from `start` to `end`, which are read with their block too. */
function readInline(collector: Collector, marks: readonly InlineMark[], { start, end }: Range): void {
  const source = collector.text.slice(start, end);
  for (const { section, pattern } of marks) {
    for (const { indices } of source.matchAll(pattern)) {
      const [from, to] = indices?.groups?.['text'] ?? [0, 0];
      const builder = new ViewBuilder();
      builder.add(source.slice(from, to), start + from);
      collector.addInline(builder, section);
    }
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

const NEVER = /(?!)/g;
/** What a reader hears in place of an image. */
const ALT_TEXTS: Partial<Readonly<Record<Language, RegExp>>> = {
  restructuredtext:
    /^[ \t]*\.\.[^\n]*(?:image|figure)::[^\n]*\n(?:[ \t]+:(?!alt:)[^\n]*\n)*[ \t]+:alt:[ \t]*([^\n]+)/gm,
  asciidoc: /\bimage::?[^\s[\]]+\["?([^\]",=\n]+)(?=["\],])/g,
};
