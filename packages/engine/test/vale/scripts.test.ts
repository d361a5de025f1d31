import assert from 'node:assert/strict';
import { lint, lintRule } from './lint.ts';

const script = (lines: readonly string[], head = 'scope: raw\n') =>
  `extends: script\nmessage: "Found '%s'."\n${head}script: |\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** What a script finds in a text, as `line:column:message`. */
const CASES: readonly (readonly [name: string, rule: string, text: string, prints: readonly string[]])[] = [
  [
    'tells where it found something, and may say what in words of its own',
    script(['matches := [{begin: 2, end: 5}, {begin: 6, end: 9, message: "Mine"}]']),
    '# One two\n',
    ["1:3:Found 'One'.", '1:7:Mine'],
  ],
  [
    'counts paragraphs between headings',
    script([
      'text := import("text")',
      'matches := []',
      'count := 0',
      'for line in text.split(scope, "\\n") {',
      '  if text.has_prefix(line, "#") {',
      '    count = 0 // a new section',
      '  } else if count > 1 {',
      '    at := text.index(scope, line)',
      '    matches = append(matches, {begin: at, end: at + len(line)})',
      '    count = 0',
      '  } else if text.trim_space(line) == "" {',
      '    count++',
      '  }',
      '}',
    ]),
    '# One\n\nA.\n\nB.\n\n# Two\n\nC.\n',
    ["5:1:Found 'B.'."],
  ],
  [
    'finds patterns with their groups',
    script([
      'text := import("text")',
      'matches := []',
      'for found in text.re_find(`(?m)^## (.*)$`, scope, -1) {',
      '  matches = append(matches, {begin: found[1].begin, end: found[1].end})',
      '}',
    ]),
    '# One\n\n## Two\n\n## Three\n',
    ["3:4:Found 'Two'.", "5:4:Found 'Three'."],
  ],
  [
    'has functions, maps, conditions and formats',
    script(
      [
        'text := import("text"); fmt := import("fmt")',
        'matches := []',
        'words := func(sentence) { return text.fields(text.to_lower(sentence)) }',
        'seen := {}',
        'for at, word in words(scope) {',
        '  if is_undefined(seen[word]) {',
        '    seen[word] = at',
        '  } else if len(word) > 3 && at - seen[word] < 5 {',
        '    begin := text.last_index(scope, word)',
        '    note := at % 2 == 0 ? "even" : "odd"',
        '    matches = append(matches, {begin: begin, end: begin + len(word), message: fmt.sprintf("%s: %d, %s", word, at, note)})',
        '  }',
        '}',
      ],
      'scope: sentence\n',
    ),
    'The server reads the server file.\n',
    ['1:22:server: 4, even'],
  ],
  [
    'loops with a start, a test and a step, and breaks',
    script([
      'matches := []',
      'for i := 0; i < 9; i += 2 {',
      '  if i == 2 { continue }',
      '  if i > 4 { break }',
      '  matches = append(matches, {begin: i, end: i + 1})',
      '}',
    ]),
    'abcdefghi\n',
    ["1:1:Found 'a'.", "1:5:Found 'e'."],
  ],
  [
    'goes through nothing where nothing was found, and ends at a brace too many',
    script(
      [
        'text := import("text")',
        'matches := []',
        'for found in text.re_find(`[A-Z]\\w+ing`, scope, -1) {',
        '  matches = append(matches, {begin: found[0].begin, end: found[0].end})',
        '  }',
        '}',
      ],
      'scope: heading\n',
    ),
    '# Run it\n\n## Running it\n',
    ["3:4:Found 'Running'."],
  ],
  ['finds nothing where it leaves no matches', script(['x := 1']), 'Text.\n', []],
];

describe('scripts of Vale’s styles', () => {
  for (const [name, rule, text, prints] of CASES)
    it(name, () => assert.deepEqual(lintRule(rule, text), prints));

  it('end, and say so, whatever they do', () => {
    const endless = [
      'for true { }',
      'f := func() { return f() }; f()',
      'text := "ab"; for true { text += text }',
      'list := [1]; for true { list = append(list, list...) }',
      'text := import("text"); text.repeat("abc", 100000000)',
    ];
    for (const line of endless) {
      const [found] = lintRule(script([...line.split('; '), 'matches := []']), 'Text.\n');
      assert.match(found ?? '', /This rule could not be judged: the script /, line);
    }
  });

  it('reach nothing but the text', () => {
    for (const module of ['os', 'times', 'rand', 'json']) {
      const { faults } = lint({ 'Own/Rule.yml': script([`x := import("${module}")`]) }, 'Text.\n');
      assert.match(faults.join(), new RegExp(`Own\\.Rule: It cannot be run: .*“${module}”`));
    }
    for (const name of ['globalThis', 'process', 'constructor', '__proto__']) {
      const [found] = lintRule(script([`matches := ${name}`]), 'Text.\n');
      assert.match(found ?? '', /does not say what/);
    }
  });

  it('that cannot be read are named', () => {
    for (const line of ['matches := [', 'if { }', 'x := 1 +', 'for a b { }', '"open']) {
      const { faults } = lint({ 'Own/Rule.yml': script([line]) }, 'Text.\n');
      assert.match(faults.join(), /Own\.Rule: It cannot be run: the script cannot be read at/, line);
    }
  });
});
