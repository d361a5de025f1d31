import type { Block } from '../../document/types.ts';
import { tableName, type BlockName } from './collector.ts';

/** Whether the next line that is not empty and no list of attributes opens a table. */
const OPENS_TABLE = /^[ \t]*\n(?:\[[^\]\n]*\][ \t]*\n)*\|={3,}/;

/** The name of a block of AsciiDoc that is the title of a table. */
export function captionName({ kind, start, end }: Block, text: string): BlockName | undefined {
  if (kind !== 'paragraph' || !/(?:^|\n)\.$/.test(text.slice(Math.max(0, start - 2), start)))
    return undefined;
  return OPENS_TABLE.test(text.slice(end, end + 400)) ? tableName('caption') : undefined;
}
