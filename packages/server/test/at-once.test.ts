import assert from 'node:assert/strict';
import type { Analysis, Engine, Job } from '@housestyle/engine';
import { AtOnce } from '../analysts/at-once.ts';
import { createBuiltinAnalyst } from '../analysts/builtin.ts';
import { AnalystError } from '../analysts/types.ts';

const STYLE = { rules: null, termSubs: [], glossary: [] };
const TEXT = 'It is the the same.';
const patient = new AbortController().signal;
const job = (more: Partial<Job> = {}): Job => ({ mode: 'review', input: TEXT, style: STYLE, ...more });
const use = { preferred: 'use', avoid: ['utilize'] };
const entry = { term: 'Vault', definition: 'Where secrets are.', synonyms: [] };

let time = 0;
const clock = (): number => time;
/** Longer than others must have been away. */
const quiet = (): number => (time += 30);

const analysis: Analysis = { content: 'done', usage: { inputTokens: 1, outputTokens: 1 } };
const instant: Pick<Engine, 'analyze'> = { analyze: () => analysis };

describe('a short check', () => {
  const rule = { label: 'Short', description: 'Keep sentences under 25 words.' };
  const long = { preferred: 'use', avoid: ['utilize '.repeat(600)] };
  for (const [what, more, isShort] of [
    ['a review of a text', {}, true],
    ['a style check', { mode: 'style-check' }, true],
    ['one with a few terms', { style: { ...STYLE, termSubs: [use], glossary: [entry] } }, true],
    ['a text of 4,000 characters', { input: 'word '.repeat(800) }, true],
    ['a longer text', { input: 'word '.repeat(801) }, false],
    ['one with rules of its own', { style: { ...STYLE, rules: [rule] } }, false],
    ['one with long terms', { style: { ...STYLE, termSubs: [long] } }, false],
    ['one with many terms', { style: { ...STYLE, termSubs: Array(101).fill(use) } }, false],
    ['one with instructions', { customInstructions: 'No exclamation marks.' }, false],
    ['another mode', { mode: 'rewrite' }, false],
  ] as const satisfies [string, Partial<Job>, boolean][]) {
    it(`${isShort ? 'is' : 'is not'} ${what}`, async () => {
      const done = new AtOnce(instant, () => true, clock).run(job(more), patient);
      assert.equal(await done, isShort ? analysis : null);
    });
  }

  it('is for a thread where another came in the same turn, and so are those that follow closely', async () => {
    const atOnce = new AtOnce(instant, () => true, clock);
    const together = [atOnce.run(job(), patient), atOnce.run(job(), patient)];
    assert.deepEqual(await Promise.all(together), [null, null]);
    assert.equal(atOnce.run(job(), patient), null);
    quiet();
    assert.equal(await atOnce.run(job(), patient), analysis);
  });

  it('is for a thread where threads have jobs, also where they came later', async () => {
    let idle = false;
    const atOnce = new AtOnce(instant, () => idle, clock);
    assert.equal(atOnce.run(job(), patient), null);
    quiet();
    idle = true;
    const pending = atOnce.run(job(), patient);
    idle = false;
    assert.equal(await pending, null);
  });

  it('whose caller is gone is not done', async () => {
    const caller = new AbortController();
    const pending = new AtOnce(instant, () => true, clock).run(job(), caller.signal);
    caller.abort();
    assert.equal(await pending, null);
  });

  it('that took long is followed by a rest', async () => {
    const spin = (): Analysis => {
      const before = process.threadCpuUsage();
      for (let used = 0; used < 40_000;) {
        const { user, system } = process.threadCpuUsage(before);
        used = user + system;
      }
      time += 40;
      return analysis;
    };
    const atOnce = new AtOnce({ analyze: spin }, () => true, clock);
    assert.equal(await atOnce.run(job(), patient), analysis);
    quiet();
    assert.equal(atOnce.run(job(), patient), null);
  });

  it('is the last one where the engine throws: what it holds may be broken', async () => {
    const cause = new Error('secret');
    const broken = {
      analyze(): never {
        throw cause;
      },
    };
    const atOnce = new AtOnce(broken, () => true, clock);
    const isFailed = (error: unknown): boolean =>
      error instanceof AnalystError && error.failure === 'failed' && error.cause === cause;
    await assert.rejects(atOnce.run(job(), patient) ?? Promise.resolve(), isFailed);
    quiet();
    assert.equal(atOnce.run(job(), patient), null);
  });

  it('is done by the engine where it was asked, and by threads where there are several', async () => {
    // Its threads answer a text with itself: any other answer is the engine's.
    const worker = new URL('./support/slow-worker.ts', import.meta.url);
    const options = { threads: 2, queueLimit: 9, timeout: 20_000, worker, atOnce: true };
    const analyst = createBuiltinAnalyst(options);
    try {
      await analyst.warmUp();
      const told: number[] = [];
      const onProgress = ({ done }: { done: number }): void => void told.push(done);
      const { content } = await analyst.analyze(job(), patient, 'a', { onProgress });
      assert.match(content, /^1 finding in/);
      assert.equal(told.at(-1), 1);
      const several = await Promise.all([1, 2, 3].map(() => analyst.analyze(job(), patient, 'a')));
      assert.deepEqual(
        several.map((each) => each.content),
        [TEXT, TEXT, TEXT],
      );
    } finally {
      await analyst.close();
    }
  });
});
