import path from 'node:path';
import type { LoadResult } from './load.ts';
import { shareProcessor } from './processor-share.ts';
import { processorTime } from './processor-time.ts';
import { Programs, SERVER_CORE, type Started } from './programs.ts';
import { analyzeTarget, type Target } from './target.ts';

const WARM = 1;
const SECONDS = 3;
const ROUNDS = 5;

/** Of one processor, for each process. */
const SHARE = 0.35;

/**
 * Whole reviews by one process and by two, over the same PostgreSQL, in turns. Two processes on a machine with two
 * processors, beside their database and the load, can't show whether a second one doubles what is done: the processors
 * are used up before. So each process has a fixed share of one processor, the same with one and with two, and the database
 * and the load have the other processor; what is measured is what the processes share, the database. Clients of
 * both use the same account: its counter is the one row that all requests write.
 */
export async function measureTwoProcesses(folder: string, input: string): Promise<string> {
  const { startPostgres } = await import('../../packages/server/test/support/postgres-server.ts');
  const server = await startPostgres().catch((error: unknown) => String(error));
  if (typeof server === 'string') return `(c) was not measured: PostgreSQL does not start here (${server}).`;
  const programs = new Programs();
  try {
    const start = async (number: number, key?: string): Promise<Started> => {
      const env = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, `process-${number}`) };
      return programs.start('housestyle.ts', SERVER_CORE, [], { ...env, ...(key && { BENCH_KEY: key }) });
    };
    const first = await start(1);
    const second = await start(2, first.key);
    const one = analyzeTarget('', first, input);
    const other = analyzeTarget('', second, input);
    await load(programs, [one, other]);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        alone: await measure(programs, round % 2 === 0 ? [one] : [other]),
        both: await measure(programs, [one, other]),
      });
    return report(rounds);
  } finally {
    await programs.stop();
    await server.stop();
  }
}

function report(rounds: readonly Round[]): string {
  const one = summary(rounds.map(({ alone }) => alone));
  const two = summary(rounds.map(({ both }) => both));
  const perSecond = ({ rate, used }: Figures): number => rate / used;
  const figures = (each: Figures): string =>
    `${Math.round(each.rate)}/s (${each.used.toFixed(2)} processors used, ${Math.round(perSecond(each))} for each second of them)`;
  // Within a round, because the machine's own speed wanders from one to the next.
  const times = (ratio: (round: Round) => number): string => {
    const each = rounds.map(ratio);
    return `${middle(each).toFixed(2)} times (${Math.min(...each).toFixed(2)}–${Math.max(...each).toFixed(2)})`;
  };
  const busy =
    one.used < 0.8 * SHARE || two.used < 1.6 * SHARE
      ? ' The machine was busy: the processes did not get their share, so that only the last figure counts.'
      : '';
  return (
    `(c) Whole reviews on PostgreSQL, one account, 64 connections, each process with ${SHARE} of a processor, middle of ` +
    `${ROUNDS} rounds in turns: ${figures(one)} by one, ${figures(two)} by two: ` +
    `${times(({ alone, both }) => both.rate / alone.rate)} as many (target 1.7), ` +
    `${times(({ alone, both }) => (2 * perSecond(both)) / perSecond(alone))} for the same time of each processor.${busy}`
  );
}

function summary(figures: readonly Figures[]): Figures {
  return { rate: middle(figures.map(({ rate }) => rate)), used: middle(figures.map(({ used }) => used)) };
}

/** One process under load, then both: each by itself in every other round. */
interface Round {
  readonly alone: Figures;
  readonly both: Figures;
}

interface Figures {
  readonly rate: number;
  /** Processors that the processes used. */
  readonly used: number;
}

async function measure(programs: Programs, members: readonly Target[]): Promise<Figures> {
  const pids = members.map(({ pid }) => pid);
  const end = shareProcessor(pids, SHARE);
  try {
    const [before, started] = [await processorTime(pids), performance.now()];
    const results = await load(programs, members);
    const used = ((await processorTime(pids)) - before) / ((performance.now() - started) / 1000);
    return { rate: results.reduce((total, { rate }) => total + rate, 0), used };
  } finally {
    end();
  }
}

function load(programs: Programs, members: readonly Target[]): Promise<LoadResult[]> {
  return Promise.all(
    members.map(({ ask }) =>
      programs.load({ ...ask, connections: 64 / members.length, warm: WARM, seconds: SECONDS }),
    ),
  );
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
