/** What the two APIs look like on the wire, as their providers document them. */
import type { WireUsage } from './wire.ts';

/** One way of answering: the body of a whole answer, or its events. */
export interface WireFormat {
  whole(text: string, usage: WireUsage, finish: WireFinish): unknown;
  /** Events before, for and after the text, each a complete frame. */
  open(usage: WireUsage): string[];
  piece(text: string): string;
  close(usage: WireUsage, finish: WireFinish): string[];
  error(message: string, status: number): unknown;
}

/** Why the model stopped. */
export type WireFinish = 'stop' | 'length';

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

function chunk(delta: unknown, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return data({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test-model', choices });
}

const openaiUsage = ({ input, output }: WireUsage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});

/** `POST /chat/completions` of OpenAI and of all that are compatible. */
export const OPENAI: WireFormat = {
  whole: (text, usage, finish) => ({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: openaiUsage(usage),
  }),
  open: () => [chunk({ role: 'assistant', content: '' })],
  piece: (text) => chunk({ content: text }),
  close: (usage, finish) => [
    chunk({}, finish),
    data({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'test-model',
      choices: [],
      usage: openaiUsage(usage),
    }),
    'data: [DONE]\n\n',
  ],
  error: (message, status) => ({ error: { message, type: 'server_error', code: String(status) } }),
};

const event = (type: string, value: object): string => `event: ${type}\n${data({ type, ...value })}`;

/** `POST /messages` of Anthropic; with `tool`, the answer is the input of that tool. */
export function anthropic(tool: string | null): WireFormat {
  const stopReason = (finish: WireFinish): string => {
    if (finish === 'length') return 'max_tokens';
    return tool === null ? 'end_turn' : 'tool_use';
  };
  const message = (content: unknown[], usage: object, stop: string | null) => ({
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'test-model',
    content,
    stop_reason: stop,
    stop_sequence: null,
    usage,
  });
  return {
    whole: (text, { input, output }, finish) => {
      const usage = { input_tokens: input, output_tokens: output };
      const block =
        tool === null
          ? { type: 'text', text }
          : { type: 'tool_use', id: 't1', name: tool, input: parsed(text) };
      return message([block], usage, stopReason(finish));
    },
    open: ({ input }) => [
      event('message_start', { message: message([], { input_tokens: input, output_tokens: 1 }, null) }),
      event('content_block_start', {
        index: 0,
        content_block:
          tool === null ? { type: 'text', text: '' } : { type: 'tool_use', id: 't1', name: tool, input: {} },
      }),
    ],
    piece: (text) =>
      event('content_block_delta', {
        index: 0,
        delta:
          tool === null ? { type: 'text_delta', text } : { type: 'input_json_delta', partial_json: text },
      }),
    close: ({ output }, finish) => [
      event('content_block_stop', { index: 0 }),
      event('message_delta', {
        delta: { stop_reason: stopReason(finish), stop_sequence: null },
        usage: { output_tokens: output },
      }),
      event('message_stop', {}),
    ],
    error: (text) => ({ type: 'error', error: { type: 'api_error', message: text } }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
