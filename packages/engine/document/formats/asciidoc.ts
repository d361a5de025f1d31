import type { Range } from '@housestyle/contract';
import type { DocumentBuilder } from '../builder.ts';
import type { BlockFrame, ListPosition } from '../types.ts';
import { maskAsciiDoc } from './asciidoc-inline.ts';
import { CELL_MARK, headerCells } from './asciidoc-tables.ts';
import { addProse, linesOf, type Line } from './lines.ts';
import { MarkedLists } from './marked-lists.ts';

const HEADING = /^(={1,6}|#{1,6})[ \t]+(?=\S)/;
/** What underlines a title, by level. */
const UNDERLINES = '=-~^+';
const UNDERLINE = /^([=\-~^+])\1{2,}[ \t]*$/;
/** How much longer or shorter than its title an underline may be. */
const UNEVEN = 1;
const VERBATIM = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,}[\w-]*)[ \t]*$/;
const CONTAINER = /^(?:={4,}|\*{4,}|_{4,}|--|~{4,})[ \t]*$/;
const TABLE = /^[|,:!]={3,}[ \t]*$/;
/** Attributes, anchors, comments, page breaks, block macros, list continuations: lines that are no prose. */
const MARKUP =
  /^(?:\[[^\]\n]*\]|\[\[.*\]\]|:!?[\w-]+!?:(?:[ \t].*)?|\/\/(?!\/).*|<{3,}|'{3,}|[-*]{3}|\+|[a-z_]\w*::[^\s[\]]*\[.*\]|(?:ifdef|ifndef|ifeval|endif|include)::.*)[ \t]*$/;
