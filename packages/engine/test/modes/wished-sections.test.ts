import assert from 'node:assert/strict';
import type { Job } from '../../index.ts';
import { run } from './jobs.ts';

const TILL = 'Backup of the till\nneed: USB stick\n- open Menu > Service\n- insert the stick\n- choose Full';
const WIDGET =
  'Outline of a tutorial on building a weather widget. Cover: calling the forecast, rendering, caching, error handling.';
const DOMAIN = 'How to add a domain: open Settings, click Add domain, enter the name.';

/** Instructions on a page's sections, in each mode that drafts one; and what the page has, and has not. */
const ROWS: readonly (readonly [
  name: string,
  mode: Job['mode'],
  input: string,
  docType: string,
  wish: string,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'a section of its own, in notes that say nothing of it',
    'expand',
    TILL,
    'how-to',
    'Add a section on restoring a backup.',
    /## Restoring a backup\n\n\[VERIFY\] The notes say nothing about restoring a backup/,
    /could not follow/,
  ],
  [
    'a section whose name has characters of patterns',
    'generate',
    DOMAIN,
    'how-to',
    'Add a section on C++',
    /## C\+\+\n\n\[VERIFY\] The prompt says nothing about C\+\+/,
    /could not follow/,
  ],
  [
    'what is open in one place alone',
    'expand',
    TILL,
    'how-to',
    'Add a "Check the result" section',
    /## Check the result\n\n\[VERIFY\] Say how/,
    /\*\*Check the result:\*\*/,
  ],
  [
    'a section in an outline, with what to write',
    'outline',
    WIDGET,
    'tutorial',
    'add a section on testing; put prerequisites first',
    /^# [^\n]+\n\n## Before you begin\n\nName [^]+## Testing\n\n/,
    /could not follow|\*\*Before you begin/,
  ],
  [
    'a section at the end',
    'outline',
    WIDGET,
    'tutorial',
    'Put rendering last',
    /## Error handling[^]+## Rendering\n/,
    /could not follow/,
  ],
  [
    'prerequisites first, where nobody told them',
    'generate',
    'Migrate from Fleet v2 to v3. Endpoints moved from /api/ to /v3/.',
    'migration guide',
    'start with the prerequisites',
    /^# [^\n]+\n\n[^\n]+\n\n## Before you begin\n\n\[VERIFY\]/,
  ],
  [
    'what is said of it among loose facts',
    'generate',
    `${DOMAIN} Billing is not changed. Billing runs on the first of the month.`,
    'how-to',
    'Add a section on billing',
    /## Billing\n\n- Billing is not changed\.\n- Billing runs on the first/,
    /\[VERIFY\] The prompt says nothing about billing/,
  ],
  [
    'no note on fewer sections than there may be',
    'expand',
    '# Rowing club\n## Boats\n- two eights\n## Keys\n- at the desk',
    '',
    'max five sections',
    /## Boats/,
    /could not follow/,
  ],
  [
    'what a policy says as its rules beside a section of its own',
    'outline',
    'Plan a data retention policy page. We keep patient records 10 years, logs 90 days, backups 35 days.',
    'policy',
    'Add a section on exceptions',
    /## Rules\n\n[^\n]+\n\n- We keep patient records 10 years\.[^]+## Exceptions/,
    /## We keep/,
  ],
  [
    'the name of a page that is known by its readers',
    'outline',
    'outline a handbook for event volunteers: arrival, radio use, lost children',
    '',
    'max 3 sections',
    /^# Handbook for event volunteers\n/,
    /VERIFY/,
  ],
  [
    'a note on more of them',
    'outline',
    WIDGET,
    'tutorial',
    'no more than 3 sections',
    /could not follow “no more than 3 sections”/,
  ],
  [
    'a fact that instructions bring into notes',
    'expand',
    TILL,
    'how-to',
    'mention that the safe is in room 2 and use numbered steps',
    /## Good to know\n\n- The safe is in room 2\./,
    /could not follow/,
  ],
];

