import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as vscode from 'vscode';
import { marked, until, untitled } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run, service, useEndpoint } from './support/session.ts';

const text = 'In order to start, wait. We utilize tea.\n';

const finding = (original: string) => {
  const start = text.indexOf(original);
  return {
    severity: 'minor',
    original,
    suggestion: null,
    reason: 'Because.',
    range: { start, end: start + original.length },
    rule: { id: 'told', label: 'Told' },
    source: 'model',
  };
};
const answer = (words: readonly string[]) => ({
  content: 'Done.',
  mode: 'review',
  usage: { inputTokens: 1, outputTokens: 1 },
  quota: { limit: null, used: 1, remaining: null },
  suggestions: words.map(finding),
});

/** A service that answers event by event, as the test says. */
describe('An answer that comes bit by bit', () => {
  let server: Server;
  const user = personInEachTest();
  let editor: vscode.TextEditor;
  let response: ServerResponse | undefined;
  const send = (event: string, data: unknown) =>
    response?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  beforeEach(async () => {
    response = undefined;
    server = createServer((request, answering) => {
      request.resume().on('end', () => {
        answering.writeHead(200, { 'content-type': 'text/event-stream' });
        response = answering;
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const api = await connect();
    await useEndpoint(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await api.setApiKey(service.key);
    editor = await untitled(text);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await connect();
  });

  it('shows findings as they come, and the answer in their place', async () => {
    const running = run<{ ok: boolean; findings: number }>('review');
    await until('the request', () => response !== undefined);
    send('findings', { findings: [finding('In order to')] });
    await until('the first finding', () => marked(editor.document).join() === 'In order to');
    send('findings', { findings: [finding('utilize')] });
    await until('the second', () => marked(editor.document).join() === 'In order to,utilize');
    send('result', answer(['utilize']));
    response?.end();
    assert.equal((await running).findings, 1);
    assert.deepEqual(marked(editor.document), ['utilize']);
  });

  it('keeps what came before where the rest never comes', async () => {
    const running = run<{ ok: boolean; code?: string }>('review');
    await until('the request', () => response !== undefined);
    send('findings', { findings: [finding('utilize')] });
    await until('the finding', () => marked(editor.document).length === 1);
    response?.destroy();
    assert.equal((await running).ok, false);
    assert.deepEqual(marked(editor.document), ['utilize']);
    assert.equal(user.messages.length, 1);
  });

  it('puts nothing of a rewrite into the document before it is whole and accepted', async () => {
    const running = run('rewrite');
    await until('the request', () => response !== undefined);
    send('draft', { start: 0, content: 'To start, wait.' });
    send('progress', { done: 1, total: 2 });
    assert.equal(editor.document.getText(), text);
    send('result', {
      ...answer([]),
      mode: 'rewrite',
      content: 'To start, wait. We use tea.\n',
      suggestions: undefined,
    });
    response?.end();
    await running;
    assert.equal(editor.document.getText(), text);
    await run('acceptProposal');
    assert.equal(editor.document.getText(), 'To start, wait. We use tea.\n');
  });
});
