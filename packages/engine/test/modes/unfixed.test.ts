import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';

const engine = createEngine();
const style = { rules: [], termSubs: [], glossary: [] };
const TEXT = 'The file is stored by the system.';

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
});
