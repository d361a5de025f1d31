import type { Range } from '@housestyle/contract';
import type { DocumentBuilder, Mask } from '../builder.ts';
import type { BlockFrame } from '../types.ts';
import { addProse, inlineMasks, linesOf, type InlineForm, type Line } from './lines.ts';

const HEADING = /^(={1,6}|#{1,6})[ \t]+(?=\S)/;
const VERBATIM = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,}[\w-]*)[ \t]*$/;
const CONTAINER = /^(?:={4,}|\*{4,}|_{4,}|--|~{4,})[ \t]*$/;
const TABLE = /^[|,:!]={3,}[ \t]*$/;
/** Attributes, anchors, comments, page breaks, block macros, list continuations: lines that are no prose. */
const MARKUP =
  /^(?:\[[^\]\n]*\]|\[\[.*\]\]|:!?[\w-]+!?:(?:[ \t].*)?|\/\/(?!\/).*|<{3,}|'{3,}|[-*]{3}|\+|[a-z_]\w*::?[^\s[\]]*\[.*\]|(?:ifdef|ifndef|ifeval|endif|include)::.*)[ \t]*$/;
const CODE_STYLE =
  /^\[(?:source|listing|literal|stem|latexmath|asciimath|mermaid|plantuml|graphviz|ditaa|verse)\b|^\[%?(?:source|listing)/;
const ITEM = /^[ \t]*(?:\*{1,5}|-|\.{1,5}|\d{1,3}\.|[a-z]\.|<(?:\d+|\.)>)[ \t]+(?:\[[ x*]\][ \t]+)?(?=\S)/;
const TERM = /^(?<term>[^\n]*?\S)(?:::{1,3}|;;)(?:[ \t]+|$)/;
const ADMONITION = /^(?:NOTE|TIP|IMPORTANT|CAUTION|WARNING):[ \t]+/;
const TITLE = /^\.(?=[^\s.])/;

/** Nothing written inside a line is longer than 300 characters: what looks so is an accident. */
const FORMS: readonly InlineForm[] = [
  {
    pattern: /``[^`\n]{1,300}``|\+\+\+[^\n]{1,300}?\+\+\+|\+\+[^\n]{1,300}?\+\+/dg,
    opaque: true,
    kind: 'code',
  },
  {
    pattern: /(?<![\w`])`[^`\n]{1,300}`(?!\w)|(?<![\w+])\+[^+\s](?:[^+\n]{0,300}[^+\s])?\+(?!\w)/dg,
    opaque: true,
    kind: 'code',
  },
  {
    pattern:
      /\b(?:kbd|btn|menu|image|icon|stem|latexmath|asciimath|pass|footnote(?:ref)?|indexterm2?|counter2?|anchor):[^\s[\]]{0,300}\[[^\]\n]{0,300}\]/dg,
    opaque: true,
    kind: 'code',
  },
  { pattern: /<<[^<>,\n]{1,300},[ \t]{0,300}(?<text>[^<>\n]{1,300})>>/dg, kind: 'link' },
  { pattern: /<<[^<>\n]{1,300}>>/dg, opaque: true, kind: 'link' },
  {
    pattern:
      /\b(?:link:|xref:|mailto:|https?:\/\/|ftp:\/\/)[^\s[\]]{0,300}\[(?<text>[^\]\n,]{1,300})(?:,[^\]\n]{0,300})?\]/dg,
    kind: 'link',
  },
  { pattern: /\{[\w-]{1,300}\}[^\s[\]]{0,300}\[(?<text>[^\]\n]{1,300})\]/dg, kind: 'link' },
  { pattern: /\b(?:link|xref|mailto):[^\s[\]]{0,300}\[\]/dg, opaque: true, kind: 'link' },
  { pattern: /\{[a-z_][\w-]{0,300}(?:[:!=][^{}\n]{0,300})?\}/dgi, opaque: true, kind: 'placeholder' },
  { pattern: /\(\(\([^()\n]{0,300}\)\)\)/dg, kind: 'mark' },
  { pattern: /\(\((?<text>[^()\n]{1,300})\)\)/dg, kind: 'mark' },
  { pattern: /\[\[[^[\]\n]{1,300}\]\]|\[#[\w-]{1,300}\]/dg, kind: 'mark' },
  {
    pattern:
      /(?:\[[.#%\w-]{1,300}\])?##(?<text>[^#\n]{1,300})##|(?:\[[.#%\w -]{1,300}\])?(?<![\w#])#(?=\S)(?:[^#\n]{1,300})#(?!\w)/dg,
    kind: 'mark',
  },
  { pattern: /\*\*(?<text>[^*\n]{1,300})\*\*/dg, kind: 'mark' },
  { pattern: /__(?<text>[^_\n]{1,300})__/dg, kind: 'mark' },
  { pattern: /(?<![\w*])\*(?<text>[^*\s](?:[^*\n]{0,300}[^*\s])?)\*(?!\w)/dg, kind: 'mark' },
  { pattern: /(?<![\w_])_(?<text>[^_\s](?:[^_\n]{0,300}[^_\s])?)_(?!\w)/dg, kind: 'mark' },
  { pattern: / \+$/dgm, kind: 'mark' },
];

const mask = (builder: DocumentBuilder, from: number, to: number): Mask[] =>
  inlineMasks(builder, from, to, FORMS);

/** Reads AsciiDoc: titles, paragraphs, lists, table cells are prose; attributes, macros and listings are not. */
export function readAsciiDoc(builder: DocumentBuilder): void {
  new Reader(builder).read();
}

class Reader {
  readonly #builder: DocumentBuilder;
  readonly #lines: readonly Line[];
  #parts: Range[] = [];
  #inList = false;
  #quotation = false;
  #codeNext = false;
  #at = 0;

  constructor(builder: DocumentBuilder) {
    this.#builder = builder;
    this.#lines = linesOf(builder.text);
  }

  read(): void {
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at];
      if (line) this.#line(line);
    }
    this.#flush();
  }

  #line(line: Line): void {
    const { text } = line;
    this.#at += 1;
    if (line.blank) {
      this.#flush();
      return;
    }
    if (VERBATIM.test(text)) return this.#verbatim(line);
    if (TABLE.test(text)) return this.#table(line);
    if (CONTAINER.test(text)) {
      this.#flush();
      this.#inList = false;
      this.#codeNext = false;
      if (text.startsWith('____')) this.#quotation = !this.#quotation;
      return this.#protect(line);
    }
    const heading = this.#parts.length === 0 ? HEADING.exec(text) : null;
    if (heading) return this.#heading(line, heading[0].length, heading[1]?.length ?? 1);
    if (MARKUP.test(text)) {
      this.#flush();
      this.#codeNext ||= CODE_STYLE.test(text);
      if (text.startsWith('[') && /^\[quote/.test(text)) this.#quotation = true;
      return this.#protect(line);
    }
    this.#text(line);
  }

  #heading(line: Line, mark: number, level: number): void {
    this.#flush();
    this.#inList = false;
    const start = line.start + mark;
    this.#builder.protect(line.start, start, 'mark');
    addProse(this.#builder, { kind: 'heading', level, quoted: false }, [{ start, end: line.end }], mask);
    // Below the document's title stand its author and its version.
    if (level !== 1) return;
    for (let next = this.#lines[this.#at]; next && !next.blank; next = this.#lines[this.#at]) {
      this.#protect(next);
      this.#at += 1;
    }
  }

  #verbatim(line: Line): void {
    this.#flush();
    this.#codeNext = false;
    const close = line.text.startsWith('`') ? '```' : line.text.trimEnd();
    this.#protect(line, 'code');
    for (let next = this.#lines[this.#at]; next; next = this.#lines[this.#at]) {
      this.#protect(next, 'code');
      this.#at += 1;
      if (next.text.trimEnd() === close) break;
    }
  }

  #table(line: Line): void {
    this.#flush();
    const close = line.text.trimEnd();
    this.#protect(line);
    let header = true;
    for (let next = this.#lines[this.#at]; next; next = this.#lines[this.#at]) {
      this.#at += 1;
      if (next.text.trimEnd() === close) {
        this.#protect(next);
        break;
      }
      if (!next.blank) this.#cells(next, header);
      if (next.blank || next.text.includes('|')) header = header && (this.#lines[this.#at]?.blank ?? false);
    }
  }

  #cells(line: Line, tableHeader: boolean): void {
    const separators = [...line.text.matchAll(/(?:(?:\d+|\d*\.\d+)?[+*])?[<^>.]{0,3}[adehlmsv]?(?<!\\)\|/g)];
    const starts = separators.map(({ index, 0: mark }) => ({ from: index, to: index + mark.length }));
    if (separators[0]?.index !== line.indent) starts.unshift({ from: 0, to: 0 });
    starts.forEach(({ from, to }, index) => {
      this.#builder.protect(line.start + from, line.start + to, 'mark');
      const end = starts[index + 1]?.from ?? line.text.length;
      const frame: BlockFrame = { kind: 'table-cell', tableHeader, quoted: false };
      addProse(this.#builder, frame, [{ start: line.start + to, end: line.start + end }], mask);
    });
  }

  #text(line: Line): void {
    const { text } = line;
    if (this.#codeNext) {
      this.#codeNext = false;
      this.#protect(line, 'code');
      return this.#skipParagraph();
    }
    const item = ITEM.exec(text)?.[0].length;
    const canDefine = item === undefined && (this.#parts.length === 0 || this.#inList);
    const term = canDefine ? TERM.exec(text) : null;
    if (term) return this.#term(line, term);
    // An indented paragraph outside of lists is shown as it is.
    if (line.indent > 0 && item === undefined && this.#parts.length === 0 && !this.#inList) {
      this.#protect(line, 'code');
      return this.#skipParagraph();
    }
    if (item !== undefined) this.#inList = true;
    else if (this.#parts.length === 0 && line.indent === 0) this.#inList = false;
    const mark =
      item ??
      (this.#parts.length === 0 ? (ADMONITION.exec(text) ?? TITLE.exec(text))?.[0].length : undefined);
    if (mark !== undefined) this.#flush();
    this.#start(line, mark ?? line.indent);
    if (item === undefined && mark !== undefined && TITLE.test(text)) this.#flush();
  }

  #term(line: Line, term: RegExpExecArray): void {
    this.#flush();
    const name = term.groups?.['term']?.length ?? 0;
    const frame: BlockFrame = { kind: 'paragraph', quoted: false };
    addProse(this.#builder, frame, [{ start: line.start + line.indent, end: line.start + name }], mask);
    this.#inList = true;
    this.#builder.protect(line.start + name, line.start + term[0].length, 'mark');
    const start = line.start + term[0].length;
    if (start < line.end) this.#parts.push({ start, end: line.end });
  }

  #start(line: Line, mark: number): void {
    const start = line.start + mark;
    this.#builder.protect(line.start, start, 'mark');
    if (start < line.end) this.#parts.push({ start, end: line.end });
  }

  #skipParagraph(): void {
    for (let next = this.#lines[this.#at]; next && !next.blank; next = this.#lines[this.#at]) {
      this.#protect(next, 'code');
      this.#at += 1;
    }
  }

  #protect({ start, end }: Line, kind: 'mark' | 'code' = 'mark'): void {
    this.#builder.protect(start, end, kind);
  }

  #flush(): void {
    const quoted = this.#quotation;
    const frame: BlockFrame = { kind: 'paragraph', quoted, ...(quoted && { quotation: true }) };
    addProse(this.#builder, frame, this.#parts, mask);
    this.#parts = [];
  }
}
