import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { findings, marked, until, untitled } from './support/editing.ts';
import { startGateway, type Gateway } from './support/gateway.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run, service, useEndpoint } from './support/session.ts';

type Choice = 'off' | 'local' | 'always';
const choose = (choice: Choice | undefined) =>
  vscode.workspace
    .getConfiguration('housestyle')
    .update('checkAsYouType', choice, vscode.ConfigurationTarget.Global);

const type = (editor: vscode.TextEditor, text: string) =>
  editor.edit((edit) => edit.insert(editor.document.positionAt(editor.document.getText().length), text));

describe('Checking while a person types', () => {
  let api: HousestyleApi;
  const user = personInEachTest();
  beforeEach(async () => {
    api = await connect();
  });
  afterEach(async () => {
    await choose(undefined);
    await connect();
  });

  it('with the local service marks what was just written, and nothing is said', async () => {
    await useEndpoint('');
    const editor = await untitled('A calm text.\n');
    await until('the first check', () => api.checkStatus() === 'No findings');
    await type(editor, '\nIn order to start, wait.\n');
    await until('the finding', () => marked(editor.document).includes('In order to'));
    assert.equal(api.checkStatus(), '1 finding');
    const [{ range } = { range: undefined }] = findings(editor.document);
    assert.ok(range);
    await editor.edit((edit) => edit.replace(range, 'To'));
    await until('its end', () => api.checkStatus() === 'No findings');
    assert.deepEqual(user.prompts, []);
    assert.ok(user.messages.every((message) => message.startsWith('Housestyle checks with its own service')));
  });

  it('sends nothing to a team’s service', async () => {
    const gateway = await gatewayWithKey();
    try {
      gateway.open();
      const editor = await untitled('In order to start, wait.\n');
      await type(editor, 'More.\n');
      await new Promise((resolve) => setTimeout(resolve, 3000));
      assert.equal(gateway.requests, 0);
      assert.equal(api.checkStatus(), 'Not checked');
      await run('review');
      assert.equal(gateway.requests, 1);
      await type(editor, 'More.\n');
      await until('the remark', () => api.checkStatus()?.includes('changed since the check'));
    } finally {
      await gateway.close();
    }
  });

  it('does, where the person wants that, and gives up a check that an edit has overtaken', async () => {
    const gateway = await gatewayWithKey();
    try {
      await choose('always');
      const editor = await untitled('In order to start, wait.\n');
      await gateway.arrived();
      await type(editor, 'Click here.\n');
      await gateway.hungUp();
      gateway.open();
      await until('the findings', () => findings(editor.document).length > 0);
      assert.ok(marked(editor.document).includes('In order to'));
    } finally {
      await gateway.close();
    }
  });

  it('never keeps a person from writing or saving while the service stands still', async () => {
    const gateway = await gatewayWithKey();
    try {
      await choose('always');
      const editor = await untitled('In order to start, wait.\n');
      await gateway.arrived();
      const since = performance.now();
      for (let index = 0; index < 20; index++) await type(editor, 'x');
      assert.ok(performance.now() - since < 5000);
      assert.ok(editor.document.getText().endsWith('x'.repeat(20)));
    } finally {
      await gateway.close();
    }
  });

  it('says of a text that is too long that it is, and sends nothing', async () => {
    await useEndpoint('');
    await untitled('A calm sentence of words.\n'.repeat(8000));
    await until('the remark', () => api.checkStatus() === 'Too long to be checked at once');
  });

  it('is off where it is turned off', async () => {
    await useEndpoint('');
    await choose('off');
    const editor = await untitled('In order to start, wait.\n');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.deepEqual(findings(editor.document), []);
    assert.equal(api.checkStatus(), 'Not checked');
  });

  async function gatewayWithKey(): Promise<Gateway> {
    const gateway = await startGateway(service.endpoint);
    await useEndpoint(gateway.baseUrl);
    await api.setApiKey(service.key);
    return gateway;
  }
});
