import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';

const engine = createEngine();
const found = (input: string): readonly string[] => {
  const style = { rules: null, termSubs: [], glossary: [] };
  const { suggestions = [] } = engine.analyze({ mode: 'review', input, style, format: 'suggestions' });
  return suggestions.map(({ original, suggestion }) => `${original}→${suggestion ?? '?'}`);
};

describe('a word that the document uses as a name', () => {
  const slip = 'When saxes runs into a problem, saxes will continue.';
  for (const [what, text] of [
    ['the title', `# saxes\n\n${slip}`],
    ['code font', `# Guide\n\nInstall \`saxes\`. ${slip}`],
    ['the verbs elsewhere', `# Guide\n\nSaxes is fast. Saxes has a parser. I know saxes is small. ${slip}`],
  ] as const)
    it(`is no plural: ${what}`, () => {
      assert.ok(!found(text).includes('runs→run'), found(text).join());
      assert.ok(found(text).includes('will continue→?'), found(text).join());
    });

  it('needs no article where the document is about it', () => {
    const text = 'It is gone when glob looks for it.';
    assert.ok(found(`# Guide\n\n${text}`).includes('glob→the glob'));
    assert.ok(!found(`# Glob\n\n${text}\n\n    npm install glob`).includes('glob→the glob'));
  });

  it('is one where nothing tells, or where it is several things elsewhere', () => {
    assert.ok(found('# Guide\n\nWhen tests runs into a problem, wait.').includes('runs→run'));
    const several = 'The tests are slow. Tests is new. Tests is old. When tests runs into a problem, wait.';
    assert.ok(found(`# Guide\n\n${several}`).includes('runs→run'));
  });

  it('is a plural behind its determiner, whatever the code font says', () => {
    assert.ok(found('Set `headers`. The headers is sent.').includes('is→are'));
  });
});
