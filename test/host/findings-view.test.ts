import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { marked, untitled } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run } from './support/session.ts';

const text = 'In order to start, wait in order to rest.\n\nWe went to the the shop.\n';

describe('The Findings view', () => {
  let api: HousestyleApi;
  const user = personInEachTest();
  let editor: vscode.TextEditor;
  before(async () => (api = await connect()));
  beforeEach(async () => {
    await run('clearFindings');
    editor = await untitled(text);
    await run('review');
  });
  afterEach(async () => {
    await run('groupFindings', 'file');
  });

  const groups = () => api.findingGroups().map(({ label, entries }) => `${label}: ${entries.length}`);
  const group = (label: string) => {
    const found = api.findingGroups().find((one) => one.label === label);
    assert.ok(found, `no group ${label} among ${groups().join()}`);
    return { group: found };
  };

  it('groups by file, rule or severity, and remembers it', async () => {
    assert.match(groups().join(), /^Untitled-\d+: 3$/);
    await run('groupFindings', 'rule');
    assert.deepEqual(groups(), ['Wordy phrases: 2', 'Repeated words: 1']);
    await run('groupFindings', 'severity');
    assert.equal(
      api.findingGroups().reduce((sum, { entries }) => sum + entries.length, 0),
      3,
    );
    assert.ok(groups().every((one) => /^(Critical|Important|Minor): /.test(one)));
  });

  it('goes to a finding, and selects it', async () => {
    const [live] = api.findingGroups()[0]?.entries.slice(2) ?? [];
    assert.ok(live);
    await run('openFinding', live.uri, live.live.id);
    assert.equal(editor.document.getText(vscode.window.activeTextEditor?.selection), 'the the');
  });

  it('corrects a whole group at once', async () => {
    await run('groupFindings', 'rule');
    assert.equal(await run('fixSelected', group('Wordy phrases')), 2);
    assert.equal(editor.document.getText(), 'To start, wait to rest.\n\nWe went to the the shop.\n');
    assert.deepEqual(groups(), ['Repeated words: 1']);
  });

  it('corrects what is selected, across documents', async () => {
    const other = await untitled('They went to the the pub.\n');
    await run('review');
    await run('groupFindings', 'rule');
    const [one] = group('Wordy phrases').group.entries;
    assert.ok(one);
    const repeated = group('Repeated words');
    const nodes = [{ entry: one, group: group('Wordy phrases').group }, repeated];
    assert.equal(await run('fixSelected', nodes[0], nodes), 3);
    assert.equal(other.document.getText(), 'They went to the pub.\n');
    assert.equal(editor.document.getText(), 'To start, wait in order to rest.\n\nWe went to the shop.\n');
  });

  it('dismisses a whole group, which stays dismissed', async () => {
    await run('groupFindings', 'rule');
    assert.equal(await run('dismissSelected', group('Wordy phrases')), 2);
    assert.deepEqual(marked(editor.document), ['the the']);
    await run('review');
    assert.deepEqual(marked(editor.document), ['the the']);
    assert.equal(await run('restoreDismissed'), 2);
  });

  it('lists nothing of a document that was cleared', async () => {
    await run('clearFindings');
    assert.deepEqual(groups(), []);
  });

  it('is filled by a review of the whole workspace, one request for each document', async () => {
    user.press('Review');
    const before = api.quota()?.used ?? 0;
    const outcome = await run<{ reviewed: number; left: number }>('reviewWorkspace');
    assert.match(user.messages.join(), /Each uses one request/);
    assert.ok(outcome.reviewed >= 2, JSON.stringify(outcome));
    assert.equal((api.quota()?.used ?? 0) - before, outcome.reviewed);
    assert.ok(
      groups().some((one) => /guide\.md: \d+/.test(one)),
      groups().join(),
    );
  });

  it('is not filled where the person says no', async () => {
    await run('clearFindings');
    assert.equal(await run('reviewWorkspace'), undefined);
    assert.deepEqual(groups(), []);
  });
});
