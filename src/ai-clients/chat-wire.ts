/** The OpenAI chat-completions wire format, as far as the local service speaks it. */

export interface ChatTurn {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
}

export interface ChatRequest {
  readonly turns: readonly ChatTurn[];
  readonly stream: boolean;
  /** JSON is asked for, by this schema where there is one. */
  readonly json?: { readonly schema?: unknown };
}

/** Reads the body of `POST /v1/chat/completions`; undefined where it is none. */
export function readChatRequest(body: unknown): ChatRequest | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { messages, stream, response_format: format } = body as Record<string, unknown>;
  if (!Array.isArray(messages) || messages.length === 0) return undefined;
  const turns = messages.map(readTurn);
  if (turns.some((turn) => turn === undefined)) return undefined;
  const { type, json_schema: wanted } = (format ?? {}) as {
    type?: string;
    json_schema?: { schema?: unknown };
  };
  const isJson = type === 'json_object' || type === 'json_schema';
  return {
    turns: turns as ChatTurn[],
    stream: stream === true,
    ...(isJson && { json: wanted?.schema === undefined ? {} : { schema: wanted.schema } }),
  };
}

function readTurn(message: unknown): ChatTurn | undefined {
  const { role, content } = (message ?? {}) as { role?: unknown; content?: unknown };
  const text =
    typeof content === 'string'
      ? content
      : Array.isArray(content)
        ? content.map(partText).join('')
        : undefined;
  if (text === undefined) return undefined;
  if (role === 'system' || role === 'developer') return { role: 'system', text };
  return role === 'user' || role === 'assistant' ? { role, text } : undefined;
}

function partText(part: unknown): string {
  const { text } = (part ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** What is said in place of the parameter that the editor's models don't have. */
export function instructionsFor({ json }: ChatRequest): string {
  if (!json) return '';
  const schema =
    json.schema === undefined ? '' : ` that fits this JSON Schema: ${JSON.stringify(json.schema)}`;
  return `Answer with one JSON value${schema}. Write nothing before or after it, and no code fence.`;
}

export interface ChatUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
}

/** The answer as one JSON object. */
export function wholeAnswer(model: string, text: string, usage: ChatUsage): unknown {
  return {
    id: 'chatcmpl-editor',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage,
  };
}

/** A piece of a streamed answer; without text, the last one. */
export function answerPiece(model: string, text: string | undefined, usage?: ChatUsage): string {
  const delta = text === undefined ? {} : { role: 'assistant', content: text };
  const piece = {
    id: 'chatcmpl-editor',
    object: 'chat.completion.chunk',
    created: 0,
    model,
    choices: [{ index: 0, delta, finish_reason: text === undefined ? 'stop' : null }],
    ...(usage && { usage }),
  };
  return `data: ${JSON.stringify(piece)}\n\n`;
}

export function wireError(message: string, code: string): unknown {
  return { error: { message, type: 'invalid_request_error', code } };
}
