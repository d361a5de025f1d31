/** What a runner counted, and how several runners add up. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function line(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}

/** How a runner ended: its exit code, and the counts it wrote, if it lived long enough to write them. */
export interface RunnerEnd {
  readonly exitCode: number;
  readonly counts: Counts | undefined;
}

export interface Judging {
  /** Nothing may be skipped: a skipped test failed. */
  readonly strict?: boolean;
  /** A run without a single test is none that failed. */
  readonly mayBeEmpty?: boolean;
}

/**
 * Counts of a runner, with what it did not say itself: a crash, an exit code that no failed test explains, or a run
 * without a single test is one failure.
 */
export function judge({ exitCode, counts }: RunnerEnd, options: Judging = {}): Counts {
  if (counts === undefined) return { ...nothing, failed: 1 };
  const empty = options.mayBeEmpty !== true && counts.passed + counts.skipped === 0;
  const silent = counts.failed === 0 && (exitCode !== 0 || empty);
  const failed = counts.failed + (silent ? 1 : 0);
  if (options.strict !== true) return { ...counts, failed };
  return { passed: counts.passed, failed: failed + counts.skipped, skipped: 0 };
}

/** Counts as a runner wrote them; undefined when the text is no such thing. */
export function parseCounts(text: string): Counts | undefined {
  try {
    const { passed, failed, skipped } = JSON.parse(text) as Record<string, unknown>;
    if ([passed, failed, skipped].every(Number.isInteger)) return { passed, failed, skipped } as Counts;
  } catch {
    // Half-written, or not ours.
  }
  return undefined;
}
