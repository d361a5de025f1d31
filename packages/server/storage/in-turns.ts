/** Statements of background work that run at once: the rest of a pool's connections stay free for requests. */
const AT_ONCE = 4;

/** Runs background work a few items at a time; rejects with the first failure. */
export async function inTurns<T>(items: Iterable<T>, run: (item: T) => Promise<unknown>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
