import assert from 'node:assert/strict';
import type { Language } from '../../document/index.ts';
import { lint, lintRule } from './lint.ts';

const find = (scope: string, extra = '') =>
  `extends: existence\nmessage: "%s"\nscope: ${scope}\ntokens:\n  - 'x\\d+'\n${extra}`;

const PAGE = `---
title: x0
---

# Title x1

Text x2 with *x3*, **x4**, \`x5\` and [x6](https://example.com/x7).

## Second x8

- Item x9

> Quote x10

| Head x11 |
| -------- |
| Cell x12 |

![alt x13](x.png)

\`\`\`sh
x14
\`\`\`
`;

/** Which of the numbered words a scope reaches. */
const REACHES: readonly (readonly [scope: string, numbers: string])[] = [
  ['heading', '1 8'],
  ['heading.h2', '8'],
  ['list', '9'],
  ['blockquote', '10'],
  ['table.header', '11'],
  ['table.cell', '12'],
  ['emphasis', '3'],
  ['strong', '4'],
  ['code', '5'],
  ['link', '6'],
  ['alt', '13'],
  ['paragraph', '2 3 4 6'],
  ['[heading.h1, list]', '1 9'],
  ['["~heading.h2 & ~blockquote & ~list & ~table & ~paragraph & ~alt & heading"]', '1'],
];

const numbers = (lines: readonly string[]) =>
  lines.map((line) => Number(line.split(':')[2]?.slice(1))).sort((a, b) => a - b);

describe('scopes of Vale checks', () => {
  for (const [scope, expected] of REACHES)
    it(scope, () => assert.equal(numbers(lintRule(find(scope), PAGE)).join(' '), expected));

  it('text: prose, without code', () => {
    const found = numbers(lintRule(find('text'), PAGE));
    for (const one of [1, 2, 8, 9, 10, 11, 12]) assert.ok(found.includes(one), `x${one}`);
    for (const one of [5, 7, 14]) assert.ok(!found.includes(one), `x${one}`);
  });

  for (const [scope, expected] of [
    ['text & ~link', '1 2 3'],
    ['~strong & ~emphasis', '1 4'],
    ['sentence & ~link & ~strong', '1 2'],
  ] as const)
    it(`${scope}: the paragraph without their text`, () => {
      const text = 'Text x1, *a x2*, **x3** and [x4 b](y).\n';
      assert.equal(numbers(lintRule(find(JSON.stringify(scope)), text)).join(' '), expected);
    });

  it('raw: everything as it is written', () => {
    const found = numbers(lintRule(find('raw'), PAGE));
    for (const one of [1, 5, 7, 14]) assert.ok(found.includes(one), `x${one}`);
  });

  it('what is in front matter is read', () => assert.ok(numbers(lintRule(find('text'), PAGE)).includes(0)));

  it('lines and columns are those of the source', () =>
    assert.deepEqual(lintRule(find('text'), 'Some *emphasis* and\n`code` then\nx1 [link x2](y) x3.\n'), [
      '3:1:x1',
      '3:10:x2',
      '3:17:x3',
    ]));

  it('entities, escapes and emoji do not move them', () =>
    assert.deepEqual(lintRule(find('text'), 'A &amp; B \\* 😀 x1.\n'), ['1:16:x1']));

  it('a curly apostrophe by its name is a straight one', () =>
    assert.deepEqual(
      lintRule('extends: existence\nmessage: "%s"\nraw: ["it[\'’]s"]', '<p>So it&rsquo;s x</p>\n', 'html'),
      ["1:7:it's"],
    ));

  it('what is for machines is read by rules for it alone', () => {
    const page = '<p>An x1, <data value="2">x2</data> and x3.</p>\n';
    assert.deepEqual(numbers(lintRule(find('text'), page, 'html')), [1, 3]);
    assert.deepEqual(numbers(lintRule(find('meta'), page, 'html')), [2]);
  });

  const others: readonly (readonly [Language, string, readonly string[]])[] = [
    ['plain', 'One x1.\n\nTwo *x2*.\n', ['1:5:x1', '3:6:x2']],
    ['mdx', 'import A from "x1"\n\n<A>\n\nText x2.\n\n</A>\n', ['5:6:x2']],
  ];
  for (const [language, text, prints] of others)
    it(`${language} is read as such`, () => assert.deepEqual(lintRule(find('text'), text, language), prints));

  it('a scope that names nothing is told, beside one that does it is not', () => {
    const faults = (scope: string) => lint({ 'Own/Rule.yml': find(scope) }, PAGE).faults.join();
    assert.match(faults('headings'), /the scope “headings” names no part of a text/);
    for (const scope of ['[headings, heading]', 'text.frontmatter.author', '~headings', 'comment.line', 'md'])
      assert.equal(faults(scope), '', scope);
  });

  it('Windows line ends', () =>
    assert.deepEqual(lintRule(find('text'), '# A\r\n\r\nText\r\nx1.\r\n'), ['4:1:x1']));
});

