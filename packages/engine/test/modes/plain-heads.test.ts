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
    'a parameter with its values behind “=”, and an answer without a body',
    'api-reference',
    'API docs for DELETE /v1/users/{id}\ndeletes a user. needs admin token (Authorization: Bearer).\nquery param notify=true|false, default false - sends the user an email\n204 no body. 404 not found.',
    /You need an admin token[^]+\| `notify` \| Query \| No \| `false` \| Sends the user an email\. One of `true` or `false`\. \|[^]+Returns `204` with no body\./,
  ],
  [
    'fixes in one line, behind their label',
    'release-notes',
    'write release notes, app version 5.0\nnew: shared lists\nbugs fixed - reminders rang twice, photos were rotated',
    /## Fixes\n\n- Reminders rang twice\.\n- Photos were rotated\./,
  ],
  [
    'a license with more behind it',
    'readme',
    'README for "csvlint" (Rust CLI, checks CSV files against a schema)\ninstall: cargo install csvlint\nApache-2.0, contributions welcome (open an issue first)',
    /## Contributing\n\nContributions are welcome[^]+## License\n\nApache-2\.0\./,
  ],
  [
    'where the way out is, and where the logs are',
    'troubleshooting',
    'troubleshooting article for VPN client "TunnelBee"\n1) "Authentication failed" - password expired. reset it\n2) macOS asks for permission again and again: System Settings > Privacy > VPN, remove TunnelBee and add it again\nLogs are in ~/Library/Logs/TunnelBee (mac), ~/.tunnelbee (linux)',
    /Solution: In System Settings > Privacy > VPN, remove TunnelBee and add it again\./,
    /### Logs/,
  ],
  [
    'what a meeting was on',
    '',
    'Meeting notes 4 May, new expense process (Tina, Raj)\n- from 1 June all expenses go through Spendly\n- receipts within 14 days\nPlease turn into a policy page.',
    /^# New expense process/,
    /Meeting notes|\[VERIFY\] Title/,
  ],
  [
    'a condition in a list that goes on with the point before it',
    'runbook',
    "Runbook - failover\n- check if it's really down: `pg_isready -h db1`\n- if it answers, it's a network issue, call netops\n- promote the replica on db2",
    /1\. Check if it's really down: `pg_isready -h db1`\. If it answers, it's a network issue[^\n]+\n2\. Promote/,
  ],
];

describe('prompts as people type them', () => {
  for (const [form, docType, prompt, shown, hidden] of PAGES)
    it(`are read: ${form}`, () => {
      const { content } = run('generate', prompt, {}, docType === '' ? {} : { docType });
      assert.match(content, shown);
      if (hidden) assert.doesNotMatch(content, hidden);
    });
});
