import path from 'node:path';
import { LOAD_CORE, SERVER_CORE, type Programs, type Started } from '../service/programs.ts';
import type { SteadyOptions } from './steady.ts';

/** Who is asked, and how. */
export interface Contender {
  readonly name: string;
  readonly ask: Omit<SteadyOptions, 'rate' | 'warm' | 'seconds'>;
  /** Null: nothing of its own stands between load and upstream. */
  readonly pid: number | null;
  /** Name of the contender that does the same, and than which it may not be slower; absent: for its figures alone. */
  readonly against?: string;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

export const PORTKEY = 'Portkey';

/** Starts them all: each waits on the server's core until it is asked. `delay`: milliseconds until the upstream answers. */
export async function startContenders(
  programs: Programs,
  folder: string,
  input: string,
  delay: number,
): Promise<Contender[]> {
  const upstream = await programs.start('../model/upstream.ts', LOAD_CORE, [String(delay)]);
  const baseUrl = `http://127.0.0.1:${upstream.port}/v1`;
  const portkey = await programs.startPortkey(SERVER_CORE);
  const service = (streaming: 'on' | 'off'): Promise<Started> =>
    programs.start('housestyle.ts', SERVER_CORE, [], {
      DATA_DIR: path.join(folder, streaming),
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: baseUrl,
      MODEL_NAME: 'local',
      MODEL_STREAMING: streaming,
      MODEL_CONCURRENCY: '200',
      ANALYSIS_QUEUE: '1000',
      ANALYSIS_ACCOUNT_LIMIT: '1000',
    });
  const [whole, streamed] = [await service('off'), await service('on')];
  const chat = (port: number, headers: Record<string, string>): Contender['ask'] => ({
    port,
    path: '/v1/chat/completions',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ model: 'local', messages: [{ role: 'user', content: input }] }),
  });
  const ours = (name: string, mode: string, { port, key, pid }: Started, against?: string): Contender => ({
    name: `Housestyle, ${name}`,
    ask: {
      port,
      path: '/api/v1/analyze',
      headers: { ...JSON_TYPE, 'X-Authorization': `Bearer ${key}` },
      body: JSON.stringify({ mode, input }),
    },
    pid,
    ...(against !== undefined && { against }),
  });
  const toUpstream = {
    Authorization: 'Bearer local',
    'x-portkey-provider': 'openai',
    'x-portkey-custom-host': baseUrl,
  };
  return [
    { name: 'the upstream alone', ask: chat(upstream.port, {}), pid: null },
    { name: PORTKEY, ask: chat(portkey.port, toUpstream), pid: portkey.pid },
    ours('explain', 'explain', whole, PORTKEY),
    // Portkey's gateway answers a stream of OpenAI's with 500 on this Node.js: there is nothing to compare with.
    ours('explain, streamed by the model', 'explain', streamed),
    ours('rewrite, masked, compared and corrected', 'rewrite', whole),
    ours('review, the engine before and after', 'review', whole),
  ];
}
