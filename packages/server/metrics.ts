import type { ErrorCode, Mode, Usage } from '@housestyle/contract';
import type { WebErrorCode } from '@housestyle/contract/web';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnalystFailure, HeapSize } from './analysts/types.ts';

/** `OK`, the code of the error, or `ABORTED` where the caller hung up. */
export type RequestOutcome = 'OK' | 'ABORTED' | ErrorCode | WebErrorCode;

export interface Metrics {
  readonly contentType: string;
  countRequest(mode: Mode | null, outcome: RequestOutcome, seconds: number): void;
  /** An analysis that failed after it was admitted, by reason. */
  countFailure(reason: AnalystFailure): void;
  /** What an analysis that was answered cost. */
  countTokens(mode: Mode, usage: Usage): void;
  text(): Promise<string>;
}

export interface MetricSources {
  /** Jobs that wait for a thread. */
  queueLength(): number;
  /** Jobs that run. */
  running(): number;
  /** Bytes of the database's write-ahead log. */
  walSize(): number;
  /** Bytes of the objects that the engine's threads hold. */
  engineHeap(): Promise<HeapSize>;
}

/**
 * Metrics for Prometheus. No label tells an account, a key or a document. Names never change: dashboards depend on
 * them. The event loop's lag is `nodejs_eventloop_lag_seconds` and its quantiles, from the default metrics.
 */
export function createMetrics({ queueLength, running, walSize, engineHeap }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'housestyle_requests_total',
    help: 'Requests by mode and outcome.',
    labelNames: ['mode', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'housestyle_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer.',
    labelNames: ['mode'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
  const refusals = counter(
    'housestyle_quota_refusals_total',
    'Requests refused because the month was used up.',
  );
  const overloads = counter('housestyle_overload_refusals_total', 'Requests refused because too many wait.');
  const failures = new Counter({
    name: 'housestyle_upstream_failures_total',
    help: 'Analyses that failed, by reason: failed, slow, runaway or unserved.',
    labelNames: ['reason'],
    registers,
  });
  const tokens = new Counter({
    name: 'housestyle_tokens_total',
    help: "Tokens of answered analyses, the model's or the engine's own, by mode and direction: input or output.",
    labelNames: ['mode', 'direction'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('housestyle_queue_length', 'Documents that wait for their analysis.', queueLength);
  gauge('housestyle_jobs_running', 'Documents that are being analysed.', running);
  gauge('housestyle_database_wal_bytes', 'Size of the write-ahead log of the database.', walSize);
  gauge(
    'housestyle_engine_heap_bytes',
    "Objects that the engine's threads hold.",
    async () => (await engineHeap()).used,
  );
  gauge(
    'housestyle_engine_heap_total_bytes',
    "Memory that the engine's threads have for objects.",
    async () => (await engineHeap()).total,
  );
  return {
    contentType: registry.contentType,
    countRequest(mode, outcome, seconds) {
      requests.inc({ mode: mode ?? 'none', outcome });
      durations.observe({ mode: mode ?? 'none' }, seconds);
      if (outcome === 'RATE_LIMIT_EXCEEDED') refusals.inc();
      if (outcome === 'OVERLOADED') overloads.inc();
    },
    countFailure: (reason) => failures.inc({ reason }),
    countTokens(mode, { inputTokens, outputTokens }) {
      tokens.inc({ mode, direction: 'input' }, inputTokens);
      tokens.inc({ mode, direction: 'output' }, outputTokens);
    },
    text: () => registry.metrics(),
  };
}
