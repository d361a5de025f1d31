/** Documents that are on no disk: a file system of our own, in memory, as extensions for remote repositories bring one. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeEverything, findingOn, marked, quickFixes, apply } from './support/editing.ts';
import { MemoryFiles } from './support/memory-files.ts';
import { connect, run } from './support/session.ts';

const SCHEME = 'housestyle-memory';
const place = (name: string): vscode.Uri => vscode.Uri.from({ scheme: SCHEME, path: `/docs/${name}` });

describe('Documents of a virtual workspace', () => {
  const files = new MemoryFiles();
  let registered: vscode.Disposable;
  before(async () => {
    registered = vscode.workspace.registerFileSystemProvider(SCHEME, files);
    files.set('/docs/guide.md', 'In order to start, press the key.\n');
    files.set('/docs/.housestyle.yaml', 'terms: [{ preferred: push, avoid: press }]\n');
    await connect();
  });
  afterEach(closeEverything);
  after(() => registered.dispose());

  it('are reviewed, fixed and saved where they are', async () => {
    const { document } = await vscode.window.showTextDocument(place('guide.md'));
    await run('review');
    const [fix] = await quickFixes(document, findingOn(document, 'In order to').range);
    assert.ok(fix);
    await apply(fix);
    assert.ok(await document.save());
    assert.equal(files.text('/docs/guide.md'), 'To start, press the key.\n');
  });

  it('have the house style that lies there', async () => {
    const { document } = await vscode.window.showTextDocument(place('guide.md'));
    await run('review');
    assert.ok(marked(document).includes('press'));
  });
});
