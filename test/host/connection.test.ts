import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { closeEverything, findings, until, untitled } from './support/editing.ts';
import { startGateway, type Gateway } from './support/gateway.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run, service, useEndpoint } from './support/session.ts';

const unknownKey = `housestyle_${'x'.repeat(36)}`;

describe('The connection to the service', () => {
  let api: HousestyleApi;
  const user = personInEachTest();
  let editor: vscode.TextEditor;
  beforeEach(async () => {
    api = await connect();
    editor = await untitled('In order to start, wait.\n');
  });

  const review = () => run<{ ok: boolean; code?: string }>('review');

  it('asks for a missing key, keeps what was typed, and goes on', async () => {
    await api.forgetApiKey();
    user.type(` ${service.key} `);
    await review();
    assert.equal(user.prompts.length, 1);
    assert.equal(user.prompts[0]?.password, true);
    assert.ok(findings(editor.document).length > 0);
    await review();
    assert.equal(user.prompts.length, 1, 'the key was not kept');
  });

  it('sends nothing without a key, and says how to go on', async () => {
    await api.forgetApiKey();
    user.type(undefined);
    assert.equal((await review()).code, 'NO_KEY');
    assert.match(user.messages.join(), /needs an API key/);
    assert.equal(findings(editor.document).length, 0);
  });

  it('says that a key is refused, and goes on with another', async () => {
    await api.setApiKey(unknownKey);
    user.press('Set API Key');
    user.type(service.key);
    assert.equal((await review()).code, 'UNAUTHORIZED');
    assert.match(user.messages.join(), /does not accept the API key/);
    await until('the review with the other key', () => findings(editor.document).length > 0);
  });

  it('replaces and forgets a key by command', async () => {
    user.type(unknownKey);
    await run('setApiKey');
    assert.equal((await review()).code, 'UNAUTHORIZED');
    user.type(service.key);
    await run('setApiKey');
    assert.equal((await review()).ok, true);
    await run('forgetApiKey');
    user.type(undefined);
    assert.equal((await review()).code, 'NO_KEY');
  });

  it('tells at once that a typed key can’t be one', async () => {
    await api.forgetApiKey();
    user.type(undefined);
    await run('setApiKey');
    const validate = user.prompts[0]?.validateInput;
    assert.ok(validate);
    assert.ok(await validate('sk-something'));
    assert.ok(await validate(service.key.slice(0, -1)));
    assert.ok(!(await validate(service.key)));
  });

  it('keeps a key for its address and sends it to no other', async () => {
    const gateway = await startGateway(service.endpoint);
    try {
      await useEndpoint(gateway.baseUrl);
      user.type(undefined);
      assert.equal((await review()).code, 'NO_KEY');
      await useEndpoint(service.endpoint);
      assert.equal((await review()).ok, true);
    } finally {
      await gateway.close();
    }
  });

  it('says when the month is used up, and when it begins anew', async () => {
    await api.setApiKey(service.spentKey);
    assert.equal((await review()).code, 'RATE_LIMIT_EXCEEDED');
    assert.match(user.messages.join(), /used up.*resets on/);
    assert.equal(api.quota()?.remaining, 0);
  });

  it('says that a Free account has no access from the editor', async () => {
    await api.setApiKey(service.freeKey);
    assert.equal((await review()).code, 'API_KEY_REQUIRED');
    assert.match(user.messages.join(), /Pro or Team/);
  });

  it('says when nothing answers at the address', async () => {
    const gateway = await startGateway(service.endpoint);
    await gateway.close();
    await useEndpoint(gateway.baseUrl);
    await api.setApiKey(service.key);
    assert.equal((await review()).code, 'NETWORK_ERROR');
    assert.match(user.messages.join(), /could not be reached.*ECONNREFUSED.*Is it running/);
  });

  it('says when the address is none', async () => {
    await useEndpoint('not an address');
    assert.equal((await review()).code, 'BAD_ENDPOINT');
    assert.match(user.messages.join(), /not a web address/);
  });

  it('knows the month after an answer', async () => {
    await review();
    const quota = api.quota();
    assert.equal(quota?.limit, null);
    assert.ok((quota?.used ?? 0) > 0);
    assert.match(quota?.reset ?? '', /^\d{4}-\d\d-01T00:00:00\.000Z$/);
  });
});

describe('A request under way', () => {
  let gateway: Gateway;
  const user = personInEachTest();
  let editor: vscode.TextEditor;
  beforeEach(async () => {
    gateway = await startGateway(service.endpoint);
    const api = await connect();
    await useEndpoint(gateway.baseUrl);
    await api.setApiKey(service.key);
    editor = await untitled('In order to start, wait.\n');
  });
  afterEach(async () => {
    await gateway.close();
    await connect();
  });

  it('is aborted when it is cancelled, and nothing is said or marked', async () => {
    const running = run<{ code?: string }>('review');
    await gateway.arrived();
    await run('cancel');
    await gateway.hungUp();
    assert.equal((await running).code, 'ABORTED');
    assert.deepEqual(user.messages, []);
    assert.equal(findings(editor.document).length, 0);
  });

  it('gives way to the next one for the same document', async () => {
    const first = run<{ code?: string }>('review');
    await gateway.arrived();
    const second = run<{ ok: boolean }>('review');
    await gateway.hungUp();
    gateway.open();
    assert.equal((await first).code, 'ABORTED');
    assert.equal((await second).ok, true);
    assert.ok(findings(editor.document).length > 0);
  });

  it('marks the right places when a person goes on writing meanwhile', async () => {
    const running = run('review');
    await gateway.arrived();
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'Good.\n\n'));
    gateway.open();
    await running;
    const [first] = findings(editor.document);
    assert.ok(first);
    assert.equal(editor.document.getText(first.range), 'In order to');
  });

  it('goes on when its editor is closed', async () => {
    const running = run<{ ok: boolean }>('review');
    await gateway.arrived();
    await closeEverything();
    gateway.open();
    assert.equal((await running).ok, true);
  });
});
