import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import type * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { findings, until, untitled } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run, useEndpoint } from './support/session.ts';

/** Process ids of the services that the extension started. */
function services(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args=']).toString().split('\n');
  return lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((line) => Number(line?.[2]) === process.pid && line?.[3]?.includes('local.mjs'))
    .map((line) => Number(line?.[1]));
}

describe('With no endpoint set', () => {
  let api: HousestyleApi;
  const user = personInEachTest();
  let editor: vscode.TextEditor;
  before(async () => {
    api = await connect();
    await useEndpoint('');
  });
  beforeEach(async () => {
    editor = await untitled('In order to start, wait.\n');
  });
  after(async () => {
    await connect();
  });

  const review = () => run<{ ok: boolean; code?: string }>('review');

  it('a service of the extension’s own reviews at once, and this is not said twice', async () => {
    assert.equal((await review()).ok, true);
    assert.deepEqual(user.prompts, []);
    assert.ok(findings(editor.document).length > 0);
    assert.equal(api.localService(), 'running');
    assert.equal(services().length, 1);
    // At the very first time alone; another suite may have come first.
    assert.ok(user.messages.every((message) => message.startsWith('Housestyle checks with its own')));
    const told = user.messages.length;
    await review();
    assert.equal(user.messages.length, told);
    assert.equal(services().length, 1);
  });

  it('a service that is killed starts again by itself, once', async () => {
    await review();
    const [before] = services();
    assert.ok(before);
    process.kill(before, 'SIGKILL');
    await until('its end', () => !services().includes(before));
    assert.equal((await review()).ok, true);
    assert.equal(services().length, 1);
    assert.notEqual(services()[0], before);
  });

  it('a service that is killed over a review is followed by one that does it', async () => {
    await review();
    const [pid] = services();
    assert.ok(pid);
    process.kill(pid, 'SIGSTOP');
    const running = review();
    await new Promise((resolve) => setTimeout(resolve, 300));
    process.kill(pid, 'SIGKILL');
    assert.equal((await running).ok, true);
    assert.equal(services().length, 1);
    assert.deepEqual(user.messages, []);
  });

  it('the command restarts it', async () => {
    await review();
    const [before] = services();
    await run('restartLocalService');
    assert.equal(services().length, 1);
    assert.notEqual(services()[0], before);
    assert.equal((await review()).ok, true);
  });

  it('no key is asked for, and none can be set', async () => {
    await run('setApiKey');
    assert.deepEqual(user.prompts, []);
    assert.match(user.messages.join(), /needs no API key/);
  });
});
