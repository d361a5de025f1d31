import assert from 'node:assert/strict';
import { hoverMarkdown } from '../../../src/findings/hover-markdown.ts';
import { code, escapeMarkdown, withDrawnTasks } from '../../../src/text/markdown.ts';
import { brief, fixTitle, problemMessage, summary } from '../../../src/findings/wording.ts';
import { findingOn, liveOn } from './support/findings.ts';

const on = (original: string, suggestion: string | null) => ({
  ...findingOn(original, original),
  suggestion,
});

describe('the words for a finding', () => {
  const titles: [original: string, suggestion: string, title: string][] = [
    ['utilize', 'use', 'Change “utilize” to “use”'],
    ['very ', '', 'Remove “very”'],
    ['', ',', 'Insert “,”'],
    ['  ', ' ', 'Correct the white space'],
    ['a\n  b', 'c', 'Change “a b” to “c”'],
  ];
  for (const [original, suggestion, title] of titles) {
    it(`call a quick fix: ${title}`, () =>
      assert.equal(fixTitle({ ...on(original, ''), suggestion }), title));
  }

  it('say the reason, and the correction where there is one', () => {
    assert.equal(problemMessage(on('utilize', null)), 'A reason.');
    assert.equal(problemMessage(on('utilize', 'use')), 'A reason. → “use”');
    assert.equal(problemMessage(on('very ', '')), 'A reason. → remove “very”');
  });

  it('count by severity', () => {
    const of = (severity: 'critical' | 'important' | 'minor') => ({ severity });
    assert.equal(summary([]), 'no findings');
    assert.equal(summary([of('minor')]), '1 finding (1 minor)');
    assert.equal(summary([of('minor'), of('critical'), of('minor')]), '3 findings (1 critical, 2 minor)');
  });

  it('cut long texts between characters, never inside one', () => {
    assert.equal(brief('🚀'.repeat(10), 5), '🚀🚀🚀🚀…');
  });

  it('show in a hover what a document says, and do nothing of it', () => {
    const hostile = '[click](command:evil) <img src=x onerror=alert(1)> **bold** `tick`';
    const finding = { ...on(hostile, 'x'), rule: { id: 'a', label: hostile } };
    const markdown = hoverMarkdown(liveOn(hostile, finding), hostile);
    assert.ok(!escapeMarkdown(hostile).includes('<img'));
    assert.match(markdown, /^\*\*\\\[click\\\]\\\(command:evil\\\) /);
    assert.ok(markdown.includes(`\`\`\`diff\n- ${hostile}\n+ x\n\`\`\``), markdown);
  });

  it('quote code with more backticks than it has', () => {
    assert.equal(code('a'), '`a`');
    assert.equal(code('a `b` c'), '``a `b` c``');
    assert.equal(code('``'), '``` `` ```');
  });

  it('draw the boxes of a checklist, and nothing else', () => {
    assert.equal(
      withDrawnTasks('- [x] Pass — a [x] b\n- [ ] Fail\n- [VERIFY] c\n'),
      '- ✓ Pass — a [x] b\n- ✗ Fail\n- [VERIFY] c\n',
    );
  });
});
