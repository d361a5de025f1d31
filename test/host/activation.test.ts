/** The first suite of all by its name: in it, nothing has started the extension yet. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../src/api.ts';

describe('The extension', () => {
  it('starts, and does no work before it is asked: no service runs, and nothing is checked', async () => {
    const found = vscode.extensions.getExtension<HousestyleApi>('housestyle.housestyle');
    assert.ok(found);
    const api = await found.activate();
    assert.ok(!['starting', 'running'].includes(api.localService()), api.localService());
    assert.deepEqual(api.findingGroups(), []);
    const commands = await vscode.commands.getCommands(true);
    assert.ok(commands.includes('housestyle.review'));
  });
});
