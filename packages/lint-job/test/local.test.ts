import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BUNDLE, buildLintJob } from '../build.mjs';
import { temporaryRepository } from './support/repository.ts';

describe('housestyle-lint --local', function () {
  this.timeout(120_000);

  it('checks with the real service and a preset, needs no account, and leaves nothing behind', async () => {
    await buildLintJob();
    const repository = temporaryRepository();
    repository.write({
      '.housestyle.yaml':
        'presets: [plain-language, inclusive]\nterms: [{preferred: sign in, avoid: log in}]\n',
      'a.md': '# Start\n\nIn order to to start, log in.\n',
      'b.md': '# Start\n\nSign in.\n',
    });
    const temporary = path.join(repository.folder, '.git/temporary');
    mkdirSync(temporary);
    const { status, stdout, stderr } = spawnSync(process.execPath, [BUNDLE, '--local', '--output', 'json'], {
      cwd: repository.folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], TMPDIR: temporary },
    });
    assert.equal(status, 1, stderr);
    const { documents } = JSON.parse(stdout);
    assert.deepEqual(
      documents.map(({ path, outcome }: { path: string; outcome: string }) => [path, outcome]),
      [
        ['a.md', 'checked'],
        ['b.md', 'checked'],
      ],
    );
    const quotes = documents[0].problems.map(({ original }: { original: string }) => original);
    assert(
      quotes.some((quote: string) => quote.includes('log in')),
      quotes.join(),
    );
    assert(documents[0].score < documents[1].score);
    assert.deepEqual(readdirSync(temporary), []);
    repository.remove();
  });
});
