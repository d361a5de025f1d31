import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  editConfig,
  fingerprints,
  inFolder,
  matchesGlobs,
  readBaseline,
  relativeTo,
  writeBaseline,
  type ConfigEdit,
} from '@housestyle/contract/config';
import { sha256 } from '../config/sha256.ts';

describe('globs of .housestyle.yaml', () => {
  for (const [glob, yes, no] of [
    ['*.md', ['a.md', '.a.md'], ['docs/a.md', 'a.mdx']],
    ['**/*.md', ['a.md', 'docs/a.md', 'docs/x/.y/a.md'], ['a.txt']],
    ['docs/**', ['docs/a.md', 'docs/x/a.md'], ['docs', 'mydocs/a.md']],
    ['docs/**/*.{md,mdx}', ['docs/a.md', 'docs/x/y/a.mdx'], ['a.md', 'docs/a.txt']],
    ['**', ['a.md', 'x/y.md'], []],
    ['**/drafts/**', ['drafts/a.md', 'x/drafts/y/a.md'], ['x/drafts', 'draft/a.md']],
    ['./a?.md', ['ab.md'], ['a.md', 'a/.md']],
    ['[!a-c]*.md', ['d.md'], ['a.md']],
    ['{ui,web/**}/*.md', ['ui/a.md', 'web/x/a.md'], ['api/a.md']],
    ['a+(b).md', ['a+(b).md'], ['ab.md']],
    [String.raw`\*.md`, ['*.md'], ['a.md']],
    ['äöü-𐐀?.md', ['äöü-𐐀x.md'], ['äöü-𐐀.md']],
    ['[', ['['], ['a']],
    ['{a', [], ['a']],
  ] as const)
    it(`${glob} means what it says`, () => {
      for (const path of yes) assert(matchesGlobs(path, [glob]), path);
      for (const path of no) assert(!matchesGlobs(path, [glob]), path);
    });

  it('that begin with ! take away again', () => {
    assert(matchesGlobs('docs/a.md', ['docs/**', '!docs/b.md']));
    assert(!matchesGlobs('docs/b.md', ['docs/**', '!docs/b.md']));
  });
});

describe('fingerprints', () => {
  it('are cut from a SHA-256 that is Node’s own', () => {
    const same = (text: string) =>
      assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'));
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) same('ä'.repeat(length));
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => same(text)));
  });

  const rule = { id: 'r' };
  const on = (text: string, quote: string, from = 0) => {
    const start = text.indexOf(quote, from);
    return { rule, original: quote, range: { start, end: start + quote.length } };
  };

  it('stay when lines move or break elsewhere, and tell equal ones apart by their order', () => {
    const text = 'One very old thing.\n\nvery\n\nvery\n';
    const moved = 'A new paragraph.\n\nOne\r\nvery old thing.\r\n\r\nvery\n\nvery\n';
    const findings = (of: string) => {
      const first = of.indexOf('very');
      const second = of.indexOf('very', first + 1);
      return [on(of, 'very', first), on(of, 'very', second), on(of, 'very', second + 1)];
    };
    const before = fingerprints('a.md', text, findings(text));
    assert.deepEqual(fingerprints('a.md', moved, findings(moved)), before);
    assert.equal(before[2], `${before[1]}-2`);
    assert.notEqual(fingerprints('b.md', text, findings(text))[0], before[0]);
  });

  it('are kept in a file that changes little', () => {
    const entries = [
      { fingerprint: 'b', path: 'b.md', rule: 'x' },
      { fingerprint: 'a', path: 'a.md', rule: 'y' },
      { fingerprint: 'b', path: 'b.md', rule: 'x' },
    ];
    const text = writeBaseline(entries);
    assert.deepEqual(readBaseline(text), [entries[1], entries[0]]);
    assert.equal(writeBaseline([...entries].reverse()), text);
    for (const wrong of ['', '{}', '[]', '{"version":2,"findings":[]}'])
      assert.equal(readBaseline(wrong), undefined);
  });
});

