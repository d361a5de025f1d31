import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCheck } from '../../server/build.mjs';
import { BUNDLE, buildLintJob } from '../build.mjs';
import { temporaryRepository, type Folder } from './support/repository.ts';

const SERVER = path.join(import.meta.dirname, '../../server');
const FAULTY = '# Start\n\nIn order to to start, log in.\n';
const FINE = '# Start\n\nSign in.\n';

describe('housestyle-lint --local', () => {
  let repository: Folder;
  let temporary: string;

  before(() => buildLintJob());
  beforeEach(() => {
    repository = temporaryRepository();
    temporary = path.join(repository.folder, '.git/temporary');
    mkdirSync(temporary);
  });
  afterEach(() => repository.remove());

  const lint = (args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [BUNDLE, '--local', '--output', 'json', ...args], {
      cwd: repository.folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], TMPDIR: temporary, ...environment },
    });
  const quotesIn = ({ problems }: { problems: readonly { original: string }[] }) =>
    problems.map(({ original }) => original);
  /** A folder with one program of the service and no other. */
  const only = (file: string): Record<string, string> => {
    const folder = path.join(temporary, 'only');
    mkdirSync(folder);
    symlinkSync(path.join(SERVER, file), path.join(folder, file));
    return { HOUSESTYLE_SERVER: folder };
  };

  it('checks with a preset, needs no account, and leaves nothing behind', () => {
    repository.write({
      '.housestyle.yaml':
        'presets: [plain-language, inclusive]\nterms: [{preferred: sign in, avoid: log in}]\n',
      'a.md': FAULTY,
      'b.md': FINE,
    });
    const { status, stdout, stderr } = lint();
    assert.equal(status, 1, stderr);
    const { documents } = JSON.parse(stdout);
    assert.deepEqual(
      documents.map(({ path, outcome }: { path: string; outcome: string }) => [path, outcome]),
      [
        ['a.md', 'checked'],
        ['b.md', 'checked'],
      ],
    );
    const quotes = quotesIn(documents[0]);
    assert(
      quotes.some((quote) => quote.includes('log in')),
      quotes.join(),
    );
    assert(documents[0].score < documents[1].score);
    assert.deepEqual(readdirSync(temporary), []);
  });

  it('starts no service for a few documents, and finds what a service finds', () => {
    repository.write({ 'a.md': FAULTY, 'b.md': FINE });
    const [alone, served] = ['check.ts', 'local.ts'].map((file) => {
      const { status, stdout, stderr } = lint([], only(file));
      assert.deepEqual([status, stderr], [1, '']);
      repository.remove('.git/temporary/only');
      return JSON.parse(stdout);
    });
    assert(quotesIn(alone.documents[0]).includes('In order to'));
    assert.deepEqual(alone, served);
  });

  for (const [what, files] of [
    ['for rules with expressions', { 'a.md': FAULTY, '.housestyle.yaml': 'vale: styles\n' }],
    ['for the style of an account', { 'a.md': FAULTY, '.housestyle.yaml': 'extends: account\n' }],
    [
      'for more than a megabyte',
      Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.md`, FINE.repeat(10_000)])),
    ],
  ] as const)
    it(`starts a service ${what}`, () => {
      repository.write({
        ...files,
        'styles/Own/Words.yml': 'extends: existence\nmessage: No “%s”.\ntokens: [start]\n',
      });
      const { status, stderr } = lint([], only('check.ts'));
      assert.match(stderr, /--local needs the service/);
      assert.equal(status, 2);
    });

  it('keeps what was compiled for the next start, and goes without where it can’t', async () => {
    const folder = path.join(temporary, 'service');
    await buildCheck({ outdir: folder });
    // What colours Markdown in editors would be read at each start.
    assert.doesNotMatch(readFileSync(path.join(folder, 'check.cjs'), 'utf8'), /tok-heading/);
    repository.write({ 'a.md': `${FAULTY}\nWho’s turn is it? Let’s wait…\n` });
    const run = (environment: Readonly<Record<string, string>> = { HOUSESTYLE_SERVER: folder }) => {
      const { status, stdout, stderr } = lint([], environment);
      assert.deepEqual([status, stderr], [1, '']);
      return stdout;
    };
    const first = run();
    assert.equal(run(only('check.ts')), first);
    const compiled = path.join(folder, 'compiled');
    const [kept = ''] = readdirSync(compiled);
    assert.match(kept, /^[0-9a-f]{16}-v\d+.*\.bin$/);
    const startsKept = () => readFileSync(path.join(compiled, kept)).at(-1);
    const counted = Array.from({ length: 4 }, () => {
      const before = startsKept();
      assert.equal(run(), first);
      return [before, startsKept()];
    });
    assert.deepEqual(counted, [
      [1, 2],
      [2, 3],
      [3, 3],
      [3, 3],
    ]);
    writeFileSync(path.join(compiled, kept), 'of another version');
    assert.equal(run(), first);
    repository.remove('.git/temporary/service/compiled');
    writeFileSync(compiled, 'no folder');
    assert.equal(run(), first);
  });
});
