import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const PAYMENTS = `Write an API reference page for this. Our payments API is called Coinbox. Merchants create a charge with POST /v2/charges. The request needs amount (integer, in cents), currency (ISO code), and source (card token). Optional: description and metadata. A successful call returns 201 and the charge object. If the card is declined the API returns 402 with error code card_declined.`;
const BOOKMARKS = `Document our bookmarks API. To create a bookmark, send a POST /bookmarks request. The body must contain url and title; tags are optional. The API answers with 201 and the new bookmark. You can list bookmarks with GET /bookmarks. The endpoint supports the parameters page and per_page (max 100). To delete a bookmark, call DELETE /bookmarks/{id}. When the token is missing or expired, the API returns 401.`;
const USERS = `Write API docs from the following notes: Users can be fetched with GET /users/{id}. The response has id, email and role. PATCH /users/{id} updates email or role. Invalid emails are rejected with 422.`;
const HOOKS = `Create a reference page for our webhook API. Customers register a webhook by sending a POST /webhooks request with a url and a list of events. Use GET /webhooks to list all webhooks and DELETE /webhooks/:id to remove one.`;
const WEATHER = `API reference: the Weather API returns forecasts. Call GET /forecast with lat and lon (both required) and an optional units parameter which is metric by default. If lat or lon is missing you get 400.`;
const RESIZING = `Write an ADR from this: We want to move image resizing from the web server to a queue. Today uploads block until three sizes are made. Open question: how long do we keep originals?`;

const REPLICA = `Runbook: disk full. Check replica lag with select * from pg_stat_replication. Never delete WAL files by hand. If the replica is gone for good drop its slot: select pg_drop_replication_slot('replica_1'). Then wait.`;

const GOODS = `Create a how-to for warehouse staff on how to return damaged goods. Staff take photos of the damage from two sides, then they scan the barcode. They put a red label on the box.`;
const TODO = `Write a tutorial: build a todo list. Run npx create-lumen todo. At the end they should see a list where they can add and check off items.`;
const AGENT = `Write a reference page. The file is /etc/bagent.toml. interval is the time between backups in minutes, default 60. target is the bucket, required. log_level can be debug, info, warn or error, default info.`;
const SPLIT = `Prepare release notes for version 5.0 of our app. Fixed: a crash. Known issue: split view does not remember its position.`;

/** Briefs in whole sentences, and what a writer expects of the draft. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp])[] = [
  [
    'a call with what it takes, which a sentence each tells',
    PAYMENTS,
    /^# Coinbox API\n[^]+### `POST \/v2\/charges`\n\nMerchants create a charge\.\n\n.+\n.+\n\| `amount` \| Body \| Integer \| Yes \| In cents\. \|\n[^]+\| `metadata` \| Body \| – \| No \| – \|\n\nReturns `201` and the charge object\./,
  ],
  [
    'an answer behind a condition without a comma',
    PAYMENTS,
    /\| `402` \| The card is declined, with error code `card_declined`\. \|/,
  ],
  [
    'several calls, each with its own parameters',
    BOOKMARKS,
    /### `POST \/bookmarks`\n\nCreates a bookmark\.\n[^#]+\| `tags` \| Body \| No \|[^#]+Returns `201` and the new bookmark\.[^#]+### `GET \/bookmarks`\n\nLists bookmarks\.\n[^#]+\| `per_page` \| Query \| At most 100\. \|[^#]+### `DELETE \/bookmarks\/\{id\}`\n\nDeletes a bookmark\./,
  ],
  ['what all of them answer', BOOKMARKS, /\| `401` \| The token is missing or expired\. \|/],
  [
    'calls in the passive, and fields that are named alone',
    USERS,
    /### `GET \/users\/\{id\}`\n\nFetches users\.\n[^#]+The response has `id`, `email`, and `role`\./,
  ],
  ['what is refused', USERS, /\| `422` \| Invalid emails are rejected\. \|/],
  [
    'a reference of calls as one of an API, and two calls in one sentence',
    HOOKS,
    /^# Webhook API\n[^]+Customers register a webhook with a URL and a list of events\.[^]+### `GET \/webhooks`\n\nLists all webhooks\.[^]+### `DELETE \/webhooks\/:id`\n\nRemoves one\./,
  ],
  [
    'a sentence behind the kind of the page',
    WEATHER,
    /^# Weather API\n[^]+### `GET \/forecast`\n[^]+\| `lon` \| Query \| Yes \| – \|[^]+\| `units` \| Query \| No \| `metric` \|[^]+\| `400` \| Lat or lon is missing\. \|/,
  ],
  [
    'queries as code, and an order behind a condition with its comma',
    REPLICA,
    /\*\*Warning:\*\* Never delete WAL files by hand\.[^]+Check the replica lag with `select \* from pg_stat_replication`\.\n2\. If the replica is gone for good, drop its slot: `select pg_drop_replication_slot\('replica_1'\)`\.\n3\. Wait\./,
  ],
  [
    'what the readers do as orders',
    GOODS,
    /1\. Take photos of the damage from two sides\.\n2\. Scan the barcode\.\n3\. Put a red/,
  ],
  ['two verbs with one object', TODO, /a list where you can add and check off items\./],
  [
    'values that a setting can have',
    AGENT,
    /\| `log_level` \|.+One of `debug`, `info`, `warn`, or `error`\./,
  ],
  ['a subject that begins with a verb', SPLIT, /- The split view does not remember its position\./],
  [
    'material in the line of the request',
    RESIZING,
    /^# Move image resizing from the web server to a queue\n[^]+## Decision\n\nWe want to move image resizing/,
  ],
  [
    'an open question as an open point, and not as context',
    RESIZING,
    /## Context\n\nToday uploads block until three sizes are made\.\n\n[^]+## Still open\n\n- \[VERIFY\] How long do we keep originals\?/,
  ],
];

describe('briefs in whole sentences', () => {
  for (const [name, prompt, good] of ROWS)
    it(name, () => {
      assert.match(run('generate', prompt, PRESET).content, good);
    });
});
