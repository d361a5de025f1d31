import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Notes as people type them: docType, prompt, what the page says, and what it doesn't. */
const PAGES: readonly (readonly [
  form: string,
  docType: string,
  prompt: string,
  shown: RegExp,
  hidden?: RegExp,
])[] = [
  [
    'a place and what to do there, without a comma',
    'how-to',
    'How to rotate an API key. In Settings > API keys click Create key, give it a name, copy the secret. Check the "Last used" column: as soon as the new key shows a time, click Revoke next to the old key.',
    /1\. In Settings > API keys, click Create key\.\n2\. Give it a name\.\n3\. Copy the secret\.\n4\. Check the "Last used" column\.\n5\. Once the new key shows a time, click Revoke/,
  ],
  [
    'how long it takes, behind the title',
    'tutorial',
    'tutorial - build your first receiver with Express, about 20 min.\n1) create the project\n2) start it',
    /^# Tutorial: build your first receiver with Express\n[^]*about 20 min/,
  ],
  [
    'the name of an alert and when it fires',
    'runbook',
    'runbook pls. Alert: PaymentsQueueLag > 5000 msgs for 10 min (sev2).\n- if consumer count is 0 the workers crashed, restart them\n- if Stripe is down nothing to do, post in #status and wait\n- otherwise restart the gateway',
    /^# Runbook: the PaymentsQueueLag alert\n[^]+fires at more than 5000 messages for 10 min \(sev2\)[^]+If consumer count is 0, the workers crashed[^]+If Stripe is down, there is nothing to do[^]+Otherwise restart the gateway/,
    /## (?:Escalate|Good to know)/,
  ],
  [
    'a breaking change that says so behind it, and cries',
    'release-notes',
    'Release notes for Fieldnote 3.8\n- offline mode for forms!! you can fill in forms without a connection\n- GET /reports returns pages of 50. breaking!',
    /## Breaking changes\n\n- `GET \/reports` returns pages of 50\.[^]+Offline mode for forms\. You can/,
  ],
  [
    'a call with its host',
    'api-reference',
    'API page for creating a shipment.\nPOST https://api.parcelbox.io/v2/shipments\nbody: recipient (object, required)\nerrors: 400 invalid body',
    /### `POST \/v2\/shipments`[^]+\| `400` \| Invalid body\. \|/,
    /Errors\.\n/,
  ],
];

describe('notes as people type them', () => {
  for (const [form, docType, prompt, shown, hidden] of PAGES)
    it(`are read: ${form}`, () => {
      const { content } = run('generate', prompt, {}, { docType });
      assert.match(content, shown);
      if (hidden) assert.doesNotMatch(content, hidden);
    });
});
