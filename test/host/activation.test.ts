/** The first suite of all by its name: in it, nothing has started the extension yet. */
import assert from 'node:assert/strict';
import Mocha from 'mocha';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';
import { closeEverything, until } from './support/editing.ts';

/** Milliseconds by the clock; generous, since machines differ. The goal is 30. */
const LIMIT = 3000;
/** What the editor tells of an extension's start: eager, milliseconds to load it, to call it, and to wait for it. */
const FIGURES = /\|\s*housestyle\.housestyle\s*\|\s*\w+\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|/;

describe('The extension', () => {
  after(closeEverything);

  it('starts, and does no work before it is asked: no service runs, and nothing is checked', async () => {
    const found = vscode.extensions.getExtension<HousestyleApi>('housestyle.housestyle');
    assert.ok(found);
    const api = await found.activate();
    assert.ok(!['starting', 'running'].includes(api.localService()), api.localService());
    assert.deepEqual(api.findingGroups(), []);
    const commands = await vscode.commands.getCommands(true);
    assert.ok(commands.includes('housestyle.review'));
  });

  it('starts quickly, by the editor’s own figures', async () => {
    await vscode.commands.executeCommand('perfview.show');
    const figures = await until(
      'the page “Startup Performance”',
      () => FIGURES.exec(vscode.window.activeTextEditor?.document.getText() ?? '') ?? undefined,
    );
    const [loaded = NaN, called = NaN, awaited = NaN] = figures.slice(1).map(Number);
    Mocha.reporters.Base.consoleLog(
      `      loaded: ${loaded} ms, called: ${called} ms, awaited: ${awaited} ms`,
    );
    assert.ok(loaded + called + awaited < LIMIT);
  });
});
