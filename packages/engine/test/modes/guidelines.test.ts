import assert from 'node:assert/strict';
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
});
