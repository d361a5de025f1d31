import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeEverything, file, findingOn, findings, marked, until, untitled } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { connect, extension, run } from './support/session.ts';

const text = 'In order to start, wait. It costs in order to rest.\n\nWe went to the the shop.\n';

async function hovers(editor: vscode.TextEditor, line: number, column: number): Promise<string> {
  const found = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    editor.document.uri,
    new vscode.Position(line, column),
  );
  return found
    .flatMap(({ contents }) => contents.map((one) => (typeof one === 'string' ? one : one.value)))
    .join('\n');
}

describe('A rule', () => {
  let editor: vscode.TextEditor;
  const user = personInEachTest();
  before(connect);
  beforeEach(async () => {
    editor = await untitled(text);
    await run('review');
  });

  it('is told in the hover with its reason, an example, and what the fix makes of the line', async () => {
    const hover = await hovers(editor, 2, 13);
    assert.match(hover, /\*\*Repeated words\*\* · /);
    assert.ok(hover.includes('```diff\n- We went to the the shop.\n+ We went to the shop.\n```'), hover);
    assert.match(hover, /nearly always left over from an edit/);
    assert.match(hover, /Instead of `Restart the the server\.`, write `Restart the server\.`/);
    assert.match(hover, /\[Explain rule\]\(command:housestyle\.explainRule\?/);
  });

  it('has a page that explains it, which its problem links to', async () => {
    const { code } = findingOn(editor.document, 'In order to');
    assert.ok(typeof code === 'object');
    const page = (await vscode.workspace.openTextDocument(code.target)).getText();
    assert.match(page, /^# Wordy phrases\n/);
    assert.match(page, /## Instead of/);
    assert.match(page, /## Guides that ask for the same\n\n- \[[^\]]+\]\(https:\/\//);
    assert.match(page, /housestyle-ignore-line wordiness/);
    editor.selection = new vscode.Selection(0, 2, 0, 2);
    assert.equal(await run('explainRule'), 'wordiness');
    await until('its tab', () =>
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .some(({ label }) => /Wordy phrases/.test(label)),
    );
    assert.equal(vscode.window.activeTextEditor?.document, editor.document);
  });

  it('is turned off for a person, and on again in the settings', async () => {
    const { id } = (await extension()).findings(editor.document.uri)[0]?.rule ?? {};
    assert.equal(id, 'wordiness');
    editor.selection = new vscode.Selection(0, 2, 0, 2);
    assert.equal(await run('turnRuleOff', undefined, undefined, 'user'), 'user');
    assert.deepEqual(marked(editor.document), ['the the']);
    await run('review');
    assert.deepEqual(marked(editor.document), ['the the']);
    const settings = vscode.workspace.getConfiguration('housestyle');
    await settings.update('severity', undefined, vscode.ConfigurationTarget.Global);
    await run('review');
    assert.equal(marked(editor.document).length, 3);
  });

  it('is turned off for a repository, in its .housestyle.yaml', async () => {
    await closeEverything();
    editor = await file('first', 'guide.md');
    const config = vscode.Uri.joinPath(editor.document.uri, '..', '.housestyle.yaml');
    await run('review');
    const [first] = findings(editor.document);
    assert.ok(first);
    editor.selection = new vscode.Selection(first.range.start, first.range.start);
    const rule = typeof first.code === 'object' ? String(first.code.value) : '';
    const scope = await run('turnRuleOff', undefined, undefined, 'workspace');
    assert.equal(scope, 'workspace', user.messages.join());
    try {
      const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(config));
      assert.match(text, new RegExp(`severity:\\s+${rule}: off`));
      await run('review');
      assert.ok(
        findings(editor.document).every(({ code }) => typeof code === 'object' && code.value !== rule),
      );
    } finally {
      await vscode.workspace.fs.delete(config);
      await run('clearFindings');
    }
  });

  it('keeps a finding that is no problem silent, whatever lines come before it, until it is restored', async () => {
    editor.selection = new vscode.Selection(2, 13, 2, 13);
    assert.equal(await run('notAProblem'), 'computer');
    assert.ok(!marked(editor.document).includes('the the'));
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'One.\n\nTwo.\n\n'));
    await run('review');
    assert.ok(!marked(editor.document).includes('the the'));
    assert.equal(await run('restoreDismissed'), 1);
    await run('review');
    assert.ok(marked(editor.document).includes('the the'));
  });

  it('keeps a finding silent for a whole team, where the repository has a style of its own', async () => {
    await closeEverything();
    editor = await file('first', 'guide.md');
    const folder = vscode.Uri.joinPath(editor.document.uri, '..');
    const config = vscode.Uri.joinPath(folder, '.housestyle.yaml');
    const baseline = vscode.Uri.joinPath(folder, '.housestyle-baseline.json');
    await vscode.workspace.fs.writeFile(config, new TextEncoder().encode('# Ours.\n'));
    try {
      await until('the style to be read', async () => /stands in/.test(await run<string>('showStyle')));
      await run('review');
      const before = findings(editor.document);
      assert.ok(before[0]);
      editor.selection = new vscode.Selection(before[0].range.start, before[0].range.start);
      assert.equal(await run('notAProblem'), 'repository', user.messages.join());
      const { findings: kept } = JSON.parse(
        new TextDecoder().decode(await vscode.workspace.fs.readFile(baseline)),
      );
      assert.deepEqual([kept.length, kept[0].path], [1, 'guide.md']);
      await run('review');
      assert.equal(findings(editor.document).length, before.length - 1);
    } finally {
      for (const one of [config, baseline])
        await Promise.resolve(vscode.workspace.fs.delete(one)).catch(() => undefined);
      await until('the style to be gone', async () => !/stands in/.test(await run<string>('showStyle')));
      await run('clearFindings');
    }
  });

  it('floods no problems: of equal ones so many are shown as the settings say, the last telling of the others', async () => {
    const settings = vscode.workspace.getConfiguration('housestyle');
    await settings.update('problems.maxEqual', 2, vscode.ConfigurationTarget.Global);
    try {
      await closeEverything();
      editor = await untitled('Wait in order to rest.\n\n'.repeat(5));
      await run('review');
      const shown = findings(editor.document);
      assert.equal(shown.length, 2);
      assert.match(shown[1]?.message ?? '', /3 more like this in the Findings view/);
      assert.equal((await extension()).findings(editor.document.uri).length, 5);
    } finally {
      await settings.update('problems.maxEqual', undefined, vscode.ConfigurationTarget.Global);
    }
    assert.equal(findings(editor.document).length, 5);
  });

  it('is shown as grave as the settings say, or not among the problems at all', async () => {
    const settings = vscode.workspace.getConfiguration('housestyle');
    const wanted = { critical: 'hint', important: 'off', minor: 'hint' };
    await settings.update('problems.severity', wanted, vscode.ConfigurationTarget.Global);
    try {
      const shown = findings(editor.document);
      const important = (await extension())
        .findings(editor.document.uri)
        .filter(({ severity }) => severity === 'important');
      assert.ok(important.length > 0);
      assert.equal(shown.length, 3 - important.length);
      assert.ok(shown.every(({ severity }) => severity === vscode.DiagnosticSeverity.Hint));
    } finally {
      await settings.update('problems.severity', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
