/** The real service over a real provider client, and a model that does its worst. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createModelAnalyst } from '../../../analysts/model/analyst.ts';
import { createBuiltinAnalyst } from '../../../analysts/builtin.ts';
import { MODEL_ANSWER_JSON_SCHEMA } from '../../../analysts/model/guards/shape.ts';
import { writePrompt } from '../../../analysts/model/prompts/index.ts';
import { createProvider } from '../../../analysts/model/provider.ts';
import type { ProviderName } from '../../../analysts/model/provider-names.ts';
import { openTheatre } from './theatre.ts';
import { startWire, type WireCall, type WireReply } from '../support/wire.ts';
import type { Misbehaviour, Outcome } from './behaviours/types.ts';
import { API_KEY, type HostileJob } from './documents.ts';
import { honest, inputIn } from './honest.ts';
import { faultsOf } from './invariants.ts';

/** Jobs at once. */
const AT_ONCE = 24;
/** Units of an account: more than there are cases. */
const LIMIT = 100_000;

/** An account with which one case after the other is played: that a unit is given back can be seen. */
interface Payer {
  readonly key: string;
  /** Units. */
  remaining: number;
}

/** Milliseconds for a call, between two bytes of it, and for a job. */
export interface Patience {
  readonly call: number;
  readonly stall: number;
  readonly job: number;
}

/** As in service: no honest answer is ever too slow. */
export const PATIENT: Patience = { call: 60_000, stall: 60_000, job: 90_000 };
/** For models that stall: what they get is a refusal in any case. */
export const IMPATIENT: Patience = { call: 1200, stall: 400, job: 2500 };

export interface Case {
  readonly job: HostileJob;
  readonly misbehaviour: Misbehaviour;
}

export interface CaseResult extends Case {
  readonly status: number;
  /** Milliseconds. */
  readonly time: number;
  /** Empty: all guards held. */
  readonly faults: readonly string[];
}

export interface Stage {
  /** Plays cases in parallel, so many at once. */
  play(cases: readonly Case[], atOnce?: number): Promise<CaseResult[]>;
  /** Characters that the model could send before somebody hung up on it, at most, in one call. */
  readonly mostSent: number;
  /** Calls that reached another server than the model's. */
  readonly strayed: number;
  /** Lines of the log that hold the key or a document. */
  leakedLines(): string[];
  close(): Promise<void>;
}

export async function setStage(provider: ProviderName, patience: Patience): Promise<Stage> {
  let mostSent = 0;
  let strayed = 0;
  const running = new Map<string, Case & { time: number }>();
  const attacker = createServer((_, response) => {
    strayed += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
  const attackerUrl = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}/v1`;
  const wire = await startWire((call) => counted(replyTo(call)));

  const replyTo = (call: WireCall): WireReply => {
    const [tag = ''] = /canary[a-z]{8}/.exec(call.user) ?? [];
    const playing = running.get(tag);
    if (!playing) return { text: '{"findings": []}' };
    const { job, misbehaviour } = playing;
    const good = honest(job, call.user);
    const scene = { call, kind: job.kind, good, input: inputIn(call.user), attacker: attackerUrl };
    return misbehaviour.reply({ ...scene, time: playing.time++ });
  };
  const counted = (reply: WireReply): WireReply => {
    if (!('raw' in reply) || typeof reply.raw === 'string') return reply;
    const { raw } = reply;
    function* pieces(): Generator<string | Uint8Array> {
      let sent = 0;
      for (const piece of raw) {
        sent += piece.length;
        mostSent = Math.max(mostSent, sent);
        yield piece;
      }
    }
    return { ...reply, raw: pieces() };
  };

  const analyst = createModelAnalyst({
    provider: createProvider({
      provider,
      baseUrl: wire.url,
      model: 'hostile',
      apiKey: API_KEY,
      timeout: patience.call,
      stallTimeout: patience.stall,
      concurrency: AT_ONCE,
      streaming: true,
      maxOutputTokens: null,
      schema: MODEL_ANSWER_JSON_SCHEMA,
      // One case has nothing to do with the next.
      failures: Infinity,
    }),
    builtin: createBuiltinAnalyst({ threads: 2, queueLimit: 500, timeout: 30_000 }),
    write: writePrompt,
    concurrency: AT_ONCE,
    queueLimit: 500,
    ownerLimit: 500,
    jobTimeout: patience.job,
    partLength: 12_000,
  });
  const service = await openTheatre(analyst);

  const play = async ({ job, misbehaviour }: Case, index: number, payer: Payer): Promise<CaseResult> => {
    const canary = `canary${[...String(index).padStart(8, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    const input = withCanary(job, canary);
    const { key } = payer;
    running.set(canary, { job, misbehaviour, time: 0 });
    const { mode, format } = job;
    const started = performance.now();
    const response = await service.analyze(key, {
      mode,
      input,
      // The same for all cases: a house style that is told anew is compiled anew.
      customInstructions: 'Write for readers in a hurry.',
      rules: [{ label: 'Plain words', description: 'Use "use" instead of "utilize".' }],
      termSubs: [],
      glossary: [{ term: 'Orbit', definition: 'The product that deploys.', synonyms: [] }],
      ...(format && { format }),
    });
    const body = await response.text();
    const time = performance.now() - started;
    running.delete(canary);
    const { status } = response;
    const faults = faultsOf({ job, canary, input, key, status, body });
    const remaining = Number(response.headers.get('x-ratelimit-remaining'));
    const used = payer.remaining - remaining;
    payer.remaining = remaining;
    if (used !== (status === 200 ? 1 : 0)) faults.push(`${used} units used after ${status}`);
    const wanted = outcomeOf({ job, misbehaviour });
    if (wanted !== undefined && status !== wanted) faults.push(`${status} in place of ${wanted}`);
    if (time > patience.job + 30_000) faults.push(`took ${Math.round(time)} ms`);
    return { job, misbehaviour, status, time, faults };
  };

  return {
    async play(cases, atOnce = AT_ONCE) {
      const results: CaseResult[] = [];
      const waiting = cases.entries();
      const lane = async (): Promise<void> => {
        const payer = { key: await service.key(LIMIT), remaining: LIMIT };
        for (const [index, one] of waiting) results[index] = await play(one, index, payer);
      };
      await Promise.all(Array.from({ length: Math.min(atOnce, cases.length) }, lane));
      return results;
    },
    get mostSent() {
      return mostSent;
    },
    get strayed() {
      return strayed;
    },
    leakedLines: () =>
      service.logged.filter((line) => line.includes(API_KEY) || /canary[a-z]{8}|Ignore all/.test(line)),
    async close() {
      await service.stop();
      await wire.close();
      attacker.closeAllConnections();
      await new Promise((resolve) => attacker.close(resolve));
    },
  };
}

function withCanary({ input, mode }: HostileJob, canary: string): string {
  if (mode === 'ux-review' || mode === 'ux-rewrite') return `${input}word.note = The ${canary} is here\n`;
  if (mode === 'code-to-docs' || mode === 'user-guide') return `${input}// The ${canary} is here.\n`;
  return `${input}\nThe ${canary} is here.\n`;
}

function outcomeOf({ job, misbehaviour: { outcome } }: Case): Outcome | undefined {
  return typeof outcome === 'object' ? outcome[job.kind] : outcome;
}
