import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { figure, quantile } from '../support/figures.ts';
import { runProgram, startProgram, type Program } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

const MINUTES = Number(process.env.HOUSESTYLE_LONG_MINUTES ?? 10);
const MEGABYTE = 1024 * 1024;
/** Requests a second: a fraction of what one core does, so that the run measures memory and not the machine. */
const RATE = 120;

describe('a soak', function () {
  this.timeout(MINUTES * 60_000 + 120_000);
  let folder: string;
  let program: Program;
  let key: string;
  before(async () => {
    folder = await temporaryFolder();
    const admin = async (...args: string[]): Promise<string> =>
      (await runProgram('admin/main.ts', [...args, '--json'], { DATA_DIR: folder })).output;
    await admin('account', 'create', '--email', 'a@example.com', '--tier', 'pro');
    ({ key } = JSON.parse(await admin('key', 'create', '--email', 'a@example.com')) as { key: string });
    program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  });
  after(async () => {
    await program.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  const gauges = async (): Promise<Omit<Sample, 'minute'>> => {
    const text = await (await fetch(`${program.address}/metrics`)).text();
    const read = (name: string): number =>
      Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / MEGABYTE;
    return {
      heap: read('nodejs_heap_size_used_bytes') + read('housestyle_engine_heap_bytes'),
      resident: read('process_resident_memory_bytes'),
      total: read('nodejs_heap_size_total_bytes') + read('housestyle_engine_heap_total_bytes'),
      wal: read('housestyle_database_wal_bytes'),
    };
  };

  it(`of ${MINUTES} minutes leaves memory and write-ahead log flat, and no request unanswered`, async () => {
    const paragraph = 'Please click on the the button in order to start, and utilize it as needed. ';
    let sent = 0;
    const wrong: string[] = [];
    const times: number[] = [];
    const send = async (): Promise<void> => {
      const input = paragraph.repeat(1 + (sent++ % 40)) + sent;
      const started = performance.now();
      const response = await fetch(`${program.address}/api/v1/analyze`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
        body: JSON.stringify({ mode: sent % 2 === 0 ? 'review' : 'rewrite', input }),
      });
      await response.text();
      times.push(performance.now() - started);
      if (response.status !== 200) wrong.push(String(response.status));
    };
    const samples: Sample[] = [];
    const started = performance.now();
    const elapsed = (): number => (performance.now() - started) / 60_000;
    const pending = new Set<Promise<unknown>>();
    for (let next = 0; elapsed() < MINUTES; await sleep(20)) {
      while (pending.size < 64 && sent < elapsed() * 60 * RATE) {
        const one = send().catch((error: unknown) => wrong.push(String(error)));
        pending.add(one);
        void one.finally(() => pending.delete(one));
      }
      if (elapsed() < next) continue;
      next = elapsed() + MINUTES / 400;
      samples.push({ minute: elapsed(), ...(await gauges()) });
    }
    await Promise.all(pending);
    // The first third fills caches and lets the compiler settle.
    const settled = samples.slice(Math.floor(samples.length / 3));
    const held = slopeOf(lowest(settled));
    // V8 takes pages and gives them back with a full collection, minutes apart: what the rest of the process holds is flat.
    const outside = settled.map(({ resident, total }) => resident - total);
    const wal = Math.max(...samples.map((one) => one.wal));
    figure(
      'soak',
      'held after collections',
      held.slope,
      `± ${held.error.toFixed(2)} MB/min over ${MINUTES} min`,
    );
    const third = Math.floor(settled.length / 3);
    const [early, late] = [quantile(outside.slice(0, third), 0.5), quantile(outside.slice(-third), 0.5)];
    figure('soak', 'outside of the heaps', early, `MB, then ${late.toFixed(0)} MB`);
    const peaks = [samples.slice(0, -settled.length), settled].map((part) =>
      Math.max(...part.map((one) => one.resident)),
    );
    figure('soak', 'resident at most', peaks[0] ?? 0, `MB, then ${peaks[1]?.toFixed(0)} MB`);
    figure('soak', 'failed', wrong.length, `of ${sent} requests`);
    figure('soak', 'p99', quantile(times, 0.99), 'ms');
    figure('wal', 'largest', wal, `MB after ${sent} requests`);
    assert.deepEqual(wrong.slice(0, 5), []);
    assert.ok(wal <= 8, `${wal} MB`);
    // A shorter run measures the warm-up.
    if (MINUTES < 5) return;
    assert.ok(held.slope - held.error < 1, `${held.slope} ± ${held.error} MB/min are held`);
    assert.ok(late < early * 1.05, `${early} MB outside of the heaps became ${late} MB`);
    const [before = 0, after = 0] = peaks;
    // The young generation of each thread may grow to its limit at any time.
    assert.ok(after < before * 1.4, `At most ${before} MB resident became ${after} MB`);
  });
});

interface Sample {
  readonly minute: number;
  /** MB: objects of all threads, those included that the next collection frees. */
  readonly heap: number;
  /** MB. */
  readonly resident: number;
  /** MB: what V8 has for objects in all threads, used or not. */
  readonly total: number;
  /** MB. */
  readonly wal: number;
}

/**
 * What is held once garbage is collected, in time: the lowest of each 15 samples, because between two collections the
 * heap only grows, leak or none.
 */
function lowest(samples: readonly Sample[]): [minute: number, heap: number][] {
  const parts = Array.from({ length: Math.floor(samples.length / 15) }, (_, index) =>
    samples.slice(15 * index, 15 * (index + 1)),
  );
  return parts.map((part) => {
    const least = part.reduce((best, one) => (one.heap < best.heap ? one : best));
    return [least.minute, least.heap];
  });
}

/** Least squares, with half the width of the 95 % confidence interval. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): { slope: number; error: number } {
  const mean = (pick: (point: readonly [number, number]) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [mx, my] = [mean(([x]) => x), mean(([, y]) => y)];
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread;
  const rest = points.reduce((sum, [x, y]) => sum + (y - my - slope * (x - mx)) ** 2, 0);
  return { slope, error: 2 * Math.sqrt(rest / Math.max(1, points.length - 2) / spread) };
}
