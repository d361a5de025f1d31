import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as vscode from 'vscode';
import { closeEverything, file, findings, marked, until } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { scratchFile } from './support/scratch.ts';
import { connect, run, service } from './support/session.ts';

const folder = (): vscode.Uri => {
  const first = vscode.workspace.workspaceFolders?.find(({ name }) => name === 'first');
  assert.ok(first);
  return first.uri;
};
const at = (name: string): vscode.Uri => vscode.Uri.joinPath(folder(), name);
const write = (name: string, text: string): Thenable<void> =>
  vscode.workspace.fs.writeFile(at(name), new TextEncoder().encode(text));
const read = async (name: string): Promise<string> =>
  new TextDecoder().decode(await vscode.workspace.fs.readFile(at(name)));

describe('The house style of a repository', () => {
  personInEachTest();
  before(connect);
  afterEach(async () => {
    for (const name of [
      '.housestyle.yaml',
      '.housestyle-baseline.json',
      'styles',
      '.vale.ini',
      'sub',
      'own.md',
      'settings.md',
      'styled.md',
      'accepted.json',
    ])
      await Promise.resolve(vscode.workspace.fs.delete(at(name), { recursive: true })).catch(() => undefined);
    await until('the files to be gone', async () => !/stands in/.test(await page('guide.md')));
    await closeEverything();
  });

  const page = async (name: string): Promise<string> => {
    await file('first', name);
    return run<string>('showStyle');
  };
  /** A document may be remembered from a file of the same name that was there before. */
  const opened = async (name: string): Promise<vscode.TextDocument> => {
    const { document } = await file('first', name);
    const text = await read(name);
    await until(`${name} as it is`, () => document.isDirty || document.getText() === text);
    return document;
  };
  const review = async (name: string): Promise<vscode.TextDocument> => {
    const document = await opened(name);
    assert.equal((await run<{ ok: boolean }>('review')).ok, true);
    return document;
  };

  it('goes with each request, and its severities count', async () => {
    await write('own.md', '# Title\n\nPress the frobnicator, then log in.\n');
    await write(
      '.housestyle.yaml',
      'rules: []\nterms: [{ preferred: push, avoid: press }, { preferred: sign in, avoid: log in }]\n' +
        'words: [frobnicator]\noverrides: [{ files: [own.md], severity: { terms: minor } }]\n',
    );
    await until('the style', async () => /push/.test(await page('own.md')));
    const document = await review('own.md');
    assert.deepEqual(marked(document), ['Press', 'log in']);
    assert.ok(findings(document).every(({ severity }) => severity === vscode.DiagnosticSeverity.Information));
    await write(
      '.housestyle.yaml',
      'rules: []\nterms: [{ preferred: push, avoid: press }]\nseverity: { terms: off }\n',
    );
    await until('the other style', async () => /terms: off/.test(await page('own.md')));
    assert.deepEqual(marked(await review('own.md')), []);
  });

  it('is that of the nearest file, and the page tells which part came from where', async () => {
    await write('.housestyle.yaml', 'terms: [{ preferred: push, avoid: press }]\n');
    await write('sub/.housestyle.yaml', 'presets: [google]\nwords: [frob]\naudience: devops\n');
    await write('sub/own.md', '# Title\n');
    const text = await until('the page', async () => {
      const shown = await page('sub/own.md');
      return /Preset google/.test(shown) && shown;
    });
    assert.match(text, /stands in `first\/sub\/\.housestyle\.yaml`/);
    assert.match(text, /- Preset google \(\d+\): Active voice/);
    assert.match(text, /## Terms\n\nThose of the account at http/);
    assert.match(text, /- The file \(1\): devops/);
    assert.doesNotMatch(text, /push/);
  });

  it('is the last right version while the file is wrong, and the fault is marked where it is', async () => {
    await write('.housestyle.yaml', 'terms: [{ preferred: push, avoid: press }]\n');
    await until('the style', async () => /push/.test(await page('guide.md')));
    const document = await opened('.housestyle.yaml');
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(1, 0), 'presets: [gogle]\nrule: []\n');
    await vscode.workspace.applyEdit(edit);
    const problems = await until('the problems', () => {
      const all = vscode.languages.getDiagnostics(document.uri);
      return all.length > 1 && all;
    });
    assert.deepEqual(problems.map(({ range }) => document.getText(range)).sort(), ['gogle', 'rule']);
    await document.save();
    const text = await until('the new state', async () => {
      const shown = await page('guide.md');
      return /has errors/.test(shown) && shown;
    });
    assert.match(text, /its last right version counts/);
    assert.match(text, /push/);
  });

  it('is completed while it is written', async () => {
    await write('.housestyle.yaml', 'presets: [go]\n');
    const document = await opened('.housestyle.yaml');
    const offered = async (line: number, character: number): Promise<string[]> => {
      const list = await vscode.commands.executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        new vscode.Position(line, character),
      );
      return list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    };
    assert.ok((await offered(0, 12)).includes('google'));
    assert.ok((await offered(1, 0)).includes('overrides'));
  });

  it('keeps accepted findings from being reported, and others not', async () => {
    await write('own.md', '# Title\n\nIn order to start, wait.\n');
    const document = await review('own.md');
    const before = marked(document);
    assert.ok(before.includes('In order to'));
    await run('acceptBaseline');
    assert.deepEqual(marked(document), []);
    assert.match(await read('.housestyle.yaml'), /baseline: \.housestyle-baseline\.json/);
    const { findings: kept } = JSON.parse(await read('.housestyle-baseline.json'));
    assert.ok(
      kept.every(({ path, fingerprint }: Record<string, string>) => path === 'own.md' && fingerprint),
    );
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(2, 0), 'Wait in order to begin.\n\n');
    await vscode.workspace.applyEdit(edit);
    assert.deepEqual(marked(await review('own.md')), ['in order to']);
    await run('acceptBaseline');
    assert.deepEqual(marked(await review('own.md')), []);
  });

  it('takes Vale styles over, and tells what of them can’t be used', async () => {
    await write('own.md', '# Title\n\nA foo and a bar.\n');
    await write('.vale.ini', 'StylesPath = styles\nSphinxBuildPath = x\n[*]\nBasedOnStyles = Own\n');
    await write(
      'styles/Own/Foo.yml',
      'extends: existence\nmessage: "No %s."\nlevel: warning\ntokens: [foo]\n',
    );
    await write('styles/Own/Odd.yml', 'extends: telepathy\nmessage: "x"\n');
    const report = await run<string>('importVale', at('.vale.ini'));
    assert.match(report, /1 rule is checked/);
    assert.match(report, /## Not supported \(2\)\n\n- `SphinxBuildPath`: [^\n]+\n- `Own\.Odd`: /);
    assert.equal(await read('.housestyle.yaml'), 'vale: .vale.ini\n');
    await closeEverything();
    assert.deepEqual(marked(await review('own.md')), ['foo']);
  });

  it('counts for a single file outside of the workspace too', async () => {
    const document = scratchFile('alone.md', '# Title\n\nPress it.\n');
    const style = vscode.Uri.joinPath(document, '..', '.housestyle.yaml');
    const text = 'rules: []\nterms: [{ preferred: push, avoid: press }]\n';
    await vscode.workspace.fs.writeFile(style, new TextEncoder().encode(text));
    const editor = await vscode.window.showTextDocument(document);
    assert.equal((await run<{ ok: boolean }>('review')).ok, true);
    assert.deepEqual(marked(editor.document), ['Press']);
  });

  it('counts before a person’s own settings, and these before the account', async () => {
    const settings = vscode.workspace.getConfiguration('housestyle');
    const set = (name: string, value: unknown): Thenable<void> =>
      settings.update(name, value, vscode.ConfigurationTarget.Global);
    try {
      await set('terms', { press: 'tap', hit: 'tap' });
      await set('words', ['frob']);
      await set('severity', { 'some-rule': 'off', terms: 'minor' });
      await write(
        '.housestyle.yaml',
        'terms: [{ preferred: push, avoid: press }]\nseverity: { terms: critical }\n',
      );
      await write('settings.md', '# Title\n\nPress or hit it.\n');
      await until('the style', async () => /push/.test(await page('settings.md')));
      const document = await review('settings.md');
      const terms = findings(document).filter(({ message }) => /push|tap/i.test(message));
      assert.deepEqual(
        terms.map(({ range, message }) => [document.getText(range), /push/i.test(message)]),
        [
          ['Press', true],
          ['hit', false],
        ],
      );
      assert.ok(terms.every(({ severity }) => severity === vscode.DiagnosticSeverity.Error));
      const told = await page('settings.md');
      assert.match(told, /Your settings \(1\): some-rule: off/);
      assert.match(told, /housestyle\.severity: No rule has the id “some-rule”/);
    } finally {
      for (const name of ['terms', 'words', 'severity']) await set(name, undefined);
    }
  });

  it('takes a word in without losing the words that the account has', async () => {
    const api = await connect();
    await api.setApiKey(service.styledKey);
    await write('styled.md', '# Title\n\nPress it to recieve Laterna.\n');
    const document = await review('styled.md');
    assert.deepEqual(marked(document), ['Press', 'recieve', 'Laterna']);
    const editor = await vscode.window.showTextDocument(document);
    const place = document.positionAt(document.getText().indexOf('recieve') + 2);
    editor.selection = new vscode.Selection(place, place);
    assert.equal(await run('addWord', undefined, undefined, 'workspace'), 'workspace');
    assert.equal(await read('.housestyle.yaml'), 'extends: [glossary]\nwords:\n  - recieve\n');
    await review('styled.md');
    assert.deepEqual(marked(document), ['Press', 'Laterna']);
    await connect();
  });

  it('and its baseline are the lint job’s own', async () => {
    const editor = vscode.extensions.getExtension('housestyle.housestyle');
    assert.ok(editor);
    const lint = (...args: string[]) =>
      spawnSync(
        process.execPath,
        [`${editor.extensionPath}/packages/lint-job/main.ts`, '--mode', 'review', ...args],
        {
          cwd: folder().fsPath,
          encoding: 'utf8',
          env: { ...process.env, SERVICE_API_KEY: service.key, SERVICE_API_BASE: service.endpoint },
        },
      );
    await write(
      '.housestyle.yaml',
      'presets: [plain-language]\nbaseline: accepted.json\ngate: { failOn: minor }\n',
    );
    await write('own.md', '# Title\n\nIn order to start, wait.\n');
    assert.equal(lint('own.md', '--update-baseline').status, 0);
    assert.deepEqual(marked(await review('own.md')), []);
    await write('own.md', '# Title\n\nIn order to start, wait.\n\nUtilize it in order to stop.\n');
    assert.equal(lint('own.md').status, 1);
    const document = await review('own.md');
    assert.ok(marked(document).includes('in order to'));
    await run('acceptBaseline');
    const { status, stdout, stderr } = lint('own.md');
    assert.equal(status, 0, stdout + stderr);
  });
});
