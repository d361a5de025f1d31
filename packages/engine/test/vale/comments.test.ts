import assert from 'node:assert/strict';
import type { Language } from '../../document/index.ts';
import { lint } from './lint.ts';

const RULES = {
  'one/A.yml': 'extends: existence\nmessage: "%s"\ntokens: [x1]',
  'one/B.yml': 'extends: existence\nmessage: "%s"\ntokens: [x2]',
  'two/C.yml': 'extends: existence\nmessage: "%s"\ntokens: [x3]',
};

/** Comments, each before the same line of three words, and the words that are found after each. */
const STEPS: readonly (readonly [comment: string, found: string])[] = [
  ['vale one.A = NO', 'x2 x3'],
  ['vale one = NO', 'x3'],
  ['vale one.A = YES', 'x3'],
  ['vale one = YES', 'x1 x2 x3'],
  ['vale one = off', 'x3'],
  ['vale two = off', ''],
  ['vale one = on', 'x1 x2'],
  ['vale two = on', 'x1 x2 x3'],
  ['vale style = one', 'x1 x2'],
  ['vale style = two', 'x3'],
  ['vale styles = one, two', 'x1 x2 x3'],
  ['vale off', ''],
  ['vale one.A = YES', ''],
  ['vale on', 'x1 x2 x3'],
  ['vale two.C["x3"] = NO', 'x1 x2'],
  ['vale two.C["x3"] = YES', 'x1 x2 x3'],
];

const FORMS: readonly (readonly [Language, (words: string) => string])[] = [
  ['markdown', (words) => `<!-- ${words} -->`],
  ['mdx', (words) => `{/* ${words} */}`],
  ['restructuredtext', (words) => `.. ${words}`],
  ['asciidoc', (words) => `// ${words}`],
  ['asciidoc', (words) => `pass:[<!-- ${words} -->]`],
  ['html', (words) => `<!-- ${words} -->`],
  ['plain', (words) => `# ${words}`],
];

describe('comments that switch rules, matches and styles of Vale’s', () => {
  for (const [language, form] of FORMS)
    it(`${language}: ${form('vale off')}`, () => {
      const line = language === 'html' ? '<p>x1 x2 x3</p>' : 'x1 x2 x3';
      const text = STEPS.map(([comment]) => `${form(comment)}\n\n${line}\n`).join('\n');
      const found = lint(RULES, text, language).lines.map((one) => one.split(':'));
      for (const [index, [comment, expected]] of STEPS.entries()) {
        const here = found.filter(([at]) => Number(at) === index * 4 + 3).map((one) => one[3]);
        assert.equal(here.join(' '), expected, `after ${comment}`);
      }
    });

  it('reach what reads the source as it is written', () => {
    const rules = { 'one/Raw.yml': 'extends: existence\nmessage: "%s"\nscope: raw\ntokens: [x4]' };
    for (const [language, form] of FORMS) {
      const text = `x4\n\n${form('vale one.Raw = NO')}\n\nx4\n\n${form('vale one.Raw = YES')}\n\nx4\n`;
      const found = lint(rules, text, language).lines.map((line) => line.split(':')[0]);
      assert.deepEqual(found, ['1', '9'], language);
    }
  });
});
