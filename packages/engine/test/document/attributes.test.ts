import assert from 'node:assert/strict';
import { parseDocument, type Language } from '../../document/index.ts';
import { applyReplacements } from '../../fixes/index.ts';
import { inspect } from '../../inspect.ts';
import { wordRule } from './word-rule.ts';

/** A text, and its blocks: text between tags as it is, attributes with their syntax. */
const READ: readonly (readonly [Language, string, readonly string[]])[] = [
  ['markdown', '<div title="Run the server">It runs.</div>', ['attribute-double Run the server', 'It runs.']],
  [
    'markdown',
    "<div title='Run the server'>\nIt runs.\n</div>",
    ['attribute-single Run the server', 'It runs.'],
  ],
  ['markdown', '<img src="a.png" alt="The open menu">', ['attribute-double The open menu']],
  ['markdown', '<p><img src="a.png" alt="The open menu"></p>', ['attribute-double The open menu']],
  [
    'markdown',
    '<p>See <img src="a.png" alt="The open menu"> here</p>',
    ['See <img src="a.png" alt="The open menu"> here'],
  ],
  [
    'markdown',
    '<input placeholder="Your full name" name="full name" class="a b c">',
    ['attribute-double Your full name'],
  ],
  ['markdown', '<details><summary>See more</summary>\n\nIt runs.\n\n</details>', ['See more', 'It runs.']],
  ['markdown', '<table><tr><td>One row</td><td>Two rows</td></tr></table>', ['One row', 'Two rows']],
  [
    'markdown',
    '<pre title="Run it now">not prose here</pre>\n<script>let is = not("prose here");</script>',
    [],
  ],
  ['markdown', '![The open menu](a.png "A title here")', ['alt-text The open menu']],
  ['markdown', '![menu](a.png)', ['![menu](a.png)']],
  ['markdown', 'See ![The open menu](a.png)', ['See ![The open menu](a.png)']],
  [
    'mdx',
    '<Card title="Run the server" href="/a b" icon="big rocket">\n  It runs.\n</Card>',
    ['attribute-double Run the server', 'It runs.'],
  ],
  [
    'mdx',
    '<Card title="Run the server">It runs.</Card>',
    ['attribute-double Run the server', 'It runs.</Card>'],
  ],
  [
    'mdx',
    '<Card\n  title="Run the server"\n  description=\'It runs now\'\n/>',
    ['attribute-double Run the server', 'attribute-single It runs now'],
  ],
  [
    'mdx',
    '<Card render={() => <p title="not prose here" />} title="Run the server" />',
    ['attribute-double Run the server'],
  ],
  [
    'mdx',
    '<Tabs items={["not prose"]}>\n<Tab label="src/app.js file">\nIt runs.\n</Tab>\n</Tabs>',
    ['attribute-double src/app.js file', 'It runs.'],
  ],
  ['mdx', 'See <Tip text="Run the server">this</Tip>.', ['See <Tip text="Run the server">this</Tip>.']],
  ['mdx', 'See\n<Tip text="Run the server">this</Tip>.', ['See\n<Tip text="Run the server">this</Tip>.']],
  ['mdx', '<p>It runs <code>not prose</code>.</p>', ['<p>It runs <code>not prose</code>.</p>']],
  ['mdx', '<Note>\n\nIt runs.\n\n</Note>', ['It runs.']],
  ['mdx', '{cond && <p>not prose here</p>}', []],
  ['mdx', 'export const a = <p title="not prose here">not prose</p>;', []],
];

const STYLE = {
  rules: [wordRule('simply', ''), wordRule('the stuff', 'the "thing"'), wordRule('option x', 'option [x]')],
  unjudged: [],
};

const FIXED: readonly (readonly [Language, string, string])[] = [
  ['markdown', '<div title="You simply run it">x</div>', '<div title="You run it">x</div>'],
  ['markdown', '<div title="Take the stuff">x</div>', '<div title="Take the stuff">x</div>'],
  ['markdown', "<div title='Take the stuff'>x</div>", '<div title=\'Take the "thing"\'>x</div>'],
  ['markdown', '![You simply run it](a.png)', '![You run it](a.png)'],
  ['markdown', '![Take option x](a.png)', '![Take option x](a.png)'],
  ['mdx', '<Card title="You simply run it" />', '<Card title="You run it" />'],
];

describe('text in tags', () => {
  for (const [language, text, expected] of READ) {
    it(`${language}: ${text}`, () => {
      const { blocks } = parseDocument(text, language);
      const shown = blocks.map(
        ({ value, start, end }) => `${value ? `${value} ` : ''}${text.slice(start, end)}`,
      );
      assert.deepEqual(shown, expected);
    });
  }

  for (const [language, text, fixed] of FIXED) {
    it(`keeps values valid: ${text}`, () => {
      const document = parseDocument(text, language);
      const findings = inspect(document, STYLE);
      assert.notEqual(findings.length, 0, 'something is found');
      const edits = findings.flatMap(({ start, end, replacement }) =>
        replacement === null ? [] : [{ start, end, text: replacement }],
      );
      assert.equal(applyReplacements(document, edits).text, fixed);
    });
  }

  it('ends a sentence where a cell ends', () => {
    const text = '<table><tr><td>One row</td><td>Two rows</td></tr></table>';
    const [block] = parseDocument(text, 'mdx').blocks;
    assert.deepEqual(
      block?.sentences.map(({ words }) => words.map((word) => word.text).join(' ')),
      ['One row', 'Two rows'],
    );
  });
});