const OWN = {
  'Own/Words.yml': find('text'),
  'Own/Other.yml': 'extends: existence\nmessage: "%s"\ntokens: [y1]',
};

describe("comments of Vale's", () => {
  it('vale off and on', () =>
    assert.deepEqual(lint(OWN, '<!-- vale off -->\n\nx1\n\n<!-- vale on -->\n\nx2\n').lines, [
      '7:1:Own.Words:x2',
    ]));

  it('one rule, and one match of it', () =>
    assert.deepEqual(
      lint(
        OWN,
        '<!-- vale Own.Words = NO -->\n\nx1 y1\n\n<!-- vale Own.Words = YES -->\n\n<!-- vale Own.Words["x2"] = NO -->\n\nx2 x3\n',
      ).lines,
      ['3:4:Own.Other:y1', '9:4:Own.Words:x3'],
    ));

  it('in MDX', () =>
    assert.deepEqual(lint(OWN, '{/* vale off */}\n\nx1\n\n{/* vale on */}\n\nx2\n', 'mdx').lines, [
      '7:1:Own.Words:x2',
    ]));
});

describe('settings of .vale.ini', () => {
  const withIni = (ini: string, text: string, more: Readonly<Record<string, string>> = {}) =>
    lint(
      Object.fromEntries([
        ['.vale.ini', `StylesPath = styles\n${ini}`],
        ...Object.entries(OWN).map(([path, yaml]) => [`styles/${path}`, yaml]),
        ...Object.entries(more),
      ]) as Record<string, string>,
      text,
    ).lines;
  const BASED = '[*.md]\nBasedOnStyles = Own\n';

  it('a rule turned off, and a rule alone', () => {
    assert.deepEqual(withIni(`${BASED}Own.Words = NO\n`, 'x1 y1\n'), ['1:4:Own.Other:y1']);
    assert.deepEqual(withIni('[*.md]\nOwn.Words = YES\n', 'x1 y1\n'), ['1:1:Own.Words:x1']);
  });

  it('MinAlertLevel and levels by rule', () =>
    assert.deepEqual(withIni(`MinAlertLevel = error\n${BASED}Own.Words = error\n`, 'x1 y1\n'), [
      '1:1:Own.Words:x1',
    ]));

  it('TokenIgnores and BlockIgnores', () =>
    assert.deepEqual(
      withIni(
        `${BASED}TokenIgnores = (\\$[^$]+\\$)\nBlockIgnores = (?s)(:::raw.*?:::end)\n`,
        'A $x1$ x2.\n\n:::raw\nx3\n:::end\n\nx4\n',
      ),
      ['1:8:Own.Words:x2', '7:1:Own.Words:x4'],
    ));

  it('a shortcode is no destination of a link', () =>
    assert.deepEqual(lintRule(find('link'), '[x1]({{< ref "/a" >}}), [x2](/b) and [x3](a b)\n'), [
      '1:26:x2',
    ]));

  it('IgnoredScopes and SkippedScopes', () => {
    assert.deepEqual(withIni(`IgnoredScopes = em\n${BASED}`, 'A *x1* x2.\n'), ['1:8:Own.Words:x2']);
    assert.deepEqual(withIni(`SkippedScopes = blockquote\n${BASED}`, '> x1\n\nx2\n'), ['3:1:Own.Words:x2']);
  });

  it('IgnoredClasses: components of MDX by their names', () => {
    const files = {
      '.vale.ini': 'StylesPath = styles\nIgnoredClasses = Aside\n[*]\nBasedOnStyles = Own\n',
      'styles/Own/Words.yml': find('text'),
    };
    const text =
      '<Aside type="info">\n  x1 <Aside>x2</Aside> x3\n</Aside>\n\nAn <Aside>x4</Aside> x5, <Asides>x6</Asides>.\n';
    assert.deepEqual(lint(files, text, 'mdx').lines, ['5:22:Own.Words:x5', '5:34:Own.Words:x6']);
  });

  it('vocabularies: terms in their case, what to avoid, and exceptions to every rule', () =>
    assert.deepEqual(
      withIni(
        'Vocab = Team\n[*.md]\nBasedOnStyles = Vale, Own\nVale.Spelling = NO\n',
        'The Acme x1 and acme foo x2.\n',
        {
          'styles/config/vocabularies/Team/accept.txt': 'Acme\nx2\n',
          'styles/config/vocabularies/Team/reject.txt': 'foo\n',
        },
      ),
      [
        '1:10:Own.Words:x1',
        "1:17:Vale.Terms:Use 'Acme' instead of 'acme'.",
        "1:22:Vale.Avoid:Avoid using 'foo'.",
      ],
    ));
});
