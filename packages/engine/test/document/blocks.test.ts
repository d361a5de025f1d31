import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import type { Block } from '../../document/index.ts';
import { compact, proses, protectedSlices } from './show.ts';

function note({ kind, level, list, quoted, tableHeader, prose }: Block): string {
  const place = list
    ? ` ${list.list}${list.ordered ? 'o' : 'u'}${list.depth}.${list.item}${list.leads ? '!' : ''}`
    : '';
  return `${kind}${level ?? ''}${tableHeader ? '!' : ''}${place}${quoted ? ' quoted' : ''}: ${compact(prose)}`;
}

const rows: readonly (readonly [name: string, source: string, ...blocks: string[]])[] = [
  ['headings of both kinds', '# A #\n\nB\n===\n\n### C {#c}\n', 'heading1: A', 'heading1: B', 'heading3: C'],
  [
    'nested lists',
    '- a\n\n  b\n  1. c\n  2. d\n- e\n\n1. f\n',
    'paragraph 0u1.0!: a',
    'paragraph 0u1.0: b',
    'paragraph 1o2.0!: c',
    'paragraph 1o2.1!: d',
    'paragraph 0u1.1!: e',
    'paragraph 2o1.0!: f',
  ],
  ['task lists', '- [x] done\n- [ ] open\n', 'paragraph 0u1.0!: done', 'paragraph 0u1.1!: open'],
  ['quotes', '> a\n> b\nc\n', 'paragraph quoted: a b c'],
  ['hints', '> info **Hint** Read it.\n', 'paragraph quoted: Hint Read it.'],
  ['alerts', '> [!NOTE]\n> Read it.\n', 'paragraph quoted: Read it.'],
  [
    'tables, also with space after the delimiter row',
    '| A | `b` |\n|---|:-:| \n| c \\| d | |\n',
    'table-cell!: A',
    'table-cell!: █',
    'table-cell: c | d',
  ],
  [
    'containers',
    '::: tip Good *to* know\nText.\n:::\nAfter.\n',
    'paragraph quoted: Good *to* know',
    'paragraph quoted: Text.',
    'paragraph: After.',
  ],
  [
    'Python-Markdown blocks',
    '/// note | Title\n\nText.\n\n///\n\nAfter.',
    'paragraph quoted: Title',
    'paragraph quoted: Text.',
    'paragraph: After.',
  ],
  [
    'admonitions',
    '!!! note "Title"\n    Text.\n\n    More.\n\nAfter.',
    'paragraph quoted: Title',
    'paragraph quoted: Text.',
    'paragraph quoted: More.',
    'paragraph: After.',
  ],
  [
    'admonitions right behind a line of text',
    'Before.\n!!! tip\n    Text.\n??? note "Title"\n    More.\n\nIs it?!\n!! No.',
    'paragraph: Before.',
    'paragraph quoted: Text.',
    'paragraph quoted: Title',
    'paragraph quoted: More.',
    'paragraph: Is it?! !! No.',
  ],
  [
    'directives of MyST in fences: title, options, and what stands in them',
    '````{warning} Take *care*\n:class: wide\n\n- One\n\n```{note}\nTwo `b`.\n```\n````\n\n```{code-block} python\nrun()\n```\n\nAfter.\n',
    'paragraph quoted: Take *care*',
    'paragraph 0u1.0! quoted: One',
    'paragraph quoted: Two █.',
    'paragraph: After.',
  ],
  [
    'directives of MyST between colons',
    ':::{tip} Good to know\nText.\n:::\n\n:::{figure} a.png\nCaption.\n:::\n',
    'paragraph quoted: Good to know',
    'paragraph quoted: Text.',
    'paragraph quoted: Caption.',
  ],
  [
    'footnotes',
    'A.[^a]\n\n[^a]: First.\n\n    Second.\n',
    'paragraph: A.',
    'paragraph: First.',
    'paragraph: Second.',
  ],
  [
    'raw HTML',
    '<div>\n<h2>Title</h2>\n<p>Some <b>bold</b> text &amp; <code>x</code>.</p>\n<ul><li>One<li>Two</ul>\n<pre>no</pre>\n<td>Cell</td>\n</div>',
    'heading2: Title',
    'paragraph: Some bold text █.',
    'paragraph: One',
    'paragraph: Two',
    'table-cell: Cell',
  ],
  [
    'scripts and styles',
    '<script setup>\nconst a = 1\n\nlet b\n</script>\n\nText.\n\n<style>\na {}\n</style>',
    'paragraph: Text.',
  ],
  [
    'details',
    '<details><summary>More</summary>\n\nText.\n\n</details>',
    'paragraph: More',
    'paragraph: Text.',
  ],
  ['code', '    indented\n\n```js\nconst a = 1;\n```\n\nText.', 'paragraph: Text.'],
  ['pictures alone', '![](a.png)\n\nText.', 'paragraph: █', 'paragraph: Text.'],
];

describe('A Markdown text is read block by block', () => {
  for (const [name, source, ...blocks] of rows) {
    it(`with ${name}`, () => {
      assert.deepEqual(parseDocument(source, 'markdown').blocks.map(note), blocks);
    });
  }

  it('finds code blocks with their language', () => {
    const { codeBlocks, text } = parseDocument(
      '```ts title="a"\nx\n```\n\n    y\n\n> ~~~\n> z\n> ~~~\n',
      'markdown',
    );
    assert.deepEqual(
      codeBlocks.map(({ language, fenced, start, end }) => [language, fenced, text.slice(start, end)]),
      [
        ['ts', true, '```ts title="a"\nx\n```'],
        ['', false, 'y'],
        ['', true, '~~~\n> z\n> ~~~'],
      ],
    );
  });

  for (const front of ['---\nslug: A\n---', '+++\nslug = "A"\n+++', '---\n---']) {
    it(`sets ${JSON.stringify(front)} apart`, () => {
      const document = parseDocument(`${front}\n\n# B\n`, 'markdown');
      assert.deepEqual(document.frontMatter, { start: 0, end: front.length });
      assert.deepEqual(document.blocks.map(note), ['heading1: B']);
      assert.deepEqual(protectedSlices(document, 'front-matter'), [front]);
    });
  }

  it('takes text between thematic breaks for text', () => {
    assert.deepEqual(proses('---\n\nJust text.\n\n---\n'), ['Just text.']);
  });

  it('reads plain text as paragraphs, with addresses and code kept apart', () => {
    assert.deepEqual(
      proses('# Not a heading\n- not a *list*\n\nRun `a b` at https://a.example.\n', 'plain'),
      ['# Not a heading - not a *list*', 'Run █ at █.'],
    );
  });
});
