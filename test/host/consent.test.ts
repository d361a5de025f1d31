import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { file, untitled } from './support/editing.ts';
import { startGateway, type Gateway } from './support/gateway.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run, service, useEndpoint } from './support/session.ts';

const review = () => run<{ ok: boolean; code?: string }>('review');

describe('Text for another computer', () => {
  let api: HousestyleApi;
  const user = personInEachTest();
  let gateway: Gateway;
  let host: string;
  before(async () => {
    await connect();
    gateway = await startGateway(service.endpoint);
    gateway.open();
    // An address of this computer that nobody takes for one.
    host = `0.0.0.0:${new URL(gateway.baseUrl).port}`;
  });
  beforeEach(async () => {
    api = await connect();
    await useEndpoint(`http://${host}`);
    await api.setApiKey(service.key);
    await untitled('In order to start, wait.\n');
  });
  after(async () => {
    await gateway.close();
    await connect();
  });

  it('is not sent before the person agreed, and nothing more is said where they don’t', async () => {
    const before = gateway.requests;
    assert.equal((await review()).code, 'NO_CONSENT');
    assert.equal(gateway.requests, before);
    assert.deepEqual(user.messages, [`May Housestyle send text to ${host}?`]);
    assert.deepEqual(user.prompts, []);
  });

  it('is sent when they agreed, asked once for each host', async () => {
    user.press(`Send to ${host}`);
    assert.equal((await review()).ok, true);
    assert.equal((await review()).ok, true);
    assert.equal(user.messages.length, 1);
  });

  it('is not sent any more when they withdrew it', async () => {
    const picked = vscode.window.showQuickPick;
    const window = vscode.window as { showQuickPick: unknown };
    window.showQuickPick = async (items: readonly string[]) => items.find((item) => item.includes(host));
    try {
      await run('withdrawConsent');
    } finally {
      window.showQuickPick = picked;
    }
    assert.match(user.messages.join(), /sends no more text/);
    const before = gateway.requests;
    assert.equal((await review()).code, 'NO_CONSENT');
    assert.equal(gateway.requests, before);
  });

  it('of this computer needs no consent', async () => {
    await useEndpoint(gateway.baseUrl);
    await api.setApiKey(service.key);
    assert.equal((await review()).ok, true);
    assert.deepEqual(user.messages, []);
  });

  it('connects by one command: address, consent and key, and nothing changes before all are there', async () => {
    await useEndpoint(service.endpoint);
    const endpoint = () => vscode.workspace.getConfiguration('housestyle').get('endpoint');
    user.type(`http://${host}`);
    await run('connect');
    assert.equal(endpoint(), service.endpoint, 'without consent');
    await useEndpoint(`http://${host}`);
    await api.forgetApiKey();
    await useEndpoint(service.endpoint);
    user.type(`http://${host}`);
    user.press(`Send to ${host}`);
    user.type(undefined);
    await run('connect');
    assert.equal(endpoint(), service.endpoint, 'without a key');
    user.type(`http://${host}`);
    user.type(service.key);
    await run('connect');
    assert.equal(endpoint(), `http://${host}`);
    assert.equal((await review()).ok, true);
  });
});

describe('Documents that may not be sent', () => {
  const user = personInEachTest();
  beforeEach(async () => {
    await connect();
  });
  afterEach(async () => {
    await set('exclude', undefined);
    await set('include', undefined);
  });

  const set = (name: string, globs: string[] | undefined, target = vscode.ConfigurationTarget.Global) =>
    vscode.workspace.getConfiguration('housestyle').update(name, globs, target);

  const rows: [what: string, setting: 'include' | 'exclude', globs: string[], sent: boolean][] = [
    ['its name is excluded', 'exclude', ['guide.md'], false],
    ['its kind is excluded', 'exclude', ['**/*.md'], false],
    ['another folder is excluded', 'exclude', ['internal/**'], true],
    ['only another kind is included', 'include', ['**/*.txt'], false],
    ['its kind is included', 'include', ['**/*.md'], true],
  ];
  for (const [what, setting, globs, sent] of rows) {
    it(`${sent ? 'do not hold one back' : 'hold one back, and say so'} where ${what}`, async () => {
      await set(setting, globs);
      await file('first', 'guide.md');
      const outcome = await review();
      assert.equal(outcome.ok, sent, outcome.code);
      if (sent) return;
      assert.equal(outcome.code, 'EXCLUDED');
      assert.match(user.messages.join(), /Nothing was sent/);
    });
  }

  it('stay so whatever the workspace sets', async () => {
    await set('exclude', ['**/*.md']);
    await set('exclude', [], vscode.ConfigurationTarget.Workspace);
    try {
      await file('first', 'guide.md');
      assert.equal((await review()).code, 'EXCLUDED');
    } finally {
      await set('exclude', undefined, vscode.ConfigurationTarget.Workspace);
    }
  });
});
