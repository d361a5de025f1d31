import type { SourceDocument } from '@housestyle/engine/texts';
import { FIGURES } from './facts.ts';

/** The least share of a text's letters that its rewriting has; other scripts say the same in fewer. */
const LEAST = { same: 0.4, other: 0.2 } as const;
/** Letters below which a text can be said in anything. */
const SHORT = 200;

/**
 * What is wrong with the skeleton of a text that is handed back, or null: its headings must be those of the text, by level
 * and in order; it may not end early. `translated`: also its list items and table cells, since nothing is said otherwise.
 */
export function brokenStructure(
  before: SourceDocument,
  after: SourceDocument,
  translated: boolean,
): string | null {
  const [was, is] = [headingsOf(before), headingsOf(after)];
  if (was !== is) return 'The headings are not those of the input, by level and in order.';
  if (
    translated &&
    (['list', 'table-cell'] as const).some((kind) => count(before, kind) !== count(after, kind))
  )
    return 'The lists or tables are not those of the input.';
  const [long, short] = [lettersOf(before), lettersOf(after)];
  if (long > SHORT && short < long * (translated ? LEAST.other : LEAST.same))
    return 'Much of the input is missing.';
  return null;
}

function headingsOf({ blocks }: SourceDocument): string {
  return blocks
    .filter(({ kind, value }) => kind === 'heading' && !value)
    .map(({ level = 0 }) => level)
    .join();
}

/** What is wrong with the tables of a text that is handed back, or null: what stands in a cell stays there. */
export function exchangedCells(before: SourceDocument, after: SourceDocument): string | null {
  const wrong = exchanged(cellsOf(before), cellsOf(after));
  return wrong ? 'What stands in the cells of a table has changed places.' : null;
}

function cellsOf({ text, blocks }: SourceDocument): string[] {
  return blocks
    .filter(({ kind }) => kind === 'table-cell')
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim());
}

/** Whether cells hold the figures of other cells, or are the same ones in another order. Other words are no matter of this. */
function exchanged(was: readonly string[], is: readonly string[]): boolean {
  if (was.length !== is.length) return false;
  const figures = (cell = ''): string => (cell.match(FIGURES) ?? []).join(' ');
  if (was.some((cell, index) => figures(cell) !== figures(is[index]))) return true;
  const moved = was.some((cell, index) => cell !== is[index]);
  return moved && was.toSorted().join('\n') === is.toSorted().join('\n');
}

function count({ blocks }: SourceDocument, what: 'list' | 'table-cell'): number {
  return blocks.filter(({ kind, list }) => (what === 'list' ? list?.leads : kind === what)).length;
}

function lettersOf({ blocks }: SourceDocument): number {
  return blocks.reduce((sum, { prose }) => sum + (prose.match(/\p{L}/gu)?.length ?? 0), 0);
}
