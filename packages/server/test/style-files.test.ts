import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { parseStyleFile, writeStyleFile, type StyleFormat } from '../services/style-files.ts';

const SIGN_IN = { termSubs: [{ preferred: 'sign in', avoid: ['log in', 'login'] }] };

describe('a style as a table', () => {
  const understood: [name: string, format: StyleFormat, text: string, value: unknown][] = [
    ['one column with bars', 'terms', 'preferred,avoid\nsign in,log in|login\n', SIGN_IN],
    ['several columns', 'terms', 'preferred,avoid,avoid_2\nsign in,log in,login\n', SIGN_IN],
    ['columns without a name', 'terms', 'preferred,avoid,,\nsign in,log in,,login\n', SIGN_IN],
    ['other order and letter case', 'terms', 'Avoid,PREFERRED\n"log in | login",sign in', SIGN_IN],
    ['a byte order mark and CRLF', 'terms', '\uFEFFpreferred,avoid\r\nsign in,log in|login\r\n', SIGN_IN],
    ['semicolons', 'terms', 'preferred;avoid\nsign in;log in|login\n', SIGN_IN],
    ['tabs and empty lines', 'terms', 'preferred\tavoid\n\n\t\nsign in\tlog in|login\n', SIGN_IN],
    [
      'an escaped bar',
      'terms',
      'preferred,avoid\nor,a\\|b|c\\\\d',
      { termSubs: [{ preferred: 'or', avoid: ['a|b', 'c\\d'] }] },
    ],
    ['no rows', 'rules', 'label,description', { rules: [] }],
    [
      'quotes and an end of line inside',
      'rules',
      'label,description\n"Say ""no""","One,\r\ntwo"',
      { rules: [{ label: 'Say "no"', description: 'One,\r\ntwo' }] },
    ],
    [
      'a glossary without synonyms',
      'glossary',
      'term,definition\nBench,A seat.',
      { glossary: [{ term: 'Bench', definition: 'A seat.', synonyms: [] }] },
    ],
  ];
  for (const [name, format, text, value] of understood) {
    it(`may have ${name}`, () => {
      assert.deepEqual(parseStyleFile(format, text), value);
    });
  }

  const refused: [name: string, format: StyleFormat, text: string, message: RegExp][] = [
    ['nothing', 'terms', '', /^Line 1: expected the heading preferred,avoid\.$/],
    ['no heading', 'terms', 'sign in,log in', /^Line 1: there is no column "sign in": expected the heading/],
    ['a column twice', 'rules', 'label,label,description\n', /^Line 1: "label" stands there twice/],
    ['a column too few', 'rules', 'label\nCalm', /^Line 1: "description" is missing/],
    [
      'an empty cell',
      'terms',
      'preferred,avoid\na,b\n,c\nd, |\n',
      /^Line 3: "preferred" is empty\.\nLine 4: "avoid" is empty\.$/,
    ],
    [
      'a cell too many',
      'rules',
      'label,description\nCalm,No marks, ever',
      /^Line 2: column 3 has no heading/,
    ],
    ['an open quote', 'rules', 'label,description\na,b\nc,"d', /^The table cannot be read: .*line 3/],
    ['another encoding', 'rules', 'label,description\na,b\nc,\uFFFD', /^Line 3: the file is not UTF-8/],
    [
      'faults after cells of several lines',
      'rules',
      'label,description\r\na,"b\r\nc"\r\n\r\n,d\r\n,"e\n\nf"\r\n,g',
      /^Line 5: "label" is empty\.\nLine 6: "label" is empty\.\nLine 9: "label" is empty\.$/,
    ],
  ];
  for (const [name, format, text, message] of refused) {
    it(`is refused with ${name}, and the lines are named`, () => {
      assert.throws(() => parseStyleFile(format, text), { name: 'Refusal', message });
    });
  }

  it('names ten faults, and counts the rest', () => {
    const text = `label,description\n${',x\n'.repeat(5000)}`;
    assert.throws(() => parseStyleFile('rules', text), /\n4990 more like these\.$/);
  });

  it('holds no cell that a spreadsheet would run', () => {
    const label = '=HYPERLINK("http://example.com")';
    const { text } = writeStyleFile('rules', { rules: [{ label, description: '-1' }] });
    assert.equal(text, 'label,description\r\n"\'=HYPERLINK(""http://example.com"")",\'-1\r\n');
    assert.deepEqual(parseStyleFile('rules', text), { rules: [{ label, description: '-1' }] });
  });

  it('comes back as it went, whatever the words', () => {
    const words = fc
      .string({ unit: fc.constantFrom(...'ab |\\",;\'=+-@\r\n\t\u00E9', '\u{1F600}'), maxLength: 12 })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const style = fc.record({
      rules: fc.array(fc.record({ label: words, description: words })),
      termSubs: fc.array(fc.record({ preferred: words, avoid: fc.array(words, { minLength: 1 }) })),
      glossary: fc.array(fc.record({ term: words, definition: words, synonyms: fc.array(words) })),
    });
    fc.assert(
      fc.property(style, (before) => {
        for (const format of ['json', 'rules', 'terms', 'glossary'] as const) {
          const { text } = writeStyleFile(format, before);
          const after = parseStyleFile(format, text) as Partial<typeof before>;
          for (const [part, value] of Object.entries(after)) {
            assert.equal(JSON.stringify(value), JSON.stringify(before[part as keyof typeof before]));
          }
          if (format === 'json') continue;
          const cells = (parse(text) as string[][]).flat();
          assert.ok(!cells.some((cell) => /^[=+\-@\s]/.test(cell)));
          assert.doesNotMatch(text.replaceAll(/"[^"]*"/g, ''), /\r(?!\n)|(?<!\r)\n/);
        }
      }),
    );
  });
});
