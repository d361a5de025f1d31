import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createEngine, type Job } from '../index.ts';
import { createEngineOnDemand, UnservedModeError } from '../on-demand.ts';
import { RULES } from '../rules/index.ts';
import { compileStyle } from '../style/compile.ts';
import { DEFAULT_RULES } from '../style/default-rules.ts';

const PRESET: Job['style'] = {
  rules: null,
  termSubs: [{ preferred: 'sign in', avoid: ['log in'] }],
  glossary: [],
};
const INPUT = '# Start\n\nIn order to log in, please click on the the `run` button.\n';
const CHECKS: readonly Job[] = [
  { mode: 'review', input: INPUT, style: PRESET },
  { mode: 'review', input: INPUT, style: PRESET, format: 'suggestions', audience: 'consumer' },
  { mode: 'style-check', input: INPUT, style: PRESET },
];
const OTHERS: readonly Job[] = [
  { mode: 'rewrite', input: INPUT, style: PRESET },
  {
    mode: 'review',
    input: INPUT,
    style: { ...PRESET, rules: [{ label: 'Buttons', description: 'Don’t use “button”.' }] },
  },
  { mode: 'review', input: INPUT, style: PRESET, customInstructions: 'Don’t use “button”.' },
  { mode: 'style-check', input: INPUT, style: { ...PRESET, rules: [] } },
];

describe('the engine on demand', () => {
  for (const job of CHECKS) {
    it(`answers as the whole engine does, with nothing loaded: ${job.mode}, ${job.format ?? 'prose'}`, () => {
      assert.deepEqual(createEngineOnDemand().analyze(job), createEngine().analyze(job));
    });
  }

  for (const job of OTHERS) {
    it(`loads what a job needs: ${JSON.stringify({ ...job, input: '', style: job.style.rules })}`, async () => {
      const engine = createEngineOnDemand();
      assert.throws(() => engine.analyze(job), /prepare/);
      await engine.prepare(job);
      assert.deepEqual(engine.analyze(job), createEngine().analyze(job));
      const [check] = CHECKS;
      assert(check);
      assert.deepEqual(engine.analyze(check), createEngine().analyze(check));
    });
  }

  it('opens a text to be edited, once what its style needs is loaded', async () => {
    const engine = createEngineOnDemand();
    const [, ruled] = OTHERS;
    assert(ruled);
    const expected = createEngine().open(ruled).update(INPUT);
    assert(expected.some(({ original }) => original === 'button'));
    assert.throws(() => engine.open(ruled), /prepare/);
    assert.deepEqual(
      engine.open({ input: INPUT, style: PRESET }).update(INPUT),
      createEngine().open({ input: INPUT, style: PRESET }).update(INPUT),
    );
    await engine.prepare(ruled);
    assert.deepEqual(engine.open(ruled).update(INPUT), expected);
  });

  it('has the default rules at hand, in their order', () => {
    const { rules } = compileStyle(PRESET, RULES);
    assert.deepEqual(
      DEFAULT_RULES.map(({ id }) => id),
      rules.map(({ id }) => id).filter((id) => id !== 'terms'),
      'List in style/default-rules.ts what of rules/index.ts is in the preset or for correctness.',
    );
  });

  it('serves the modes of the whole engine, and tells which language model the others need', async () => {
    const engine = createEngineOnDemand();
    assert.deepEqual(engine.modes, createEngine().modes);
    const job: Job = { mode: 'translate', input: 'Hello', style: PRESET };
    await engine.prepare(job);
    assert.throws(() => engine.analyze(job), UnservedModeError);
  });

  it('loads for a check by the preset nothing that reads rules in words, Vale’s rules, source code or YAML', () => {
    const child = join(import.meta.dirname, 'modules-loaded.ts');
    const loaded = JSON.parse(execFileSync(process.execPath, [child], { encoding: 'utf8' })) as Loaded;
    assert(loaded.review.some((url) => url.endsWith('engine/rules/wordiness.ts')));
    for (const part of OPTIONAL) {
      assert.deepEqual(
        loaded.review.filter((url) => part.test(url)),
        [],
      );
      assert(
        loaded.rewrite.some((url) => part.test(url)),
        `${part} is nowhere any more`,
      );
    }
  });
});

interface Loaded {
  readonly review: readonly string[];
  readonly rewrite: readonly string[];
}

/** What only some jobs need. */
const OPTIONAL = [
  /engine\/style\/free-text\//,
  /engine\/style\/presets\//,
  /engine\/vale\//,
  /engine\/rules\/passive-voice/,
  /engine\/code\//,
  /engine\/modes\/generate/,
  /engine\/modes\/ux\//,
  /node_modules\/yaml\//,
];
