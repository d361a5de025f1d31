import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { inspectStrings } from '../../modes/ux/inspect.ts';
import { compileStyle } from '../../style/compile.ts';

/** Milliseconds of processor time. */
const LIMIT = 2500;

describe('a process that has run for long', () => {
  // V8 no longer looks ahead in patterns once it has compiled about a megabyte of them.
  before(() => setFlagsFromString('--no-regexp-optimization'));
  after(() => setFlagsFromString('--regexp-optimization'));

  it('reads an interface string of many commas as fast as one that has just begun', () => {
    const text = `{name}, ${'foo, '.repeat(10_000)}`;
    const string = { key: '', text, start: 0, end: text.length, encode: String };
    const style = compileStyle({ rules: [], termSubs: [], glossary: [] }, []);
    const before = process.threadCpuUsage();
    inspectStrings([string], style);
    const { user, system } = process.threadCpuUsage(before);
    assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
  });
});
