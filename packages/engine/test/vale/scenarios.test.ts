/*
 * The behaviours that Vale's own scenarios show (`testdata/features` of its repository), each told again with rules and
 * texts of our own: what is printed is what Vale prints there.
 */
import assert from 'node:assert/strict';
import { lint } from './lint.ts';

interface Scenario {
  readonly name: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly text: string;
  readonly prints: readonly string[];
}

const find = (scope: string, token: string) =>
  `extends: existence\nmessage: "'%s'"\nscope:\n  - ${scope}\ntokens:\n  - ${token}`;
const HEADINGS =
  '# Plan ONE\n\n> A quoted ONE.\n\n## *Second* ONE TWO\n\n> A quoted line.\n\n- TWO\n\n### Third TWO\n\nA line ONE.\n';
const INTRODUCED = 'extends: occurrence\nmessage: No opening\nscope: heading\nmin: 1\ntoken: Opening';

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'headings: any, and those of one level, with emphasis inside',
    rules: { Any: find('heading', 'ONE'), Second: find('heading.h2', 'TWO') },
    text: HEADINGS,
    prints: ["1:8:Own.Any:'ONE'", "5:13:Own.Any:'ONE'", "5:17:Own.Second:'TWO'"],
  },
  {
    name: 'negated scopes: all but one level; all but quotations; neither of two',
    rules: {
      Level: find('~heading.h2', 'TWO'),
      Quote: find('~blockquote', 'ONE'),
      Both: find('~blockquote & ~heading', 'ONE'),
    },
    text: HEADINGS,
    prints: [
      "1:8:Own.Quote:'ONE'",
      "5:13:Own.Quote:'ONE'",
      "9:3:Own.Level:'TWO'",
      "11:11:Own.Level:'TWO'",
      "13:8:Own.Both:'ONE'",
      "13:8:Own.Quote:'ONE'",
    ],
  },
  {
    name: 'links, strong and code: the element alone, not the words around it',
    rules: { Link: find('link', 'there'), Strong: find('strong', 'ONE'), Code: find('code', 'TWO') },
    text: 'See [there](https://a.example), and there.\n\n*ONE* **ONE** ONE\n\nTWO `TWO`\n',
    prints: ["1:6:Own.Link:'there'", "3:9:Own.Strong:'ONE'", "5:6:Own.Code:'TWO'"],
  },
  {
    name: 'occurrence, min: too few are shown at the first of them',
    rules: { Short: 'extends: occurrence\nmessage: Too short\nscope: heading.h2\nmin: 20\ntoken: .' },
    text: '# A page\n\n## Tiny\n',
    prints: ['3:4:Own.Short:Too short'],
  },
  {
    name: 'occurrence, min: none at all is said once, of the document',
    rules: { Opening: INTRODUCED },
    text: '# A page\n\n## Second\n\n### Third\n',
    prints: ['1:1:Own.Opening:No opening'],
  },
  {
    name: 'occurrence, min: one heading that has it is enough for the document',
    rules: { Opening: INTRODUCED },
    text: '# Opening\n\n## Second\n\n### Third\n',
    prints: [],
  },
  {
    name: 'occurrence, min: each paragraph that lacks it is shown by its first word, with the count',
    rules: { Digit: 'extends: occurrence\nmessage: No number (%d)\nscope: paragraph\nmin: 1\ntoken: \\d' },
    text: '# A page\n\nWith 3 eggs.\n\nWith none at all.\n\n*Nor* here.\n',
    prints: ['5:1:Own.Digit:No number (0)', '7:2:Own.Digit:No number (0)'],
  },
  {
    name: 'metric: how often other rules were found, none included',
    rules: {
      Ham: find('text', 'ham'),
      Jam: find('text', 'jam'),
      Sum: 'extends: metric\nmessage: "%s of these"\nformula: check["Own.Ham"] * 2 + check[`Own.Jam`]\ncondition: "> 3"',
    },
    text: 'Some ham and ham.\n\n- No jelly.\n',
    prints: ["1:6:Own.Ham:'ham'", "1:14:Own.Ham:'ham'", '1:1:Own.Sum:4.00 of these'],
  },
  {
    name: 'raw: the source with its marks',
    rules: {
      Raw: "extends: existence\nmessage: No emphasis\nscope: raw\nraw:\n  - '(?m)^#+ [^\\n]*[*_]\\w'",
    },
    text: 'A *line*.\n\n## A *new* one\n',
    prints: ['3:1:Own.Raw:No emphasis'],
  },
  {
    name: 'tables and lists: cells and items, not the text around them',
    rules: { Table: find('table', 'ONE'), List: find('list', 'ONE') },
    text: 'ONE\n\n- An ONE\n\n| ONE | b |\n| --- | --- |\n| x | ONE |\n',
    prints: ["3:6:Own.List:'ONE'", "5:3:Own.Table:'ONE'", "7:7:Own.Table:'ONE'"],
  },
];

describe('scenarios of Vale’s', () => {
  for (const { name, rules, text, prints } of SCENARIOS)
    it(name, () => {
      const files = Object.fromEntries(
        Object.entries(rules).map(([rule, yaml]) => [`Own/${rule}.yml`, yaml]),
      );
      const { lines, faults } = lint(files, text);
      assert.deepEqual(faults, []);
      assert.deepEqual([...lines].sort(byPlace), [...prints].sort(byPlace));
    });
});

const placeOf = (line: string) =>
  line
    .split(':')
    .map((part) => part.padStart(4, '0'))
    .join(':');
const byPlace = (one: string, two: string) => (placeOf(one) < placeOf(two) ? -1 : 1);
