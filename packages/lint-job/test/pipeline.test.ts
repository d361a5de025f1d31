import assert from 'node:assert/strict';
import path from 'node:path';
import { startAnalyzeServer, type AnalyzeServer } from './support/analyze-server.ts';
import { startForgeServer, type ForgeServer } from './support/forge-server.ts';
import { temporaryRepository, type Folder } from './support/repository.ts';
import { runIn, type Ran } from './support/run-in.ts';

describe('the pipeline', () => {
  let service: AnalyzeServer;
  let forge: ForgeServer;
  let repository: Folder;
  let environment: Record<string, string>;

  beforeEach(async () => {
    [service, forge] = await Promise.all([startAnalyzeServer(), startForgeServer('GitHub')]);
    repository = temporaryRepository();
    repository.write({ 'old.md': 'Old, very old.\n', 'gone.md': 'Gone.\n', 'code.ts': 'let very = 1;\n' });
    const sha = repository.commit();
    repository.git('checkout', '-q', '-b', 'feature');
    repository.write({ 'new.md': 'New, very new.\n', 'docs/page.mdx': 'Fine.\n', 'code.ts': 'let x = 2;\n' });
    repository.git('rm', '-q', 'gone.md');
    repository.commit();
    writeEvent(sha);
    environment = {
      SERVICE_API_KEY: 'housestyle_key',
      SERVICE_API_BASE: service.address,
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_PATH: path.join(repository.folder, '.git/event.json'),
      GITHUB_REPOSITORY: 'owner/docs',
      GITHUB_API_URL: forge.address,
      GITHUB_TOKEN: 'secret',
    };
  });

  afterEach(async () => {
    await Promise.all([service.close(), forge.close()]);
    repository.remove();
  });

  function writeEvent(base: string): void {
    const head = repository.git('rev-parse', 'HEAD');
    const event = { pull_request: { number: 7, base: { sha: base }, head: { sha: head } } };
    repository.write({ '.git/event.json': JSON.stringify(event) });
  }

  const pipeline = (more: Record<string, string> = {}, ...args: string[]): Promise<Ran> =>
    runIn(repository.folder, ['--pipeline', ...args], { ...environment, ...more });

  it('sends one request for each changed .md and .mdx file, two seconds apart', async () => {
    const { code, sleeps } = await pipeline();
    assert.deepEqual(
      service.requests.map(({ body }) => body),
      [
        { mode: 'style-check', input: 'Fine.\n', format: 'suggestions' },
        { mode: 'style-check', input: 'New, very new.\n', format: 'suggestions' },
      ],
    );
    assert.deepEqual(service.requests[0]?.key, 'Bearer housestyle_key');
    assert.deepEqual(service.requests[0]?.client, 'ci');
    assert.deepEqual(sleeps, [2000]);
    assert.equal(code, 0);
  });

  it('takes mode, document type and audience from the environment, and leaves out what is empty', async () => {
    await pipeline({ SERVICE_MODE: 'review', SERVICE_DOC_TYPE: 'how-to', SERVICE_AUDIENCE: '' });
    await pipeline({ SERVICE_MODE: '', SERVICE_DOC_TYPE: '', SERVICE_AUDIENCE: 'devops' });
    const [first, , third] = service.requests.map(({ body }) => body);
    assert.deepEqual(
      [first?.['mode'], first?.['docType'], first && 'audience' in first],
      ['review', 'how-to', false],
    );
    assert.deepEqual(
      [third?.['mode'], third?.['audience'], third && 'docType' in third],
      ['style-check', 'devops', false],
    );
  });

  it('waits 30 seconds on 429, and after three attempts reports the file as skipped', async () => {
    service.script.push({ status: 429 }, { status: 429 }, { status: 429 }, { status: 429 });
    const { code, sleeps, output } = await pipeline();
    assert.deepEqual(sleeps, [30_000, 30_000, 2000, 30_000]);
    assert.equal(service.requests.length, 5);
    assert.match(output, /docs\/page\.mdx: skipped/);
    assert.match(forge.comments[0]?.body ?? '', /`docs\/page\.mdx` was skipped/);
    assert.equal(code, 0);
  });

  for (const status of [401, 403])
    it(`stops with an error on ${status}`, async () => {
      service.script.push({ status });
      const { code, log } = await pipeline();
      assert.equal(service.requests.length, 1);
      assert.equal(code, 2);
      assert.match(log, new RegExp(`refused the key \\(${status}`));
      assert.deepEqual(forge.comments, []);
    });

  it('fails for the word "critical" in any letter case only when it is told to', async () => {
    for (const [word, told, expected] of [
      ['One CRITICAL fault', 'true', 1],
      ['critical: fix it', 'true', 1],
      ['a critical fault', 'false', 0],
      ['a critical fault', '', 0],
      ['a critical fault', 'TRUE', 0],
      ['nothing grave', 'true', 0],
    ] as const) {
      service.script.push({ status: 200 }, { status: 200, content: word });
      const { code } = await pipeline({ SERVICE_FAIL_ON_CRITICAL: told });
      assert.equal(code, expected, `${word} with ${told}`);
    }
  });

  it('updates its one comment on later pushes', async () => {
    await pipeline();
    assert.match(
      forge.comments[0]?.body ?? '',
      /1 finding in 2 documents: 1 important[^]*`new\.md:1`: `very`/,
    );
    repository.write({ 'new.md': 'New.\n' });
    repository.commit();
    await pipeline();
    assert.equal(forge.comments.length, 1);
    assert.match(forge.comments[0]?.body ?? '', /0 findings in 2 documents/);
  });

  it('puts the prose of a service without findings as data into the comment', async () => {
    const content = 'Important: ask @everyone\n```\nopen fence';
    service.script.push({ status: 200, content, structured: false }, { status: 200, structured: false });
    await pipeline();
    assert.match(forge.comments[0]?.body ?? '', /> Important: ask @\u200Beveryone\n> ```\n> open fence\n\n/);
  });

  it('falls back to annotations and the summary where the token may only read, as for forks', async () => {
    forge.readOnly = true;
    forge.workflowToken = true;
    const file = path.join(repository.folder, '.git/summary.md');
    const { code, output, log } = await pipeline({ GITHUB_STEP_SUMMARY: file });
    assert.match(output, /^::warning file=new\.md,line=1,endLine=1,col=6,endColumn=11,title=Intensifiers::/m);
    assert.match(repository.read('.git/summary.md'), /`new\.md:1`/);
    assert.match(log, /may not comment on GitHub/);
    assert.equal(code, 0);
    const without = await pipeline({ GITHUB_TOKEN: '' });
    assert.match(without.output, /^::warning file=new\.md/m);
  });

  it('tells outage from findings by its exit code', async () => {
    service.script.push({ status: 502 });
    assert.equal((await pipeline()).code, 3);
    assert.equal((await pipeline({}, '--fail-on', 'important')).code, 1);
  });

  it('never reads links or what the base branch changed', async () => {
    repository.git('checkout', '-q', 'main');
    repository.write({ 'others.md': 'Theirs.\n' });
    const sha = repository.commit();
    repository.git('checkout', '-q', 'feature');
    writeEvent(sha);
    const { symlinkSync } = await import('node:fs');
    symlinkSync('/etc/hostname', path.join(repository.folder, 'link.md'));
    repository.commit();
    await pipeline();
    assert.deepEqual(
      service.requests.map(({ body }) => body['input']),
      ['Fine.\n', 'New, very new.\n'],
    );
  });

  it('takes the merge that a CI system checks out for what it is', async () => {
    const head = repository.git('rev-parse', 'HEAD');
    repository.git('checkout', '-q', 'main');
    repository.write({ 'others.md': 'Theirs.\n' });
    repository.commit();
    repository.git('merge', '-q', '--no-ff', '--no-gpg-sign', '-m', 'merge', head);
    await pipeline();
    assert.deepEqual(
      service.requests.map(({ body }) => body['input']),
      ['Fine.\n', 'New, very new.\n'],
    );
  });

  it('writes no comment where no document changed, but updates one', async () => {
    writeEvent(repository.git('rev-parse', 'HEAD'));
    assert.equal((await pipeline()).code, 0);
    assert.deepEqual([service.requests, forge.comments], [[], []]);
    writeEvent(repository.git('rev-parse', 'main'));
    await pipeline();
    writeEvent(repository.git('rev-parse', 'HEAD'));
    await pipeline();
    assert.equal(forge.comments.length, 1);
    assert.match(forge.comments[0]?.body ?? '', /No document was changed/);
  });

  it('says what is missing where no pull request or no history is there', async () => {
    repository.write({ '.git/event.json': '{"ref": "refs/heads/main"}' });
    assert.match((await pipeline()).log, /no pull request here/);
    const sha = 'a'.repeat(40);
    writeEvent(sha);
    const { code, log } = await pipeline();
    assert.equal(code, 2);
    assert.match(log, /fetch-depth: 0/);
  });
});
