import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { table } from './measure.ts';
import { promptTokens } from './model/prompt-tokens.ts';
import type { SteadyOptions, SteadyResult } from './model/steady.ts';
import { processorTime } from './service/processor-time.ts';
import { LOAD_CORE, PINNED, Programs, SERVER_CORE } from './service/programs.ts';
import { TargetsMissed, type Suite } from './types.ts';

/** Requests a second, and milliseconds until the upstream answers. */
const RATE = 100;
const DELAY = 200;
const WARM = 4;
const SECONDS = 12;
const DOCUMENT = path.join(import.meta.dirname, '../node_modules/fastify/docs/Guides/Getting-Started.md');
const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Contender {
  readonly name: string;
  readonly start: (programs: Programs, upstream: number) => Promise<Asked>;
}

interface Asked {
  readonly ask: Omit<SteadyOptions, 'rate' | 'warm' | 'seconds'>;
  /** Null: nothing of its own stands between load and upstream. */
  readonly pid: number | null;
}

interface Row extends SteadyResult {
  readonly name: string;
  /** Milliseconds for each request, warming up included. */
  readonly processor: number;
}

/** What the service adds to a language model's own time, beside Portkey's gateway, in one run. */
export const modelSuite: Suite = {
  name: 'model',
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-model-'));
    const loadBefore = loadavg()[0] ?? 0;
    try {
      const input = (await readFile(DOCUMENT, 'utf8')).slice(0, 2000);
      const rows: Row[] = [];
      for (const contender of contendersOf(folder, input)) rows.push(await measure(contender));
      const report = [
        `Model: Node ${process.version}, ${cpus().length} processors${PINNED ? `; server on core ${SERVER_CORE}, load and upstream on core ${LOAD_CORE}` : ''}; ${RATE} requests a second for ${SECONDS} s; an upstream that answers after ${DELAY} ms; document of ${input.length} characters; load average before: ${loadBefore.toFixed(1)}`,
        table([
          ['', 'added p50 ms', 'added p99 ms', 'processor ms', 'answered', 'failed'],
          ...rows.map(({ name, p50, p99, processor, answered, failed }) => [
            name,
            (p50 - DELAY).toFixed(1),
            (p99 - DELAY).toFixed(1),
            processor.toFixed(1),
            String(answered),
            String(failed),
          ]),
        ]),
        promptTokens(),
      ].join('\n\n');
      if (missesTarget(rows)) throw new TargetsMissed(report);
      return report;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const PORTKEY = 'Portkey';
const OURS = 'Housestyle, explain';

/** One call and its guards, against one call handed on. */
function missesTarget(rows: readonly Row[]): boolean {
  const [ours, portkey] = [OURS, PORTKEY].map((name) => rows.find((row) => row.name === name));
  if (!ours || !portkey || ours.failed > 0) return true;
  return ours.p50 > portkey.p50 || ours.p99 > portkey.p99;
}

async function measure({ name, start }: Contender): Promise<Row> {
  const programs = new Programs();
  try {
    const { port } = await programs.start('../model/upstream.ts', LOAD_CORE, [String(DELAY)]);
    const { ask, pid } = await start(programs, port);
    const pids = pid === null ? [] : [pid];
    const options: SteadyOptions = { ...ask, rate: RATE, warm: WARM, seconds: SECONDS };
    const before = await processorTime(pids);
    const result = await programs.run<SteadyResult>('../model/steady.ts', options);
    const used = (await processorTime(pids)) - before;
    return { name, ...result, processor: (used * 1000) / (RATE * (WARM + SECONDS)) };
  } finally {
    await programs.stop();
  }
}

function contendersOf(folder: string, input: string): Contender[] {
  const chat = (port: number, pid: number | null, headers: Record<string, string>): Asked => ({
    ask: {
      port,
      path: '/v1/chat/completions',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify({ model: 'local', messages: [{ role: 'user', content: input }] }),
    },
    pid,
  });
  const ours = (mode: string, streaming: 'on' | 'off', name: string): Contender => ({
    name,
    start: async (programs, upstream) => {
      const { port, key, pid } = await programs.start('housestyle.ts', SERVER_CORE, [], {
        DATA_DIR: path.join(folder, name.replace(/\W+/g, '-')),
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_BASE_URL: `http://127.0.0.1:${upstream}/v1`,
        MODEL_NAME: 'local',
        MODEL_STREAMING: streaming,
        MODEL_CONCURRENCY: '200',
        ANALYSIS_QUEUE: '1000',
        ANALYSIS_ACCOUNT_LIMIT: '1000',
      });
      const body = JSON.stringify({ mode, input });
      const headers = { ...JSON_TYPE, 'X-Authorization': `Bearer ${key}` };
      return { ask: { port, path: '/api/v1/analyze', headers, body }, pid };
    },
  });
  return [
    { name: 'the upstream alone', start: async (_programs, upstream) => chat(upstream, null, {}) },
    {
      name: PORTKEY,
      start: async (programs, upstream) => {
        const { port, pid } = await programs.startPortkey(SERVER_CORE);
        return chat(port, pid, {
          Authorization: 'Bearer local',
          'x-portkey-provider': 'openai',
          'x-portkey-custom-host': `http://127.0.0.1:${upstream}/v1`,
        });
      },
    },
    ours('explain', 'off', OURS),
    ours('explain', 'on', 'Housestyle, explain, streamed from the model'),
    ours('review', 'off', 'Housestyle, review with the engine before and after'),
  ];
}
