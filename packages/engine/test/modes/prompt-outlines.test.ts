import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** A prompt, and the headings of its outline. */
const PROMPTS: readonly (readonly [prompt: string, headings: readonly string[]])[] = [
  [
    'Outline for a guide on moving from Trello to Jira: inventory of boards, permissions, rollout team by team, what to do when an import breaks',
    [
      '# Moving from Trello to Jira',
      '## Inventory of boards',
      '## Permissions',
      '## Rollout team by team',
      '## What to do when an import breaks',
    ],
  ],
  [
    'page about webhooks in our product - which events, retries, testing locally',
    ['# Webhooks in the product', '## Events', '## Retries', '## Testing locally'],
  ],
  [
    'I need an outline for a security whitepaper. It should cover encryption at rest and in transit, access control, backups and data residency.',
    [
      '# Security whitepaper',
      '## Encryption at rest and in transit',
      '## Access control',
      '## Backups',
      '## Data residency',
    ],
  ],
  [
    'Outline for an onboarding page:\n- tools\n- your first week\n- who to ask',
    ['# Onboarding page', '## Tools', '## Your first week', '## Who to ask'],
  ],
];

describe('outline of a prompt', () => {
  for (const [prompt, headings] of PROMPTS)
    it(`has the topics of “${prompt.slice(0, 50)}…” as its sections`, () => {
      const { content } = run('outline', prompt, PRESET);
      assert.deepEqual(content.match(/^#+ .*$/gm), headings);
    });
});
