import assert from 'node:assert/strict';
import {
  createConfigFinder,
  effectiveStyle,
  needsAccount,
  withSeverities,
  type PersonalStyle,
  type StyleFiles,
} from '@housestyle/contract/config';

/** Files by absolute path, and how often each was asked for. */
function filesOf(texts: Record<string, string>): StyleFiles & { readonly reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    readText: async (path) => (reads.push(path), texts[path]),
    filesBelow: async (folder) =>
      Object.keys(texts)
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1)),
  };
}

const personal: PersonalStyle = {
  termSubs: [{ preferred: 'mine', avoid: ['yours', 'log in'] }],
  glossary: [{ term: 'Frob', definition: '', synonyms: [] }],
  severity: new Map([
    ['serial-comma', 'off'],
    ['jargon', 'off'],
  ]),
};
const account = {
  revision: 3,
  rules: [{ label: 'Ours', description: 'Avoid foo.' }],
  termSubs: [{ preferred: 'enter', avoid: ['login', 'input'] }],
  glossary: [{ term: 'frob', definition: 'A thing.', synonyms: [] }],
};

describe('the style that counts for a document', () => {
  it('is the nearest file’s, and every folder is read once', async () => {
    const files = filesOf({ '/.housestyle.yaml': '', '/w/docs/.housestyle.yaml': 'audience: devops' });
    const finder = createConfigFinder(files);
    assert.equal((await finder.nearest('/w/docs/x/a.md'))?.path, '/w/docs/.housestyle.yaml');
    assert.equal((await finder.nearest('/w/docs/b.md'))?.folder, '/w/docs');
    assert.equal((await finder.nearest('/w/c.md'))?.path, '/.housestyle.yaml');
    assert.equal(new Set(files.reads).size, files.reads.length);
    finder.forget();
    await finder.nearest('/w/docs/b.md');
    assert.equal(files.reads.filter((path) => path === '/w/docs/.housestyle.yaml').length, 2);
  });

  it('is found up to a folder and no higher where one is given', async () => {
    const finder = createConfigFinder(filesOf({ '/.housestyle.yaml': '' }), '/w');
    assert.equal(await finder.nearest('/w/docs/a.md'), undefined);
  });

  it('is found on a drive of Windows', async () => {
    const finder = createConfigFinder(filesOf({ 'C:/w/.housestyle.yaml': '' }));
    assert.equal((await finder.nearest('C:/w/docs/a.md'))?.folder, 'C:/w');
    assert.equal(await finder.nearest('C:/a.md'), undefined);
  });

  const load = async (text: string, more: Record<string, string> = {}) =>
    createConfigFinder(filesOf({ '/w/.housestyle.yaml': text, ...more })).nearest('/w/a.md');

  it('leaves to the account what the file doesn’t say', async () => {
    const { request } = effectiveStyle(await load('terms: []'), '/w/a.md');
    assert.deepEqual(request, { termSubs: [] });
    assert.deepEqual(effectiveStyle(undefined, '/w/a.md').request, {});
  });

  it('puts overrides before the file, the later first, for the documents that they name', async () => {
    const found = await load(`
audience: engineers
terms: [{ preferred: sign in, avoid: [log in, login] }]
severity: { jargon: minor, very: off }
gate: { failOn: minor, minScore: 80 }
overrides:
  - { files: ['**/*.md'], audience: devops, docType: guide, severity: { jargon: critical } }
  - { files: [ui/**], audience: consumer, terms: [{ preferred: enter, avoid: login }], gate: { failOn: none } }
`);
    const ui = effectiveStyle(found, '/w/ui/a.md');
    assert.deepEqual(ui.request, {
      docType: 'guide',
      audience: 'consumer',
      termSubs: [
        { preferred: 'enter', avoid: ['login'] },
        { preferred: 'sign in', avoid: ['log in'] },
      ],
    });
    assert.deepEqual(
      [...ui.severity],
      [
        ['jargon', 'critical'],
        ['very', 'off'],
      ],
    );
    assert.deepEqual(ui.gate, { failOn: 'none', minScore: 80 });
    assert.equal(effectiveStyle(found, '/w/a.txt').request.audience, 'engineers');
  });

  it('adds what a person set, under the file and over the account', async () => {
    const found = await load('terms: [{ preferred: sign in, avoid: log in }]\nseverity: { jargon: minor }');
    const { request, severity } = effectiveStyle(found, '/w/a.md', { personal, account });
    assert.deepEqual(request.termSubs, [
      { preferred: 'sign in', avoid: ['log in'] },
      { preferred: 'mine', avoid: ['yours'] },
    ]);
    assert.deepEqual(request.glossary, personal.glossary);
    assert.deepEqual(
      [...severity],
      [
        ['jargon', 'minor'],
        ['serial-comma', 'off'],
      ],
    );
  });

  it('never loses the account’s terms to a person’s: without them, nothing is sent', async () => {
    assert(needsAccount(undefined, personal));
    assert.deepEqual(effectiveStyle(undefined, '/w/a.md', { personal }).request, {});
    const { termSubs } = effectiveStyle(undefined, '/w/a.md', { personal, account }).request;
    assert.deepEqual(termSubs, [...personal.termSubs, ...account.termSubs]);
  });

  it('builds on the account where the file extends it', async () => {
    const found = await load('extends: account\nrules: [ours, Use you.]\npresets: [inclusive]\n');
    assert(needsAccount(found));
    const { rules, termSubs } = effectiveStyle(found, '/w/a.md', { account }).request;
    assert.equal(rules?.[0]?.label, 'ours');
    assert(!rules?.some(({ label }) => label === 'Ours'));
    assert((rules?.length ?? 0) > 5);
    assert.equal(termSubs, undefined);
    const part = await load('extends: [glossary]\nterms: []\nwords: [foo]\n');
    const request = effectiveStyle(part, '/w/a.md', { account }).request;
    assert.deepEqual([request.rules, request.termSubs, request.glossary?.length], [undefined, [], 2]);
  });

  it('tells where each part came from', async () => {
    const found = await load(
      'presets: [google, inclusive]\nrules: [Use you.]\nvale: styles\nwords: [frob]\nseverity: { very: off }\n',
      { '/w/styles/Own/Foo.yml': 'extends: existence\nmessage: "No %s."\ntokens: [foo]\n' },
    );
    const { sources } = effectiveStyle(found, '/w/a.md', { personal, account });
    assert.deepEqual(
      sources.map(({ part, origin, names }) => [part, origin.kind, origin.name, Math.min(names.length, 2)]),
      [
        ['rules', 'file', '/w/.housestyle.yaml', 1],
        ['rules', 'vale', 'styles', 1],
        ['rules', 'preset', 'google', 2],
        ['rules', 'preset', 'inclusive', 2],
        ['terms', 'personal', 'settings', 1],
        ['terms', 'account', 'account', 1],
        ['glossary', 'file', '/w/.housestyle.yaml', 1],
        ['glossary', 'personal', 'settings', 0],
        ['severity', 'file', '/w/.housestyle.yaml', 1],
        ['severity', 'personal', 'settings', 2],
      ],
    );
  });

  it('knows documents that are never checked', async () => {
    const found = await load('ignore: [old/**]');
    assert(effectiveStyle(found, '/w/old/a.md').ignored);
    assert(!effectiveStyle(found, '/w/a.md').ignored);
  });

  for (const [entry, files, expected] of [
    ['../styles', {}, /leads out of the folder/],
    ['absent', {}, /no such file, and no folder with Vale styles/],
    ['.vale.ini', { '/w/.vale.ini': 'StylesPath = ../x' }, /its StylesPath, “\.\.\/x”, leads out/],
  ] as const)
    it(`keeps the rest of the file when the Vale style ${entry} can’t be used`, async () => {
      const found = await load(`rules: [Use you.]\nvale: [${entry}]\n`, { ...files });
      const [fault] = found?.faults ?? [];
      assert.match(fault?.message ?? '', expected);
      assert.equal(found?.text.slice(fault?.range.start, fault?.range.end), entry);
      assert.equal(effectiveStyle(found, '/w/a.md').request.rules?.length, 1);
    });
});

describe('severities of a project', () => {
  const of = (id: string, ...builtIn: string[]) => ({ rule: { id, builtIn }, severity: 'minor' as const });
  const severities = new Map([
    ['passive-voice', 'critical'],
    ['wordiness', 'off'],
    ['avoid-jargon', 'important'],
    ['jargon', 'off'],
  ] as const);

  it('reach rules that ask for a built-in one in other words, whose own id counts before', () => {
    const findings = [
      of('active-voice', 'passive-voice'),
      of('concise', 'wordiness'),
      of('avoid-jargon', 'jargon'),
    ];
    assert.deepEqual(
      withSeverities([...findings, of('please')], severities).map(({ rule, severity }) => [
        rule.id,
        severity,
      ]),
      [
        ['active-voice', 'critical'],
        ['avoid-jargon', 'important'],
        ['please', 'minor'],
      ],
    );
  });
});
