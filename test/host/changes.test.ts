import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { undo, until, untitled } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { tabOf } from './support/scratch.ts';
import { connect, run } from './support/session.ts';

const text = '# Tea\n\nIn order to start, wait.\n\nPour the the water. The end.\n';

const rejectOpen = async (): Promise<unknown> => tabOf(vscode.TabInputTextDiff) && run('rejectProposal');

describe('The changes of a proposal', () => {
  let api: HousestyleApi;
  personInEachTest(rejectOpen);
  let editor: vscode.TextEditor;
  before(async () => (api = await connect()));
  beforeEach(async () => {
    editor = await untitled(text);
    editor.selection = new vscode.Selection(4, 24, 4, 24);
    await run('review');
    await run('rewrite');
    await until('the diff', () => tabOf(vscode.TabInputTextDiff));
    await until(
      'its editor',
      () => vscode.window.activeTextEditor?.document.uri.scheme === 'housestyle-proposal',
    );
  });

  const diff = (): vscode.TextEditor => {
    const active = vscode.window.activeTextEditor;
    assert.equal(active?.document.uri.scheme, 'housestyle-proposal');
    return active as vscode.TextEditor;
  };
  const lenses = async (): Promise<string[]> => {
    const found = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      diff().document.uri,
    );
    return found.map(({ command }) => command?.title ?? '');
  };

  it('are accepted one by one from the keyboard, each its own undo step, and the diff stays', async () => {
    await run('acceptChange');
    assert.equal(editor.document.getText(), text.replace('In order to', 'To'));
    assert.ok(tabOf(vscode.TabInputTextDiff));
    assert.match(api.proposedText(editor.document.uri) ?? '', /To start[^]*Pour the water/);
    await undo(editor);
    assert.equal(editor.document.getText(), text);
  });

  it('are rejected one by one, and the diff closes with the last one', async () => {
    await run('rejectChange');
    assert.match(api.proposedText(editor.document.uri) ?? '', /In order to start[^]*Pour the water/);
    await run('acceptChange');
    assert.equal(editor.document.getText(), text.replace('the the', 'the'));
    assert.equal(tabOf(vscode.TabInputTextDiff), undefined);
  });

  it('leave the cursor at the words it was at', async () => {
    await run('acceptChange');
    await run('acceptChange');
    const active = vscode.window.activeTextEditor;
    assert.equal(active?.document, editor.document);
    const line = active?.document.lineAt(4).text.slice(active.selection.active.character);
    assert.equal(line, 'end.');
  });

  it('are walked through, forward and back', async () => {
    const at = () => diff().document.getText(diff().selection);
    diff().selection = new vscode.Selection(0, 0, 0, 0);
    const seen: string[] = [];
    for (const command of ['nextChange', 'nextChange', 'nextChange', 'previousChange']) {
      await run(command);
      seen.push(`${diff().selection.start.line}:${at()}`);
    }
    assert.deepEqual([seen[0], seen[1]], [seen[2], seen[3]]);
    assert.match(seen[0] ?? '', /^2:/);
  });

  it('have lenses that accept and reject, and name the rule that asked for each', async () => {
    const titles = await until('the lenses', async () => {
      const found = await lenses();
      return found.length > 0 && found;
    });
    assert.deepEqual(titles.slice(0, 3), [
      '$(check-all) Accept all 2',
      '$(close-all) Reject all',
      '$(question) What changed and why',
    ]);
    assert.ok(titles.includes('Wordy phrases') && titles.includes('Repeated words'), titles.join());
    assert.equal(titles.filter((title) => title === '$(check) Accept').length, 2);
  });

  it('say in the diff when one no longer fits', async () => {
    const change = new vscode.WorkspaceEdit();
    change.insert(editor.document.uri, new vscode.Position(2, 3), 'good ');
    assert.ok(await vscode.workspace.applyEdit(change));
    await until('the lens', async () =>
      (await lenses()).some((title) => /1 change no longer fits/.test(title)),
    );
  });

  it('are explained with the rules that asked for them', async () => {
    const page = await run<string>('explainChanges');
    assert.match(page, /`In order to` becomes `To`|In order/);
    assert.match(page, /\*\*Wordy phrases\*\*/);
    assert.match(page, /\*\*Repeated words\*\*/);
  });
});

describe('The changes of a proposal have lenses', () => {
  personInEachTest(rejectOpen);
  before(connect);

  for (const [language, written] of [
    ['markdown', text],
    ['plaintext', text],
    ['html', '<h1>Tea</h1>\n<p>In order to start, wait.</p>\n<p>Pour the the water.</p>\n'],
    ['restructuredtext', 'Tea\n===\n\nIn order to start, wait.\n\nPour the the water.\n'],
  ] as const)
    it(`in ${language}`, async () => {
      await untitled(written, language);
      await run('rewrite');
      const editor = await until('the diff', () => {
        const active = vscode.window.activeTextEditor;
        return active?.document.uri.scheme === 'housestyle-proposal' && active;
      });
      const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
        'vscode.executeCodeLensProvider',
        editor.document.uri,
      );
      assert.ok(lenses.some(({ command }) => /Accept all/.test(command?.title ?? '')));
      assert.equal(vscode.workspace.getConfiguration('diffEditor', editor.document).get('codeLens'), true);
    });
});