describe('instructions on the sections of a page', () => {
  for (const [name, mode, input, docType, customInstructions, good, bad] of ROWS)
    it(`give ${name}`, () => {
      const { content } = run(mode, input, {}, { customInstructions, ...(docType && { docType }) });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});

/** Prompts, what a writer expects of the page, and what none may say. */
const PROMPTS: readonly (readonly [
  name: string,
  input: string,
  docType: string,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'no new thing in place of what is reset',
    'how-to for resetting the kiosk printer',
    'how-to',
    /## Steps\n\n1\. \[VERIFY\] Start/,
    /new kiosk printer/,
  ],
  [
    'a version whose changes begin with what they are',
    'changelog\n1.4.0: added dark mode\n1.3.1 security: bumped libxml',
    'changelog',
    /## 1\.3\.1\n\n### Security\n\n- Bumped libxml/,
  ],
  [
    'questions without their marks, each open',
    'FAQ for the lunch app. How do I pay? By card. Also: does it work for two kids, what happens with leftover money',
    'faq',
    /### Does it work for two kids\?\n\n\[VERIFY\][^\n]*\n\n### What happens with leftover money\?\n\n\[VERIFY\]/,
  ],
  [
    'the way through menus as a step',
    'Export the audit log\n- Settings -> Security -> Audit log\n- choose CSV\n- click Export\n- if more than 90 days needed: use the API',
    'how-to',
    /1\. Select Settings > Security > Audit log\.\n2\. Choose CSV\.\n3\. Click Export\./,
    /Before you begin\n\n- If/,
  ],
  [
    'code that a sentence leads to in its step',
    'quickstart for the Tide SDK. npm i tide, set TIDE_KEY, then\n```js\nlist();\n```\nprints the stations.',
    'quickstart',
    /2\. Run:\n\n {3}```js\n {3}list\(\);\n {3}```/,
    /then\./,
  ],
  [
    'what is new in the release of a thing, a change each',
    'hi, for the 3.8 release of the admin console: we finally have bulk import, SSO works for subdomains now, and that bug where invites were sent twice is gone.',
    'release notes',
    /^# Admin console 3\.8 release notes\n[^]*- We finally have bulk import\.\n- SSO works[^\n]*\n- That bug/,
    /Breaking/,
  ],
  [
    'where questions go as a contact',
    'onboarding guide for new lab technicians. Read the handbook. Questions go to the lab manager, Ines.',
    'onboarding',
    /Send questions to the lab manager, Ines/,
    /As a question/,
  ],
  [
    'a section for each of several tasks, and whole what people can',
    'User guide for the permit portal. Residents can apply for a permit, renew it and change the plate. Apply: sign in, enter the plate, pay. Renew: opens 30 days before, click Renew, pay.',
    'user guide',
    /^# Permit portal\n[^]+can apply for a permit, renew it and change the plate\.[^]+## Apply\n\n1\. Sign in\.[^]+## Renew\n\nOpens 30 days before/,
    /Still open/,
  ],
  [
    'why something happens apart from what is seen',
    'Recorder problems. Recordings stop after a minute because battery saver is on. Turn it off.',
    'troubleshooting',
    /Recordings stop after a minute\n\nCause: [^\n]*attery saver is on\.\n\nSolution: Turn it off/,
  ],
  [
    'the options that were looked at, with what is said of one',
    'ADR: move to Debezium. The warehouse is late. We looked at Debezium, Fivetran and keeping cron with smaller batches. Fivetran costs 3k a month. We pick Debezium.',
    'adr',
    /- \*\*Fivetran:\*\* Costs 3k a month\.\n- Keeping cron with smaller batches\./,
  ],
  [
    'a section for each side of a thing that one line tells',
    'Explain rate limits for the public API. rate limits – why: protect the service from bursts, how: token bucket per key. Over the limit you get 429.',
    'concept',
    /## Purpose\n\nProtect the service from bursts\.\n\n## How it works\n\nToken bucket per key\./,
    /why:/i,
  ],
  [
    'where its readers are with them',
    'hi could you write a how-to for the front desk at the pet clinic: booking an emergency slot. open the planner, pick the red column, choose Emergency.',
    'how-to',
    /^# Book an emergency slot\n\n[^\n]+ It is for the front desk at the pet clinic\./,
  ],
  [
    'what happened by its name, and its fixes as actions',
    'incident write up: self-checkout down 7 feb. cause was an expired certificate. fixes: auto renew (Pia, end of Feb), alert before expiry (Tom).',
    'postmortem',
    /^# Postmortem: self-checkout down[^]+## Action items\n\n- Auto renew \(Pia, end of Feb\)\.\n- Alert/,
    /write up|Fixes/,
  ],
  [
    'each call of a program with what it is for',
    'README for vinelog, a CLI for spraying logs. vinelog add --block 7 adds an entry, vinelog report 2026 makes the yearly pdf.',
    'readme',
    /Run `vinelog add --block 7` to add an entry and run `vinelog report 2026` to make the yearly PDF\./,
  ],
  [
    'one label for all that stands behind it',
    'decision record: one repo for all firmwares. context - 6 repos, same bug fixed 6 times. we go with a monorepo.',
    'adr',
    /## Context\n\n6 repos, same bug fixed 6 times\./,
    /Context:/,
  ],
  [
    'the terms of a glossary by the alphabet, each with what is said of it',
    'glossary of tram operations. Short turn = tram turns before the terminus. It is used when a line is late. OCC, operations control centre, the room of the dispatchers. deadhead - ride without passengers',
    'glossary page',
    /^# Glossary for tram operations\n[^]+- \*\*Deadhead:\*\* Ride without passengers\.\n- \*\*OCC:\*\* Operations control centre, the room of the dispatchers\.\n- \*\*Short turn:\*\* Tram turns before the terminus\. It is used when a line is late\./,
    /VERIFY/,
  ],
];

describe('a page for a prompt', () => {
  for (const [name, input, docType, good, bad] of PROMPTS)
    it(`has ${name}`, () => {
      const { content } = run('generate', input, {}, { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
