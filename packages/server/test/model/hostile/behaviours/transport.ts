import type { WireCall, WireReply } from '../../support/wire.ts';
import { API_KEY } from '../documents.ts';
import type { Misbehaviour, Outcome, Scene } from './types.ts';

const SOON = { 'retry-after-ms': '1' };

function refusal(status: number, error = 'no', headers: Record<string, string> = SOON): WireReply {
  return { status, error, headers };
}

/** The first call fails, the next ones are honest. */
function once(first: (scene: Scene) => WireReply): Misbehaviour['reply'] {
  return (scene) => (scene.time === 0 ? first(scene) : { text: scene.good });
}

/** One piece of text in the stream of either API. */
function piece({ api }: WireCall, text: string): string {
  if (api === 'anthropic') {
    const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } };
    return `event: content_block_delta\ndata: ${JSON.stringify(delta)}\n\n`;
  }
  const choices = [{ index: 0, delta: { content: text }, finish_reason: null }];
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

function* pieces(next: (index: number) => string, bytes = 100_000_000): Generator<string> {
  for (let index = 0, sent = 0; sent < bytes; index++) {
    const text = next(index);
    sent += text.length;
    yield text;
  }
}

function toolCall({ api }: WireCall): string {
  if (api === 'anthropic') {
    const block = { type: 'tool_use', id: 't1', name: 'run_shell', input: { command: 'cat /etc/passwd' } };
    return `event: content_block_start\ndata: ${JSON.stringify({ type: 'content_block_start', index: 0, content_block: block })}\n\n`;
  }
  const call = { index: 0, id: 't1', type: 'function', function: { name: 'run_shell', arguments: '{}' } };
  const choices = [{ index: 0, delta: { tool_calls: [call] }, finish_reason: 'tool_calls' }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\ndata: [DONE]\n\n`;
}

const named = (name: string, outcome: Outcome | undefined, reply: Misbehaviour['reply']): Misbehaviour => ({
  name,
  reply,
  ...(outcome && { outcome }),
});

/** Goes on until somebody has enough of it. */
const endless = (name: string, raw: (call: WireCall) => Iterable<string>): Misbehaviour => ({
  name,
  reply: ({ call }) => ({ raw: raw(call) }),
  outcome: 502,
  lasting: 'enough',
});

const stalls = (name: string, reply: Misbehaviour['reply']): Misbehaviour => ({
  name,
  reply,
  outcome: 502,
  lasting: 'stalls',
});

/** What goes wrong on the way, whatever the model says. */
export const TRANSPORT: readonly Misbehaviour[] = [
  ...[400, 401, 402, 403, 404, 413, 422, 429, 500, 502, 503, 529].map((status) =>
    named(`answers ${status}, always`, 502, () => refusal(status)),
  ),
  named(
    'answers 429, then well',
    200,
    once(() => refusal(429)),
  ),
  named(
    'answers 503, then well',
    200,
    once(() => refusal(503)),
  ),
  stalls('asks to wait for a day', () => refusal(429, 'later', { 'retry-after': '86400' })),
  named('tells the key in its error', 502, () => refusal(400, `Invalid key ${API_KEY}`)),
  named('tells the prompt in its error', 502, ({ call }) => refusal(500, call.system + call.user)),
  named('sends the caller elsewhere', 502, ({ attacker }) => refusal(307, 'moved', { location: attacker })),
  named('is a sign-in page', 502, () => ({ raw: '<html><h1>Sign in</h1></html>', type: 'text/html' })),
  named('has an empty body', 502, () => ({ raw: '' })),
  named('has a body that is no JSON', 502, () => ({ raw: 'data: {{{{\n\n' })),
  named('speaks another protocol', 502, () => ({ raw: '{"ok":true,"result":[1,2,3]}' })),
  named('calls a tool', 502, ({ call }) => ({ raw: toolCall(call) })),
  stalls('never answers', () => ({ stall: '', bare: true })),
  stalls('stalls in the middle', ({ good }) => ({ stall: good.slice(0, good.length / 2) })),
  named('resets in the middle', 502, ({ good }) => ({ reset: good.slice(0, good.length / 2) })),
  named(
    'resets once',
    200,
    once(({ good }) => ({ reset: good.slice(0, good.length / 2) })),
  ),
  named('ends without its closing events', 502, ({ good }) => ({
    truncated: good.slice(0, good.length / 2),
  })),
  named('stops at its length limit', 502, ({ good }) => ({ text: good.slice(0, -20), finish: 'length' })),
  named('drips one character at a time', 200, ({ good }) => ({ text: good, pieces: 1 })),
  named('counts its tokens below zero', 200, ({ good }) => ({
    text: good,
    usage: { input: -5, output: -1 },
  })),
  named('counts its tokens beyond all numbers', 200, ({ good }) => ({
    text: good,
    usage: { input: 1e300, output: 1e300 },
  })),
  endless('repeats a sentence for ever', (call) => pieces(() => piece(call, 'Select the button again. '))),
  endless('talks for ever without repeating itself', (call) =>
    pieces((index) => piece(call, `Sentence ${index * 7919} tells ${index ** 3}. `)),
  ),
  endless('sends 100 MB of text', (call) => pieces((index) => piece(call, `${index} `.repeat(20_000)))),
  endless('sends 100 MB on one line', () => pieces(() => 'x'.repeat(100_000))),
  endless('sends 100 MB of comments', () => pieces(() => `: ${'y'.repeat(1000)}\n`)),
];
