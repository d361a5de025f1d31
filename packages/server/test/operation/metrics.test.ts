import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnalystError } from '../../analysts/types.ts';
import { echoAnalyst, REVIEW, startTestService } from '../support/service.ts';

/** Dashboards depend on these names: they never change. */
const NAMES = [
  'housestyle_database_wal_bytes',
  'housestyle_engine_heap_bytes',
  'housestyle_engine_heap_total_bytes',
  'housestyle_jobs_running',
  'housestyle_overload_refusals_total',
  'housestyle_queue_length',
  'housestyle_quota_refusals_total',
  'housestyle_request_duration_seconds',
  'housestyle_requests_total',
  'housestyle_tokens_total',
  'housestyle_upstream_failures_total',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_eventloop_lag_seconds',
  'process_resident_memory_bytes',
];

describe('metrics', () => {
  it('have the names that dashboards depend on, and count what happened', async () => {
    const analyst = echoAnalyst((input) =>
      input === 'ok' ? Promise.resolve() : Promise.reject(new AnalystError(input as 'slow', 'No.')),
    );
    const service = await startTestService({ analyst });
    try {
      const key = await service.key();
      for (const input of ['ok', 'slow', 'runaway', 'unserved', 'failed', 'busy'])
        await (await service.analyze(key, { ...REVIEW, input })).text();
      await sleep(50);
      const text = await (await fetch(`${service.address}/metrics`)).text();
      for (const name of NAMES) assert.match(text, new RegExp(`^# TYPE ${name} `, 'm'));
      for (const line of [
        'housestyle_requests_total{mode="review",outcome="OK"} 1',
        'housestyle_requests_total{mode="review",outcome="UPSTREAM_ERROR"} 4',
        'housestyle_requests_total{mode="review",outcome="OVERLOADED"} 1',
        'housestyle_overload_refusals_total 1',
        'housestyle_tokens_total{mode="review",direction="input"} 1',
        'housestyle_tokens_total{mode="review",direction="output"} 1',
        ...['slow', 'runaway', 'unserved', 'failed'].map(
          (reason) => `housestyle_upstream_failures_total{reason="${reason}"} 1`,
        ),
      ])
        assert.ok(text.includes(`${line}\n`), line);
      assert.ok(!text.includes('reason="busy"'));
    } finally {
      await service.stop();
    }
  });
});
