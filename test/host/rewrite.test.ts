import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { closeEverything, file, undo, until, untitled } from './support/editing.ts';
import { startGateway } from './support/gateway.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run, service, useEndpoint } from './support/session.ts';

const code = '```sh\nin order to keep   code\n```';
const text = `# Tea\n\nIn order to start, wait for the the water.\n\n${code}\n\nUse [in order to](https://example.com/in-order-to).\n`;

const diffs = () =>
  vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputTextDiff);

for (const [command, title] of [
  ['rewrite', 'Rewrite'],
  ['simplify', 'Simplify'],
] as const) {
  describe(title, () => {
    let api: HousestyleApi;
    const user = personInEachTest();
    let editor: vscode.TextEditor;
    before(async () => (api = await connect()));
    beforeEach(async () => {
      editor = await untitled(text);
    });
    afterEach(async () => {
      await connect();
    });

    async function proposed(): Promise<string> {
      await run(command);
      await until('the diff', () => diffs().length === 1);
      const found = api.proposedText(editor.document.uri);
      assert.ok(found, `no proposal; messages: ${JSON.stringify(user.messages)}`);
      return found;
    }

    it('opens a diff and changes nothing', async () => {
      const proposal = await proposed();
      assert.equal(editor.document.getText(), text);
      assert.ok(!/in order to start|the the/i.test(proposal), proposal);
      assert.ok(proposal.includes(code), 'code came back changed');
      assert.ok(proposal.includes('(https://example.com/in-order-to)'));
      assert.match(diffs()[0]?.label ?? '', new RegExp(title));
    });

    it('puts the proposed text in when accepted, in one undo step, and closes the diff', async () => {
      const proposal = await proposed();
      await run('acceptProposal');
      assert.equal(editor.document.getText(), proposal);
      assert.equal(diffs().length, 0);
      await undo(editor);
      assert.equal(editor.document.getText(), text);
    });

    it('changes nothing when rejected, and closes the diff', async () => {
      await proposed();
      await run('rejectProposal');
      assert.equal(editor.document.getText(), text);
      assert.equal(diffs().length, 0);
      assert.equal(api.proposedText(editor.document.uri), undefined);
    });

    it('keeps what was written meanwhile, puts in what still fits, and says what does not', async () => {
      const proposal = await proposed();
      const change = new vscode.WorkspaceEdit();
      change.insert(editor.document.uri, new vscode.Position(2, 3), 'very much ');
      assert.ok(await vscode.workspace.applyEdit(change));
      user.press('Copy Proposed Text');
      assert.equal(await run('acceptProposal'), 'partly');
      const kept = editor.document.getText();
      assert.match(kept, /^In very much order to start, wait for the water\.$/m);
      assert.match(user.messages.join(), /was changed where .* proposes something else: \d of \d changes/);
      assert.equal(await vscode.env.clipboard.readText(), proposal);
      assert.equal(diffs().length, 1, 'what does not fit is still to be seen');
      await run('rejectProposal');
      assert.equal(editor.document.getText(), kept);
    });

    it('works on the selection alone', async () => {
      editor.selection = new vscode.Selection(2, 0, 2, 18);
      const proposal = await proposed();
      assert.ok(!/in order to start/i.test(proposal));
      assert.ok(proposal.includes('the the water'), 'text outside the selection was changed');
      await run('acceptProposal');
      assert.equal(editor.document.getText(), proposal);
    });

    it('accepts the selection’s proposal though the rest of the document was changed', async () => {
      editor.selection = new vscode.Selection(2, 0, 2, 18);
      const proposal = await proposed();
      const change = new vscode.WorkspaceEdit();
      change.insert(editor.document.uri, new vscode.Position(0, 5), ' and cake');
      assert.ok(await vscode.workspace.applyEdit(change));
      await run('acceptProposal');
      assert.equal(editor.document.getText(), proposal.replace('# Tea', '# Tea and cake'));
    });

    it('says so when there is nothing to change', async () => {
      await closeEverything();
      editor = await untitled('# Tea\n\nBoil water.\n');
      await run(command);
      assert.match(user.messages.join(), /nothing to change/);
      assert.equal(diffs().length, 0);
    });

    it('keeps CRLF', async () => {
      editor = await file('second', 'crlf.md');
      const proposal = await proposed();
      assert.ok(!/[^\r]\n/.test(proposal), JSON.stringify(proposal));
      await run('acceptProposal');
      assert.equal(editor.document.getText(), proposal);
    });

    it('proposes for the text as it was sent, when a person goes on writing meanwhile', async () => {
      const gateway = await startGateway(service.endpoint);
      try {
        await useEndpoint(gateway.baseUrl);
        await api.setApiKey(service.key);
        const running = run(command);
        await gateway.arrived();
        await editor.edit((edit) => edit.insert(new vscode.Position(0, 5), ' time'));
        gateway.open();
        await running;
        const before = editor.document.getText();
        assert.match(before, /^# Tea time/);
        assert.equal(await run('acceptProposal'), 'accepted');
        const after = editor.document.getText();
        assert.match(after, /^# Tea time\n/, 'what was written meanwhile is lost');
        assert.ok(!/in order to start|the the/i.test(after), after);
      } finally {
        await gateway.close();
      }
    });
  });
}
