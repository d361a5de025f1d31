import type { BlockContext, LeafBlock, LeafBlockParser, Line, MarkdownConfig } from '@lezer/markdown';

/** Deeper than any document nests; some of Lezer's steps take time in proportion to the depth, for every line. */
const MAX_DEPTH = 100;

const FOOTNOTE = /^\[\^[^\]\s]{1,200}\]:/;
const CONTAINER = /^(?::{3,}|\/{3,})(?=$|[ \t]|[\w{[])/;
const ADMONITION = /^(?:!!!|\?\?\?\+?|===[!+]?)[ \t]+["\w]/;
const REFERENCE =
  /^\[(?!\^)(?:[^[\]\\]|\\.){1,999}\]:[ \t]*(?:<[^<>]*>|[^\s<]\S*)(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/;
/** A definition whose destination stands on the next line. */
const OPEN_REFERENCE = /^\[(?!\^)(?:[^[\]\\]|\\.){1,999}\]:[ \t]*$/;
const DESTINATION = /^[ \t]*(?:<[^<>]*>|[^\s<]\S*)[ \t]*$/;

function rest(line: Line): string {
  return line.text.slice(line.pos);
}

function startsContainer(line: Line): boolean {
  return (line.next === 0x3a || line.next === 0x2f) && CONTAINER.test(rest(line));
}

function startsFootnote(line: Line): boolean {
  return line.next === 0x5b && FOOTNOTE.test(rest(line));
}

function startsAdmonition(line: Line): boolean {
  return (line.next === 0x21 || line.next === 0x3f || line.next === 0x3d) && ADMONITION.test(rest(line));
}

/** Keeps a composite going over blank lines and lines indented by four, as its content is. */
function indented(_context: BlockContext, line: Line): boolean {
  if (line.pos === line.text.length) return true;
  if (line.indent < line.baseIndent + 4) return false;
  line.moveBaseColumn(line.baseIndent + 4);
  return true;
}

/** A definition stands on one line or two; Lezer's reads on over the whole paragraph, again for each of its lines. */
class ReferenceParser implements LeafBlockParser {
  private open: boolean;

  constructor(content: string) {
    this.open = !REFERENCE.test(content);
  }

  nextLine(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (!this.open) return this.finish(context, leaf);
    this.open = false;
    if (!DESTINATION.test(rest(line))) {
      leaf.parsers = leaf.parsers.filter((parser) => parser !== this);
      return false;
    }
    leaf.content += `\n${line.text.slice(line.basePos)}`;
    const to = context.lineStart + line.text.length;
    context.nextLine();
    context.addLeafElement(leaf, context.elt('LinkReference', leaf.start, to));
    return true;
  }

  finish(context: BlockContext, leaf: LeafBlock): boolean {
    if (this.open) return false;
    context.addLeafElement(leaf, context.elt('LinkReference', leaf.start, leaf.start + leaf.content.length));
    return true;
  }
}

/** Block syntax that CommonMark lacks: footnotes, container fences, admonitions; and a limit to nesting. */
export const blocks: MarkdownConfig = {
  defineNodes: [
    { name: 'FootnoteDefinition', block: true, composite: indented },
    'FootnoteLabel',
    { name: 'Admonition', block: true, composite: indented },
    'AdmonitionMark',
    { name: 'Container', block: true },
  ],
  parseBlock: [
    {
      name: 'DepthLimit',
      before: 'IndentedCode',
      parse(context, line) {
        if (context.depth < MAX_DEPTH || line.pos >= line.text.length) return false;
        const from = context.lineStart + line.pos;
        const to = context.lineStart + line.text.length;
        context.nextLine();
        context.addElement(context.elt('Paragraph', from, to));
        return true;
      },
    },
    {
      name: 'Container',
      before: 'FencedCode',
      parse(context, line) {
        if (!startsContainer(line)) return false;
        const from = context.lineStart + line.pos;
        const to = context.lineStart + line.text.length;
        context.nextLine();
        context.addElement(context.elt('Container', from, to));
        return true;
      },
      endLeaf: (_context, line) => startsContainer(line),
    },
    {
      name: 'Admonition',
      before: 'FencedCode',
      parse(context, line) {
        if (!startsAdmonition(line)) return false;
        context.startComposite('Admonition', line.pos);
        context.addElement(
          context.elt('AdmonitionMark', context.lineStart + line.pos, context.lineStart + line.text.length),
        );
        line.moveBase(line.text.length);
        return null;
      },
      endLeaf: (_context, line) => startsAdmonition(line),
    },
    {
      name: 'Footnote',
      before: 'FencedCode',
      parse(context, line) {
        const label = line.next === 0x5b ? FOOTNOTE.exec(rest(line)) : null;
        if (!label) return false;
        const from = context.lineStart + line.pos;
        context.startComposite('FootnoteDefinition', line.pos);
        context.addElement(context.elt('FootnoteLabel', from, from + label[0].length));
        line.moveBase(line.pos + label[0].length);
        return null;
      },
      endLeaf: (_context, line) => startsFootnote(line),
    },
    {
      name: 'LinkReference',
      leaf: (_context, { content }) =>
        content.startsWith('[') && (REFERENCE.test(content) || OPEN_REFERENCE.test(content))
          ? new ReferenceParser(content)
          : null,
    },
  ],
};
