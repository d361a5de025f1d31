import assert from 'node:assert/strict';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { together } from '../../storage/together.ts';

describe('what is asked together', () => {
  it('is asked once for all of one turn that ask for the same, and anew for those of the next', async () => {
    const runs: [string, number][] = [];
    const ask = together<string, string>({
      nameOf: (input) => input,
      run: async (input, times) => {
        runs.push([input, times]);
        return Array.from({ length: times }, (_, index) => `${input}${index}`);
      },
    });
    const first = [ask('a'), ask('b'), ask('a')];
    await endOfTurn();
    const next = ask('a');
    assert.deepEqual(await Promise.all([...first, next]), ['a0', 'b0', 'a1', 'a0']);
    assert.deepEqual(runs, [
      ['a', 2],
      ['b', 1],
      ['a', 1],
    ]);
  });

  it('begins after everything that was done before somebody asked', async () => {
    let value = 'old';
    const ask = together<string, string>({ nameOf: (name) => name, run: async () => [value, value] });
    const answers = [ask('a')];
    value = 'new';
    answers.push(ask('a'));
    assert.deepEqual(await Promise.all(answers), ['new', 'new']);
  });

  it('waits for what is on its way for the same, where only one may be', async () => {
    const runs: [string, number][] = [];
    const gates: (() => void)[] = [];
    const ask = together<string, number>({
      nameOf: (input) => input,
      oneAtATime: true,
      run: async (input, times) => {
        runs.push([input, times]);
        if (input === 'a') await new Promise<void>((resolve) => gates.push(resolve));
        return Array.from({ length: times }, () => times);
      },
    });
    const first = ask('a');
    await endOfTurn();
    const later = [ask('a'), ask('a')];
    assert.equal(await ask('b'), 1);
    assert.deepEqual(runs, [
      ['a', 1],
      ['b', 1],
    ]);
    gates[0]?.();
    assert.equal(await first, 1);
    while (gates.length < 2) await endOfTurn();
    gates[1]?.();
    assert.deepEqual(await Promise.all(later), [2, 2]);
  });

  it('fails for all who asked, or for one alone, and goes on', async () => {
    let fails = true;
    const ask = together<string, string>({
      nameOf: () => '',
      oneAtATime: true,
      run: async () => {
        if (fails) throw new Error('down');
        return ['one', Promise.reject(new Error('two'))];
      },
    });
    const outcomes = async (): Promise<string[]> =>
      (await Promise.allSettled([ask(''), ask('')])).map((outcome) =>
        outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Error).message,
      );
    assert.deepEqual(await outcomes(), ['down', 'down']);
    fails = false;
    assert.deepEqual(await outcomes(), ['one', 'two']);
  });
});
