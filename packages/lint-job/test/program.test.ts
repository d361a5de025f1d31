import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startAnalyzeServer, type AnalyzeServer } from './support/analyze-server.ts';
import { temporaryRepository, type Folder } from './support/repository.ts';
import { runIn, type Ran } from './support/run-in.ts';

describe('housestyle-lint', () => {
  let service: AnalyzeServer;
  let repository: Folder;

  beforeEach(async () => {
    service = await startAnalyzeServer();
    repository = temporaryRepository();
  });
  afterEach(async () => {
    await service.close();
    repository.remove();
  });

  const lint = (args: readonly string[], stdin = '', more: Record<string, string> = {}): Promise<Ran> => {
    const environment = { SERVICE_API_KEY: 'housestyle_key', SERVICE_API_BASE: service.address, ...more };
    return runIn(repository.folder, args, environment, stdin);
  };
  const inputs = () => service.requests.map(({ body }) => body['input']).sort();
  const places = (output: string) => [...output.matchAll(/^ +(\d+:\d+) /gm)].map(([, place]) => place);

  describe('what it reads', () => {
    beforeEach(() =>
      repository.write({
        'a.md': 'A',
        'docs/b.mdx': 'B',
        'docs/[c].md': 'C',
        'docs/d.txt': 'D',
        'node_modules/x/e.md': 'E',
        'empty.md': ' \n',
      }),
    );

    for (const [title, args, expected] of [
      ['all documents below the folder', [], ['A', 'B', 'C']],
      ['files', ['a.md', 'docs/d.txt', 'a.md'], ['A', 'D']],
      ['folders', ['docs/'], ['B', 'C']],
      ['globs', ['docs/*.{mdx,txt}'], ['B', 'D']],
      ['names that look like globs', ['docs/[c].md'], ['C']],
      ['standard input', ['-'], ['from stdin']],
    ] as const)
      it(title, async () => {
        assert.equal((await lint(args, 'from stdin')).code, 0);
        assert.deepEqual(inputs(), expected);
      });

    it('links only where they are named', async () => {
      symlinkSync('a.md', path.join(repository.folder, 'link.md'));
      await lint(['.']);
      assert.deepEqual(inputs(), ['A', 'B', 'C']);
      assert.match((await lint(['link.md', '-o', 'json'])).output, /"path": "link\.md"/);
    });

    it('a file that is no UTF-8 text is reported, and the others are checked', async () => {
      writeFileSync(path.join(repository.folder, 'latin.md'), Buffer.from([0x41, 0xe4, 0x42]));
      const { code, output } = await lint(['latin.md', 'a.md']);
      assert.match(output, /latin\.md: failed \(it is not UTF-8 text\)/);
      assert.deepEqual([inputs(), code], [['A'], 3]);
    });

    it('a name that is nothing is a configuration error', async () => {
      const { code, log } = await lint(['a.md', 'absent.md']);
      assert.deepEqual([code, service.requests.length], [2, 0]);
      assert.match(log, /"absent\.md" is no file, and matches none/);
    });

    it('the nearest .housestyle.yaml says what is checked and how', async () => {
      repository.write({
        '.housestyle.yaml': 'files: ["docs/**/*.mdx", "a.md"]\nignore: ["a.*"]\nterms: []\n',
        'docs/.housestyle.yaml':
          'rules: ["Use you."]\nglossary: [{term: Housestyle}]\naudience: devops\ndocType: how-to\n',
      });
      await lint([]);
      assert.deepEqual(
        service.requests.map(({ body }) => body),
        [
          {
            mode: 'style-check',
            input: 'B',
            format: 'suggestions',
            docType: 'how-to',
            audience: 'devops',
            rules: [{ label: 'Use you.', description: 'Use you.' }],
            glossary: [{ term: 'Housestyle', definition: '', synonyms: [] }],
          },
        ],
      );
      await lint(['docs/b.mdx'], '', { SERVICE_AUDIENCE: 'consumer' });
      assert.equal(service.requests.at(-1)?.body['audience'], 'consumer');
    });

    it('a wrong .housestyle.yaml is named with each fault', async () => {
      repository.write({ 'docs/.housestyle.yaml': 'rule: []\ngate: {minScore: high}\n' });
      const { code, log } = await lint(['docs']);
      assert.equal(code, 2);
      assert.match(
        log,
        /docs\/\.housestyle\.yaml is not valid:\n {2}gate\.minScore: [^\n]+\n {2}rule: there is no such/,
      );
    });
  });

  describe('what changed', () => {
    beforeEach(() => {
      repository.write({ 'a.md': 'very a\n\nkeep\n', 'b.md': 'very b\n' });
      repository.commit();
      repository.git('checkout', '-q', '-b', 'feature');
      repository.write({ 'a.md': 'very a\n\nkeep\nvery new\n', 'c ä.md': 'very c\n' });
    });

    it('is read from git, what is not committed included', async () => {
      const { output } = await lint(['--since', 'main']);
      assert.deepEqual(inputs(), ['very a\n\nkeep\nvery new\n', 'very c\n']);
      assert.deepEqual(places(output), ['1:1', '4:1', '1:1']);
    });

    it('is all that counts with --changed-lines', async () => {
      repository.commit();
      repository.write({ 'a.md': 'very a\n\nkeep\nvery new\n\nvery last\n', 'd.md': 'very d' });
      const { output } = await lint(['--since', 'main', '--changed-lines']);
      assert.deepEqual(places(output), ['4:1', '6:1', '1:1', '1:1']);
    });

    it('is told apart from an unknown branch', async () => {
      for (const since of ['nowhere', '--output=x', ''])
        assert.equal((await lint([`--since=${since}`])).code, 2, since);
    });
  });

  describe('the gate', () => {
    const gates: readonly [string, readonly string[], string, number][] = [
      ['fails for important findings', [], 'very', 1],
      ['passes clean text', [], 'fine', 0],
      ['can ask for critical ones', ['--fail-on', 'critical'], 'very', 0],
      ['fails for critical ones', ['--fail-on', 'critical'], 'very grave ', 1],
      ['can be open', ['--fail-on', 'none'], 'very grave ', 0],
      ['can ask for a score', ['--fail-on', 'none', '--min-score', '81'], 'very', 1],
      ['takes a score that is reached', ['--fail-on', 'none', '--min-score', '80'], 'very', 0],
    ];
    for (const [title, args, text, expected] of gates)
      it(title, async () => assert.equal((await lint([...args, '-'], `${text} good`)).code, expected));

    it('leaves out what is less grave than asked, and knows what may be asked', async () => {
      const { output, code } = await lint(['--min-severity', 'critical', '-'], 'very grave and very good');
      assert.match(output, /1 finding in 1 document: 1 critical/);
      assert.equal(code, 1);
      assert.equal((await lint(['--min-severity', 'critical', '-'], 'very good')).code, 0);
      assert.equal((await lint(['--min-severity', 'error', '-'], 'very')).code, 2);
    });

    it('can stand in .housestyle.yaml, with severities by rule', async () => {
      repository.write({
        '.housestyle.yaml':
          'gate: {failOn: minor}\nseverity: {intensifiers: minor, grave-words: off, hedge: off}\n',
      });
      const { code, output, log } = await lint(['-'], 'very grave and very good');
      assert.equal(code, 1);
      assert.match(log, /\.housestyle\.yaml: severity: no rule has the id “hedge”/);
      assert.match(output, /1 finding in 1 document: 1 minor/);
    });
  });

  it('adds to the account what .housestyle.yaml says where it extends it, and sends the rules of presets', async () => {
    repository.write({
      'a.md': 'A',
      'ui/b.md': 'B',
      '.housestyle.yaml':
        'extends: account\npresets: [inclusive]\nterms: [{preferred: sign in, avoid: [log in, login]}]\n' +
        'overrides: [{files: [ui/**], words: [frob], audience: consumer, severity: {intensifiers: off}}]\n',
    });
    service.style = {
      revision: 1,
      rules: [{ label: 'Ours', description: 'Avoid foo.' }],
      termSubs: [{ preferred: 'enter', avoid: ['login', 'input'] }],
      glossary: [],
    };
    await lint(['a.md', 'ui/b.md']);
    const [a, b] = service.requests.map(({ body }) => body as Record<string, never[]>);
    assert.deepEqual(a?.['termSubs'], [
      { preferred: 'sign in', avoid: ['log in', 'login'] },
      { preferred: 'enter', avoid: ['input'] },
    ]);
    const labels = (a?.['rules'] ?? []).map(({ label }) => label);
    assert.deepEqual([labels.length > 5, labels.at(-1)], [true, 'Ours']);
    assert.deepEqual(b?.['glossary'], [{ term: 'frob', definition: '', synonyms: [] }]);
    assert.deepEqual([a?.['audience'], b?.['audience']], [undefined, 'consumer']);
  });

  it('keeps accepted findings where .housestyle.yaml says, whatever folder it runs in', async () => {
    repository.write({
      'docs/.housestyle.yaml': 'baseline: accepted.json\n',
      'docs/a.md': 'very old.\n',
    });
    assert.equal((await lint(['docs', '--update-baseline'])).code, 0);
    const { findings } = JSON.parse(repository.read('docs/accepted.json'));
    assert.deepEqual(
      findings.map(({ path }: { path: string }) => path),
      ['a.md'],
    );
    assert.equal((await lint(['docs'])).code, 0);
  });

  it('takes rules from Vale styles in the repository, and names those it can’t find', async () => {
    const rule = 'extends: existence\nmessage: "No %s."\ntokens: [foo]\n';
    repository.write({
      'a.md': 'A',
      '.housestyle.yaml': 'vale: .vale.ini\n',
      '.vale.ini': 'StylesPath = styles\n[*]\nBasedOnStyles = Own\n',
      'styles/Own/Foo.yml': rule,
    });
    await lint(['a.md']);
    const { rules } = service.requests.at(-1)?.body as { rules: { label: string }[] };
    assert.deepEqual(
      rules.map(({ label }) => label),
      ['Own.Foo'],
    );
    repository.write({ '.housestyle.yaml': 'vale: [styles, absent]\n' });
    const { code, log } = await lint(['a.md']);
    assert.equal(code, 2);
    assert.match(log, /vale: “absent” can't be used: there is no such file/);
  });

  it('leaves out what the baseline lists, wherever it has moved', async () => {
    repository.write({ 'a.md': 'One very old.\n\nvery old.\n' });
    assert.equal((await lint(['a.md', '--baseline', 'b.json'])).code, 2);
    assert.equal((await lint(['a.md', '--baseline', 'b.json', '--update-baseline'])).code, 0);
    repository.write({ 'a.md': 'New first line.\n\nOne\nvery old.\n\nAnd a very new one.\n\nvery old.\n' });
    const { code, output } = await lint(['a.md', '--baseline', 'b.json']);
    assert.deepEqual(places(output), ['6:7']);
    assert.equal(code, 1);
    repository.write({ 'b.json': '{}' });
    assert.match((await lint(['--baseline', 'b.json'])).log, /is no baseline/);
  });

  it('--fix makes the replacements and reports the rest', async () => {
    repository.write({ 'a.md': 'A very good, very grave matter.\n' });
    const { output, code } = await lint(['--fix', 'a.md']);
    assert.equal(repository.read('a.md'), 'A good, very grave matter.\n');
    assert.match(output, /1:9\s+critical/);
    assert.equal(code, 1);
    const piped = await lint(['--fix', '-'], 'very good');
    assert.deepEqual([piped.output, piped.code], ['good', 0]);
  });

  it('writes several outputs at once', async () => {
    await lint(['-', '-o', 'terminal', '-o', 'json=out.json'], 'very good');
    assert.equal(JSON.parse(repository.read('out.json')).documents[0].problems[0].rule.id, 'intensifiers');
  });

  it('tells skipped and failed documents by exit code 3', async () => {
    service.script.push({ status: 429 }, { status: 429 }, { status: 429 });
    const skipped = await lint(['-'], 'text');
    assert.deepEqual([skipped.code, skipped.sleeps], [3, [30_000, 30_000]]);
    service.script.push({ status: 502 });
    const failed = await lint(['-'], 'text');
    assert.equal(failed.code, 3);
    assert.match(failed.output, /stdin\.md: failed \(UPSTREAM_ERROR: scripted 502\)/);
    assert.equal((await lint(['-'], 'text', { SERVICE_API_BASE: 'http://127.0.0.1:1' })).code, 3);
  });

  for (const [title, args, environment, expected] of [
    ['no key', ['-'], { SERVICE_API_KEY: '' }, /SERVICE_API_KEY is not set/],
    ['a wrong address', ['-'], { SERVICE_API_BASE: 'docs' }, /SERVICE_API_BASE is "docs"/],
    ['an unknown mode', ['-'], { SERVICE_MODE: 'rewrite' }, /expected one of style-check, review, ux-review/],
    ['an unknown audience', ['-'], { SERVICE_AUDIENCE: 'all' }, /expected one of consumer/],
    ['an unknown option', ['--fixx'], {}, /Unknown option '--fixx'/],
    ['an unknown output', ['-o', 'html'], {}, /expected one of terminal/],
    ['a score that is none', ['--min-score', '1e3'], {}, /from 0 to 100/],
    ['a score without style check', ['--min-score', '9', '--mode', 'review'], {}, /states no score/],
    ['changed lines of nothing', ['--changed-lines'], {}, /needs --since/],
    ['a pipeline without a pull request', ['--pipeline'], {}, /no pull request here/],
    [
      'a baseline that no one names',
      ['--update-baseline', 'a.md'],
      {},
      /needs --baseline FILE, or "baseline"/,
    ],
  ] as const)
    it(`exits with 2 and says why for ${title}`, async () => {
      repository.write({ 'a.md': 'A', '.housestyle.yaml': 'presets: [google]' });
      const { code, log, output } = await lint(args, 'text', environment);
      assert.deepEqual([code, output], [2, '']);
      assert.match(log, expected);
    });

  it('explains itself without a key', async () => {
    const { code, output } = await lint(['--help'], '', { SERVICE_API_KEY: '' });
    assert.equal(code, 0);
    assert.match(output, /Exit codes: 0 clean, 1 over the gate, 2 wrong configuration or key, 3 /);
  });
});
