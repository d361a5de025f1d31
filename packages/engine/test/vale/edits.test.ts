import assert from 'node:assert/strict';
import { lint } from './lint.ts';

/** What an action makes of the one match in a text. */
const change = (token: string, action: string, text: string, more: Readonly<Record<string, string>> = {}) =>
  lint(
    {
      'Own/Rule.yml': `extends: existence\nmessage: M\nnonword: true\ntokens:\n  - '${token}'\naction:\n${action}`,
      ...more,
    },
    text,
  ).changes;

/** The text that is found and the edits; what is proposed. */
const EDITS: readonly (readonly [found: string, edits: string, proposed: string])[] = [
  ['Fast!', 'trim_right, "!", lower', 'fast'],
  ['a title of words', 'title', 'A Title of Words'],
  ['A Title Of Words', 'sentence', 'A title of words'],
  ['one--two...', 'smart', 'one–two…'],
  ['“one” – two', 'dumb', '"one" -- two'],
  ['Čedok Straße', 'ascii', 'Cedok Strasse'],
  ['21', 'words', 'twenty-one'],
  ['1,205', 'words', 'one thousand two hundred five'],
  ['32nd', 'words', 'thirty-second'],
  ['forty-two', 'digits', '42'],
  ['two thousand and eleven', 'digits', '2011'],
  ['twenty-third', 'digits', '23rd'],
  ['a-b-c', 'split, "-", "2"', 'c'],
  ['fooBar', 'kebab, wrap, "_"', '_foo-bar_'],
  [
    'left and right',
    'regex, "(\\\\w+) and (?P<last>\\\\w+)", "${last}-$1 ($0)"',
    'right-left (left and right)',
  ],
  ["node's", 'replace, "\'", ""', 'nodes'],
];

describe('edits of Vale’s actions', () => {
  for (const [found, edits, proposed] of EDITS)
    it(`${edits}: ${found}`, () => {
      const token = found.replace(/[.!]/g, '\\$&').replaceAll("'", "''");
      assert.deepEqual(change(token, `  name: edit\n  params: [${edits}]`, `Say ${found} here.\n`), [
        `${found}>${proposed}`,
      ]);
    });

  it('that change nothing propose nothing', () =>
    assert.deepEqual(change('going', '  name: edit\n  params: [lower]', 'Try going now.\n'), ['going!']));

  it('a script proposes what it makes of the match', () =>
    assert.deepEqual(
      change('g\\w+ing', '  name: suggest\n  params: [Stem.tengo]', 'Try going now.\n', {
        'config/actions/Stem.tengo':
          'text := import("text")\nsuggestions := [text.trim_suffix(match, "ing")]\n',
      }),
      ['going>go'],
    ));

  it('a script that fails proposes nothing', () =>
    assert.deepEqual(
      change('going', '  name: suggest\n  params: [Bad.tengo]', 'Try going now.\n', {
        'config/actions/Bad.tengo': 'suggestions := [match + nothing]\n',
      }),
      ['going!'],
    ));

  it('a pattern of an edit that cannot be read keeps the rule from running, and nothing else', () => {
    const files = {
      'Own/Bad.yml':
        'extends: existence\nmessage: M\ntokens: [going]\naction: {name: edit, params: [regex, "(", x]}',
      'Own/Good.yml': 'extends: existence\nmessage: M\ntokens: [going]',
    };
    const { lines, faults } = lint(files, 'Try going now.\n');
    assert.deepEqual(lines, ['1:5:Own.Good:M']);
    assert.match(faults.join(), /^Own\.Bad: .*“\(” cannot be read/);
  });

  it('groups are those of the token that matched, those with a name last', () => {
    const rule =
      "extends: existence\nmessage: M\nnonword: true\naction: {name: replace, params: ['$2, $1']}\ntokens:\n" +
      '  - (\\w+) (?P<last>\\w+) Jr\\.\n  - (?>Dr\\.) (\\w+) (\\w+)';
    assert.deepEqual(lint({ 'Own/Rule.yml': rule }, 'Ann Lee Jr. and Dr. Max Ray.\n').changes, [
      'Ann Lee Jr.>Lee, Ann',
      'Dr. Max Ray>Ray, Max',
    ]);
  });
});
