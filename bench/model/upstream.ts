/** A provider on this machine that answers chat completions, each after so many milliseconds (argument). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const delay = Number(process.argv[2]);
const TEXT =
  'Fastify is a web framework for Node.js. The page shows how to write a first server and a first plugin.';
const ID = { id: 'chatcmpl-1', created: 1_795_000_000, model: 'local' };
const USAGE = { prompt_tokens: 400, completion_tokens: 20, total_tokens: 420 };

/** One finding on words of the input; the input itself where it is to be rewritten; else a short text. */
function contentFor(body: Record<string, unknown>): string {
  const asked = JSON.stringify(body.messages);
  const [, input = ''] = /<<<INPUT [\da-f]{32}>>>\\n(.*)\\n<<<END/.exec(asked) ?? [];
  const text = JSON.parse(`"${input}"`) as string;
  if (body.response_format || asked.includes('\\"findings\\"')) {
    const quote = /[a-z]+ [a-z]+ [a-z]+ [a-z]+/.exec(text)?.[0];
    const more = { suggestion: null, reason: 'It can be said better.', severity: 'minor', rule: 'Clarity' };
    return JSON.stringify({ findings: quote ? [{ quote, ...more }] : [] });
  }
  return text.includes('⟦') ? text : TEXT;
}

function answerTo(body: Record<string, unknown>): { type: string; text: string } {
  const content = contentFor(body);
  if (body.stream !== true) {
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    const whole = { ...ID, object: 'chat.completion', choices, usage: USAGE };
    return { type: 'application/json', text: JSON.stringify(whole) };
  }
  const frame = (choices: unknown, more: object = {}): string =>
    `data: ${JSON.stringify({ ...ID, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
  const pieces = content.match(/\S+\s*/g) ?? [];
  const text = pieces.map((piece) => frame([{ index: 0, delta: { content: piece }, finish_reason: null }]));
  text.push(
    frame([{ index: 0, delta: {}, finish_reason: 'stop' }]),
    frame([], { usage: USAGE }),
    'data: [DONE]\n\n',
  );
  return { type: 'text/event-stream', text: text.join('') };
}

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const { type, text } = answerTo(JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>);
    void setTimeout(delay).then(() => {
      response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text);
    });
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })),
);
