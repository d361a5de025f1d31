import assert from 'node:assert/strict';
import { lintRule } from './lint.ts';

const find = (scope: string) => `extends: existence\nmessage: "%s"\nscope: ${scope}\ntokens:\n  - 'x\\d+'\n`;

/** Which of the numbered words of an AsciiDoc text a scope reaches. */
const PLACES: readonly (readonly [what: string, scope: string, text: string, numbers: string])[] = [
  ['what a plus joins to an item', 'list', '* Item x1\n+\nMore x2\n\nText x3\n', '1 2'],
  ['a plus between paragraphs joins nothing', 'list', 'Text x1\n\n+\nText x2\n', ''],
  ['a quotation between rules', 'blockquote', '[quote, Ann]\n____\nSaid x1\n____\n\nText x2\n', '1'],
  ['text behind a quotation', 'paragraph', '[quote, Ann]\n____\nSaid x1\n____\n\nText x2\n', '2'],
  ['a quoted paragraph ends with it', 'blockquote', '[quote]\nSaid x1\n\nText x2\n', '1'],
  ['words with who said them', 'blockquote', '"Said x1"\n-- Ann\n\n"Said x2" by Ben\n', '1'],
  [
    'notes below the page',
    'paragraph',
    'A claim.footnote:[Note x1.] A reffootnoteref:[id,Note x2.] again.footnote:id[]\n\n----\na footnote:[x3]\n----\n',
    '1 2',
  ],
  ['the title of a table', 'table.caption', '.Title x1\n|===\n|Cell x2\n|===\n\n.Title x3\nText\n', '1'],
  ['a first row apart', 'table.header', '|===\n|Head x1 |Head x2\n\n|Cell x3 |Cell x4\n|===\n', '1 2'],
  ['a single row', 'table.header', '|===\n|Cell x1 |Cell x2\n|===\n', ''],
  [
    'a header whose cells have lines of their own',
    'table.header',
    '[%header,cols="1,2"]\n|===\n|Head x1\n|Head x2\n\n|Cell x3\n|Cell x4\n|===\n',
    '1 2',
  ],
  [
    'a count of columns',
    'table.header',
    '[options="header",cols=2*]\n|===\n|Head x1\n|Head x2\n|Cell x3\n|===\n',
    '1 2',
  ],
  [
    'no header on request',
    'table.header',
    '[%noheader]\n|===\n|Cell x1 |Cell x2\n\n|Cell x3 |Cell x4\n|===\n',
    '',
  ],
];

describe('places of an AsciiDoc page for Vale checks', () => {
  for (const [what, scope, text, expected] of PLACES)
    it(`${what}: ${scope}`, () => {
      const found = lintRule(find(scope), text, 'asciidoc').map((line) =>
        Number(line.split(':')[2]?.slice(1)),
      );
      assert.equal(found.sort((a, b) => a - b).join(' '), expected);
    });
});

describe('strings before comments', () => {
  it('a raw docstring of Python is prose, and what follows it is read', () =>
    assert.deepEqual(
      lintRule(find('text'), 'def f():\n    r"""Text x1.\n    """\n    # Text x2.\n', 'python'),
      ['2:14:x1', '4:12:x2'],
    ));

  it('a raw string of Python ends where it does', () =>
    assert.deepEqual(lintRule(find('text'), 'a = rb"\\"# x1"  # Text x2.\n', 'python'), ['1:24:x2']));

  it('a raw string of Rust ends with its signs', () =>
    assert.deepEqual(lintRule(find('text'), 'let a = r#"// x1 "b" // x2"#; // Text x3.\n', 'rust'), [
      '1:39:x3',
    ]));
});
