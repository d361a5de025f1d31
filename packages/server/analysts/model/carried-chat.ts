import { OpenAICompatibleChatLanguageModel } from '@ai-sdk/openai-compatible';
import type { Connection } from './connection.ts';

export interface CarriedOptions {
  readonly connection: Connection;
  readonly baseUrl: string;
  /** Null: the provider asks for none. */
  readonly apiKey: string | null;
  /** Whether the model may be told the schema of an answer. */
  readonly schemas: boolean;
}

type Call = Parameters<OpenAICompatibleChatLanguageModel['doGenerate']>[0];
type Answer = ReturnType<OpenAICompatibleChatLanguageModel['doGenerate']>;

/**
 * A model of the chat API. Where it is asked for whole answers, the AI SDK writes the request and reads the answer, and our own
 * connection carries both: the SDK's way of carrying them takes more processor time than all the rest of a call.
 */
export class CarriedChat extends OpenAICompatibleChatLanguageModel {
  readonly #connection: Connection;
  readonly #url: URL;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(model: string, { connection, baseUrl, apiKey, schemas }: CarriedOptions) {
    const base = baseUrl.replace(/\/$/, '');
    const headers = {
      'user-agent': 'housestyle',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    };
    super(model, {
      provider: 'compatible.chat',
      url: ({ path }) => base + path,
      headers,
      fetch: connection.fetch,
      includeUsage: true,
      supportsStructuredOutputs: schemas,
    });
    this.#connection = connection;
    this.#url = new URL(`${base}/chat/completions`);
    this.#headers = { 'content-type': 'application/json', ...headers };
  }

  override async doGenerate(call: Call): Answer {
    const { body } = await this.prepareRequest(call);
    const signal = call.abortSignal ?? null;
    const answer = await this.#connection.post(this.#url, this.#headers, JSON.stringify(body), signal);
    if (answer.status < 200 || answer.status >= 300) throw new AnsweredWith(answer.status, answer.headers);
    return this.convertResponse({ body: JSON.parse(UTF_8.decode(answer.body)) });
  }
}

const UTF_8 = new TextDecoder();

/** An answer with another status than 2xx, as the SDK's errors tell it, but without its text: that may hold the key. */
class AnsweredWith extends Error {
  readonly statusCode: number;
  readonly responseHeaders: Readonly<Record<string, string>>;

  constructor(statusCode: number, responseHeaders: Readonly<Record<string, string>>) {
    super(`The provider answered ${statusCode}.`);
    this.statusCode = statusCode;
    this.responseHeaders = responseHeaders;
  }
}
