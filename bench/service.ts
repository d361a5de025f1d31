import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { table } from './measure.ts';
import type { LoadResult } from './service/load.ts';
import { processorTime } from './service/processor-time.ts';
import { LOAD_CORE, PINNED, Programs, SERVER_CORE, type Started } from './service/programs.ts';
import { analyzeTarget, type Target } from './service/target.ts';
import { measureTwoProcesses } from './service/two-processes.ts';
import type { Suite } from './types.ts';

const CONNECTIONS = [1, 16, 64] as const;
/**
 * Seconds under load before anything is measured: Node.js compiles what runs often, each thread its own. A service that is
 * asked by one at a time may take another way.
 */
const STEADY = [
  { connections: 16, seconds: 8 },
  { connections: 1, seconds: 4 },
] as const;
/** The machine's own speed wanders within minutes: all are measured in turns, and what counts is the middle of the rounds. */
const ROUNDS = 5;
const WARM = 0.5;
const SECONDS = 1.2;
const DOCUMENT = path.join(import.meta.dirname, '../node_modules/fastify/docs/Guides/Getting-Started.md');

interface Figures extends LoadResult {
  /** Milliseconds of processor time that the server used for each answer: what a busy machine changes least. */
  readonly used: number;
}

interface Measured {
  readonly name: string;
  /** What each round gave. */
  readonly byConnections: ReadonlyMap<number, readonly Figures[]>;
}

/** The service under load, beside a bare server, a bare proxy and Portkey's gateway, in one run. */
export const serviceSuite: Suite = {
  name: 'service',
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-bench-'));
    const loadBefore = loadavg()[0] ?? 0;
    try {
      const input = (await readFile(DOCUMENT, 'utf8')).slice(0, 2000);
      const measured = await measureAll(folder, input);
      const scaled = await measureTwoProcesses(folder, input);
      return [
        `Service: Node ${process.version}, ${cpus().length} processors; ${PINNED ? `server on core ${SERVER_CORE}, load on core ${LOAD_CORE}` : 'programs not kept to processors'}; middle of ${ROUNDS} rounds in turns, ${SECONDS} s each, after ${STEADY.map(({ connections, seconds }) => `${seconds} s at ${connections}`).join(' and ')} and ${WARM} s more; document of ${input.length} characters; load average before: ${loadBefore.toFixed(1)}`,
        report(measured),
        ratios(measured),
        scaled,
      ].join('\n\n');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function chatTarget(
  name: string,
  { port, pid }: Started,
  headers: Record<string, string>,
  input: string,
): Target {
  const body = JSON.stringify({ model: 'local', messages: [{ role: 'user', content: input }] });
  return {
    name,
    pid,
    ask: {
      port,
      path: '/v1/chat/completions',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    },
  };
}

/** All servers on one core, of which one is asked at a time: in turns. */
async function measureAll(folder: string, input: string): Promise<Measured[]> {
  const starts: ((programs: Programs) => Promise<Target>)[] = [
    async (programs) =>
      chatTarget('bare node:http', await programs.start('peers.ts', SERVER_CORE, ['bare']), {}, input),
    async (programs) => {
      const upstream = await programs.start('peers.ts', LOAD_CORE, ['upstream']);
      const proxy = await programs.start('peers.ts', SERVER_CORE, ['proxy', String(upstream.port)]);
      return chatTarget('bare undici proxy', proxy, {}, input);
    },
    async (programs) => {
      const upstream = await programs.start('peers.ts', LOAD_CORE, ['upstream']);
      const portkey = await programs.startPortkey(SERVER_CORE);
      const headers = {
        Authorization: 'Bearer local',
        'x-portkey-provider': 'openai',
        'x-portkey-custom-host': `http://127.0.0.1:${upstream.port}/v1`,
      };
      return chatTarget('Portkey', portkey, headers, input);
    },
    async (programs) => {
      const env = { DATA_DIR: path.join(folder, 'trivial') };
      return analyzeTarget(
        '(a) admission',
        await programs.start('housestyle.ts', SERVER_CORE, ['trivial'], env),
        input,
      );
    },
    async (programs) => {
      const env = { DATA_DIR: path.join(folder, 'whole') };
      return analyzeTarget(
        '(b) whole review',
        await programs.start('housestyle.ts', SERVER_CORE, [], env),
        input,
      );
    },
  ];
  const programs = new Programs();
  try {
    const targets: Target[] = [];
    for (const start of starts) {
      const target = await start(programs);
      for (const steady of STEADY) await programs.load({ ...target.ask, ...steady, warm: 0 });
      targets.push(target);
    }
    const rounds = new Map(targets.map((target) => [target, new Map<number, Figures[]>()]));
    for (let round = 0; round < ROUNDS; round++)
      for (const connections of CONNECTIONS)
        for (const [target, byConnections] of rounds) {
          const figures = await measure(programs, target, connections);
          byConnections.set(connections, [...(byConnections.get(connections) ?? []), figures]);
        }
    return [...rounds].map(([{ name }, byConnections]) => ({ name, byConnections }));
  } finally {
    await programs.stop();
  }
}

async function measure(programs: Programs, { pid, ask }: Target, connections: number): Promise<Figures> {
  const before = await processorTime([pid]);
  const result = await programs.load({ ...ask, connections, warm: WARM, seconds: SECONDS });
  const used = ((await processorTime([pid])) - before) * 1000;
  return { ...result, used: used / result.all };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function report(measured: readonly Measured[]): string {
  const heads = CONNECTIONS.flatMap((count) => [`${count}: req/s`, 'p50 ms', 'p99 ms', 'CPU ms']);
  const rows = measured.map(({ name, byConnections }) => {
    const failed = [...byConnections.values()].flat().some((result) => result.failed > 0)
      ? ' (failures!)'
      : '';
    const cells = [...byConnections.values()].flatMap((figures) => [
      String(Math.round(middle(figures.map(({ rate }) => rate)))),
      middle(figures.map(({ p50 }) => p50)).toFixed(2),
      middle(figures.map(({ p99 }) => p99)).toFixed(1),
      middle(figures.map(({ used }) => used)).toFixed(2),
    ]);
    return [name + failed, ...cells];
  });
  return table([['connections', ...heads], ...rows]);
}

/** What the issue asks, beside what was measured. */
function ratios(measured: readonly Measured[]): string {
  const figures = (name: string, count: number): readonly Figures[] =>
    measured.find((one) => one.name === name)?.byConnections.get(count) ?? [];
  const asked: [name: string, peer: string, target: number][] = [
    ['(a) admission', 'bare node:http', 0.5],
    ['(a) admission', 'Portkey', 4],
    ['(b) whole review', 'Portkey', 1],
  ];
  const row = (
    [name, peer, target]: (typeof asked)[number],
    what: string,
    ratio: (ours: Figures, theirs: Figures) => number,
  ): string[] => [
    `${name} / ${peer}${what}`,
    `≥ ${target}`,
    ...CONNECTIONS.map((count) => {
      const theirs = figures(peer, count);
      const each = figures(name, count).flatMap((ours, round) => {
        const other = theirs[round];
        return other ? ratio(ours, other) : [];
      });
      return `${middle(each).toFixed(2)} (${Math.min(...each).toFixed(2)}–${Math.max(...each).toFixed(2)})`;
    }),
  ];
  const rows = asked.flatMap((one) => [
    row(one, '', (ours, theirs) => ours.rate / theirs.rate),
    row(one, ', for the same processor time', (ours, theirs) => theirs.used / ours.used),
  ]);
  return table([['ratio', 'target', ...CONNECTIONS.map((count) => `at ${count}`)], ...rows]);
}
