import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const DOCUMENT = `# Upload files

You need Node.js 18 or later.

1. Drag a file into the window. Files may be up to 100 MB.
2. Run \`skiff push\`, then \`skiff push --all\`.

## Tokens

Store the token in local storage so that it survives a reload.

A deployment is cancelled when it takes longer than 5 minutes.

## Trips

Book your trip no later than seven days before departure.
`;

/** What new facts say with other words than the document, and what stands in their place afterwards. */
const ROWS: readonly (readonly [name: string, fact: string, now: string, gone: string])[] = [
  ['a size', 'The maximum upload size is 250 MB.', 'Files may be up to 250 MB.', '100 MB'],
  ['a duration', 'Deployments time out after 10 minutes.', 'takes longer than 10 minutes.', '5 minutes'],
  [
    'a number in words',
    'Employees must book business trips at least 14 days in advance.',
    'no later than 14 days before',
    'seven',
  ],
  ['a version', 'The CLI requires Node 22.', 'You need Node.js 22 or later.', '18'],
  [
    'a name in code',
    '`skiff push` is now called `skiff deploy`.',
    '`skiff deploy`, then `skiff deploy --all`',
    'skiff push',
  ],
  [
    'a prohibition',
    'Never store tokens in local storage.',
    'Never store tokens in local storage.',
    'survives a reload',
  ],
];

function merge(fact: string): string {
  return run('rewrite', `=== INCORPORATE THE FOLLOWING ===\n- ${fact}\n=== EXISTING CONTENT ===\n${DOCUMENT}`)
    .content;
}

describe('a merge of what contradicts the document', () => {
  for (const [name, fact, now, gone] of ROWS)
    it(`changes ${name}, and nothing else`, () => {
      const merged = merge(fact);
      assert.ok(merged.includes(now), merged);
      assert.ok(!merged.includes(gone) && !merged.includes('[VERIFY]'), merged);
      const [before, after] = [DOCUMENT, merged].map((text) => text.trimEnd().split('\n'));
      assert.equal(after?.length, before?.length, merged);
      assert.equal(after?.filter((line, index) => line !== before?.[index]).length, 1, merged);
    });

  it('leaves a number alone that is said of something else', () => {
    const merged = merge('Invoices are kept for 30 days.');
    assert.ok(merged.includes('seven days') && merged.includes('5 minutes'), merged);
  });
});
