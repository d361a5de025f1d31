import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildExtension } from '../../../scripts/build.mjs';

/** What a start may call of the editor: to register and to listen, and to read settings and translations, which it holds. */
const REGISTERING = new RegExp(
  [
    String.raw`^(?:\w+\.)*(?:register|create|onDid)[A-Z]\w*$`,
    String.raw`^workspace\.getConfiguration(?:\(\)\.(?:get|inspect))?$`,
    String.raw`^(?:l10n\.t|MarkdownString)\b`,
    String.raw`^(?:Disposable(?:\.from)?|EventEmitter(?:\(\)\.event)?)$`,
    String.raw`^(?:Uri\.joinPath|CodeActionKind\.SourceFixAll\.append|window\.createStatusBarItem\(\)\.show)$`,
  ].join('|'),
);

describe('the bundled extension', () => {
  let folder: string;
  const file = (name: string): string => path.join(folder, 'dist', name);
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'housestyle-bundle-'));
    await buildExtension({ production: true, folder });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is one file of less than 410 KB for each kind of host', async () => {
    for (const name of ['extension.cjs', 'extension-browser.cjs']) {
      const { size } = await stat(file(name));
      assert.ok(size < 410_000, `${name}: ${size} bytes`);
    }
  });

  it('starts with the editor’s module alone, loaded once, and does nothing but register until it is asked', async () => {
    const script = path.join(import.meta.dirname, 'support/activate.mjs');
    const output = execFileSync(process.execPath, [script, file('extension.cjs')]).toString();
    const told = JSON.parse(output) as Record<'asked' | 'started' | 'called', string[]>;
    // Each module more costs milliseconds: what a command needs is loaded with `await import` when it runs.
    assert.deepEqual(told.asked, ['vscode']);
    assert.deepEqual(told.started, [], 'programs, timers or requests');
    assert.ok(told.called.includes('commands.registerCommand'), told.called.join());
    // No file is read, no editor or command asked for.
    assert.deepEqual(
      told.called.filter((name) => !REGISTERING.test(name)),
      [],
    );
    const { size } = await stat(file('extension.cjs'));
    assert.ok(size < 200_000, `${size} bytes are compiled at the start`);
  });

  it('needs nothing of Node.js in a browser', async () => {
    const text = await readFile(file('extension-browser.cjs'), 'utf8');
    const required = [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(required)], ['vscode']);
  });
});
