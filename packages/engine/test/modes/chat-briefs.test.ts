import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const REFUNDS = `document our new endpoint: POST /v2/invoices/{invoiceId}/refunds. creates a refund. path param invoiceId (string, required). body: amount (integer, cents, required), reason (string, optional, one of fraud, other). returns 201 with the refund object (id, status). errors: 404 invoice not found, 401. needs scope refunds:write. rate limit 50 requests per minute`;
const LAG = `we need a runbook for when the kafka lag alert fires. alert is LagHigh, fires when lag > 10k for 10 min. impact: orders show up late. first look at the grafana board. if nothing helps after 30 min page the data on-call (#data)`;
const PRINTS = `FAQ for our photo app. People ask how long shipping takes (3 days), whether they can cancel an order (yes, until it's printed), and if we keep their photos. We delete photos after 30 days.`;
const BIKE = `Customers keep asking the same things about our e-bike subscription, please make an FAQ out of this: price is 59 € a month. Delivery takes 5 days. If the bike gets stolen they pay 150 €. You can't lend it to someone else. Battery range approx. 80 km.`;
const TOOL = `README: pgsnap, python tool to restore snapshots of a postgres db. pip install pgsnap. Commands: pgsnap save <name>, pgsnap ls. Config in ~/.pgsnap.toml (host, port). Needs Python 3.10+. Apache 2.0`;
const QUEUE = `ADR: we decided to use Postgres instead of RabbitMQ for the job queue. Context: 200 jobs a day. Alternatives: RabbitMQ (one more thing to operate), SQS (vendor lock-in). Accepted on 2 Feb 2026 by Lena.`;
const UPLOADS = `Title: Store uploads in S3
Status: accepted, 18 May 2026
Context: uploads are on local disk
Decision: all uploads go to S3
Alternatives: NFS (single point of failure)
Consequences: cheaper backups; uploads need internet access`;
const CLI = `changelog for Fjord CLI 1.12 - new \`fjord diff\` command, login via device code. Fixed proxy settings being ignored, fixed exit code on failures. \`fjord sync\` is deprecated, use \`fjord push\`. Tablets with Android 8 aren't supported any more.`;
const RETENTION = `Data retention policy. Logs - 30 days, audit logs 1 yr. Backups 35 days. Applies to all employees. reviewed every January`;
const PLUGIN = `tutorial: first plugin for Sketchpad. 1) npx create-plugin rename 2) open src/main.ts and replace the contents with

\`\`\`ts
rename();
\`\`\`

3) npm run dev, then load it 4) select a layer. the layers should be called Layer 1. Next: add a dialog, publish the plugin`;
const VPN = `Troubleshooting page for our VPN client. Three common problems. 1) "Certificate expired" on login - the certificate lasts 90 days, renew it in Self Service. 2) it disconnects every hour: the router kills idle UDP; switch to TCP. still stuck? it@example.com`;
const LEDS = `reference for the thermostat's LED codes: solid green = ok, blinking red = low battery. Temperature range 5-30 °C.`;

