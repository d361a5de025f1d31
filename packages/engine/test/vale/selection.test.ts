import assert from 'node:assert/strict';
import { lint, lintRule } from './lint.ts';

const PAGE = `# Page x1

Opening x2.

## Use x3

First x4. Then x5.

Second x6.

### More x7

- Item x8
- Item x9

## Limits x10

> Quoted x11

| Head x12 |
| -------- |
| Cell x13 |
`;

const reach = (scope: string): string =>
  lintRule(`extends: existence\nmessage: "%s"\nscope: ${JSON.stringify(scope)}\ntokens:\n  - 'x\\d+'\n`, PAGE)
    .map((line) => line.split(':x')[1])
    .join(' ');

const USE = 'section:has(> h2:contains("use"))';

describe('scopes that select elements of the page', () => {
  for (const [scope, numbers] of [
    [`text & doc(${USE})`, '3 4 5 6 7 8 9'],
    [`heading & doc(${USE})`, '3 7'],
    [`sentence & doc(${USE}) & ~list`, '3 4 5 6 7'],
    [`text & ~doc(${USE})`, '1 2 10 11 12 13'],
    [`~doc(section section)`, '1 2'],
    ['text & doc(h2 + p)', '4 5'],
    ['text & doc(p ~ p)', '6'],
    ['text & doc(section > h3, th)', '7 12'],
    ['text & doc(li:first-child)', '8'],
    ['text & doc(li:nth-child(2n), td)', '9 13'],
    ['text & doc(section:not(:has(h3)) > blockquote)', '11'],
    ['text & doc(p:matches("Op.n"))', '2'],
    ['doc(ul)', '8 9'],
    ['doc(h2)', ''],
  ] as const)
    it(scope, () => assert.equal(reach(scope), numbers));

  const occurs = (section: string, token: string) =>
    `extends: occurrence\nmessage: M\nscope: 'doc(section:has(> h2:contains("${section}")))'\ntoken: ${token}\nmin: 1\n`;
  it('an element lacks something, or is lacking', () => {
    assert.deepEqual(lintRule(occurs('Use', 'x11'), PAGE), ['5:1:M']);
    assert.deepEqual(lintRule(occurs('Use', 'x8'), PAGE), []);
    assert.deepEqual(lintRule(occurs('Other', '.'), PAGE), ['1:1:M']);
  });

  it('an element is measured by itself', () => {
    const rule = (formula: string) =>
      `extends: metric\nmessage: "%s"\nscope: doc(section:has(> h2))\nformula: ${formula}\ncondition: "> 0"\n`;
    assert.deepEqual(lintRule(rule('heading.h3'), PAGE), ['5:1:1.00']);
    assert.deepEqual(lintRule(rule('words'), PAGE), ['5:1:14.00', '16:1:8.00']);
  });

  it('what cannot be told apart here is named', () => {
    for (const [selector, problem] of [
      ['h2.note', 'elements are told by their names alone'],
      ['h2[', 'elements are told by their names alone'],
      ['h2:has(', 'cannot be read at “its end”'],
      ['h2:hover', 'cannot be read'],
    ] as const) {
      const rule = `extends: existence\nmessage: M\nscope: "text & doc(${selector})"\ntokens: [a]\n`;
      assert.match(lint({ 'Own/Rule.yml': rule }, PAGE).faults.join(), new RegExp(problem), selector);
    }
  });
});
