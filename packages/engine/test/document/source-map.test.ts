import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';

describe('The text of a document', () => {
  for (const [source, text] of [
    ['a\r\nb', 'a\nb'],
    ['a\rb\r\rc', 'a\nb\n\nc'],
    ['\ufeff# A\r\n', '# A\n'],
    ['\ufeff\ufeffa', '\ufeffa'],
    ['', ''],
  ] as const) {
    it(`is ${JSON.stringify(text)} for ${JSON.stringify(source)}`, () => {
      const document = parseDocument(source, 'markdown');
      assert.equal(document.text, text);
      assert.equal(document.source, source);
    });
  }

  it('maps back to the source, a line end to the whole pair', () => {
    const document = parseDocument('\ufeffab\r\ncd\r\n', 'markdown');
    const slice = (start: number, end: number) => {
      const range = document.toSource({ start, end });
      return document.source.slice(range.start, range.end);
    };
    assert.equal(slice(0, 2), 'ab');
    assert.equal(slice(2, 3), '\r\n');
    assert.equal(slice(1, 4), 'b\r\nc');
    assert.equal(slice(3, 5), 'cd');
    assert.equal(slice(5, 6), '\r\n');
    assert.deepEqual(document.toSource({ start: 6, end: 6 }), { start: 9, end: 9 });
  });

  it('shows tables, headings and front matter whatever the line ends', () => {
    const source = '\ufeff---\na: b\n---\n# A\n\n| b | c |\n|---|---|\n| d | e |\n';
    const crlf = parseDocument(source.replaceAll('\n', '\r\n'), 'markdown');
    assert.deepEqual(crlf.blocks, parseDocument(source, 'markdown').blocks);
    assert.deepEqual(
      crlf.blocks.map(({ kind }) => kind),
      ['heading', 'table-cell', 'table-cell', 'table-cell', 'table-cell'],
    );
  });
});