/** Briefs of a chat, in telegrams and with lists inside of sentences, and what a writer expects of the document. */
const ROWS: readonly (readonly [
  docType: string,
  name: string,
  prompt: string,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'API-reference',
    'parameters of a call as a table',
    REFUNDS,
    /\| `invoiceId` \| Path \| String \| Yes \| – \|\n\| `amount` \| Body \| Integer \| Yes \| In cents\. \|\n\| `reason` \| Body \| String \| No \| One of `fraud` or `other`\. \|/,
  ],
  [
    'api_reference',
    'an answer, a scope and bare codes',
    REFUNDS,
    /You need the `refunds:write` scope\.[^]+Returns `201` with the refund object \(`id`, `status`\)\.[^]+\| `401` \| – \|/,
  ],
  [
    'runbook',
    'an alert and what is looked at first',
    LAG,
    /^# Runbook: Kafka lag alert\n\nUse this runbook when the Kafka lag alert fires\.[^]+- The alert is LagHigh\. It fires when[^]+- \*\*Impact:\*\* Orders[^]+## Diagnose\n\nLook at the Grafana board\.[^]+- If nothing helps after 30 min, page/,
  ],
  [
    'FAQ',
    'indirect questions as people ask them',
    PRINTS,
    /### How long does shipping take\?\n\n3 days\.\n\n### Can I cancel an order\?\n\nYes, until[^]+### Do you keep my photos\?\n\nWe delete/,
  ],
  [
    'FAQ',
    'questions that facts answer',
    BIKE,
    /^# E-bike subscription: [^]+### What is the price\?[^]+### How long does delivery take\?[^]+### What happens if the bike gets stolen\?\n\nIf the bike gets stolen, you pay[^]+### Can I lend it to someone else\?[^]+### What is the battery range\?/,
  ],
  [
    'readme',
    'a small name, calls and a license',
    TOOL,
    /^# pgsnap\n\npgsnap is a Python tool to [^]+- `pgsnap save <name>`\.\n- `pgsnap ls`\.[^]+- The configuration is in `~\/\.pgsnap\.toml`[^]+## License\n\nApache 2\.0\./,
  ],
  [
    'adr',
    'a decision before the facts',
    QUEUE,
    /^# Use Postgres instead of RabbitMQ for the job queue\n[^]+## Decision\n\nWe decided to[^]+- \*\*RabbitMQ:\*\* One more thing to operate\.\n- \*\*SQS:\*\* Vendor lock-in\./,
  ],
  [
    'adr',
    'parts under their labels',
    UPLOADS,
    /^# Store uploads in S3\n\n## Status\n\nAccepted, 18 May 2026\.\n\n## Context\n\n.+\n\n## Decision\n\nAll uploads[^]+- \*\*NFS:\*\* Single[^]+- Cheaper backups\.\n- Uploads need/,
  ],
  [
    'release notes',
    'what breaks, what is new and what was fixed',
    CLI,
    /^# Fjord CLI 1\.12 release notes\n\n## Breaking changes\n\n- Tablets[^]+## Deprecated\n\n- `fjord sync` is.+\n\n## New features\n\n- `fjord diff` command\.\n- Log ?in via device code\.\n\n## Fixes\n\n- Fixed proxy.+\n- Fixed exit/,
  ],
  [
    'policy',
    'amounts with their names',
    RETENTION,
    /- This policy applies to all employees\.[^]+- \*\*Logs:\*\* 30 days\.\n- \*\*Audit logs:\*\* 1 year\.\n- \*\*Backups:\*\* 35 days\.\n- This policy is reviewed every January\./,
  ],
  [
    'tutorial',
    'steps that go on after code',
    PLUGIN,
    /2\. Open `src\/main\.ts` and replace the contents with:\n\n {3}```ts\n[^]+3\. Run `npm run dev` and load it\.\n4\. Select a layer\.\n\n## Check the result\n\nThe layers should be called[^]+## Next steps\n\n- Add a dialog\.\n- Publish the plugin\./,
  ],
  [
    'troubleshooting',
    'problems of a numbered line',
    VPN,
    /### "Certificate expired" on login\n\nCause: The certificate lasts 90 days\.\n\nSolution: Renew it[^]+### It disconnects every hour\n\nCause: [^]+Solution: Switch to TCP\.[^]+- If you're still stuck, contact it@example\.com\./,
    /Three common/,
  ],
  [
    'reference',
    'names with their meanings',
    LEDS,
    /\| Solid green \| Ok\. \|\n\| Blinking red \| Low battery\. \|[^]+- The temperature range is 5-30 °C\./,
  ],
];

describe('a brief of a chat', () => {
  for (const [docType, name, prompt, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, PRESET, { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  it('speaks to the readers that it names', () => {
    const brief =
      'Write a how-to for customers: export their data. They go to Settings, then Data, click Export and pick JSON or CSV.';
    assert.match(
      run('generate', brief, PRESET).content,
      /1\. Go to Settings > Data\.\n2\. Click Export\.\n3\. Pick JSON or CSV\./,
    );
  });

  it('tells whom it is for by what they do', () => {
    const brief = 'tutorial: write a plugin. Readers know TypeScript but not our SDK. Run `npm init`.';
    assert.match(
      run('generate', brief, PRESET).content,
      /It is for readers who know TypeScript but not the SDK\./,
    );
  });
});