const CODE_STYLE =
  /^\[%?(?:source|listing|literal|stem|latexmath|asciimath|mermaid|plantuml|graphviz|ditaa|verse)\b/m;
const QUOTE_STYLE = /^\[quote\b/m;
const NOTE_STYLE = /^\[(?:NOTE|TIP|IMPORTANT|CAUTION|WARNING)\b/m;
/** Who said what stands above in quotation marks. */
const ATTRIBUTION = /^-- \S/;
const ITEM =
  /^[ \t]*(?<marker>\*{1,5}|-|\.{1,5}|\d{1,3}\.|[a-z]\.|<(?:\d+|\.)>)[ \t]+(?:\[[ x*]\][ \t]+)?(?=\S)/;
const TERM = /^(?<term>[^\n]*?\S)(?:::{1,3}|;;)(?:[ \t]+|$)/;
const ADMONITION = /^(?:NOTE|TIP|IMPORTANT|CAUTION|WARNING):[ \t]+/;
const TITLE = /^\.(?=[^\s.])/;

/** Reads AsciiDoc: titles, paragraphs, lists, table cells are prose; attributes, macros and listings are not. */
export function readAsciiDoc(builder: DocumentBuilder): void {
  new Reader(builder).read();
}

/** Whose words a block holds: those of the page, those of a note, somebody else's. */
type Voice = 'page' | 'note' | 'quotation';

interface Container {
  readonly fence: string;
  readonly voice: Voice;
  readonly lists: MarkedLists;
}

/** What is said of the next block in the lines above it. */
interface Introduction {
  readonly attributes: string;
  /** Whether a “+” joins it to the item above. */
  readonly joined: boolean;
}

const NO_INTRODUCTION: Introduction = { attributes: '', joined: false };

class Reader {
  readonly #builder: DocumentBuilder;
  readonly #lines: readonly Line[];
  readonly #containers: Container[] = [{ fence: '', voice: 'page', lists: new MarkedLists() }];
  #parts: Range[] = [];
  #frame: BlockFrame = { kind: 'paragraph', quoted: false };
  #introduction = NO_INTRODUCTION;
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
    if (line.blank) return this.#flush();
    const level = this.#levelByUnderline(line);
    if (level > 0) return this.#underlined(line, level);
    if (VERBATIM.test(text)) return this.#verbatim(line);
    if (TABLE.test(text)) return this.#table(line);
    if (CONTAINER.test(text)) return this.#container(line);
    const heading = this.#parts.length === 0 ? HEADING.exec(text) : null;
    if (heading) return this.#heading(line, heading[0].length, heading[1]?.length ?? 1);
    if (MARKUP.test(text)) {
      this.#flush();
      const { attributes, joined } = this.#introduction;
      this.#introduction = {
        attributes: text.startsWith('[') ? `${attributes}${text}\n` : attributes,
        joined: joined || text.startsWith('+'),
      };
      return this.#protect(line);
    }
    this.#text(line);
  }

  #container(line: Line): void {
    this.#flush();
    const fence = line.text.trimEnd();
    const opened = this.#containers.findIndex((container) => container.fence === fence);
    const { attributes, joined } = this.#introduce();
    if (opened > 0) this.#containers.length = opened;
    else {
      if (!joined) this.#lists.end();
      const voice = fence.startsWith('_') ? 'quotation' : voiceOf(attributes);
      this.#containers.push({ fence, voice, lists: this.#lists.inside() });
    }
    this.#protect(line);
  }

  /** The level of a title that the next line underlines; 0 for any other line. */
  #levelByUnderline({ text, indent }: Line): number {
    const below = (this.#lines[this.#at]?.text ?? '').trimEnd();
    const mark = this.#parts.length === 0 && indent === 0 ? UNDERLINE.exec(below)?.[1] : undefined;
    const isTitle =
      mark !== undefined &&
      /[\p{L}\p{N}]/u.test(text) &&
      ![ITEM, MARKUP, TITLE, TERM, VERBATIM, TABLE].some((other) => other.test(text)) &&
      !this.#containers.some(({ fence }) => fence === below) &&
      Math.abs(below.length - text.trimEnd().length) <= UNEVEN;
    return isTitle ? UNDERLINES.indexOf(mark) + 1 : 0;
  }

  #underlined(line: Line, level: number): void {
    const rule = this.#lines[this.#at];
    if (rule) this.#protect(rule);
    this.#at += 1;
    this.#heading(line, 0, level);
  }

  #heading(line: Line, mark: number, level: number): void {
    this.#flush();
    this.#lists.end();
    this.#introduce();
    const start = line.start + mark;
    this.#builder.protect(line.start, start, 'mark');
    addProse(
      this.#builder,
      { kind: 'heading', level, quoted: false },
      [{ start, end: line.end }],
      maskAsciiDoc,
    );
    // Below the document's title stand its author and its version.
    if (level !== 1) return;
    for (let next = this.#lines[this.#at]; next && !next.blank; next = this.#lines[this.#at]) {
      this.#protect(next);
      this.#at += 1;
    }
  }

  #verbatim(line: Line): void {
    this.#flush();
    this.#introduce();
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
    const fence = line.text.trimEnd();
    this.#protect(line);
    let end = this.#at;
    while (end < this.#lines.length && this.#lines[end]?.text.trimEnd() !== fence) end += 1;
    const rows = this.#lines.slice(this.#at, end);
    const heads = headerCells(
      this.#introduce().attributes,
      rows.map((row) => row.text),
    );
    let cells = 0;
    for (const row of rows) if (!row.blank) cells = this.#cells(row, cells, heads);
    const close = this.#lines[end];
    if (close) this.#protect(close);
    this.#at = end + 1;
  }

  /** Reads the cells of a line; gives how many have begun up to its end. */
  #cells(line: Line, before: number, heads: number): number {
    const separators = [...line.text.matchAll(CELL_MARK)];
    const starts = separators.map(({ index, 0: mark }) => ({
      from: index,
      to: index + mark.length,
      begins: 1,
    }));
    // A line can go on with the cell above it.
    if (separators[0]?.index !== line.indent) starts.unshift({ from: 0, to: 0, begins: 0 });
    let cells = before;
    starts.forEach(({ from, to, begins }, index) => {
      cells += begins;
      this.#builder.protect(line.start + from, line.start + to, 'mark');
      const end = starts[index + 1]?.from ?? line.text.length;
      const frame: BlockFrame = { kind: 'table-cell', tableHeader: cells <= heads, quoted: false };
      addProse(this.#builder, frame, [{ start: line.start + to, end: line.start + end }], maskAsciiDoc);
    });
    return cells;
  }

  #text(line: Line): void {
    const { text } = line;
    const begins = this.#parts.length === 0;
    const item = ITEM.exec(text);
    const title = begins && !item ? TITLE.exec(text) : null;
    if (title) return this.#title(line);
    if (begins && CODE_STYLE.test(this.#introduction.attributes)) return this.#skipParagraph(line);
    const canDefine = !item && (begins || this.#lists.isOpen);
    const term = canDefine ? TERM.exec(text) : null;
    if (term) return this.#term(line, term);
    if (item) return this.#item(line, item);
    if (!begins) {
      if (ATTRIBUTION.test(text) && this.#saysParagraph()) return this.#attribution(line);
      return this.#add(line, line.indent);
    }
    // An indented paragraph outside of lists is shown as it is.
    if (line.indent > 0 && !this.#lists.isOpen) return this.#skipParagraph(line);
    const { attributes, joined } = this.#introduce();
    if (line.indent === 0 && !joined) this.#lists.end();
    const note = ADMONITION.exec(text)?.[0].length ?? 0;
    this.#frame = this.#frameIn(note > 0 ? 'note' : voiceOf(attributes), this.#lists.at());
    this.#add(line, Math.max(note, line.indent));
  }

  #item(line: Line, { 0: mark, groups }: RegExpExecArray): void {
    this.#flush();
    this.#introduce();
    this.#frame = this.#frameIn('page', this.#lists.item(groups?.['marker'] ?? ''));
    this.#add(line, mark.length);
  }

  #title(line: Line): void {
    this.#frame = this.#frameIn('page');
    this.#add(line, 1);
    this.#flush();
  }

  #term(line: Line, term: RegExpExecArray): void {
    this.#flush();
    this.#lists.term();
    this.#introduce();
    this.#frame = this.#frameIn('page');
    const name = term.groups?.['term']?.length ?? 0;
    const named = { start: line.start + line.indent, end: line.start + name };
    addProse(this.#builder, this.#frame, [named], maskAsciiDoc);
    this.#builder.protect(named.end, line.start + term[0].length, 'mark');
    const start = line.start + term[0].length;
    if (start < line.end) this.#parts.push({ start, end: line.end });
  }

  /** Whether all of the paragraph so far stands in quotation marks. */
  #saysParagraph(): boolean {
    const [first] = this.#parts;
    return (
      first !== undefined && /^".*"\s*$/s.test(this.#builder.text.slice(first.start, this.#parts.at(-1)?.end))
    );
  }

  #attribution(line: Line): void {
    this.#frame = this.#frameIn('quotation');
    this.#flush();
    this.#protect(line);
  }

  #add(line: Line, mark: number): void {
    const start = line.start + mark;
    this.#builder.protect(line.start, start, 'mark');
    if (start < line.end) this.#parts.push({ start, end: line.end });
  }

  #skipParagraph(line: Line): void {
    this.#introduce();
    this.#protect(line, 'code');
    for (let next = this.#lines[this.#at]; next && !next.blank; next = this.#lines[this.#at]) {
      this.#protect(next, 'code');
      this.#at += 1;
    }
  }

  #protect({ start, end }: Line, kind: 'mark' | 'code' = 'mark'): void {
    this.#builder.protect(start, end, kind);
  }

  #flush(): void {
    if (this.#parts.length === 0) return;
    addProse(this.#builder, this.#frame, this.#parts, maskAsciiDoc);
    this.#parts = [];
  }

  get #lists(): MarkedLists {
    return (this.#containers.at(-1) as Container).lists;
  }

  #introduce(): Introduction {
    const introduction = this.#introduction;
    this.#introduction = NO_INTRODUCTION;
    return introduction;
  }

  #frameIn(own: Voice, list?: ListPosition): BlockFrame {
    const voices = [own, ...this.#containers.map(({ voice }) => voice)];
    const quotation = voices.includes('quotation');
    return {
      kind: 'paragraph',
      ...(list && { list }),
      quoted: quotation || voices.includes('note'),
      ...(quotation && { quotation }),
    };
  }
}

function voiceOf(attributes: string): Voice {
  if (QUOTE_STYLE.test(attributes)) return 'quotation';
  return NOTE_STYLE.test(attributes) ? 'note' : 'page';
}
