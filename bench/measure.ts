export interface Timing {
  readonly name: string;
  /** Milliseconds of the first run: cold code, empty caches. */
  readonly first: number;
  /** Median milliseconds of the runs after it. */
  readonly warm: number;
  /** The quickest of them: what other work on the machine disturbed least. */
  readonly best: number;
}

const WARM_RUNS = 11;

/** Times one first run and the median of several more. */
export function time(name: string, run: () => unknown): Timing {
  const first = once(run);
  const runs = Array.from({ length: WARM_RUNS }, () => once(run)).sort((a, b) => a - b);
  return { name, first, warm: runs[WARM_RUNS >> 1] ?? first, best: runs[0] ?? first };
}

function once(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** A table with its columns aligned: names to the left, figures to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const align = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('   ').trimEnd()).join('\n');
}
