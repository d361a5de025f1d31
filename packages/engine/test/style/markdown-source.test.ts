/* Rules about the Markdown that a page is written in: what each finds («»), and a text that keeps the rule. */
import assert from 'node:assert/strict';
import { judge } from './unseen/judge.ts';

const ROWS: readonly (readonly [rule: string, breaks: string, keeps: string])[] = [
  [
    'Leave a blank line before and after headings',
    'Text.\n«# Title»\n\n«## Part»\nText.\n',
    '---\ntitle: A\n---\n\n# Title\n\nText.\n\n```sh\n# a comment\nls\n```\n',
  ],
  [
    'Surround lists with blank lines',
    'You need:\n«- tea»\n- milk\n',
    'You need:\n\n- tea\n  - green\n- milk\n  of a cow\n\nThat is all.\n',
  ],
  [
    'Code blocks must be surrounded by blank lines',
    'Run:\n«```sh»\nls\n«```»\nDone.\n',
    'Run:\n\n```sh\nls\n\ncd ..\n```\n\nDone.\n',
  ],
  ['No multiple blank lines', 'One.\n\n\n«Two.»\n', 'One.\n\nTwo.\n\n```\na\n\n\nb\n```\n'],
  ['No trailing whitespace', 'One.« »\nTwo.\n', 'One.\nTwo.\n\n```\na \n```\n'],
  ['Don’t use tabs for indentation', '- One\n«\t»- Two\n', '- One\n  - Two\n'],
  ['Write one sentence per line', 'It is. «It was.»\n', 'It is, e.g.\nthis.\nIt was.\n'],
  ['Use ATX-style headings', '«Title»\n=====\n\nText.\n', '# Title\n\nText.\n'],
  [
    'Use setext headings for level 1 and 2 headings',
    '# «Title»\n\nText.\n',
    'Title\n=====\n\nPart\n----\n\n### Deep\n\nText.\n',
  ],
  [
    'Use closed ATX headings for levels 3 and deeper',
    '### «Deep»\n\nText.\n',
    '# Title\n\n## Part\n\n### Deep ###\n\nText.\n',
  ],
  [
    'Use headings instead of bold text',
    '«**Install it**»\n\nRun this.\n',
    '## Install it\n\n**Note.**\n\nRun **this**.\n',
  ],
  [
    'Use reference-style links instead of inline links',
    'See the «[plan](a.md)».\n',
    'See the [plan][a] and the [guide].\n\n![A](b.png)\n\n[a]: a.md\n[guide]: g.md\n',
  ],
  ['No reference-style links', 'See the «[plan][a]».\n\n[a]: a.md\n', 'See the [plan](a.md).\n'],
  ['Code fences never use tildes', '«~~~»sh\nls\n~~~\n', '```sh\nls ~~~\n```\n'],
  [
    'Use “_” for italics and “**” for bold',
    'It is «*so*» and «__very__» odd.\n',
    'It is _so_ and **very** odd: 2 * 3 * 4, a_b_c.\n',
  ],
  ['_italic_, not *italic*', 'It is «*so*».\n', 'It is _so_ **very** odd.\n'],
  ['Use “1.” for every numbered item', '1. One\n«2». Two\n', '1. One\n1. Two\n\nIn 2. it ends.\n'],
  ['No footnotes', 'It works.«[^1]»\n\n[^1]: A note.\n', 'It works. Use `[^a]`.\n\n```\n[^1]\n```\n'],
  ['Code is fenced, not indented', 'Run:\n\n    «ls»\n', 'Run:\n\n```sh\nls\n```\n'],
];

describe('rules in plain words about the source of Markdown', () => {
  for (const [rule, breaks, keeps] of ROWS) {
    it(`finds what breaks ${JSON.stringify(rule)}, and nothing else`, () => {
      const { kind, detail } = judge(['House rule', rule, breaks, keeps]);
      assert.equal(kind, 'right', detail);
    });
  }
});
