import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';
import { inspectStrings } from '../../modes/ux/inspect.ts';
import { compileStyle } from '../../style/compile.ts';
import { HOSTILE_TEXTS, STYLE } from './hostile-texts.ts';

/** Milliseconds of processor time: what a second is on a machine that does nothing else, with room for one that is busy. */
const LIMIT = 2500;

describe('200,000 hostile characters', () => {
  const engine = createEngine();
  for (const { name, make, modes } of HOSTILE_TEXTS) {
    for (const mode of modes) {
      const input = make();
      it(`take bounded time in ${mode}: ${name}`, () => {
        const before = process.threadCpuUsage();
        engine.analyze({ mode, input, style: STYLE });
        const { user, system } = process.threadCpuUsage(before);
        assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
      });
    }
  }

  it('take bounded time in one interface string with a finding for each word', () => {
    const text = `{name}, ${'foo, '.repeat(40_000)}`;
    const string = { key: '', text, start: 0, end: text.length, encode: String };
    const style = compileStyle({ ...STYLE, termSubs: [{ preferred: 'bar', avoid: ['foo'] }] }, []);
    const before = process.threadCpuUsage();
    assert.ok(inspectStrings([string], style).length > 40_000);
    const { user, system } = process.threadCpuUsage(before);
    assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
  });
});
