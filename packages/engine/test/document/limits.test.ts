import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import { parseDocument } from '../../document/index.ts';

const LENGTH = 200_000;
const MARKS = [
  '[a](',
  '![[]()',
  '> ',
  '- ',
  '* + ',
  '1. ',
  '``a`',
  '**a* ',
  '_a_',
  '<a href="',
  '<!--',
  '<a-b>',
  '<code>',
  '{',
  '{{',
  '${',
  '$a',
  '[^a]:',
  '[a]: b "',
  'a|',
  '|-',
  'a/{',
  '..',
  'a.',
  'a_',
  '\\_',
  '@a',
  'http://a.b/)',
  "a'",
  '. ',
  '。',
  '(',
  ':a',
  '\ud800',
  '👩‍👩‍👧',
  'import {\n',
  '<A a={\n',
  '{\n',
  '```\n',
  '> a\n',
  'a\n===\n',
];

describe('200,000 characters of one mark', () => {
  for (const mark of MARKS) {
    for (const language of ['markdown', 'mdx', 'plain'] as const) {
      it(`take less than two seconds: ${JSON.stringify(mark)} as ${language}`, () => {
        const source = mark.repeat(LENGTH / mark.length);
        const used = measureProcessor();
        parseDocument(source, language);
        assert.ok(used() < 2000);
      });
    }
  }

  it('take time that goes with the number of comments that silence', () => {
    const source = '<!-- vale off -->\n\n'.repeat(50_000);
    const { user } = process.cpuUsage();
    parseDocument(source, 'plain');
    assert.ok(process.cpuUsage().user - user < 2_000_000);
  });

  it('in a paragraph too long for Markdown leave code and addresses apart', () => {
    const { blocks } = parseDocument('word `code` *word* https://a.example/b '.repeat(1000), 'markdown');
    assert.equal(blocks.length, 1);
    assert.deepEqual(
      blocks[0]?.words.slice(0, 4).map(({ kind }) => kind),
      ['word', 'code', 'word', 'code'],
    );
  });

  it('leave deep nesting readable', () => {
    const { blocks } = parseDocument(`${'> '.repeat(10_000)}deep\n\nAfter.`, 'markdown');
    assert.equal(blocks.at(-1)?.prose, 'After.');
  });
});
