/** A thousand findings, by the parts that draw, move and fix them. Figures are printed; limits are generous, since machines differ. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Finding } from '@housestyle/contract';
import { applyFixes } from '../../src/findings/apply-fixes.ts';
import { showDiagnostics } from '../../src/findings/diagnostics.ts';
import { FindingStore } from '../../src/findings/finding-store.ts';
import { closeEverything, undo, until, untitled } from './support/editing.ts';
import { stopwatch } from './support/stopwatch.ts';

const COUNT = 1000;
const PARAGRAPH = 'In order to start the service, wait a moment and go on.\n\n';

/** Milliseconds. */
const SETTLING = 800;

/** Milliseconds of processor time, which other programs don't change; the goal is 100. */
const LIMIT = 1000;

const text = PARAGRAPH.repeat(COUNT);
const findings: Finding[] = Array.from({ length: COUNT }, (_, index) => ({
  severity: 'minor',
  original: 'In order to',
  suggestion: 'To',
  reason: '“In order to” says no more than “to”.',
  range: { start: index * PARAGRAPH.length, end: index * PARAGRAPH.length + 11 },
  // The problems of one rule are shown up to a number.
  rule: { id: `wordiness-${index}`, label: `Wordy phrase ${index}` },
  source: 'builtin',
}));

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLING));

describe('A thousand findings', () => {
  let store: FindingStore;
  let shown: vscode.Disposable;
  let editor: vscode.TextEditor;
  let changed: (() => number) | undefined;
  let first: vscode.Disposable;
  before(async () => {
    // Hears of an edit before the store does.
    first = vscode.workspace.onDidChangeTextDocument(() => (changed = stopwatch('moved')));
    store = new FindingStore();
    shown = showDiagnostics(store);
    editor = await untitled(text, 'plaintext');
  });
  after(async () => {
    first.dispose();
    shown.dispose();
    store.dispose();
    await closeEverything();
  });

  // Each step begins when the window has done what came of the one before, as with a person who sees it.
  afterEach(settled);

  it('are drawn at once', () => {
    const stop = stopwatch('drawn');
    store.replace(editor.document, { text, scope: { start: 0, end: text.length } }, findings);
    assert.ok(stop() < LIMIT);
    assert.equal(vscode.languages.getDiagnostics(editor.document.uri).length, COUNT);
  });

  it('move with an edit before them at once', async () => {
    let used: number | undefined;
    const listener = store.onDidChange(() => (used ??= changed?.()));
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'Read this. '));
    listener.dispose();
    assert.ok(used !== undefined && used < LIMIT);
    assert.equal(store.list(editor.document.uri)[0]?.range.start, 11);
  });

  it('are fixed at once, and the cursor stays in its words', async () => {
    const middle = editor.document.positionAt(editor.document.getText().indexOf('moment', text.length / 2));
    editor.selection = new vscode.Selection(middle, middle);
    await settled();
    const stop = stopwatch('fixed');
    const count = await applyFixes({ findings: store }, editor.document.uri, () => true);
    assert.ok(stop() < LIMIT);
    assert.equal(count, COUNT);
    assert.ok(!editor.document.getText().includes('In order to'));
    assert.deepEqual(store.list(editor.document.uri), []);
    const at = await until(
      'the cursor',
      () => !editor.selection.active.isEqual(middle) && editor.selection.active,
    );
    assert.equal(editor.document.getText(editor.document.getWordRangeAtPosition(at)), 'moment');
  });

  it('come back at once when that is undone', async () => {
    const stop = stopwatch('undone');
    await undo(editor);
    assert.ok(stop() < LIMIT);
    assert.equal(store.list(editor.document.uri).length, COUNT);
  });
});
