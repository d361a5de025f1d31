export interface Contender {
  readonly name: string;
  /** May answer a promise. */
  readonly run: () => unknown;
}

/** Milliseconds. */
export interface Timing {
  readonly name: string;
  /** The first run: cold code, empty caches. */
  readonly first: number;
  /** The median of the runs after it. */
  readonly warm: number;
  /** The quickest of them: what other work on the machine disturbed least. */
  readonly best: number;
}

const WARM_ROUNDS = 7;

/** Times each once, then all of them in turn, so that a busy machine slows every one alike. */
export async function timeInTurns(
  contenders: readonly Contender[],
  warmRounds = WARM_ROUNDS,
): Promise<Timing[]> {
  const firsts = await timeEach(contenders);
  const rounds: number[][] = [];
  for (let round = 0; round < warmRounds; round++) rounds.push(await timeEach(contenders));
  return contenders.map(({ name }, index) => {
    const runs = rounds.map((round) => round[index] ?? 0).sort((a, b) => a - b);
    return { name, first: firsts[index] ?? 0, warm: runs[warmRounds >> 1] ?? 0, best: runs[0] ?? 0 };
  });
}

async function timeEach(contenders: readonly Contender[]): Promise<number[]> {
  const times: number[] = [];
  for (const { run } of contenders) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

/** A table with its columns aligned: names to the left, figures to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const align = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('   ').trimEnd()).join('\n');
}
