import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { closeEverything, file, findingOn, findings, marked, until, untitled } from './support/editing.ts';
import { connect, run } from './support/session.ts';

const severities = {
  critical: vscode.DiagnosticSeverity.Error,
  important: vscode.DiagnosticSeverity.Warning,
  minor: vscode.DiagnosticSeverity.Information,
};

describe('Review', () => {
  let api: HousestyleApi;
  before(async () => (api = await connect()));
  afterEach(closeEverything);

  it('marks what breaks a rule, with rule, source and severity', async () => {
    const { document } = await file('first', 'guide.md');
    await run('review');
    const shown = findings(document);
    const told = api.findings(document.uri);
    assert.ok(shown.length >= 3, `only ${JSON.stringify(marked(document))}`);
    assert.equal(shown.length, told.length);
    shown.forEach((diagnostic, index) => {
      const finding = told[index];
      assert.ok(finding);
      assert.equal(document.offsetAt(diagnostic.range.start), finding.range.start);
      assert.equal(document.offsetAt(diagnostic.range.end), finding.range.end);
      assert.equal(document.getText(diagnostic.range), finding.original);
      assert.equal(typeof diagnostic.code === 'object' && diagnostic.code.value, finding.rule.id);
      assert.equal(diagnostic.severity, severities[finding.severity]);
      assert.ok(diagnostic.message.startsWith(finding.reason.trimEnd()));
    });
  });

  it('marks nothing inside code', async () => {
    const { document } = await file('first', 'guide.md');
    await run('review');
    const lines = findings(document).map(({ range }) => document.lineAt(range.start.line).text);
    assert.ok(lines.length > 0);
    assert.deepEqual(
      lines.filter((line) => line.includes('`') || line.includes('keep code')),
      [],
    );
  });

  it('looks at the selection alone where there is one, and leaves what was found elsewhere', async () => {
    const editor = await untitled('In order to start, wait.\n\nWe went to the the shop.\n');
    editor.selection = new vscode.Selection(2, 0, 2, 24);
    await run('review');
    assert.ok(findings(editor.document).length > 0);
    assert.ok(findings(editor.document).every(({ range }) => range.start.line === 2));
    const second = marked(editor.document);
    editor.selection = new vscode.Selection(0, 0, 0, 24);
    await run('review');
    const all = findings(editor.document);
    assert.ok(all.some(({ range }) => range.start.line === 0));
    assert.deepEqual(
      all.filter(({ range }) => range.start.line === 2).map(({ range }) => editor.document.getText(range)),
      second,
    );
  });

  it('finds the same again, once', async () => {
    const { document } = await file('first', 'guide.md');
    await run('review');
    const first = marked(document);
    await run('review');
    assert.deepEqual(marked(document), first);
  });

  it('works on plain text, and in the second folder of a workspace', async () => {
    const { document } = await file('second', 'notes.txt');
    await run('review');
    assert.ok(marked(document).includes('In order to'), JSON.stringify(marked(document)));
  });

  it('says so when a document is clean', async () => {
    const { document } = await untitled('# Tea\n\nBoil water.\n');
    await run('review');
    assert.deepEqual(marked(document), []);
  });

  it('leaves Style Check’s checklist and score in a report, and marks the same places', async () => {
    const { document } = await file('first', 'guide.md');
    await run('styleCheck');
    assert.match(api.report(document.uri) ?? '', /\d+ ?%/);
    assert.ok(findings(document).length > 0);
  });
});

describe('Findings in lines that end in CRLF', () => {
  before(connect);
  afterEach(closeEverything);

  it('stand where the text stands', async () => {
    const { document } = await file('second', 'crlf.md');
    assert.equal(document.eol, vscode.EndOfLine.CRLF);
    await run('review');
    const texts = marked(document);
    assert.ok(texts.includes('In order to') && texts.includes('in order to'), JSON.stringify(texts));
    assert.equal(findingOn(document, 'in order to').range.start.line, 4);
  });

  it('stay there when the line ends change', async () => {
    const editor = await file('second', 'crlf.md');
    await run('review');
    const before = marked(editor.document);
    await editor.edit((edit) => edit.setEndOfLine(vscode.EndOfLine.LF));
    await until('the findings to follow', () => marked(editor.document).join() === before.join());
    await vscode.commands.executeCommand('undo');
    await until('the findings to follow back', () => marked(editor.document).join() === before.join());
  });
});

describe('Findings while a person goes on writing', () => {
  before(connect);
  afterEach(closeEverything);

  const text = 'Tea is good.\n\nIn order to start, wait.\n\nWe went to the the shop.\n';
  async function reviewed(): Promise<vscode.TextEditor> {
    const editor = await untitled(text);
    await run('review');
    findingOn(editor.document, 'In order to');
    return editor;
  }

  it('move with the text when something is inserted before them', async () => {
    const editor = await reviewed();
    const before = marked(editor.document);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'New first line 🎉\n\nTea! '));
    await until(
      'the findings to move',
      () => findingOn(editor.document, 'In order to').range.start.line === 4,
    );
    assert.deepEqual(marked(editor.document), before);
  });

  it('go when their own text changes, while the others stay, and come back with undo', async () => {
    const editor = await reviewed();
    const before = marked(editor.document);
    const { range } = findingOn(editor.document, 'In order to');
    await editor.edit((edit) => edit.replace(range, 'To'));
    await until('the finding to go', () => !marked(editor.document).includes('In order to'));
    assert.equal(marked(editor.document).length, before.length - 1);
    await vscode.commands.executeCommand('undo');
    await until('the finding to come back', () => marked(editor.document).join() === before.join());
  });

  it('go with the text that is deleted around them', async () => {
    const editor = await reviewed();
    await editor.edit((edit) => edit.delete(new vscode.Range(0, 0, 6, 0)));
    await until('the findings to go', () => findings(editor.document).length === 0);
  });
});
