import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';

const engine = createEngine();
const style = { rules: [], termSubs: [], glossary: [] };
const TEXT = 'The file is stored in the system.';

describe('an instruction that no correction carries out', () => {
  for (const mode of ['simplify', 'rewrite'] as const)
    it(`is told with what breaks it, by ${mode}`, () => {
      const { content } = engine.analyze({
        mode,
        input: TEXT,
        style,
        customInstructions: 'No passive voice.',
      });
      assert.ok(content.startsWith(TEXT), content);
      assert.match(content, /^> \[VERIFY\] No passive voice\. \(left to you: “is stored”\)$/m);
    });

  it('is not told where nothing breaks it', () => {
    const input = 'The system stores the file.';
    const { content } = engine.analyze({
      mode: 'simplify',
      input,
      style,
      customInstructions: 'No passive voice.',
    });
    assert.doesNotMatch(content, /VERIFY/);
  });

  it('is told of a merge, once', () => {
    const input = `=== INCORPORATE THE FOLLOWING ===\n- Use second person throughout.\n=== EXISTING CONTENT ===\n# Backups\n\nUsers can restore it. ${TEXT}\n`;
    const { content } = engine.analyze({
      mode: 'rewrite',
      input,
      style,
      customInstructions: 'No passive voice.',
    });
    assert.equal(content.match(/No passive voice/g)?.length, 1, content);
    assert.match(content, /^> \[VERIFY\] Use second person throughout\. \(left to you: “Users”\)$/m);
  });

  for (const mode of ['summarize', 'explain', 'rewrite', 'simplify', 'glossary-gen'] as const)
    it(`is told once of what is left of a rule of the house, by ${mode}`, () => {
      const rules = [{ label: 'Voice', description: 'Use active voice.' }];
      const input = `# Backups\n\nA vault is a store that is kept by the system. ${TEXT}\n`;
      const { content } = engine.analyze({ mode, input, style: { ...style, rules } });
      assert.match(content, /^> \[VERIFY\] Voice \(left to you: “is (?:kept|stored)”/m);
      if (mode !== 'rewrite') return;
      const again = engine.analyze({ mode, input: content, style: { ...style, rules } });
      assert.equal(again.content, content);
    });

  it('is told in a few lines where the house has many', () => {
    const rules = Array.from({ length: 11 }, (_, index) => ({
      label: `Rule ${index}`,
      description: `Sentences have at most ${index + 2} words.`,
    }));
    const input = `${'All of it is kept there '.repeat(4).trim()}.\n`;
    const { content } = engine.analyze({ mode: 'rewrite', input, style: { ...style, rules } });
    assert.equal(content.match(/VERIFY/g)?.length, 9, content);
    assert.match(content, /3 more rules are left to you/);
  });

  it('is not told of a preset', () => {
    const { content } = engine.analyze({ mode: 'rewrite', input: TEXT, style: { ...style, rules: null } });
    assert.doesNotMatch(content, /VERIFY/);
  });

  it('is told of a rewriting for a rule of the house that no check can judge', () => {
    const rules = [{ label: 'Warmth', description: 'Our voice is warm and human.' }];
    const { content } = engine.analyze({ mode: 'rewrite', input: TEXT, style: { ...style, rules } });
    assert.match(content, /could not follow “Warmth”/);
  });
});
