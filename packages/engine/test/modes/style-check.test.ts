import assert from 'node:assert/strict';
import { styleScore } from '../../modes/style-check.ts';
import { PRESET, run, SIGN_IN } from './jobs.ts';

const EXCLAMATION = { label: 'No exclamation marks', description: "Don't use exclamation marks." };
const VOICE = { label: 'Voice', description: 'Sound like a friendly neighbour.' };

describe('style-check', () => {
  it('lists a pass or fail for each rule, in order, with unjudged rules in their place', () => {
    const style = { ...SIGN_IN, rules: [VOICE, EXCLAMATION] };
    const lines = run('style-check', 'You can log in.', style).content.split('\n');
    assert.match(lines[0] ?? '', /^- \[VERIFY\] Voice: could not be judged/);
    assert.equal(lines[1], '- [x] Pass — No exclamation marks');
    assert.match(lines[2] ?? '', /^- \[ \] Fail — .+ \(1\): line 1 `log in` → `sign in`$/);
  });

  it('scores only the rules that could be judged', () => {
    const style = { ...SIGN_IN, rules: [VOICE, EXCLAMATION] };
    assert.match(
      run('style-check', 'You can log in.', style).content,
      /Style score: 50% \(1 of 2 rules passed\)/,
    );
  });

  it('gives no percentage where no rule could be judged', () => {
    const { content } = run('style-check', 'Hello there.', { rules: [VOICE] });
    assert.match(content, /Style score: none, because no rule could be judged\./);
    assert.doesNotMatch(content, /%/);
  });

  it('ends with the top three fixes', () => {
    const { content } = run('style-check', 'You can log in. Wow!', { ...SIGN_IN, rules: [EXCLAMATION] });
    const fixes = content.slice(content.indexOf('Top three fixes:'));
    assert.match(
      fixes,
      /^Top three fixes:\n\n1\. \*\*.+\*\* \(\w+, 1\): .+ on line 1\.\n2\. \*\*.+\*\* .+\.$/,
    );
    assert.match(run('style-check', 'Fine.', SIGN_IN).content, /Top three fixes: none needed\.$/);
  });

  it('tells errors outside the house style without scoring them', () => {
    const { content } = run('style-check', 'Take the the bus.', SIGN_IN);
    assert.match(content, /Beside the rules of the house style:\n\n- .+`the the`/);
    assert.match(content, /Style score: 100% \(1 of 1 rule passed\)/);
  });

  it('never says the word of the gravest severity of a text without such a finding', () => {
    assert.doesNotMatch(run('style-check', 'A critical, fine text.', PRESET).content, /critical/i);
  });

  it('gives the same prose with suggestions as without', () => {
    const { content, suggestions } = run('style-check', 'You can log in.', SIGN_IN, {
      format: 'suggestions',
    });
    assert.equal(run('style-check', 'You can log in.', SIGN_IN).content, content);
    assert.equal(suggestions?.length, 1);
  });

  const SCORES: readonly [number, number, number][] = [
    [20, 24, 83],
    [1, 8, 13],
    [1, 200, 1],
    [2, 3, 67],
    [0, 5, 0],
    [5, 5, 100],
  ];
  for (const [passed, total, score] of SCORES) {
    it(`rounds ${passed} of ${total} to ${score}%`, () => assert.equal(styleScore(passed, total), score));
  }
});
