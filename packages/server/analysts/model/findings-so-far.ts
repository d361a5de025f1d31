import type { Finding } from '@housestyle/contract';
import type { Job } from '@housestyle/engine';

type Found = NonNullable<Job['found']>[number];

/** Findings of parts that are read at once, on their way to a report. */
export interface FindingsSoFar {
  /** All that are known of a part. */
  show(index: number, found: readonly Found[]): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

/** Times that a report took, before the next one is made: they are extras, and the engine has other work. */
const REST = 4;

/** Makes reports of what is there, one at a time; `report` passes the findings through all that a result passes. */
export function createFindingsSoFar(
  report: (found: readonly Found[]) => Promise<readonly Finding[]>,
  onFindings: (findings: readonly Finding[]) => void,
): FindingsSoFar {
  const parts: (readonly Found[])[] = [];
  let running: Promise<void> | null = null;
  let next = 0;
  const run = async (): Promise<void> => {
    const started = performance.now();
    try {
      onFindings(await report(parts.flat()));
    } catch {
      // The result tells what is wrong.
    } finally {
      const now = performance.now();
      next = now + REST * (now - started);
      running = null;
    }
  };
  return {
    show(index, found) {
      parts[index] = found;
      if (running === null && performance.now() >= next) running = run();
    },
    settled: async () => (await running) ?? undefined,
  };
}
