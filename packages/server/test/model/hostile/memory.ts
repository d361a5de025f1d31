/** Milliseconds between two looks at the process. */
const PERIOD = 5;

/** The most bytes of memory by which the process grew while the work was done, whatever was given back later. */
export async function growthWhile(work: () => Promise<unknown>): Promise<number> {
  (globalThis as { gc?: () => void }).gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const look = (): void => void (most = Math.max(most, process.memoryUsage.rss()));
  const timer = setInterval(look, PERIOD);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return most - before;
}
