/** The AI SDK behind our port: nothing else imports it. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, Output, streamText, type LanguageModel } from 'ai';
import { openConnection, type Connection } from './connection.ts';
import type { ProviderName } from './provider-names.ts';
import { toModelError } from './provider-errors.ts';
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
  readonly schema: Parameters<typeof jsonSchema>[0];
}

/** Bytes of one answer: a hundred times what a good one takes. */
const ANSWER_LIMIT = 16 * 1024 * 1024;

/** Times that a call is repeated after 429, 5xx or no connection, after the provider's own delay where it names one. */
const RETRIES = 2;

export function createProvider(options: ProviderOptions): ModelProvider {
  // Else warnings go to the console, with parts of the prompt.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { baseUrl, concurrency, stallTimeout, caFile, timeout, streaming, maxOutputTokens, schema } = options;
  const connection = openConnection({
    baseUrl,
    connections: concurrency,
    stallTimeout,
    answerLimit: ANSWER_LIMIT,
    ...(caFile !== undefined && { caFile }),
  });
  const models = createModels(options, connection);
  const outputs = {
    text: undefined,
    object: Output.json(),
    schema: Output.object({ schema: jsonSchema(schema), name: 'findings' }),
  };

  return {
    async complete({ system, user, form, onText }, signal) {
      signal.throwIfAborted();
      const expired = AbortSignal.timeout(timeout);
      const stopped = new AbortController();
      const output = outputs[form];
      const call = {
        model: models(form),
        instructions: system,
        prompt: user,
        maxRetries: RETRIES,
        abortSignal: AbortSignal.any([signal, expired, stopped.signal]),
        ...(maxOutputTokens !== null && { maxOutputTokens }),
        ...(output && { output: output as never }),
      };
      let objection: { error: unknown } | null = null;
      const watch = (text: string): void => {
        try {
          onText?.(text);
        } catch (error) {
          objection = { error };
          throw error;
        }
      };
      try {
        return await (streaming ? stream(call, watch) : whole(call, watch));
      } catch (error) {
        signal.throwIfAborted();
        if (objection !== null) throw (objection as { error: unknown }).error;
        throw expired.aborted
          ? new ModelError('slow', `The model's provider took more than ${timeout / 1000} seconds.`)
          : toModelError(error);
      } finally {
        // What is still on its way is no longer wanted.
        stopped.abort();
      }
    },
    close: () => connection.close(),
  };
}

type Call = Parameters<typeof streamText>[0] & Parameters<typeof generateText>[0];

async function stream(call: Call, onText: (text: string) => void): Promise<Completion> {
  let text = '';
  const { stream: parts } = streamText({ ...call, onError: () => {} });
  for await (const part of parts) {
    if (part.type === 'text-delta') {
      text += part.text;
      onText(text);
    } else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new ModelError('interrupted', 'The call was stopped.');
    else if (part.type === 'finish')
      return { text, usage: usageOf(part.totalUsage), complete: isComplete(part.finishReason) };
  }
  throw new ModelError('interrupted', 'The answer broke off.');
}

async function whole(call: Call, onText: (text: string) => void): Promise<Completion> {
  const { text, usage, finishReason } = await generateText(call);
  onText(text);
  return { text, usage: usageOf(usage), complete: isComplete(finishReason) };
}

/** Whether the model came to its end. Throws where the answer broke off on the way. */
function isComplete(reason: string): boolean {
  if (reason === 'stop' || reason === 'tool-calls') return true;
  if (reason === 'length' || reason === 'content-filter') return false;
  throw new ModelError('interrupted', 'The answer broke off.');
}

function usageOf({
  inputTokens,
  outputTokens,
}: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}): Completion['usage'] {
  const whole = (count: number | undefined): number =>
    Number.isSafeInteger(count) ? Math.max(0, count ?? 0) : 0;
  return { inputTokens: whole(inputTokens), outputTokens: whole(outputTokens) };
}

/** Models are always instances: a name alone would go to a hosted gateway. */
function createModels(
  { provider, baseUrl: baseURL, model, apiKey }: ProviderOptions,
  { fetch }: Connection,
): (form: AnswerForm) => Exclude<LanguageModel, string> {
  const key = apiKey ?? '';
  if (provider === 'anthropic') {
    const only = createAnthropic({ baseURL, apiKey: key, fetch })(model);
    return () => only;
  }
  if (provider === 'openai') {
    const only = createOpenAI({ baseURL, apiKey: key, fetch }).chat(model);
    return () => only;
  }
  const compatible = (supportsStructuredOutputs: boolean): Exclude<LanguageModel, string> =>
    createOpenAICompatible({
      name: 'compatible',
      baseURL,
      fetch,
      includeUsage: true,
      supportsStructuredOutputs,
      ...(apiKey !== null && { apiKey }),
    })(model);
  const [strict, loose] = [compatible(true), compatible(false)];
  return (form) => (form === 'schema' ? strict : loose);
}
