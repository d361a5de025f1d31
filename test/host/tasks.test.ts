import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { until } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run, service, useEndpoint } from './support/session.ts';

const TEXT = 'In order to start, wait.\n\nWe went to the the shop.\n';

describe('A task', () => {
  let folder: vscode.WorkspaceFolder;
  let place: vscode.Uri;
  const user = personInEachTest();
  before(async () => {
    await connect();
    const first = vscode.workspace.workspaceFolders?.find(({ name }) => name === 'first');
    assert.ok(first);
    folder = first;
    place = vscode.Uri.joinPath(folder.uri, 'tasks');
    for (const name of ['checked.md', 'team/open.md', 'team/private.md'])
      await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(place, name), Buffer.from(TEXT));
  });
  afterEach(async () => {
    await vscode.workspace.getConfiguration('housestyle').update('exclude', undefined, true);
  });
  after(() => vscode.workspace.fs.delete(place, { recursive: true }));

  const problems = (name: string): vscode.Diagnostic[] =>
    vscode.languages
      .getDiagnostics(vscode.Uri.joinPath(place, name))
      .sort((one, other) => one.range.start.compareTo(other.range.start));

  /** Runs one that a `tasks.json` would hold, and resolves when it has ended. */
  async function lint(definition: Record<string, unknown>): Promise<void> {
    const [offered] = (await vscode.tasks.fetchTasks({ type: 'housestyle' })).filter(
      ({ scope }) => typeof scope === 'object' && scope.name === folder.name,
    );
    assert.ok(offered?.execution, 'there is no task for the folder');
    const { execution, problemMatchers, name, source } = offered;
    const task = new vscode.Task(
      { type: 'housestyle', folder: folder.name, ...definition },
      folder,
      name,
      source,
      execution,
      problemMatchers,
    );
    const ended = new Promise<void>((resolve) => {
      const listener = vscode.tasks.onDidEndTask(({ execution: one }) => {
        if (one.task.name !== name) return;
        listener.dispose();
        resolve();
      });
    });
    await vscode.tasks.executeTask(task);
    await ended;
  }

  it('checks documents with the bundled lint job, and the editor’s problems say what was found', async () => {
    await lint({ files: ['tasks/*.md'], mode: 'review' });
    const found = await until('the problems', () => {
      const all = problems('checked.md');
      return all.length >= 2 && all;
    });
    assert.deepEqual(
      found.map(({ range, source }) => [
        range.start.line,
        range.start.character,
        range.end.character,
        source,
      ]),
      [
        [0, 0, 11, 'Housestyle'],
        [2, 11, 18, 'Housestyle'],
      ],
    );
    assert.match(found[0]?.message ?? '', /“In order to” → “To”/);
  });

  it('sends no document that the settings exclude', async () => {
    await vscode.workspace.getConfiguration('housestyle').update('exclude', ['**/private.md'], true);
    await lint({ files: ['tasks/team'], mode: 'review' });
    await until('the problems', () => problems('team/open.md').length >= 2);
    assert.deepEqual(problems('team/private.md'), []);
  });

  it('asks the local service where none is set', async () => {
    await useEndpoint('');
    try {
      await lint({ files: ['tasks/checked.md'], mode: 'review' });
      await until('the problems', () => problems('checked.md').length >= 2);
    } finally {
      await useEndpoint(service.endpoint);
    }
  });

  it('says why where nothing can be asked, and ends', async () => {
    await run('forgetApiKey');
    try {
      await lint({ files: ['tasks/checked.md'] });
      assert.equal(user.prompts.length, 1);
    } finally {
      await connect();
    }
  });
});
