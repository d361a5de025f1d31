import assert from 'node:assert/strict';
import { run } from './jobs.ts';
import { readGuidelines } from '../../modes/rewriting/guidelines.ts';

describe('guidelines', () => {
  it('are rules and terms, one for each line or item', () => {
    const text = [
      '# New rules',
      '',
      'Please apply these:',
      '1. **Voice**: Use the active voice.',
      '2. Headings: Use sentence case',
      '   in all of them.',
      '* "log in", log on → “sign in”',
      'e.g. => for example',
      'No exclamation marks.',
    ].join('\n');
    assert.deepEqual(readGuidelines(text), {
      rules: [
        { label: 'Voice', description: 'Use the active voice.' },
        { label: 'Headings', description: 'Use sentence case in all of them.' },
        { label: 'No exclamation marks.', description: 'No exclamation marks.' },
      ],
      termSubs: [
        { preferred: 'sign in', avoid: ['log in', 'log on'] },
        { preferred: 'for example', avoid: ['e.g.'] },
      ],
    });
  });

  it('come from custom instructions too', () => {
    const more = { customInstructions: 'log in → sign in\nSound like a friendly neighbour.' };
    const told =
      'Sign in.\n\n> [VERIFY] The built-in engine could not follow “Sound like a friendly neighbour.”. Check this by hand.';
    assert.equal(run('rewrite', 'Log in.', {}, more).content, told);
    assert.equal(run('simplify', 'Log in.', {}, more).content, told);
    const { content } = run('review', 'Log in.', {}, more);
    assert.match(content, /`Log in`/);
    assert.match(content, /- \[VERIFY\] Sound like a friendly neighbour\./);
    assert.match(
      run('style-check', 'Log in.', {}, more).content,
      /\[VERIFY\] Sound like .+: could not be judged/,
    );
  });
});
