import type { TreeCursor } from '@lezer/common';
import { eachChild } from '../../document/cursor.ts';
import { isTooCostly } from '../../document/grammar/index.ts';
import type { References } from '../../document/references.ts';
import type { ReadingSettings } from '../types.ts';
import { ViewBuilder } from '../view.ts';
import {
  headingName,
  LIST,
  PARAGRAPH,
  QUOTE,
  tableName,
  type BlockName,
  type Collector,
} from './collector.ts';
import { HtmlState, readHtml } from './html.ts';
import { InlineText } from './inline.ts';

const HEADING = /^(?:ATX|Setext)Heading([1-6])$/;
/** `::: tip Title`, `!!! note "Title"`: what stands after the mark. */
const CONTAINER_TITLE = /^(?::{3,}|\/{3,})[ \t]*[\w-]*(?:\[([^\]\n]*)\]|[ \t]+\|?[ \t]*([^{[\n|][^\n]*))?/;
const ADMONITION_TITLE = /^\S+(?:[ \t]+[\w-]+)*[ \t]*"([^"\n]*)"/;

/** Elements of nodes, beside headings. */
const ELEMENTS: Readonly<Record<string, string>> = {
  Paragraph: 'p',
  BulletList: 'ul',
  OrderedList: 'ol',
  ListItem: 'li',
  Blockquote: 'blockquote',
  Table: 'table',
};

/** Walks a Markdown tree and hands each block to the collector, as Vale sees it in the page. */
export class MarkdownReader {
  private readonly collector: Collector;
  private readonly references: References;
  private readonly settings: ReadingSettings;
  private readonly html = new HtmlState();
  /** The outermost list or quote around. */
  private outer: BlockName | undefined;

  constructor(collector: Collector, references: References, settings: ReadingSettings) {
    this.collector = collector;
    this.references = references;
    this.settings = settings;
  }

  readChildren(cursor: TreeCursor): void {
    eachChild(cursor, (child) => this.read(child));
  }

  private read(cursor: TreeCursor): void {
    const { name, from, to } = cursor;
    if (this.settings.skippedScopes.has(elementOf(name) ?? '')) return;
    switch (name) {
      case 'Paragraph':
        this.readLeaf(cursor, from, to, PARAGRAPH);
        return;
      case 'Task':
        this.readLeaf(cursor, from + 3, to, PARAGRAPH);
        return;
      case 'ListItem':
      case 'FootnoteDefinition':
        this.inside(LIST, cursor);
        return;
      case 'Blockquote':
        this.inside(QUOTE, cursor);
        return;
      case 'BulletList':
      case 'OrderedList':
      case 'Admonition':
        this.readChildren(cursor);
        return;
      case 'FencedCode':
      case 'CodeBlock':
        this.collector.count('pre');
        return;
      case 'Table':
        this.readTable(cursor);
        return;
      case 'CommentBlock':
      case 'HTMLBlock':
        readHtml(this.collector, this.settings, this.html, { from, to, outer: this.outer });
        return;
      case 'Container':
        this.readTitle(from, to, CONTAINER_TITLE);
        return;
      case 'AdmonitionMark':
        this.readTitle(from, to, ADMONITION_TITLE);
        return;
    }
    const level = HEADING.exec(name)?.[1];
    if (level) this.readHeading(cursor, Number(level));
  }

  private inside(name: BlockName, cursor: TreeCursor): void {
    const { outer } = this;
    this.outer ??= name;
    this.readChildren(cursor);
    this.outer = outer;
  }

  private add(builder: ViewBuilder, name: BlockName): void {
    if (this.html.skipped === undefined)
      this.collector.addBlock(builder, this.outer ?? this.html.frames[0]?.block ?? name);
  }

  private readLeaf(cursor: TreeCursor, from: number, to: number, name: BlockName): void {
    if (this.html.skipped !== undefined) return;
    const { text } = this.collector;
    if (isTooCostly(text.slice(cursor.from, cursor.to))) {
      const plain = new ViewBuilder();
      plain.add(text.slice(from, to), from);
      this.add(plain, name);
      return;
    }
    this.add(new InlineText(this.collector, this.references, this.settings).read(cursor, from, to), name);
  }

  private readHeading(cursor: TreeCursor, level: number): void {
    let { from, to } = cursor;
    eachChild(cursor, (child) => {
      if (child.name !== 'HeaderMark') return;
      if (child.from === from) from = child.to;
      else to = child.from;
    });
    this.readLeaf(cursor, from, to, headingName(level));
  }

  private readTable(cursor: TreeCursor): void {
    eachChild(cursor, (row) => {
      const header = row.name === 'TableHeader';
      if (!header && row.name !== 'TableRow') return;
      eachChild(row, (cell) => {
        if (cell.name === 'TableCell')
          this.readLeaf(cell, cell.from, cell.to, tableName(header ? 'header' : 'cell'));
      });
    });
  }

  private readTitle(from: number, to: number, pattern: RegExp): void {
    const line = this.collector.text.slice(from, to);
    const match = pattern.exec(line);
    const title = (match?.[1] ?? match?.[2] ?? '').trim();
    const at = title === '' ? -1 : line.indexOf(title, match?.index);
    if (at < 0) return;
    const builder = new ViewBuilder();
    builder.add(title, from + at);
    this.add(builder, PARAGRAPH);
  }
}

/** The HTML element that a node becomes, the name by which settings skip it. */
function elementOf(name: string): string | undefined {
  const level = HEADING.exec(name)?.[1];
  return level ? `h${level}` : ELEMENTS[name];
}
