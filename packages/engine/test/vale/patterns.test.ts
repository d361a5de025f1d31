import assert from 'node:assert/strict';
import { compileFormula } from '../../vale/metrics/formula.ts';
import { compilePattern } from '../../vale/patterns.ts';
import { lint } from './lint.ts';

const matches = (pattern: string, text: string) =>
  compilePattern(pattern)
    .all({ text, ascii: /^[\x00-\x7f]*$/.test(text) })
    .map(([match]) => match);

/** Pattern, text, matches. */
const PATTERNS: readonly (readonly [pattern: string, text: string, found: readonly string[]])[] = [
  ['(?i)foo', 'FOO foo', ['FOO', 'foo']],
  ['foo(?i)bar', 'fooBAR FOObar', ['fooBAR']],
  ['(?i:foo)bar', 'FOObar FOOBAR', ['FOObar']],
  ['a(?-i)b', 'ab aB', ['ab']],
  ['(?s)a.b', 'a\nb', ['a\nb']],
  ['a.b', 'a\nb', []],
  ['^b', 'a\nb', []],
  ['(?m)^b', 'a\nb', ['b']],
  ['a$', 'a\na', ['a']],
  ['(?P<x>a)\\k<x>', 'aa', ['aa']],
  ["(?'x'a)\\k<x>", 'aa', ['aa']],
  ['[[:upper:]]+', 'abCDe', ['CD']],
  ['[^[:space:]]+', 'a b', ['a', 'b']],
  ['\\p{Lu}', 'aÉ', ['É']],
  ['\\bété\\b', 'un été', ['été']],
  ['\\bté', 'été', []],
  ['\\w+', 'naïve', ['na', 've']],
  ['a\\sb|\\Sc', 'a b a\u00a0b \u00a0c', ['a b', '\u00a0c']],
  ['[[:alpha:]\\s]+', 'é a', [' a']],
  ['\\_\\y', '_y', ['_y']],
  ['(?P<x>a)(?P=x)', 'aa', ['aa']],
  ['b$', 'a b\n', []],
  ['(?m)b$', 'a b\n', ['b']],
  ['\\d+', '12', ['12']],
  ['[\\w-]+', 'a-b', ['a-b']],
  ['[^]]+', 'a]b', ['a', 'b']],
  ['a{,3}', 'a{,3}', ['a{,3}']],
  ['a{2}', 'aaa', ['aa']],
  ['{x}', '{x}', ['{x}']],
  ['x]', 'x]', ['x]']],
  ['(?>a+)b', 'aab', ['aab']],
  ['(?>a|b)+c', 'abc', ['abc']],
  ['(.)\\1{3,}x', '==== =====x', ['=====x']],
  ['(a)(?:-\\1)?1', 'a-a1 a1', ['a-a1', 'a1']],
  ['(a)b|c\\1d', 'ab cd', ['ab']],
  ['(?:(a)|(b))(c)\\3', 'bcc', ['bcc']],
  ['\\Afoo', 'foo\nfoo', ['foo']],
  ['foo\\z', 'foo\nfoo', ['foo']],
  ['(?#a note)a', 'a', ['a']],
  ['(?x) a b  # note', 'ab', ['ab']],
  ['\\x41\\u0042\\t', 'AB\t', ['AB\t']],
  ['(?<=a)b|(?<!a)c', 'ab c', ['b', 'c']],
  ['\\/\\-\\"\\\'\\ ', '/-"\' ', ['/-"\' ']],
  ['[&&||]', 'a&b|', ['&', '|']],
];

describe("patterns in Vale's dialect", () => {
  for (const [pattern, text, found] of PATTERNS)
    it(`${pattern} in ${JSON.stringify(text)}`, () => assert.deepEqual(matches(pattern, text), found));

  for (const pattern of ['(a', 'a)', '[a', '*a', '(?<n', 'a\\'])
    it(`${pattern} is refused, and quoted`, () =>
      assert.throws(
        () => compilePattern(pattern),
        (error: Error) => error.name === 'PatternError' && error.message.includes(pattern),
      ));
});

