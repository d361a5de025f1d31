/** The AI SDK's providers behind our port: only this file and `carried-chat.ts` import them. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { boundWork } from './bounds.ts';
import { CarriedChat } from './carried-chat.ts';
import { createCircuit } from './circuit.ts';
import { openConnection, type Connection } from './connection.ts';
import type { ProviderName } from './provider-names.ts';
import { toModelError } from './provider-errors.ts';
import { withRetries } from './retry.ts';
import { REAL_TIME, type Time } from './time.ts';
import { ModelError, type AnswerForm, type Completion, type ModelProvider } from './types.ts';

export interface ProviderOptions {
  readonly provider: ProviderName;
  readonly baseUrl: string;
  readonly model: string;
  /** Null: the provider asks for none. */
  readonly apiKey: string | null;
  /** Milliseconds for a call, its retries included. */
  readonly timeout: number;
  /** Milliseconds without a byte. */
  readonly stallTimeout: number;
  readonly concurrency: number;
  /** Whether answers come piece by piece, so that a stall or a repetition is noticed early. */
  readonly streaming: boolean;
  /** Longest answer in tokens; null: the provider's own. */
  readonly maxOutputTokens: number | null;
  readonly caFile?: string;
  /** The JSON schema of an answer in the form `schema`. */
  readonly schema: NonNullable<Extract<Call['responseFormat'], { type: 'json' }>['schema']>;
  /** Failures in a row after which the provider is left alone for a while. Default 5. */
  readonly failures?: number;
  /** Hears for how many milliseconds it is left alone. */
  readonly onOutage?: (milliseconds: number) => void;
  readonly time?: Time;
}

/** Bytes of one answer: a hundred times what a good one takes. */
const ANSWER_LIMIT = 16 * 1024 * 1024;

const MOST_FAILURES = 5;

export function createProvider(options: ProviderOptions): ModelProvider {
  const { baseUrl, concurrency, stallTimeout, caFile, timeout, streaming, maxOutputTokens, schema } = options;
  const { time = REAL_TIME, failures = MOST_FAILURES, onOutage } = options;
  const connection = openConnection({
    baseUrl,
    connections: concurrency,
    stallTimeout,
    answerLimit: ANSWER_LIMIT,
    streaming,
    ...(caFile !== undefined && { caFile }),
  });
  const models = createModels(options, connection);
  const circuit = createCircuit({
    failures,
    shortest: 1000,
    longest: 30_000,
    now: time.now,
    ...(onOutage && { onOpen: onOutage }),
  });
  const formats = {
    text: undefined,
    object: { type: 'json' as const },
    schema: { type: 'json' as const, schema, name: 'findings' },
  };

  return {
    async complete({ system, user, form, onText }, signal) {
      signal.throwIfAborted();
      const bounds = boundWork([signal], timeout, time);
      const responseFormat = formats[form];
      const call: Call = {
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text: user }] },
        ],
        abortSignal: bounds.signal,
        ...(maxOutputTokens !== null && { maxOutputTokens }),
        ...(responseFormat && { responseFormat }),
      };
      let objection: { error: unknown } | null = null;
      let heard = false;
      let left: 'nothing' | undefined;
      const watch = (text: string): void => {
        heard = true;
        try {
          onText?.(text);
        } catch (error) {
          objection = { error };
          throw error;
        }
      };
      const model = models(form);
      const ask = (): Promise<Completion> =>
        streaming ? stream(model, call, watch) : whole(model, call, watch);
      try {
        const until = time.now() + timeout;
        const completion = await withRetries(ask, () => !heard, {
          circuit,
          time,
          until,
          signal: bounds.signal,
        });
        // Of a stream, the end may still be on its way.
        if (!streaming) left = 'nothing';
        return completion;
      } catch (error) {
        signal.throwIfAborted();
        if (objection !== null) throw (objection as { error: unknown }).error;
        throw bounds.expired
          ? new ModelError('slow', `The model's provider took more than ${timeout / 1000} seconds.`)
          : toModelError(error);
      } finally {
        // What is still on its way is no longer wanted.
        bounds.end(left);
      }
    },
    close: () => connection.close(),
  };
}

/** What all providers of the AI SDK are. Its own functions over them parse JSON again with each piece: they are not used. */
type Model = Pick<ReturnType<ReturnType<typeof createAnthropic>>, 'doGenerate' | 'doStream'>;
type Call = Parameters<Model['doStream']>[0];
type Finish = Pick<Awaited<ReturnType<Model['doGenerate']>>, 'usage' | 'finishReason'>;

async function stream(model: Model, call: Call, onText: (text: string) => void): Promise<Completion> {
  let text = '';
  const { stream: parts } = await model.doStream(call);
  for await (const part of parts) {
    if (part.type === 'text-delta') {
      text += part.delta;
      onText(text);
    } else if (part.type === 'error') throw part.error;
    else if (part.type === 'finish') return completionOf(text, part);
  }
  throw new ModelError('interrupted', 'The answer broke off.');
}

async function whole(model: Model, call: Call, onText: (text: string) => void): Promise<Completion> {
  const result = await model.doGenerate(call);
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  onText(text);
  return completionOf(text, result);
}

function completionOf(text: string, { usage, finishReason }: Finish): Completion {
  const count = (total: number | undefined): number =>
    Number.isSafeInteger(total) ? Math.max(0, total ?? 0) : 0;
  return {
    text,
    usage: { inputTokens: count(usage.inputTokens.total), outputTokens: count(usage.outputTokens.total) },
    complete: isComplete(finishReason.unified),
  };
}

/** Whether the model came to its end. Throws where the answer broke off on the way. */
function isComplete(reason: string): boolean {
  if (reason === 'stop' || reason === 'tool-calls') return true;
  if (reason === 'length' || reason === 'content-filter') return false;
  throw new ModelError('interrupted', 'The answer broke off.');
}

/** Models are always instances: a name alone would go to a hosted gateway. */
function createModels(
  { provider, baseUrl: baseURL, model, apiKey }: ProviderOptions,
  connection: Connection,
): (form: AnswerForm) => Model {
  const { fetch } = connection;
  const key = apiKey ?? '';
  if (provider === 'anthropic') {
    const only = createAnthropic({ baseURL, apiKey: key, fetch })(model);
    return () => only;
  }
  if (provider === 'openai') {
    const only = createOpenAI({ baseURL, apiKey: key, fetch }).chat(model);
    return () => only;
  }
  const compatible = (schemas: boolean): Model =>
    new CarriedChat(model, { connection, baseUrl: baseURL, apiKey, schemas });
  const [strict, loose] = [compatible(true), compatible(false)];
  return (form) => (form === 'schema' ? strict : loose);
}
