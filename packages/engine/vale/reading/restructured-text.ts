import type { Block } from '../../document/types.ts';
import { QUOTE, type BlockName } from './collector.ts';

/** A line whose indented text belongs to it: a directive, a field, an item of a list. */
const HOLDS = /^[ \t]*(?:\.\.(?:[ \t]|$)|:[^:\n]+:(?:[ \t]|$)|(?:[-*+•]|\(?(?:\w{1,3}|#)[.)])[ \t])/;
const QUOTING = /^[ \t]*\.\.[ \t]+(?:pull-quote|epigraph|highlights)::/;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** What a block of reStructuredText is on the page beyond its kind: an indented paragraph is a quotation. */
export class RestructuredTextPlaces {
  private readonly text: string;
  /** The last paragraph of each indentation: what follows it belongs to the same. */
  private readonly last = new Map<number, { readonly line: number; readonly name: BlockName | undefined }>();

  constructor(text: string) {
    this.text = text;
  }

  nameOf({ kind, start, list }: Block): BlockName | undefined {
    const line = this.text.lastIndexOf('\n', start - 1) + 1;
    const indent = this.text.slice(line, start);
    if (kind !== 'paragraph' || list || indent === '' || indent.trim() !== '') return undefined;
    const name = this.nameBelow(line, indent.length);
    this.last.set(indent.length, { line, name });
    return name;
  }

  private nameBelow(line: number, indent: number): BlockName | undefined {
    const last = this.last.get(indent);
    let apart = false;
    for (let end = line - 1; end >= 0;) {
      const from = this.text.lastIndexOf('\n', end - 1) + 1;
      if (from === last?.line) return last.name;
      const above = this.text.slice(from, end);
      if (above.trim() === '') apart = true;
      else if (indentOf(above) < indent) {
        // Right below its line stands what a term means.
        return QUOTING.test(above) || (apart && !HOLDS.test(above)) ? QUOTE : undefined;
      } else apart = false;
      end = from - 1;
    }
    return QUOTE;
  }
}
