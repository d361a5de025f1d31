import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDocument } from '../../document/index.ts';
import { applyReplacements } from '../../fixes/index.ts';
import { anyLanguage, anyText } from '../document/fragments.ts';

/** Replaces the first occurrence of each text. */
function change(source: string, ...changes: readonly (readonly [from: string, to: string])[]) {
  const document = parseDocument(source, 'markdown');
  const replacements = changes.map(([from, text]) => {
    const start = document.text.indexOf(from);
    return { start, end: start + from.length, text };
  });
  return applyReplacements(document, replacements);
}

describe('Replacements', () => {
  it('are made in the source, with its mark and line ends', () => {
    const { text } = change(
      '\ufeffOne two.\r\nThree four.\r\n',
      ['three', ''],
      ['Three', 'A\nB'],
      ['two', '2'],
    );
    assert.equal(text, '\ufeffOne 2.\r\nA\r\nB four.\r\n');
  });

  it('may span a line end and take the whole pair', () => {
    assert.equal(change('One\r\ntwo.', ['e\nt', 'e t']).text, 'One two.');
  });

  it('delete exactly their range', () => {
    assert.equal(change('Very very good.', ['very ', '']).text, 'Very good.');
  });

  it('give way to the one that starts first', () => {
    const { text, applied, refused } = change('One two three.', ['two three', 'b'], ['One two', 'a']);
    assert.equal(text, 'a three.');
    assert.equal(applied.length, 1);
    assert.equal(refused.length, 1);
  });

  for (const touched of ['`c', 'b.md', '[', 'https', '{d}', '**']) {
    it(`do not touch ${touched}`, () => {
      const source = 'A `c` [a](b.md) **e** https://f.example {d} end.';
      const { text, refused } = change(source, [touched, 'x'], ['end', 'stop']);
      assert.equal(text, source.replace('end', 'stop'));
      assert.equal(refused.length, 1);
    });
  }

  it('may insert beside what is protected, not inside', () => {
    const document = parseDocument('`a`', 'markdown');
    const insert = (at: number) => applyReplacements(document, [{ start: at, end: at, text: 'x' }]).text;
    assert.deepEqual([0, 1, 2, 3].map(insert), ['x`a`', '`a`', '`a`', '`a`x']);
  });

  for (const [start, end] of [
    [-1, 1],
    [2, 1],
    [0, 99],
    [0.5, 1],
    [NaN, 1],
    [3, 4],
  ] as const) {
    it(`are refused from ${start} to ${end}`, () => {
      const document = parseDocument('ab 🚀', 'markdown');
      const { text, refused } = applyReplacements(document, [{ start, end, text: 'x' }]);
      assert.equal(text, 'ab 🚀');
      assert.equal(refused.length, 1);
    });
  }

  it('that are none leave any source as it is', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (source, language) => {
        assert.equal(applyReplacements(parseDocument(source, language), []).text, source);
      }),
      { numRuns: 500 },
    );
  });

  it('of any kind leave every protected slice where it stands', () => {
    const edits = fc.array(fc.tuple(fc.nat(400), fc.nat(12), fc.string({ maxLength: 5 })), { maxLength: 12 });
    fc.assert(
      fc.property(anyText, anyLanguage, edits, (source, language, wanted) => {
        const document = parseDocument(source, language);
        const { text, applied } = applyReplacements(
          document,
          wanted.map(([start, length, text]) => ({
            start,
            end: start + length,
            text: text.replace(/[\r\n]/g, ''),
          })),
        );
        for (const range of document.protectedRanges) {
          const { start, end } = document.toSource(range);
          let shift = 0;
          for (const replacement of applied) {
            const place = document.toSource(replacement);
            if (place.end <= start) shift += replacement.text.length - (place.end - place.start);
          }
          assert.equal(text.slice(start + shift, end + shift), source.slice(start, end));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
