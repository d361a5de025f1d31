import assert from 'node:assert/strict';
import { PRESET, run, SIGN_IN } from './jobs.ts';

const CLEAN = '# Queues\n\nA queue holds jobs. Workers take them one by one.\n';

describe('review', () => {
  it('says of a clean text what was checked, and never the word of the gravest severity', () => {
    const { content } = run('review', CLEAN, PRESET);
    assert.match(content, /^No findings in 11 words, checked against \d+ rules\.$/);
  });

  it('says of a text without prose that there was nothing to read', () => {
    assert.match(
      run('review', '```js\ncode\n```\n', PRESET).content,
      /^No findings: the text holds no prose/,
    );
  });

  it('begins with the sum, groups by severity, and leaves empty groups out', () => {
    const { content } = run('review', 'You can log in.\n\nThen log in again.\n', SIGN_IN);
    assert.match(content, /^2 findings in 8 words: 2 important\.\n\n## Important\n/);
    assert.doesNotMatch(content, /critical|minor/i);
  });

  it('tells what repeats once, with all its lines', () => {
    const { content } = run('review', 'You can log in.\n\nThen log in again.\n', SIGN_IN);
    assert.match(content, /^- \*\*Lines 1 and 3:\*\* `log in`$/m);
    assert.equal(content.match(/Change to: `sign in`/g)?.length, 1);
  });

  it('shows a short quote in its context', () => {
    const { content } = run(
      'review',
      'Before anything else happens on your screen, log in with the name you chose.',
      SIGN_IN,
    );
    assert.match(
      content,
      /^- \*\*Line 1:\*\* `log in` in `… happens on your screen, log in with the name you chose\.`$/m,
    );
  });

  it('keeps quotes readable whatever they hold', () => {
    const style = { termSubs: [{ preferred: 'bar', avoid: ['foo'] }] };
    const { content } = run('review', 'Use `` a ` b `` and | foo\nwith **x** \\| y.', style);
    assert.match(content, /`` .*` b.*foo with/);
    assert.equal(content.split('\n').filter((line) => line.startsWith('- ')).length, 1);
  });

  it('does not say the word of the gravest severity for the sake of a quote or a label', () => {
    const style = {
      rules: [{ label: 'Critical tone', description: 'Sound critically kind.' }],
      termSubs: [{ preferred: 'vital part', avoid: ['critical section'] }],
    };
    const { content, suggestions } = run('review', 'Enter the critical section.', style, {
      format: 'suggestions',
    });
    assert.doesNotMatch(content, /critical/i);
    assert.match(content, /`crit… section`/);
    assert.match(content, /“crit…” shortens/);
    assert.equal(suggestions?.[0]?.original, 'critical section');
  });

  it('lists what could not be checked', () => {
    const style = { rules: [{ label: 'Voice', description: 'Sound like a friendly neighbour.' }] };
    const { content } = run('review', CLEAN, style);
    assert.match(
      content,
      /## Not checked\n\n1 rule .*\n\n- \[VERIFY\] Voice: Sound like a friendly neighbour\.$/,
    );
  });

  it('counts lines and offsets in the text as it was sent', () => {
    const input = '\uFEFF# A\r\n\r\nOne.\r\nThen log in.\r\n';
    const { content, suggestions } = run('review', input, SIGN_IN, { format: 'suggestions' });
    assert.match(content, /\*\*Line 4:\*\*/);
    const [finding] = suggestions ?? [];
    assert.equal(finding && input.slice(finding.range.start, finding.range.end), 'log in');
    assert.equal(finding?.suggestion, 'sign in');
  });

  it('gives the same prose with suggestions as without', () => {
    const input = 'You can log in.';
    const { content } = run('review', input, SIGN_IN);
    assert.equal(run('review', input, SIGN_IN, { format: 'suggestions' }).content, content);
  });
});
