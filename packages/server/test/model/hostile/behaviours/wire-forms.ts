import type { WireFinish } from '../../support/wire-formats.ts';
import type { WireReply } from '../../support/wire.ts';
import { API_KEY } from '../documents.ts';
import type { Misbehaviour, Outcome, Scene } from './types.ts';

const frame = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (choices: unknown, more: object = {}): string =>
  frame({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...more });
const says = (delta: object, finish: WireFinish | null = null, index = 0): string =>
  chunk([{ index, delta, finish_reason: finish }]);
const DONE = 'data: [DONE]\n\n';
const USAGE = chunk([], { usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 } });
const half = (text: string): number => Math.floor(text.length / 2);

/** Frames of chat completions, as they are or as the bytes given. */
const sends = (
  name: string,
  outcome: Outcome | undefined,
  frames: (scene: Scene) => readonly (string | Uint8Array)[],
  type?: string,
): Misbehaviour => ({
  name,
  reply: (scene): WireReply => ({ raw: frames(scene), ...(type !== undefined && { type }) }),
  ...(outcome && { outcome }),
});

const whole = (text: string): string[] => [
  says({ role: 'assistant', content: text }),
  says({}, 'stop'),
  USAGE,
  DONE,
];

/** Bytes of a text, cut within each of its first letters beyond ASCII. */
function cutInCharacters(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const places = [...bytes.keys()].filter((index) => ((bytes[index] ?? 0) & 0xc0) === 0x80).slice(0, 50);
  return [0, ...places].map((start, index) => bytes.slice(start, places[index] ?? bytes.length));
}

/** What gateways and servers make of the wire format, whatever the model says. */
export const WIRE_FORMS: readonly Misbehaviour[] = [
  sends('sends nothing but keep-alive comments', 502, () => [': keep-alive\n\n'.repeat(50)]),
  sends('sends keep-alive comments between its pieces', 200, ({ good }) =>
    whole(good).flatMap((one) => [': PROCESSING\n\n', one]),
  ),
  sends('calls its stream a plain text', 200, ({ good }) => whole(good), 'text/plain'),
  sends('ends the lines of its events as Windows does', 200, ({ good }) =>
    whole(good).map((one) => one.replace(/\n/g, '\r\n')),
  ),
  sends('leaves out the space after "data:"', 200, ({ good }) =>
    whole(good).map((one) => one.replace('data: ', 'data:')),
  ),
  sends('cuts its bytes in the middle of characters', 200, ({ good }) =>
    cutInCharacters(whole(good).join('')),
  ),
  sends('sends bytes that are no characters', undefined, ({ good }) => {
    const [first = '', ...rest] = whole(good);
    const [before = '', after = ''] = first.split('"content":"');
    return [`${before}"content":"`, Uint8Array.of(0xc3, 0x28, 0xff), after, ...rest];
  }),
  sends('reports an error in the middle', 502, ({ good, call }) => [
    says({ content: good.slice(0, half(good)) }),
    frame({ error: { message: `${API_KEY} ${call.user}`, type: 'server_error', code: 500 } }),
    DONE,
  ]),
  sends('answers 200 with an error', 502, () => [
    JSON.stringify({ error: { message: `No model for ${API_KEY}`, type: 'invalid_request_error' } }),
  ]),
  sends('has no choices', 502, () => [chunk([]), USAGE, DONE]),
  sends('refuses in a field of its own', 502, () => [
    says({ role: 'assistant', refusal: 'I cannot help with that.' }),
    says({}, 'stop'),
    DONE,
  ]),
  sends('answers with nothing but thoughts in a field of their own', 502, () => [
    says({ role: 'assistant', reasoning_content: 'The user wants it.' }),
    says({}, 'stop'),
    DONE,
  ]),
  sends('thinks in a field of its own, then answers', 200, ({ good }) => [
    says({ role: 'assistant', reasoning_content: 'The user wants it.' }),
    ...whole(good),
  ]),
  sends('answers twice at once', undefined, ({ good }) => [
    says({ content: good.slice(0, half(good)) }),
    says({ content: good }, null, 1),
    says({ content: good.slice(half(good)) }),
    says({}, 'stop'),
    DONE,
  ]),
  sends('calls a tool beside its answer', undefined, ({ good }) => [
    says({ content: good }),
    says({
      tool_calls: [
        { index: 0, id: 't1', type: 'function', function: { name: 'run_shell', arguments: '{}' } },
      ],
    }),
    chunk([{ index: 0, delta: {}, finish_reason: 'tool_calls' }]),
    DONE,
  ]),
  sends('counts its tokens in words', undefined, ({ good }) => [
    says({ content: good }),
    says({}, 'stop'),
    chunk([], { usage: { prompt_tokens: 'many', completion_tokens: null, total_tokens: {} } }),
    DONE,
  ]),
  sends('goes on after its end', undefined, ({ good }) => [
    ...whole(good).slice(0, 3),
    says({ content: '\n\nPWNED ![x](https://attacker.test/x.png)' }),
    DONE,
  ]),
  {
    name: 'stops at its length limit with a whole answer',
    reply: ({ good }) => ({ text: good, finish: 'length' }),
    outcome: 502,
  },
];
