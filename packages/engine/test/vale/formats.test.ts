import assert from 'node:assert/strict';
import { VALE_FORMATS } from '@housestyle/contract';
import type { Language } from '../../document/index.ts';
import { formatOf } from '../../vale/formats.ts';
import { lint } from './lint.ts';

const word = (token: string, scope = 'text') =>
  `extends: existence\nmessage: "%s"\nscope: ${scope}\ntokens:\n  - ${token}`;

/** What is found in one line with the words x1 and x2. */
const found = (ini: string, language: Language, text = '# x1 x2\n') =>
  lint(
    {
      '.vale.ini': `StylesPath = styles\n${ini}`,
      'styles/one/A.yml': word('x1'),
      'styles/two/B.yml': word('x2'),
    },
    text,
    language,
  )
    .lines.map((line) => line.split(':')[2])
    .join(' ');

describe('settings of some formats', () => {
  const BOTH = '[*.md]\nBasedOnStyles = one\n[*.py]\nBasedOnStyles = two\n';
  it('each format has its styles', () => {
    assert.equal(found(BOTH, 'markdown'), 'one.A');
    assert.equal(found(BOTH, 'python'), 'two.B');
  });

  it('a format that no section means is read as Markdown is', () => {
    assert.equal(found(BOTH, 'shellscript'), 'one.A');
    assert.equal(found('[*.rst]\nBasedOnStyles = two\n', 'markdown'), '');
  });

  it('a narrower section replaces styles and turns rules on again', () => {
    const ini =
      '[*]\nBasedOnStyles = one, two\ntwo.B = NO\n[*.{py,rs}]\ntwo.B = YES\n[*.rs]\nBasedOnStyles = two\n';
    assert.equal(found(ini, 'markdown'), 'one.A');
    assert.equal(found(ini, 'python'), 'one.A two.B');
    assert.equal(found(ini, 'rust', '// x1 x2\n'), 'two.B');
  });

  it('patterns of what is ignored count in their formats', () => {
    const ini = '[*]\nBasedOnStyles = one, two\n[*.md]\nTokenIgnores = (x1)\n[*.py]\nBlockIgnores = (x2)\n';
    assert.equal(found(ini, 'markdown'), 'two.B');
    assert.equal(found(ini, 'python'), 'one.A');
  });

  it('what is a block to ignore is one before its words are', () => {
    const ini =
      '[*]\nBasedOnStyles = one, two\nTokenIgnores = (<<[^>]+>>)\nBlockIgnores = (?s)(<<raw>>.*?<<end>>)\n';
    assert.equal(found(ini, 'markdown', '<<raw>>\nx1\n<<end>>\n\nx2\n'), 'two.B');
  });

  it('settings that packages left beside the styles count, too', () => {
    const { lines } = lint(
      {
        '.vale.ini': 'StylesPath = styles\nPackages = Site\n[*.md]\nBasedOnStyles = one\n',
        'styles/.vale-config/0-Site.ini': '[*.md]\nBasedOnStyles = two\nTokenIgnores = (\\{x1\\})\n',
        'styles/one/A.yml': word('x1'),
        'styles/two/B.yml': word('x2'),
      },
      '{x1} x1 x2\n',
    );
    assert.deepEqual(lines, ['1:6:one.A:x1', '1:9:two.B:x2']);
  });

  it('every format that is read has its settings', () => {
    for (const language of [
      'markdown',
      'mdx',
      'plain',
      'html',
      'csharp',
      'typescriptreact',
      'go',
      'yaml',
    ] as const)
      assert.ok(VALE_FORMATS[formatOf(language)], language);
  });
});

