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
    "I need a structure for an admin handbook for Moodle. Users and roles, backups, what to do when it's slow. Readers are school IT people.",
    ['# Admin handbook for Moodle', '## Users and roles', '## Backups', "## What to do when it's slow"],
  ],
  [
    'tutorial "Your first game with Lumo engine": install, draw a sprite, collision',
    ['# Tutorial: Your first game with Lumo engine', '## Install', '## Draw a sprite', '## Collision'],
  ],
  [
    'concept doc "Event sourcing at Mintly" - why we do it, snapshots, pitfalls. for backend devs',
    ['# Event sourcing at Mintly', '## Why we do it', '## Snapshots', '## Pitfalls'],
  ],
  [
    "we need a troubleshooting page for the barcode scanner app, e.g. won't pair, scans twice, slow sync",
    ['# Troubleshoot the barcode scanner app', "## Won't pair", '## Scans twice', '## Slow sync'],
  ],
  [
    'write me the structure of a disaster recovery plan\n- scope\n- roles\n- restore order',
    ['# Disaster recovery plan', '## Scope', '## Roles', '## Restore order'],
  ],
  [
    'security policy outline covering passwords, devices and exceptions; audience: all employees',
    ['# Security policy', '## Passwords', '## Devices', '## Exceptions'],
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
  [
    'runbook outline lamp failure on the pier, detect, swap w/ spare, verify, escalate',
    ['# Runbook: lamp failure on the pier', '## Detect', '## Swap with spare', '## Verify', '## Escalate'],
  ],
  [
    'how do we document the map tiles? sizes, dns, dark mode, how to add one',
    ['# Map tiles', '## Sizes', '## DNS', '## Dark mode', '## How to add one'],
  ],
  [
    'plan a tutorial: build a weather station with a Pi for beginners, ends with tests and deploy to the roof',
    ['# Tutorial: build a weather station with a Pi', '## Steps', '## Tests', '## Deploy to the roof'],
  ],
  [
    'Release notes structure for the ferry app 8.0 pls: new menu, offline mode, retention 1 yr',
    ['# Ferry app 8.0 release notes', '## New menu', '## Offline mode', '## Retention'],
  ],
  [
    "Handbook page travel expenses. what's covered, receipts, when you get the money, mistakes people make",
    [
      '# Travel expenses',
      "## What's covered",
      '## Receipts',
      '## When you get the money',
      '## Mistakes people make',
    ],
  ],
  [
    'outline user guide thermostat app, install, pair, schedules, reset',
    ['# Thermostat app', '## Install', '## Pair', '## Schedules', '## Reset'],
  ],
  [
    'I want to explain our permission model to customers. roles, custom roles, guests, what happens when someone leaves',
    ['# Permission model', '## Roles', '## Custom roles', '## Guests', '## What happens when someone leaves'],
  ],
  [
    'outline: runbook for restoring a wiki from backup. has to say who may approve a restore, how to find the backup, how to tell the team',
    [
      '# Runbook: restore a wiki from backup',
      '## Who may approve a restore',
      '## How to find the backup',
      '## How to tell the team',
    ],
  ],
  [
    "How does our caching work? I need an outline. there's a browser cache and a CDN cache. explain what is cached where, how to purge, and common mistakes",
    ['# How caching works', '## What is cached where', '## How to purge', '## Common mistakes'],
  ],
  [
    'Outline for an onboarding doc for new QA engineers. First day, first week. Tools: TestRail, BrowserStack. Contacts. Glossary of our terms.',
    [
      '# Onboarding for new QA engineers',
      '## First day',
      '## First week',
      '## Tools',
      '## Contacts',
      '## Glossary of the terms',
    ],
  ],
  [
    'outline design doc for multi-region. goals: survive loss of one region. non goals: active-active writes. sections on data replication, DNS failover, cost',
    ['# Multi-region', '## Goals', '## Non-goals', '## Data replication', '## DNS failover', '## Cost'],
  ],
  [
    'FAQ outline for moving customers to the new pricing. who is affected, when does it start, can they stay on the old plan, who to contact',
    [
      '# Move customers to the new pricing: frequently asked questions',
      '## Who is affected?',
      '## When does it start?',
      '## Can they stay on the old plan?',
      '## Who to contact',
    ],
  ],
];

describe('outline of a prompt', () => {
  for (const [prompt, headings] of PROMPTS)
    it(`has the topics of “${prompt.slice(0, 50)}…” as its sections`, () => {
      const { content } = run('outline', prompt, PRESET);
      assert.deepEqual(content.match(/^#+ .*$/gm), headings);
    });

  it('says of each part of a story what to tell in it', () => {
    const { content } = run(
      'outline',
      'Article for our blog about moving to modules: why we did it, what went wrong, the numbers, what we would do differently',
      PRESET,
    );
    assert.match(content, /^# Moving to modules\n\n## Why we did it\n\nTell what it was like before/);
    const purposes = content.split('\n\n').filter((part) => !part.startsWith('#'));
    assert.equal(new Set(purposes).size, 4);
  });

  it('notes a wish for few sections only where they are more', () => {
    const outlined = (most: number): string =>
      run(
        'outline',
        `Guide for shelter volunteers: shifts, feeding plan, who to call. Max ${most} sections.`,
        PRESET,
      ).content;
    assert.doesNotMatch(outlined(3), /At most 3/);
    assert.match(outlined(2), /\[VERIFY\] The prompt also says: “At most 2 sections/);
  });

  it('says whom it is for, and makes no section of it', () => {
    const { content } = run(
      'outline',
      'outline for a guide on moving from barrels to tanks: audience cellar hands, hoses, cleaning, rollback',
      PRESET,
    );
    assert.match(content, /\n\nThis page is for cellar hands\.\n\n## Hoses\n/);
  });

  it('asks of each operation of an API what a caller needs', () => {
    const { content } = run(
      'outline',
      'API docs for our bookings api: auth, create booking, rate limits',
      PRESET,
    );
    assert.match(
      content,
      /## Auth\n\nSay which credential .+\n\n## Create booking\n\nGive method and path, .+\n\n## Rate limits\n\nGive the figures/,
    );
  });
});
