import assert from 'node:assert/strict';
import {
  analyzeResponseSchema,
  MODES,
  type AnalyzeRequest,
  type AnalyzeResponse,
} from '@housestyle/contract';
import { createBuiltinAnalyst } from '../analysts/builtin.ts';
import { check } from '../check.ts';
import { startTestService, type TestService } from './support/service.ts';

describe('the service with its engine', () => {
  let service: TestService;
  let key: string;
  before(async () => {
    const analyst = createBuiltinAnalyst({ threads: 2, queueLimit: 100, timeout: 20_000 });
    service = await startTestService({ analyst });
    key = await service.key({ limit: 1000 });
  });
  after(() => service.stop());

  const input = '# Start\r\n\r\nPlease click on the the `the the` button 🧵 in order to start.\r\n';
  const ask = async (body: Record<string, unknown>): Promise<AnalyzeResponse> => {
    const response = await service.analyze(key, { input, ...body });
    assert.equal(response.status, 200);
    return analyzeResponseSchema.strict().parse(await response.json());
  };

  it('answers a review with findings at the right places', async () => {
    const { suggestions = [], content, mode } = await ask({ mode: 'review', format: 'suggestions' });
    assert.equal(mode, 'review');
    assert.ok(content.includes('the the') && suggestions.length > 0);
    for (const { range, original } of suggestions)
      assert.equal(original, input.slice(range.start, range.end));
    assert.equal((await ask({ mode: 'review' })).suggestions, undefined);
  });

  it('applies the terms of the request', async () => {
    const { content } = await ask({
      mode: 'rewrite',
      termSubs: [{ preferred: 'control', avoid: ['button'] }],
    });
    assert.match(content, /control/);
    assert.match(content, /`the the`/);
  });

  it('answers every mode with 200, or with 502 that is not counted', async () => {
    for (const { name, needsModel } of MODES) {
      const response = await service.analyze(key, { mode: name, input });
      const { error } = (await response.json()) as { error?: { code: string; message: string } };
      if (needsModel) assert.equal(response.status, 502, name);
      if (response.status === 200) continue;
      assert.deepEqual([response.status, error?.code], [502, 'UPSTREAM_ERROR'], name);
      assert.match(error?.message ?? '', /not counted/);
    }
    assert.match(
      await (await fetch(`${service.address}/metrics`)).text(),
      /mode="translate",outcome="UPSTREAM_ERROR"/,
    );
  });

  const requests: readonly AnalyzeRequest[] = [
    { mode: 'style-check', input, format: 'suggestions' },
    { mode: 'review', input, audience: 'consumer', docType: 'guide' },
    { mode: 'review', input, rules: [{ label: 'Buttons', description: 'Don’t use “button”.' }] },
    { mode: 'ux-review', input, termSubs: [{ preferred: 'control', avoid: ['button'] }], glossary: [] },
    { mode: 'translate', input },
  ];
  for (const request of requests) {
    it(`answers as a process without a service does: ${JSON.stringify({ ...request, input: '' })}`, async () => {
      const response = await service.analyze(key, request);
      const alone = await check(request);
      assert.ok(alone);
      if (alone.ok) {
        const { quota: _, ...answer } = await analyzeResponseSchema.parseAsync(await response.json());
        assert.deepEqual({ ...alone.response, quota: undefined }, { ...answer, quota: undefined });
      } else {
        const { ok: _, status, ...error } = alone;
        assert.deepEqual([status, { error }], [response.status, await response.json()]);
      }
    });
  }

  it('is needed for documents that are too long and for expressions of others', async () => {
    const rule = {
      label: 'Own',
      description: 'Own.',
      check: { extends: 'existence' as const, message: 'No “%s”.', tokens: ['(a+)+b'] },
    };
    assert.equal(await check({ mode: 'review', input: 'a'.repeat(200_001) }), null);
    assert.equal(await check({ mode: 'review', input, rules: [rule] }), null);
  });

  it('serves a quick document while the longest one is analysed', async () => {
    const long = 'Please click on the the button in order to start, and utilize it. '
      .repeat(3000)
      .slice(0, 199_999);
    let finished = false;
    const slow = ask({ mode: 'review', input: long }).then(() => (finished = true));
    const started = performance.now();
    await ask({ mode: 'review' });
    const quick = performance.now() - started;
    const quickFirst = !finished;
    await slow;
    assert.ok(quickFirst || quick < 100, `${quick} ms`);
  });
});