describe('HTML, reStructuredText and AsciiDoc', () => {
  const reach = (scope: string, language: Language, text: string) =>
    lint({ 'Own/Rule.yml': word('(?:x|y)\\d', scope) }, text, language)
      .lines.map((line) => line.split(':')[3])
      .join(' ');
  const HTML =
    '<h2>A x1</h2><ul><li>x2</li></ul><table><tr><th>x3</th><td>x4</td></tr></table>' +
    '<blockquote><p>x5</p></blockquote><p>x6 <img src="a" alt="x7"> <code>x8</code></p><pre>x9</pre>\n';
  for (const [scope, expected] of [
    ['text', 'x1 x2 x3 x4 x5 x6 x7'],
    ['heading.h2', 'x1'],
    ['list', 'x2'],
    ['table.header', 'x3'],
    ['table.cell', 'x4'],
    ['blockquote', 'x5'],
    ['alt', 'x7'],
  ] as const)
    it(`HTML: ${scope}`, () =>
      assert.equal(reach(scope, 'html', HTML).split(' ').sort().join(' '), expected));

  it('an element of an ignored class is masked to its own end', () => {
    const html = '<div class="raw"><div>x1</div> x2</div><div>x3</div>\n';
    const ini = '.vale.ini';
    const files = {
      [ini]: 'StylesPath = s\nIgnoredClasses = raw\n[*]\nBasedOnStyles = Own\n',
      's/Own/A.yml': word('x\\d'),
    };
    assert.deepEqual(lint(files, html, 'html').lines, ['1:45:Own.A:x3']);
  });

  it('strong and emphasis are left out where the configuration says so', () => {
    const files = {
      '.vale.ini': 'StylesPath = s\nIgnoredScopes = strong\n[*]\nBasedOnStyles = Own\n',
      's/Own/A.yml': word('x\\d'),
    };
    assert.deepEqual(lint(files, 'A **bold x1** and *x2*.\n', 'restructuredtext').lines, ['1:20:Own.A:x2']);
    assert.deepEqual(lint(files, 'A *bold x1* and _x2_.\n', 'asciidoc').lines, ['1:18:Own.A:x2']);
  });

  it('what stands for an image is read', () => {
    const rst =
      'A line.\n\n.. image:: a.png\n   :width: 10\n   :alt: An x1\n\n.. code-block:: rst\n\n   x2\n';
    assert.equal(reach('alt', 'restructuredtext', rst), 'x1');
    const adoc =
      'image::a.png[An x1,200]\n\n----\nimage::b.png[x2]\n----\n\nA `image:c.png[x3]`.\n\nimage:d.png[x4] here.\n';
    assert.equal(reach('alt', 'asciidoc', adoc), 'x1 x4');
  });

  it('marked text and curved quotes in AsciiDoc are read, code beside them is not', () => {
    const text =
      'Some #x1#, [.big]#a x2# and ##x3##y, "`x4 here`" and \'`x5`\', `x6`, ``"x7"`` and C# or F#.\n';
    assert.equal(reach('text', 'asciidoc', text), 'x1 x2 x3 x4 x5');
  });

  it('titles of tables in reStructuredText are read', () => {
    const list = '.. list-table:: A x1\n   :header-rows: 1\n\n   * - x2\n     - b\n   * - x3\n     - c\n';
    const simple =
      '.. table:: A x4\n   :widths: auto\n\n   ==  ==\n   a   x5\n   ==  ==\n   b   x6\n   ==  ==\n';
    assert.equal(reach('text', 'restructuredtext', `${list}\n${simple}`), 'x1 x2 x3 x4 x5 x6');
    assert.equal(reach('table.header', 'restructuredtext', `${list}\n${simple}`), 'x2 x5');
  });

  it('roles and directives in reStructuredText are read as docutils shows them', () => {
    const roles =
      'A :strong:`x1`, :ref:`x2`, :kbd:`x3`, `x4`, |x5|, `x6`_, `x7`:sub:, :code:`y1`, ``y2``, :math:`y3` and :doc:`a x8 <y4>`.\n';
    assert.equal(reach('text', 'restructuredtext', roles), 'x1 x2 x3 x4 x5 x6 x7 x8');
    const directives =
      '.. note:: A x1\n\n.. versionadded:: 1.2\n   A y1\n\n.. tabs::\n\n   .. note::\n\n      A y2\n\n.. glossary::\n\n   term\n      A y3\n\nA x2\n';
    assert.equal(reach('text', 'restructuredtext', directives), 'x1 x2');
  });

  it('a block that BlockIgnores leaves out parts the text around it', () => {
    const files = {
      '.vale.ini': 'StylesPath = s\n[*]\nBasedOnStyles = Own\nBlockIgnores = ({{[^}]+}})\n',
      's/Own/A.yml': word('x\\d'),
      's/Own/Gap.yml': 'extends: existence\nmessage: Gap\nnonword: true\nscope: text\ntokens:\n  - \\s{2,}\n',
    };
    const text = '{{ask y}} An x1.\n\nAn {{ask y}} x2 {{ask y}}\n\n{{ask y}}\n\nAn x3.\n';
    assert.deepEqual(lint(files, text, 'markdown').lines, ['1:14:Own.A:x1', '3:14:Own.A:x2', '7:4:Own.A:x3']);
  });

  const JAVASCRIPT = '// A line x1.\nconst a = 1;\n\n/* A block x2. */\n';
  for (const [scope, expected] of [
    ['comment', 'x1 x2'],
    ['comment.line', 'x1'],
    ['text.comment.block', 'x2'],
    ['~comment.line', 'x2'],
    ['comment.line.py', ''],
  ] as const)
    it(`comments of code: ${scope}`, () => assert.equal(reach(scope, 'javascript', JAVASCRIPT), expected));

  for (const [ignored, language, text, expected] of [
    ['text.comment.line', 'javascript', JAVASCRIPT, ['4:12:Own.A:x2']],
    ['comment', 'javascript', JAVASCRIPT, []],
    [
      'frontmatter.title',
      'markdown',
      '---\ntitle: x1\nsummary: x2\n---\n\nx3\n',
      ['3:10:Own.A:x2', '6:1:Own.A:x3'],
    ],
    ['frontmatter', 'markdown', '---\ntitle: x1\nsummary: x2\n---\n\nx3\n', ['6:1:Own.A:x3']],
  ] as const)
    it(`IgnoredScopes = ${ignored}`, () => {
      const files = {
        '.vale.ini': `StylesPath = s\nIgnoredScopes = ${ignored}\n[*]\nBasedOnStyles = Own\n`,
        's/Own/A.yml': word('x\\d'),
      };
      assert.deepEqual(lint(files, text, language).lines, expected);
    });

  const ASCIIDOC = `= Title

A *x1*, an _x2_, \`x3\`, https://a.b[x4] and <<place,x5>>.

* Item x6

[quote, A writer]
____
Said x7.
____

|===
|Head x8 |b

|Cell x9 |d
|===

[%header,cols=1]
|===
|Head y1
|Cell y2
|===

|===
|Cell y3
|Cell y4
|===
`;
  const RESTRUCTURED = `A **x1**, an *x2*, \`\`x3\`\`, \`x4 <https://a.b>\`_ and :ref:\`y1\`.

- Item x6

  More y2.

A paragraph.

   Said x7.

.. note::

   A note y3.

term
   What y4 means.

::

   \`y5 <https://a.b>\`_
`;
  for (const [scope, asciidoc, restructured] of [
    ['strong', 'x1', 'x1'],
    ['emphasis', 'x2', 'x2'],
    ['code', 'x3', 'x3'],
    ['link', 'x4 x5', 'x4'],
    ['list', 'x6', 'x6 y2'],
    ['blockquote', 'x7', 'x7'],
    ['table.header', 'x8 y1', ''],
    ['table.cell', 'x9 y2 y3 y4', ''],
  ] as const)
    it(`AsciiDoc and reStructuredText: ${scope}`, () => {
      assert.equal(reach(scope, 'asciidoc', ASCIIDOC), asciidoc);
      assert.equal(reach(scope, 'restructuredtext', RESTRUCTURED), restructured);
    });

  it('paths, names of files and placeholders without marks are read; addresses are in messages to Git alone', () => {
    const bare = 'See x1.io, x2/y1 and x3_y2 at https://a.b/x4 with `x5`.';
    const read = (language: Language, text = `${bare}\n`) => reach('text', language, text);
    for (const language of ['asciidoc', 'markdown'] as const)
      assert.equal(read(language), 'x1 x2 y1', language);
    // Single back quotes name a work there.
    assert.equal(read('restructuredtext'), 'x1 x2 y1 x5');
    assert.equal(read('git-commit'), 'x1 x2 y1 x4 x5');
    assert.equal(read('python', `# ${bare}\n`), 'x1 x2 y1 x5');
  });

  it('blocks of skipped elements are left out', () => {
    const files = {
      '.vale.ini': 'StylesPath = s\nSkippedScopes = blockquote, table, h1\n[*]\nBasedOnStyles = Own\n',
      's/Own/A.yml': word('(?:x|y)\\d'),
    };
    const found = lint(files, ASCIIDOC.replace('Title', 'y0'), 'asciidoc').lines;
    assert.deepEqual(
      found.map((line) => line.split(':').at(-1)),
      ['x1', 'x2', 'x4', 'x5', 'x6'],
    );
  });
});