describe('paths of .housestyle.yaml', () => {
  it('stay in its folder', () => {
    assert.equal(inFolder('/w', 'a/../b'), '/w/b');
    assert.equal(inFolder('/', './b'), '/b');
    for (const path of ['../a', 'a/../../b', '/etc', 'C:/x', String.raw`..\a`, String.raw`\a`])
      assert.equal(inFolder('/w', path), undefined, path);
  });
  it('are seen from a folder', () => {
    assert.equal(relativeTo('/w', '/w/docs/a.md'), 'docs/a.md');
    assert.equal(relativeTo('/w/x', '/w/docs/a.md'), '../docs/a.md');
    assert.equal(relativeTo('/', '/a.md'), 'a.md');
  });
});

describe('an addition to .housestyle.yaml', () => {
  const rows: [string, ConfigEdit, string][] = [
    ['', { kind: 'word', word: 'frob' }, 'words:\n  - frob\n'],
    [
      '# Ours\nwords:\n    - foo # kept\n\nrules: [Use you.]\n',
      { kind: 'word', word: 'bar' },
      '# Ours\nwords:\n    - foo # kept\n    - bar\n\nrules: [Use you.]\n',
    ],
    ['words: [foo]\r\n', { kind: 'word', word: 'Foo' }, 'words: [foo]\r\n'],
    ['words: [foo]\r\n', { kind: 'word', word: 'yes' }, 'words: [foo, yes]\r\n'],
    ['words: [foo]\n', { kind: 'word', word: '# no: comment' }, 'words: [foo, "# no: comment"]\n'],
    [
      'terms:\n  - { preferred: sign in, avoid: log in } # both\n',
      { kind: 'term', term: { preferred: 'Sign in', avoid: ['login'] } },
      'terms:\n  - { preferred: sign in, avoid: [log in, login] } # both\n',
    ],
    [
      'terms: []\n',
      { kind: 'term', term: { preferred: 'email', avoid: ['e-mail'] } },
      'terms: [{ preferred: email, avoid: e-mail }]\n',
    ],
    [
      'presets: [google]\n',
      { kind: 'glossary', entry: { term: 'API', definition: '', synonyms: ['interface'] } },
      'presets: [google]\nglossary:\n  - { term: API, synonyms: [interface] }\n',
    ],
    [
      'severity:\n  a: minor # why\n',
      { kind: 'severity', rule: 'b.c', severity: 'off' },
      'severity:\n  a: minor # why\n  b.c: off\n',
    ],
    ['', { kind: 'severity', rule: 'a', severity: 'off' }, 'severity:\n  a: off\n'],
    [
      "presets: [google, 'inclusive']   # ours\nterms:\n    - {preferred: a, avoid: b}\n\n\n# end\n",
      { kind: 'term', term: { preferred: 'a', avoid: ['c'] } },
      "presets: [google, 'inclusive']   # ours\nterms:\n    - { preferred: a, avoid: [b, c] }\n\n# end\n",
    ],
    [
      "presets: [google, 'inclusive']   # ours\nwords:\n    - b\n",
      { kind: 'word', word: 'c' },
      "presets: [google, 'inclusive']   # ours\nwords:\n    - b\n    - c\n",
    ],
    ['---\n# ours\n', { kind: 'word', word: 'c' }, '---\n# ours\nwords:\n  - c\n'],
    ['words: [ "[ x ]", a ]\n', { kind: 'word', word: 'c' }, 'words: [ "[ x ]", a, c ]\n'],
    ['vale: a\n', { kind: 'vale', path: 'b' }, 'vale:\n  - a\n  - b\n'],
    ['', { kind: 'extend', part: 'terms' }, 'extends: [terms]\n'],
    ['words: [a]\n', { kind: 'extend', part: 'terms' }, 'words: [a]\nextends: [terms]\n'],
    ['extends: [rules]\n', { kind: 'extend', part: 'terms' }, 'extends: [rules, terms]\n'],
    ['extends: account\n', { kind: 'extend', part: 'terms' }, 'extends: account\n'],
    ['', { kind: 'baseline', path: 'x.json' }, 'baseline: x.json\n'],
  ];
  for (const [before, edit, after] of rows)
    it(`makes of ${JSON.stringify(before)} ${JSON.stringify(after)}`, () => {
      const edited = editConfig(before, edit);
      assert.equal(edited, after);
      assert.equal(editConfig(edited ?? '', edit), edited);
    });

  it('leaves a file alone that is wrong', () =>
    assert.equal(editConfig('rule: []', { kind: 'word', word: 'a' }), undefined));
});
