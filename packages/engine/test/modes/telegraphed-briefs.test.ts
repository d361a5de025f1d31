import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import { spellHurried, spellOut } from '../../modes/expand/shorthand.ts';
import { run } from './jobs.ts';

/** A prompt in one line, and what stands in its page. */
const PROMPTS: readonly (readonly [name: string, prompt: string, ...told: readonly RegExp[]])[] = [
  [
    'sides of a concept as sections',
    'concept page: what are webhooks in our product, when they fire (order.created, order.paid), retries 5 times w/ backoff, signature header X-Sig',
    /^# Webhooks in the product\n/,
    /## How it works\n\nRetries 5 times with backoff\. The signature header is `X-Sig`\./,
    /## When they fire\n\n- `order\.created`\n- `order\.paid`/,
  ],
  [
    'a side of which nothing is told as an open point',
    'concept page: feature flags, why we use them, flags expire after 90 days',
    /## Why we use them\n\n\[VERIFY\] Say why we use them\./,
  ],
  [
    'the case in which steps did not help as a problem, and what it destroys as a warning',
    'how to reset a router: unplug it, wait 30 secs, plug it in. lights go green after 2 min. if not, hold reset 10s with a pin (erases wifi name and password)',
    /> \*\*Warning:\*\* Holding reset 10 ?s(?:econds)? with a pin erases Wi-Fi name and password\./,
    /## Check the result\n\nLights go green after 2 min\./,
    /## If something goes wrong\n\n### Lights don't go green after 2 min\n\nHold reset 10 seconds with a pin\./,
  ],
  [
    'a look, an order, and what must be spared',
    'runbook: disk full on db-1. check df -h, then rm old wal in /var/lib/pg/archive older than 7 days, never delete the newest. page @dba if still above 90%.',
    /Use this runbook when the disk is full on db-1\./,
    /> \*\*Warning:\*\* Never delete the newest wal\./,
    /1\. Check `df -h`\.\n2\. Remove the old wal in `\/var\/lib\/pg\/archive` older than 7 days\./,
  ],
  [
    'rules in whole sentences, and no opening that repeats the title',
    'refund policy: refunds within 30 days, item unused, original packaging. shipping not refunded. takes 5-7 business days.',
    /^# Refund policy\n\n## Rules\n/,
    /- The item must be unused\.\n/,
    /- Shipping is not refunded\.\n/,
    /- A refund takes 5-7 business days\./,
  ],
  [
    'rules of a place as a policy',
    'pool rules for our gym: shower first, no glass, closed mondays 6-8 for cleaning, max 30 people',
    /^# Pool rules for the gym\n\n## Rules\n\n- Shower first\.\n- No glass\.\n- Closed Mondays/,
  ],
  [
    'parameters and answers of calls',
    'API page for POST /invoices: body amount (int, cents), currency default EUR. GET /invoices list, limit default 50 max 200. returns 201 with invoice. 422 when amount negative, 401 without token',
    /^# Invoices API\n/,
    /### `POST \/invoices`\n[^]+\| `currency` \| Body \| – \| `EUR` \|[^]+Returns `201` with the invoice\.[^]+### `GET \/invoices`\n\nLists invoices\./,
    /\| `limit` \| Query \| `50` \| At most 200\. \|/,
    /\| `422` \| `amount` is negative\. \|\n\| `401` \| Without a token\. \|/,
  ],
  [
    'questions that facts answer',
    'parking permit faq for residents: cost is 40 a year, one per household, takes 10 days',
    /### How much does it cost\?\n\nIt costs 40 a year\.\n\n### How many are allowed\?\n\nOne per household\.\n\n### How long does it take\?\n\nIt takes 10 days\./,
  ],
  [
    'more questions that facts answer',
    'faq for the summer camp: ages 6 to 12, costs 180 per week, lunch included, bring swimwear, drop off from 8:00, no phones',
    /### How old do I have to be\?\n\nIt is for ages 6 to 12\./,
    /### Is lunch included\?\n\nYes, lunch is included\.\n\n### What do I need to bring\?\n\nYou need swimwear\.\n\n### When is drop-off\?\n\nDrop-off is from 8:00\./,
    /### Are phones allowed\?\n\nNo, phones are not allowed\./,
  ],
  [
    'what to try first, and each case with its cause',
    'troubleshooting: oven wont heat. check door closed, check breaker, if display shows E3 the sensor is broken, call service 555-0199',
    /## Try this first\n\n1\. Check that the door is closed\.\n2\. Check the breaker\.\n\n## Problems and solutions\n\n### Display shows E3\n\nCause: The sensor is broken\.\n\nSolution: Call service 555-0199\./,
  ],
  [
    'a case whose order no comma leads in, and the last way out',
    'troubleshooting page: printer prints blank pages. check toner, clean the print head, if error 50.1 shows replace the drum, still blank? call it desk ext 221',
    /^# Printer prints blank pages\n\nThis page helps when the printer prints blank pages\./,
    /### Error 50\.1 shows\n\nSolution: Replace the drum\.\n\n### It is still blank\n/,
  ],
  [
    'how long something failed',
    'postmortem: emails delayed 2h on 12 may, cause full queue after a bad deploy, 4,300 users affected, rolled back at 10:40, follow up: queue alert (dana)',
    /## Summary\n\nEmails were delayed for 2 hours on 12 May\.\n\n## Impact\n\n- 4,300 users were affected\.\n\n## Timeline\n\n- \*\*10:40:\*\* Rolled back\./,
  ],
  [
    'rules that say what is not so',
    'library card policy: free for residents, one card per person, books due after 3 weeks, not transferable',
    /- Books are due after 3 weeks\.\n- A library card is not transferable\./,
  ],
  [
    'a call that ends in the folder',
    'readme for "pgtidy": cli that formats sql files. install with brew install pgtidy. pgtidy fmt . rewrites files. MIT',
    /- `pgtidy fmt \.` rewrites files\./,
  ],
  [
    'what a fee is for, and when something ends',
    'faq gym membership: 39 euro a month, cancel anytime, towels included',
    /### How much does it cost\?\n\nIt costs 39 euro a month\.\n\n### When can I cancel\?\n\nYou can cancel anytime\./,
  ],
  [
    'what was removed beside what was fixed',
    'release notes 1.8: new calendar view, fixed login loop on safari, api v1 removed',
    /- API v1 was removed\./,
    /- Fixed login loop on Safari\./,
  ],
  [
    'calls of a program that the prompt does not name',
    'runbook for expired certs: find the cert with certbot certificates, then run certbot renew, reload nginx. if renew fails check dns',
    /1\. Find the cert with `certbot certificates`\.\n2\. Run `certbot renew`\./,
  ],
  [
    'the one option that was weighed',
    'ADR: we use sqs for the mail queue. considered kafka (overkill). downside: no ordering',
    /## Alternatives\n\n- \*\*Kafka:\*\* Overkill\./,
  ],
  [
    'the endpoint of a call',
    'GET /search endpoint: query q required, limit default 20 max 100. 400 if q missing',
    /^# `GET \/search`\n/,
    /\| `400` \| `q` is missing\. \|/,
  ],
  [
    'the parts of an incident',
    'postmortem: checkout down 14:05-14:52 on 3 march, cause expired tls cert on the payment gateway, 1,200 orders failed, fixed by renewing the cert, todo: alert 30 days before expiry (owner sam)',
    /## Summary\n\nThe checkout was down [^\n]*3 March\. Fixed by renewing the cert\./,
    /## Impact\n\n- 1,200 orders failed\./,
    /## Root cause\n\nExpired TLS cert on the payment gateway\./,
    /## Action items\n\n- Alert 30 days before expiry/,
  ],
  [
    'an announcement',
    'announcement: office closed friday 12 june for floor cleaning. take laptops home. questions to facilities@acme.example',
    /^# Office closed Friday 12 June for floor cleaning\n\nThe office is closed on Friday 12 June for floor cleaning\./,
    /## What to do\n\n- Take laptops home\./,
    /## Questions\n\nSend questions to facilities@acme\.example\.$/m,
  ],
  [
    'what is announced under its own head, and nothing that no longer holds as an order',
    'An announcement that the canteen moves to building B next week: menu stays, prices rise by 5 %, cash no longer accepted',
    /^# The canteen moves to building B next week\n\n[^\n]*\. Cash no longer accepted\.\n\n## Still open/,
  ],
  [
    'parameters apart from what is answered',
    'GET /search endpoint: query q required, page default 1, returns list of hits, 400 if q missing',
    /\| `q` \| Query \| Yes \|[^\n]*\n\| `page` \| Query \| No \| `1` \|[^\n]*\n\n## Response\n\nReturns a list of hits\./,
    /\| `400` \| `q` is missing\. \|/,
  ],
  [
    'parts of a call between semicolons',
    'Write API docs: POST /orders creates an order; body items (array), coupon optional; 201 with order; 409 if stock empty.',
    /### `POST \/orders`\n\nCreates an order\./,
    /\| `coupon` \| Body \| – \| No \| – \|/,
    /\| `409` \| The stock is empty\. \|/,
  ],
  [
    'a trouble before what helps against it',
    'troubleshooting washing machine: door won’t open. wait 2 minutes, unplug it, if display shows E3 the sensor is broken, call service, still stuck? call 555-0100',
    /### Display shows E3\n\nCause: The sensor is broken\.\n\nSolution: Call service\.\n\n## Get help\n\n- If you're still stuck, call 555-0100\./,
  ],
  [
    'days of an onboarding',
    'new hire onboarding for nurses on ward 4: day 1 badge and scrubs, meet charge nurse, week 1 shadow a senior nurse',
    /^# Onboarding for nurses on ward 4\n/,
    /## Day 1\n\n1\. Badge and scrubs\.\n2\. Meet the charge nurse\.\n\n## Week 1\n\nShadow a senior nurse\./,
  ],
];

