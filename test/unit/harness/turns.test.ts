import assert from 'node:assert/strict';
import { takeTurns } from '../../harness/turns.ts';

describe('turns', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));

  /** The names in the order in which they began and ended; `hold` lets a turn wait for what comes later. */
  async function order(
    batches: readonly Promise<readonly { readonly name: string }[]>[],
    atOnce: number,
    hold: Readonly<Record<string, Promise<unknown>>> = {},
  ): Promise<readonly string[]> {
    const told: string[] = [];
    await takeTurns(batches, atOnce, async ({ name }) => {
      told.push(`+${name}`);
      await hold[name];
      told.push(`-${name}`);
    });
    return told;
  }

  it('are taken in order where all are ready, so many at once', async () => {
    const batches = [Promise.resolve(named('a', 'b')), Promise.resolve(named('c'))];
    await Promise.all(batches);
    assert.deepEqual(await order(batches, 1), ['+a', '-a', '+b', '-b', '+c', '-c']);
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 5);
    assert.deepEqual(await order(batches, 2, { a: promise }), ['+a', '+b', '-b', '+c', '-c', '-a']);
  });

  it('that come last fill the time until the first are ready', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly { name: string }[]>();
    const done = order([promise, Promise.resolve(named('long', 'short', 'shortest'))], 1, {
      shortest: promise,
    });
    setTimeout(() => resolve(named('first')), 5);
    assert.deepEqual(
      (await done).filter((each) => each.startsWith('+')),
      ['+shortest', '+first', '+long', '+short'],
    );
  });

  it('are waited for, and may be none', async () => {
    const late = new Promise<readonly { name: string }[]>((resolve) =>
      setTimeout(() => resolve(named('a')), 5),
    );
    assert.deepEqual(await order([late, Promise.resolve([])], 2), ['+a', '-a']);
    assert.deepEqual(await order([], 2), []);
  });
});
