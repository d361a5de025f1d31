import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { crc32 } from 'node:zlib';
import { identify } from '../../services/identify.ts';
import { isWellFormedKey, newKey } from '../../services/key-format.ts';
import { Browser, makeAccount, PASSWORD } from '../support/browser.ts';
import { figure, quantile } from '../support/figures.ts';
import { startTestService, type TestService } from '../support/service.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const MEGABYTE = 1024 * 1024;

describe('the time of an answer', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
    await makeAccount(service, 'writer@example.com', {});
  });
  after(() => service.stop());

  it('tells nothing of how much of a key is right', async () => {
    // Guesses of the end of a key, and of the end of what is no key: both begin alike each time, and with characters of the
    // same kinds, because the processor is quicker with what it has just seen. Of many keys, because the characters of any two
    // take their own time.
    const pairs: string[][] = [];
    while (pairs.length < 40) {
      const real = await service.key();
      pairs.push([real, strangerOf(real)]);
    }
    // Which of the two comes first, in memory and in lists too, is chance: what does takes a tenth of a microsecond less.
    const asked = Array.from({ length: 11_000 }, (_, round) => {
      const kinds = Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const);
      const keys = pairs[round % pairs.length] ?? [];
      return kinds.map((kind) => ({ kind, header: arrived(`Bearer ${neighbourOf(keys[kind] ?? '')}`) }));
    });
    const times: number[][] = [[], []];
    for (const [round, two] of asked.entries()) {
      for (const { kind, header } of two) {
        const started = process.hrtime.bigint();
        assert.equal(await identify(service.storage, header, new Date(NOW)), null);
        if (round >= 1000) times[kind]?.push(Number(process.hrtime.bigint() - started) / 1000);
      }
      // The end of a turn of the event loop, as between requests.
      if (round % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const [near = [], far = []] = times;
    const apart = Math.abs(quantile(near, 0.5) - quantile(far, 0.5));
    const t = welch(near, far);
    figure('key timing', 'medians differ by', apart, 'µs of 10,000 each');
    figure('key timing', 't =', t, '');
    assert.ok(apart < 1, `${apart} µs`);
    assert.ok(Math.abs(t) < 4.5, `t = ${t}`);
  });

  it('tells nothing of whether an account exists', async () => {
    const attempt = async (email: string): Promise<number> => {
      const started = performance.now();
      const { status } = await new Browser(service.address).post('/api/web/sign-in', {
        email,
        password: 'wrong',
      });
      assert.equal(status, 401);
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    let apart = Infinity;
    // More where the machine is busy: what differs by itself differs however often it is measured.
    for (let round = 0; round < 180 && !(round >= 45 && round % 15 === 0 && apart < 0.1); round++) {
      // Never throttled: each round is a day later.
      service.setTime(new Date(Date.parse(NOW) + round * 86_400_000).toISOString());
      const pair = [known, unknown];
      if (round % 2 === 1) pair.reverse();
      for (const list of pair)
        list.push(await attempt(list === known ? 'writer@example.com' : 'nobody@example.com'));
      apart = Math.abs(quantile(known, 0.5) / quantile(unknown, 0.5) - 1);
    }
    figure('sign-in timing', 'medians differ by', apart * 100, `% of ${known.length} each`);
    assert.ok(apart < 0.1, `${(apart * 100).toFixed(1)} %`);
  });

  it('stays short while twenty sign in at once, and so does the memory', async () => {
    const runs: { p99: number; memory: number }[] = [];
    const idle = monitorEventLoopDelay({ resolution: 5 });
    idle.enable();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    idle.disable();
    for (let run = 0; run < 5; run++) {
      service.setTime(`2027-0${run + 3}-01T10:00:00.000Z`);
      runs.push(await signInTogether(service.address));
    }
    // The best: what other programs delay is not ours, and what is ours delays every run.
    const p99 = Math.min(...runs.map((run) => run.p99));
    const memory = Math.max(...runs.map((run) => run.memory));
    // Where other programs delay a loop that does nothing, that much is theirs.
    const others = idle.percentile(99) / 1e6;
    figure('sign-ins', 'event loop p99', p99, `ms under 20 at once, ${others.toFixed(1)} ms without any`);
    figure('sign-ins', 'memory', memory, 'MB more');
    assert.ok(p99 < 50 || p99 - others < 25, `${p99} ms, ${others} ms without any`);
    // Two at a time, 46 MiB each, and what the allocator keeps of those before.
    assert.ok(memory < 256, `${memory} MB`);
  });
});

async function signInTogether(address: string): Promise<{ p99: number; memory: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      new Browser(address).post('/api/web/sign-in', {
        email: index % 2 === 0 ? 'writer@example.com' : `nobody${index}@example.com`,
        password: index % 2 === 0 ? PASSWORD : 'wrong',
      }),
    ),
  );
  delay.disable();
  clearInterval(watch);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    outcomes.map((_, index) => (index % 2 === 0 ? 200 : 401)),
  );
  return { p99: delay.percentile(99) / 1e6, memory: (most - before) / MEGABYTE };
}

/** A text as it comes in a request: in one piece, not put together from others. */
function arrived(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** What is no key, with letters, digits and capitals where the key has them. */
function strangerOf(key: string): string {
  const next = (text: string, base: number, count: number): string =>
    String.fromCharCode(base + ((text.charCodeAt(0) - base + 1) % count));
  const random = key
    .slice('housestyle_'.length)
    .replace(/[a-z]/g, (one) => next(one, 97, 26))
    .replace(/[A-Z]/g, (one) => next(one, 65, 26))
    .replace(/\d/g, (one) => next(one, 48, 10));
  return `housestyle_${random}`;
}

/** A well-formed key that differs from a real one in the last of its random characters, and so in its checksum. */
function neighbourOf(key: string): string {
  const random = key.slice('housestyle_'.length, -6);
  for (;;) {
    const other = random.slice(0, -2) + newKey().slice(-8, -6);
    const candidate = `housestyle_${other}${checksum(other)}`;
    if (candidate !== key && isWellFormedKey(candidate)) return candidate;
  }
}

function checksum(text: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let rest = crc32(text);
  let digits = '';
  for (let index = 0; index < 6; index++) {
    digits = alphabet.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Welch's t of what is left without the slowest tenth, which other programs made slow. */
function welch(first: readonly number[], second: readonly number[]): number {
  const limit = quantile([...first, ...second], 0.9);
  const parts = [first, second].map((all) => {
    const kept = all.filter((time) => time < limit);
    const mean = kept.reduce((sum, time) => sum + time, 0) / kept.length;
    const variance = kept.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (kept.length - 1);
    return { mean, error: variance / kept.length };
  });
  const [a = { mean: 0, error: 0 }, b = a] = parts;
  return (a.mean - b.mean) / Math.sqrt(a.error + b.error);
}
