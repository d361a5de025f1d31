/** What users of other extensions complain of: each shown not to happen here. The list is docs/peers.md. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  apply,
  file,
  findingOn,
  findings,
  marked,
  quickFixes,
  undo,
  until,
  untitled,
} from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { connect, extension, run, service } from './support/session.ts';

describe('A complaint about other extensions', () => {
  const user = personInEachTest();
  before(connect);

  async function reviewed(text: string, language = 'markdown'): Promise<vscode.TextEditor> {
    const editor = await untitled(text, language);
    await run('review');
    return editor;
  }

  it('that one fix shifts the others: quick fixes taken before the first are right after it', async () => {
    const editor = await reviewed('In order to go, we go in order to rest. We went to the the shop.\n');
    const { document } = editor;
    const all = [];
    for (const { range } of findings(document)) {
      const [fix] = await quickFixes(document, range);
      assert.ok(fix);
      all.push(fix);
    }
    for (const fix of all) await apply(fix);
    assert.equal(document.getText(), 'To go, we go to rest. We went to the shop.\n');
    for (const _ of all) await undo(editor);
    assert.equal(document.getText(), 'In order to go, we go in order to rest. We went to the the shop.\n');
  });

  it('that a fix moves the cursor: it stays at its words, and the selection too', async () => {
    const editor = await reviewed('We go in order to rest. The end.\n');
    editor.selection = new vscode.Selection(0, 28, 0, 31);
    assert.equal(editor.document.getText(editor.selection), 'end');
    await run('fixAll');
    assert.equal(editor.document.getText(), 'We go to rest. The end.\n');
    assert.equal(editor.document.getText(editor.selection), 'end');
  });

  it('that a text must be saved first: one that never was is reviewed, and nothing pops up', async () => {
    const editor = await reviewed('We go in order to rest.\n');
    assert.ok(editor.document.isUntitled && editor.document.isDirty);
    assert.deepEqual(marked(editor.document), ['in order to']);
    assert.deepEqual(user.messages, []);
  });

  it('that code, front matter, templates, math and includes are checked as prose', async () => {
    const editor = await reviewed(
      [
        '---',
        'permalink: in order to',
        '---',
        '',
        '# Tea',
        '',
        '    in order to indent',
        '',
        'Text with `in order to` and {{ "in order to" | upcase }} and {% if in order to %}.',
        '',
        '$$',
        'in order to = 1',
        '$$',
        '',
        '<<< @/in order to/snippet.js',
        '',
        'Wait in order to rest.',
        '',
      ].join('\n'),
    );
    assert.deepEqual(
      findings(editor.document).map(({ range }) => range.start.line),
      [16],
      marked(editor.document).join(),
    );
  });

  it('that MDX is taken for Markdown: prose between tags is checked, code and attributes are not', async () => {
    const editor = await reviewed(
      [
        "import { Card } from './card';",
        '',
        "export const words = 'in order to';",
        '',
        '<Card id="in order to" run={() => "in order to"}>',
        '  Wait in order to rest.',
        '</Card>',
        '',
        '{/* in order to */}',
        '',
      ].join('\n'),
      'mdx',
    );
    assert.deepEqual(
      findings(editor.document).map(({ range }) => range.start.line),
      [5],
      marked(editor.document).join(),
    );
  });

  it('that titles in front matter are never checked: those that readers see are', async () => {
    const editor = await reviewed('---\ntitle: Wait in order to rest\nslug: in order to\n---\n\nFine.\n');
    assert.deepEqual(
      findings(editor.document).map(({ range }) => range.start.line),
      [1],
    );
  });

  it('that nobody knows where a dictionary is: a word goes where the person says, and the next review knows it', async () => {
    const settings = () => vscode.workspace.getConfiguration('housestyle');
    const editor = await reviewed('We utilise the the shop.\n');
    const [word] = marked(editor.document).filter((one) => one === 'utilise');
    if (word === undefined) {
      // Some other word of the text that a rule knows.
      assert.fail(`“utilise” is not marked, only ${marked(editor.document).join()}`);
    }
    editor.selection = new vscode.Selection(0, 4, 0, 4);
    assert.equal(await run('addWord', undefined, undefined, 'user'), 'user');
    try {
      assert.ok(!marked(editor.document).includes('utilise'));
      await run('review');
      assert.ok(!marked(editor.document).includes('utilise'));
      assert.ok(marked(editor.document).includes('the the'));
      assert.ok(JSON.stringify(settings().inspect('words')?.globalValue).includes('utilise'));
    } finally {
      await settings().update('words', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('that a key lies in the settings: no setting holds it, and no setting could', async () => {
    const { packageJSON } = vscode.extensions.getExtension('housestyle.housestyle') ?? {};
    const names = Object.keys(
      packageJSON.contributes.configuration.properties ?? packageJSON.contributes.configuration,
    );
    assert.deepEqual(
      names.filter((name) => /key|token|secret|password/i.test(name)),
      [],
    );
    await (await extension()).setApiKey(service.key);
    const everything = JSON.stringify(vscode.workspace.getConfiguration());
    assert.ok(!everything.includes(service.key));
  });

  it('that a rewrite loses code, links or placeholders: they come back letter by letter', async () => {
    const code = '````md\n```sh\nin order to nest\n```\n````';
    const kept = [
      code,
      '{{ in_order_to }}',
      '%{count}',
      '<kbd>in order to</kbd>',
      '[ref]: https://example.com/in-order-to',
    ];
    const text = `# Tea\n\nIn order to start, wait for the the water: {{ in_order_to }}, %{count}, <kbd>in order to</kbd>.\n\n${code}\n\nSee [it][ref].\n\n[ref]: https://example.com/in-order-to\n`;
    const { document } = await untitled(text);
    await run('rewrite');
    const proposed = (await extension()).proposedText(document.uri) ?? '';
    assert.match(proposed, /^To start, wait for the water/m);
    for (const part of kept) assert.ok(proposed.includes(part), `${part} is lost: ${proposed}`);
    assert.equal(document.getText(), text, 'nothing is put in unasked');
    await run('rejectProposal');
  });

  it('that line ends are mixed: a CRLF file stays one, whatever is fixed', async () => {
    const editor = await file('second', 'crlf.md');
    await run('review');
    await run('fixAll');
    assert.ok(!/[^\r]\n/.test(editor.document.getText()));
    await run('clearFindings');
  });

  it('that a keyboard can’t reach what the lightbulb offers: each of its actions is a command', async () => {
    const editor = await reviewed('We went to the the shop, and to the the pub.\n');
    const actions = await quickFixes(editor.document, findingOn(editor.document, 'the the').range);
    const commands = await vscode.commands.getCommands();
    const { packageJSON } = vscode.extensions.getExtension('housestyle.housestyle') ?? {};
    const titled = packageJSON.contributes.commands.map(({ command }: { command: string }) => command);
    for (const { command, title } of actions) {
      assert.ok(command && commands.includes(command.command), title);
      assert.ok(titled.includes(command.command), `${title} has no command with a title`);
    }
  });

  it('that there is no log to look at: a command opens one', async () => {
    await run('showOutput');
    await until('the log', () => vscode.workspace.textDocuments.some(({ uri }) => uri.scheme === 'output'));
    await vscode.commands.executeCommand('workbench.action.closePanel');
  });
});
