import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** What a prompt tells, and where it stands in the page. */
const PAGES: readonly (readonly [name: string, prompt: string, ...told: readonly RegExp[]])[] = [
  [
    'the fields of a body that is shown as rows, and nothing else that stands below it',
    'Write the API page for creating a pallet.\n\nPOST /v2/pallets\nBody:\n{\n  "label": "P-1",\n  "depot": "north"\n}\nlabel is required and must be unique, max 40 chars. depot is one of north, south.\nReturns 201 with id and slot.\nSend an Idempotency-Key header so that retries don\'t create two.',
    /Body:\n\n```json\n\{\n/,
    /\| `label` \| Yes \| Must be unique\. At most 40 characters\. \|\n\| `depot` \| \[VERIFY\] \| One of north, south\. \|\n\n## Response\n\nReturns `201` with/,
    /API\. Send an `Idempotency-Key` header so that retries don't create two\./,
  ],
  [
    'settings in parts as the block that they are, and what is told of each in a table',
    'Configuration reference for the fax gateway. YAML:\n\nline:\n  host: fax.internal\n  tls: required\nqueue:\n  retryDelay: 30s\n\ntls can be required, optional or off. off is only allowed in tests. The file is read at start.',
    /```yaml\nline:\n {2}host: fax\.internal\n {2}tls: required\nqueue:\n {2}retryDelay: 30s\n```/,
    /\| `tls` \| One of `required`, `optional`, or `off`\. Off is only allowed in tests\. \|/,
    /^- The file is read at start\.$/m,
  ],
  [
    'sections of an INI file as one block',
    'Reference for the settings of the sizer.\n\n[server]\nport = 80\nhost = x\n\n[cache]\nsize = 20\n\nsize is in MB.',
    /```\n\[server\]\nport = 80\nhost = x\n\n\[cache\]\nsize = 20\n```/,
    /\| `size` \| In MB\. \|/,
  ],
  [
    'readers by what they know',
    'Tutorial: build a first plugin. The audience knows Python but not Cork. Takes 10 minutes.\n\n1. Run `cork new`.\n2. Open the folder.',
    /It is for readers who know Python but not Cork\./,
  ],
  [
    'what is done for something else below the numbered steps',
    "Tutorial for new developers: build a first plugin.\n\n1. Run npm run dev.\n2. Type something.\n\nIf the plugin doesn't show, check the console with Ctrl+Shift+I. To publish: npm run publish (needs an account).",
    /## Next steps\n\n- To publish: `npm run publish` \(needs an account\)\./,
    /^Solution: Check the console with Ctrl\+Shift\+I\.$/m,
  ],
  [
    'what is done in one case below the numbered steps, and whom to ask',
    'How-to: set up the kiln\n\n1. Plug it in.\n2. Set it to 900.\n\nIf the lamp blinks, wait a minute. To cancel: hold the red button. Questions? Ask Mia.',
    /2\. Set it to 900\.\n\n## Good to know\n\n- If the lamp blinks, wait a minute\.\n- To cancel: hold the red button\.\n\n## Get help\n\n- If you have questions, ask Mia\./,
  ],
  [
    'a title without those who need the page',
    'Our bakery needs a page about cake orders. Orders close 3 days before.',
    /^# Cake orders\n/,
  ],
  [
    'no meeting where somebody comes 10 minutes early',
    'We need a page for new patients. Bring your card. Arrive 10 minutes early.',
    /^# Guide for new patients\n/,
  ],
  [
    'lettered options as points, and the one that is chosen with the decision',
    "ADR 14 - Where we keep logs\nLogs fill the disk.\nOptions: a) partition the tables - cheap, but doesn't help for long. b) S3 with object lock - immutable. c) a SaaS like Datadog - good search, but leaves the EU.\nWe go with S3 object lock.",
    /## Decision\n\nWe go with S3 object lock\.[^]*Immutable\./,
    /## Alternatives\n\n- \*\*Partition the tables:\*\* Cheap, but doesn't help for long\.\n- \*\*A SaaS like Datadog:\*\* Good search, but leaves the EU\./,
  ],
  [
    'an option by its name, where a letter stands for it',
    'ADR: where to store files\nContext: disks are full.\nOptions considered: a) S3, b) NFS, c) a bigger disk. We chose b because it is cheap.',
    /We chose NFS because it is cheap\.\n\n## Alternatives\n\n- S3\.\n- A bigger disk\./,
  ],
  [
    'what is dropped as breaking, and what to do after the update',
    'Release notes for Fieldbook 3.4.0\n\n- photos: attach up to 10\n- we drop support for iOS 15\n- after updating, tap Rebuild index once',
    /## Breaking changes\n\n- We drop support for iOS 15\./,
    /## Upgrade\n\nAfter updating, tap Rebuild index once\./,
  ],
  [
    'a report without what leads it in',
    "We need a troubleshooting guide for label printers. Here's what Tom wrote to me:\n\nHi, so the most common thing is that the printer prints blank labels, that's nearly always the roll being upside down, turn it round. Then there's \"Error 14\" on the display which means that the head is open, push the lever down.",
    /### The printer prints blank labels\n\nCause: The roll being upside down\.\n\nSolution: Turn it round\.\n\n### "Error 14" on the display\n\nCause: The head is open\.\n\nSolution: Push the lever down\./,
  ],
];

describe('a page of what a prompt tells', () => {
  for (const [name, prompt, ...told] of PAGES)
    it(`has ${name}`, () => {
      const { content } = run('generate', prompt);
      for (const one of told) assert.match(content, one);
    });
});
