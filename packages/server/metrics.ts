import type { ErrorCode, Mode } from '@housestyle/contract';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** `OK`, the code of the error, or `ABORTED` where the caller hung up. */
export type RequestOutcome = 'OK' | 'ABORTED' | ErrorCode;

export interface Metrics {
  readonly contentType: string;
  countRequest(mode: Mode | null, outcome: RequestOutcome, seconds: number): void;
  text(): Promise<string>;
}

export interface MetricSources {
  /** Jobs that wait for a thread. */
  queueLength(): number;
  /** Bytes of the database's write-ahead log. */
  walSize(): number;
}

/** Metrics for Prometheus. No label tells an account, a key or a document. */
export function createMetrics({ queueLength, walSize }: MetricSources): Metrics {
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
  const refusals = new Counter({
    name: 'housestyle_quota_refusals_total',
    help: 'Requests refused because the month was used up.',
    registers,
  });
  new Gauge({
    name: 'housestyle_queue_length',
    help: 'Documents that wait for their analysis.',
    registers,
    collect() {
      this.set(queueLength());
    },
  });
  new Gauge({
    name: 'housestyle_database_wal_bytes',
    help: 'Size of the write-ahead log of the database.',
    registers,
    collect() {
      this.set(walSize());
    },
  });
  return {
    contentType: registry.contentType,
    countRequest(mode, outcome, seconds) {
      requests.inc({ mode: mode ?? 'none', outcome });
      durations.observe({ mode: mode ?? 'none' }, seconds);
      if (outcome === 'RATE_LIMIT_EXCEEDED') refusals.inc();
    },
    text: () => registry.metrics(),
  };
}
