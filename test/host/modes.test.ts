import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { closeEverything, findings, until, untitled } from './support/editing.ts';
import { connect, run } from './support/session.ts';

const TEXT = '# Keys\n\nA key is a secret. In order to start, wait.\n\nWe went to the the shop.\n';

describe('Run Mode', () => {
  let api: HousestyleApi;
  before(async () => (api = await connect()));
  afterEach(closeEverything);

  for (const mode of ['summarize', 'keywords', 'glossary-gen', 'outline', 'explain'])
    it(`opens what ${mode} writes as a document of its own, and leaves the text alone`, async () => {
      const { document } = await untitled(TEXT);
      await vscode.window.showTextDocument(document);
      const outcome = await run<{ ok: boolean; content?: string }>('runMode', mode);
      assert.equal(outcome.ok, true);
      const shown = vscode.window.activeTextEditor?.document;
      assert.notEqual(shown, document);
      assert.equal(shown?.getText(), outcome.content);
      assert.equal(shown?.languageId, 'markdown');
      assert.equal(document.getText(), TEXT);
    });

  it('runs the command of a mode that has one', async () => {
    const { document } = await untitled(TEXT);
    await run('runMode', 'review');
    assert.ok(api.findings(document.uri).length > 0);
  });
});

describe('Findings', () => {
  let api: HousestyleApi;
  before(async () => (api = await connect()));
  afterEach(closeEverything);

  it('are gone to one after the other, and round again', async () => {
    const editor = await untitled(TEXT);
    await run('review');
    const found = api.findings(editor.document.uri);
    assert.ok(found.length >= 2);
    const visited: number[] = [];
    for (const _ of found) {
      await run('nextFinding');
      visited.push(editor.document.offsetAt(editor.selection.start));
    }
    assert.deepEqual(
      visited,
      found.map(({ range }) => range.start),
    );
    await run('nextFinding');
    assert.equal(editor.document.offsetAt(editor.selection.start), found[0]?.range.start);
    await run('previousFinding');
    assert.equal(editor.document.offsetAt(editor.selection.start), found.at(-1)?.range.start);
  });

  it('are ignored by a comment, which the next review knows', async () => {
    const { document } = await untitled(TEXT);
    await run('review');
    const [first] = findings(document);
    assert.ok(first);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      first.range,
    );
    const ignore = actions.find(({ title }) => /^Ignore .* here$/.test(title));
    assert.ok(ignore?.command, actions.map(({ title }) => title).join(', '));
    await vscode.commands.executeCommand(ignore.command.command, ...(ignore.command.arguments ?? []));
    await until('the comment', () => document.getText().includes('<!-- housestyle-ignore-line '));
    const before = findings(document).length;
    await run('review');
    assert.equal(findings(document).length, before);
  });
});
