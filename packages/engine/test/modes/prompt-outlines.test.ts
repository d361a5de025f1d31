import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** A prompt, and the headings of its outline. */
const PROMPTS: readonly (readonly [prompt: string, headings: readonly string[]])[] = [
  [
    'Outline for a guide on moving from Trello to Jira: inventory of boards, permissions, rollout team by team, what to do when an import breaks',
    [
      '# Move from Trello to Jira',
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
    'outline: user manual for a smart thermostat. mounting, schedules, holiday mode, error codes E1-E7',
    ['# Smart thermostat', '## Mounting', '## Schedules', '## Holiday mode', '## Error codes E1-E7'],
  ],
  [
    'Plan a blog post about why we moved our CI from 40 minutes to 9. I want to talk about measuring first, test sharding, and deleting flaky tests',
    [
      '# Why we moved the CI from 40 minutes to 9',
      '## Measuring first',
      '## Test sharding',
      '## Deleting flaky tests',
    ],
  ],
  [
    'Outline how we do code review at Fjord. Cover who reviews what, response times, and merging.',
    ['# How we do code review at Fjord', '## Who reviews what', '## Response times', '## Merging'],
  ],
  [
    'outline please: handbook chapter on expenses -> what you can claim, receipts, who approves',
    ['# Expenses', '## What you can claim', '## Receipts', '## Who approves'],
  ],
  [
    'Outline for release notes of version 5: new editor, dropped IE11, how to upgrade',
    ['# Version 5 release notes', '## New editor', '## Dropped IE11', '## How to upgrade'],
  ],
  [
    'I want to document our incident process. Severity levels, roles (commander, scribe), handover between shifts.',
    ['# Incident process', '## Severity levels', '## Roles', '## Handover between shifts'],
  ],
  [
    'API docs outline for a weather service. Endpoints: current weather, history. Also rate limits, error codes, and SDKs for Python and JS.',
    [
      '# Weather service API',
      '## Endpoints',
      '## Rate limits',
      '## Error codes',
      '## SDKs for Python and JS',
    ],
  ],
  [
    'need an outline, topic: moving from spreadsheets to our app. audience is shop owners. should have: exporting, cleaning up data, training staff',
    ['# Move from spreadsheets to the app', '## Exporting', '## Cleaning up data', '## Training staff'],
  ],
  [
    '- doc about feature flags at Nimbus\n- naming\n- cleaning up old flags',
    ['# Feature flags at Nimbus', '## Naming', '## Cleaning up old flags'],
  ],
  [
    'Explain to new managers how performance reviews work here: timeline, peer feedback, calibration',
    ['# How performance reviews work', '## Timeline', '## Peer feedback', '## Calibration'],
  ],
  [
    'Outline for an onboarding page:\n- tools\n- your first week\n- who to ask',
    ['# Onboarding', '## Tools', '## Your first week', '## Who to ask'],
  ],
];

describe('outline of a prompt', () => {
  for (const [prompt, headings] of PROMPTS)
    it(`has the topics of “${prompt.slice(0, 50)}…” as its sections`, () => {
      const { content } = run('outline', prompt, PRESET);
      assert.deepEqual(content.match(/^#+ .*$/gm), headings);
    });
});
