import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { table } from './measure.ts';
import { PORTKEY, startContenders, type Contender } from './model/contenders.ts';
import { promptTokens } from './model/prompt-tokens.ts';
import type { SteadyOptions, SteadyResult } from './model/steady.ts';
import { processorTime } from './service/processor-time.ts';
import { LOAD_CORE, PINNED, Programs, SERVER_CORE } from './service/programs.ts';
import { TargetsMissed, type Suite } from './types.ts';

/** Requests a second, and milliseconds until the upstream answers. */
const RATE = 100;
const DELAY = 200;
/** Rounds in which all have their turn, so that a busy machine slows every one alike. */
const ROUNDS = 3;
const SECONDS = 5;
/** Seconds that are not counted, in the first round and in the others: Node.js compiles what runs often. */
const WARM = [8, 1, 1];
const DOCUMENT = path.join(import.meta.dirname, '../node_modules/fastify/docs/Guides/Getting-Started.md');

interface Measured {
  readonly contender: Contender;
  readonly times: number[];
  failed: number;
  /** Milliseconds of all rounds, warming up included, and the requests they were for. */
  processor: number;
  requests: number;
}

interface Row extends Measured {
  /** Milliseconds beyond the upstream's own. */
  readonly p50: number;
  readonly p99: number;
}

/** What the service adds to a language model's own time, beside Portkey's gateway, in one run. */
export const modelSuite: Suite = {
  name: 'model',
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-model-'));
    const programs = new Programs();
    const loadBefore = loadavg()[0] ?? 0;
    try {
      const input = (await readFile(DOCUMENT, 'utf8')).slice(0, 2000);
      const contenders = await startContenders(programs, folder, input, DELAY);
      const rows = (await measureAll(programs, contenders)).map(rowOf);
      const verdicts = rows.filter(({ contender }) => contender.against).map((row) => judge(row, rows));
      const held = verdicts.every(({ holds }) => holds);
      const report = [
        `Model: Node ${process.version}, ${cpus().length} processors${PINNED ? `; servers on core ${SERVER_CORE}, load and upstream on core ${LOAD_CORE}` : ''}; ${RATE} requests a second, ${ROUNDS} rounds of ${SECONDS} s; an upstream that answers after ${DELAY} ms; document of ${input.length} characters; load average before: ${loadBefore.toFixed(1)}, after: ${(loadavg()[0] ?? 0).toFixed(1)}`,
        describe(rows),
        promptTokens(),
        `Verdict: ${held ? 'held' : 'MISSED'}. One call and its guards add, as a share of what Portkey adds (at most 1.00): ${verdicts.map(({ text }) => text).join('; ')}.`,
      ].join('\n\n');
      if (!held) throw new TargetsMissed(report);
      return report;
    } finally {
      await programs.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureAll(programs: Programs, contenders: readonly Contender[]): Promise<Measured[]> {
  const all = contenders.map((contender): Measured => ({
    contender,
    times: [],
    failed: 0,
    processor: 0,
    requests: 0,
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const measured of all) {
      const { ask, pid } = measured.contender;
      const options: SteadyOptions = { ...ask, rate: RATE, warm: WARM[round] ?? 1, seconds: SECONDS };
      const pids = pid === null ? [] : [pid];
      const before = await processorTime(pids);
      const { times, failed } = await programs.run<SteadyResult>('../model/steady.ts', options);
      measured.processor += 1000 * ((await processorTime(pids)) - before);
      measured.requests += RATE * (options.warm + SECONDS);
      measured.times.push(...times);
      measured.failed += failed;
    }
  return all;
}

function rowOf(measured: Measured): Row {
  const times = measured.times.toSorted((a, b) => a - b);
  const at = (share: number): number => (times[Math.floor(times.length * share)] ?? Number.NaN) - DELAY;
  return { ...measured, p50: at(0.5), p99: at(0.99) };
}

function describe(rows: readonly Row[]): string {
  const portkey = rows.find(({ contender }) => contender.name === PORTKEY);
  const cells = rows.map(({ contender: { name }, p50, p99, processor, requests, times, failed }) => [
    name,
    p50.toFixed(1),
    p99.toFixed(1),
    ratio(p50, portkey?.p50),
    ratio(p99, portkey?.p99),
    (processor / requests).toFixed(2),
    String(times.length),
    String(failed),
  ]);
  const head = [
    'added p50 ms',
    'added p99 ms',
    'of Portkey',
    'of Portkey',
    'processor ms',
    'answered',
    'failed',
  ];
  return table([['', ...head], ...cells]);
}

/** One call and its guards, against the same call handed on. */
function judge(row: Row, rows: readonly Row[]): { holds: boolean; text: string } {
  const { name, against } = row.contender;
  const rival = rows.find(({ contender }) => contender.name === against);
  if (!rival) return { holds: false, text: `${name}: nothing to compare with` };
  const holds = row.failed === 0 && row.p50 <= rival.p50 && row.p99 <= rival.p99;
  const failed = row.failed > 0 ? `, ${row.failed} failed` : '';
  return {
    holds,
    text: `${name}: p50 ${ratio(row.p50, rival.p50)}, p99 ${ratio(row.p99, rival.p99)}${failed}`,
  };
}

function ratio(ours: number, theirs: number | undefined): string {
  return theirs === undefined ? '' : (ours / theirs).toFixed(2);
}
