import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const FEATURE = `We need documentation for our new "Team inbox" feature.

It lets several people answer mails sent to one address. Admins create an inbox under Settings > Inboxes. Each inbox has an address like support@acme.example and members. A mail can be assigned to one member. Mails that nobody takes within 4 hours are escalated to the inbox owner. Free plan: 1 inbox, Pro: 10, Enterprise: unlimited.

Audience: admins and team leads.`;
const MIGRATION = `Create a migration guide from v2 to v3 of our JavaScript SDK
- \`createClient\` is now async
- \`client.get(id)\` was renamed to \`client.fetch(id)\`
- Node 18+ required
- callbacks removed, use promises
- npm install @acme/sdk@3
- run the codemod: npx @acme/codemod v3`;
const SIGN_ON = `How do I configure single sign-on with Okta? You must be an organization owner. In Okta, create a SAML 2.0 app. Paste the ACS URL https://app.acme.example/sso/acs. Copy the metadata URL into Acme under Security > SSO. Click Test. If the test fails with "invalid audience", check that the entity ID is acme-sso. Users keep their passwords until SSO is enforced.`;
const ALERT = `Runbook: Kafka consumer lag alert. Alert KafkaLagHigh fires when lag > 10,000 for 5 min. Check the dashboard https://grafana.example/d/kafka. If one partition lags, restart its consumer with \`kubectl rollout restart deploy/orders-consumer\`. If all lag, scale to 6 replicas: \`kubectl scale deploy/orders-consumer --replicas=6\`. Don't delete the consumer group. Escalate to #data-oncall after 30 minutes.`;

/** Prompts as people write them in a hurry, and what a writer expects of the document. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, bad?: RegExp])[] = [
  ['the name of a new feature', FEATURE, /^# Team inbox\n/],
  ['several kinds of readers', FEATURE, /It is for admins and team leads\./, /And team leads/],
  [
    'what a plan includes as a limit',
    FEATURE,
    /## Limits\n\n- \*\*Free plan:\*\* 1 inbox\.\n- \*\*Pro:\*\* 10\.\n- \*\*Enterprise:\*\* unlimited\./i,
  ],
  [
    'an address in its sentence',
    FEATURE,
    /It lets several people .+ Each inbox has an address like support@acme\.example/,
  ],
  ['a migration as a task', MIGRATION, /^# Migrate from v2 to v3 of the JavaScript SDK\n/],
  [
    'what changes in a migration',
    MIGRATION,
    /## What changes\n\n\| Before \| Now \|\n\| --- \| --- \|\n(?=[^]*\| `client\.get\(id\)` \| `client\.fetch\(id\)` \|)(?=[^]*\| Callbacks \| Promises \|)[^]+\|\n\n- `createClient` is now async\./,
  ],
  [
    'commands as code',
    MIGRATION,
    /1\. Run `npm install @acme\/sdk@3`\.\n2\. Run the codemod: `npx @acme\/codemod v3`\./,
  ],
  [
    'no command of a program that is only named',
    'How to install Relay. Docker 24 is required. Npm 10 or later.',
    /^(?![\s\S]*Run `)/,
  ],
  ['a question as a task', SIGN_ON, /^# Configure single sign-on with Okta\n/],
  ['what the reader must be', SIGN_ON, /## Before you begin\n\n- You must be an organization owner\./],
  ['an action with its place', SIGN_ON, /1\. In Okta, create a SAML 2\.0 app\./],
  [
    'a failure and the way out',
    SIGN_ON,
    /### The test fails with "invalid audience"\n\nSolution: Check that the entity ID is acme-sso\./,
  ],
  [
    'a look, and steps under conditions',
    ALERT,
    /1\. Check the dashboard .+\n2\. If one partition lags, restart .+\n3\. If all lag, scale /,
  ],
  [
    'changes behind the dash of a version',
    'v2.3 - added roles, teams and SSO, fixed a crash when a and b differ, removed /v1/upload (use /v2/files)',
    /^# v2\.3 release notes\n\n## Breaking changes\n\n- Removed `\/v1\/upload`[^]+## New features\n\n- Added roles, teams and SSO\.\n\n## Fixes\n\n- Fixed a crash when a and b differ\.$/,
  ],
  [
    'changes that nothing is the name of',
    'Write release notes: we added SSO, fixed a crash on empty CSV files, and deprecated the v1 API',
    /^# Release notes for \[VERIFY\] version\n\n## Deprecated\n\n- Deprecated the v1 API\.\n\n## New features\n\n- Added SSO\.\n\n## Fixes\n\n- Fixed a crash on empty CSV files\.$/,
  ],
];

describe('a prompt in a hurry', () => {
  for (const [name, prompt, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  for (const prompt of [FEATURE, MIGRATION, SIGN_ON, ALERT])
    it(`gives a document in our own style: ${prompt.slice(0, 40).replace(/\n/g, ' ')}…`, () => {
      const report = run('style-check', run('generate', prompt, PRESET).content, PRESET).content;
      assert.ok(Number(/Style score: (\d+)%/.exec(report)?.[1]) >= 90, report);
    });
});
