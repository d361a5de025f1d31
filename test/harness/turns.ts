/**
 * Does what waits for a processor, so much at once.
 * @param batches each ready at its own time, in the order of their importance; they never reject
 * @param act never rejects
 */
export async function takeTurns<Turn extends object>(
  batches: readonly Promise<readonly Turn[]>[],
  atOnce: number,
  act: (turn: Turn) => Promise<void>,
): Promise<void> {
  const waiting: Turn[][] = batches.map(() => []);
  const pending = new Set<Promise<void>>();
  for (const [rank, batch] of batches.entries()) {
    const ready = batch.then((turns) => {
      waiting[rank] = [...turns];
      pending.delete(ready);
    });
    pending.add(ready);
  }
  // While others get ready, what comes last and takes shortest: they are to start as soon as they can.
  const next = (): Turn | undefined =>
    pending.size > 0 ? waiting.findLast(isLeft)?.pop() : waiting.find(isLeft)?.shift();
  const work = async (): Promise<void> => {
    for (;;) {
      const turn = next();
      if (turn) await act(turn);
      else if (pending.size > 0) await Promise.race(pending);
      else return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const isLeft = (turns: readonly unknown[]): boolean => turns.length > 0;