describe('a page of a telegram', () => {
  for (const [name, prompt, ...told] of PROMPTS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt);
      for (const one of told) assert.match(content, one);
    });

  it('takes no sentence on actions for an action', () => {
    const { content } = run(
      'generate',
      'postmortem: login down 20 min, cause full disk, actions were taken.',
    );
    assert.doesNotMatch(content, /- Were taken/);
  });

  it('reads long gaps in time', () => {
    const used = measureProcessor();
    assert.equal(spellHurried(`pods${' '.repeat(200_000)}dont`).length, 200_009);
    spellOut(`pods${'\n'.repeat(200_000)}dont`);
    assert.ok(used() < 5000);
  });

  it('takes the rules of a program, and those of an art, for no policy', () => {
    assert.doesNotMatch(run('generate', 'the golden rules of cooking').content, /^## Who it applies to$/m);
    assert.doesNotMatch(
      run('generate', 'alert rules in Prometheus: fire after 5 min').content,
      /^## Rules$/m,
    );
  });

  it('keeps sentences of an explanation whole', () => {
    const { content } = run(
      'generate',
      'Concept page: event store. Instead of the state, we store every change, snapshots are taken daily. Good for audits, not for reports, use the read models there.',
    );
    assert.match(content, /Use the read models there/);
    assert.doesNotMatch(content, /\[VERIFY\] Say/);
  });
});