describe('formulas', () => {
  const counts = new Map([
    ['words', 10],
    ['sentences', 4],
    ['heading_h2', 3],
  ]);
  const values: readonly (readonly [formula: string, value: number | boolean])[] = [
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-words / sentences', -2.5],
    ['heading.h2 % 2', 1],
    ['math.sqrt(16)', 4],
    ['words > 9 && sentences == 4', true],
    ['!(words > 9) || false == false', true],
  ];
  for (const [formula, value] of values)
    it(formula, () => assert.equal(compileFormula(formula)(counts), value));

  for (const formula of ['import("os")', 'words; 1', 'x = 1', 'constructor', '1 +', '('.repeat(200)])
    it(`${formula.slice(0, 20)} is refused`, () => assert.throws(() => compileFormula(formula)(counts)));
});

describe('rules that cannot run', () => {
  it('are named with what is wrong, and the others run', () => {
    const { lines, faults } = lint(
      {
        'Own/Bad.yml': "extends: existence\nmessage: M\ntokens:\n  - '(foo'",
        'Own/Formula.yml': 'extends: metric\nmessage: M\nformula: words +\ncondition: "> 1"',
        'Own/Good.yml': 'extends: existence\nmessage: M\ntokens: [foo]',
      },
      'A foo.\n',
    );
    assert.deepEqual(lines, ['1:3:Own.Good:M']);
    assert.equal(faults.length, 2);
    assert.match(faults[0] ?? '', /^Own\.Bad: .*\(foo/);
    assert.match(faults[1] ?? '', /^Own\.Formula: .*words \+/);
  });
});

describe('a pattern among others that cannot be read', () => {
  const rules: readonly (readonly [kind: string, yaml: string])[] = [
    ['tokens', "extends: existence\nmessage: M\ntokens: ['(bad', foo]"],
    ['swap', "extends: substitution\nmessage: M\nswap:\n  '[bad': x\n  foo: bar"],
    ['either', "extends: consistency\nmessage: M\neither:\n  '(bad': x\n  foo: fou"],
    ['exceptions', "extends: existence\nmessage: M\nexceptions: ['(bad']\ntokens: [foo]"],
  ];
  for (const [kind, yaml] of rules)
    it(`${kind}: is told, and the others are used`, () => {
      const { lines, faults } = lint({ 'Own/Rule.yml': yaml }, 'A fou and a foo.\n');
      assert.equal(lines.length, 1);
      assert.match(faults.join(), /^Own\.Rule: It is used in part: the pattern “[([]bad” cannot be read/);
    });

  it('an accepted word: the rules of the vocabulary are used without it', () => {
    const files = {
      '.vale.ini': 'StylesPath = s\nVocab = A\n[*]\nBasedOnStyles = Vale\nVale.Spelling = NO\n',
      's/config/vocabularies/A/accept.txt': '(bad\nFoo\nBar2?\n',
    };
    assert.deepEqual(lint(files, 'A foo, a bar.\n').lines, [
      "1:3:Vale.Terms:Use 'Foo' instead of 'foo'.",
      "1:10:Vale.Terms:Use 'Bar' instead of 'bar'.",
    ]);
  });
});

describe('long and hostile texts', () => {
  const files = {
    'Own/Rep.yml': "extends: repetition\nmessage: '%s'\nalpha: true\ntokens: ['[^\\s]+']",
    'Own/Cap.yml': 'extends: capitalization\nmessage: M\nscope: heading\nmatch: $title',
    'Own/Spell.yml': "extends: spelling\nmessage: '%s'",
    'Own/Sentence.yml': "extends: occurrence\nmessage: M\nscope: sentence\nmax: 30\ntoken: '\\b\\w+\\b'",
    'Own/Seq.yml': 'extends: sequence\nmessage: M\ntokens: [{tag: MD}, {pattern: be}, {tag: VBN}]',
    'Own/Raw.yml': 'extends: existence\nmessage: M\nscope: raw\ntokens: [foo]',
  };
  const texts: readonly (readonly [name: string, text: string])[] = [
    ['one long word', 'a'.repeat(60_000)],
    ['brackets', '['.repeat(20_000)],
    ['quotes', '> '.repeat(5000)],
    ['stars', '*a '.repeat(8000)],
    ['open tags', '<a '.repeat(8000)],
    ['comments', '<!-- vale off -->\n\n'.repeat(2000)],
    ['full stops', 'a. '.repeat(15_000)],
    ['front matter', `---\n${'a: b\n'.repeat(5000)}---\n`],
    ['lone surrogates', '\ud800 \udc00 '.repeat(2000)],
  ];
  for (const [name, text] of texts)
    it(name, () => {
      for (const language of ['markdown', 'mdx', 'plain'] as const) lint(files, text, language);
    });
});
