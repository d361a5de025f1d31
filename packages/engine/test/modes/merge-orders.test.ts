import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Orders to the writer: the document, the orders, what it then says and does not say. */
const ROWS: readonly (readonly [string, string, readonly string[], RegExp])[] = [
  [
    '# Timeouts\n\n## Retries\n\nThe client retries a failed request three times.',
    '- Mention that retries use exponential backoff.',
    ['three times.\n\nRetries use exponential backoff.'],
    /Mention|VERIFY/,
  ],
  [
    '# CLI\n\n## Authentication\n\nSet `ACME_KEY` to your API key.\n\n## Options\n\n| Option | Description | Default |\n| --- | --- | --- |\n| `--output` | Output file | `out.json` |\n\n## Version 1\n\nUse `acme1`.\n\n## Exit codes\n\nIt exits with 1 on errors.',
    'Security asked us to add a warning: never commit the API key. Also document the new `--region` flag (default `eu-west-1`), and remove the section about version 1.',
    ['> [!WARNING]\n> Never commit the API key.', '| `--region` | [VERIFY] | `eu-west-1` |'],
    /Security|Also|acme1|Version 1/,
  ],
  [
    '# Start\n\n1. Install the package:\n\n   ```sh\n   npm install app\n   ```\n\n2. Start the server:\n\n   ```sh\n   app start --port 3000\n   ```\n\n3. Open http://localhost:3000.',
    '* add step after installing: run `npx app init`\n* the port changed from 3000 to 8080',
    ['2. Run `npx app init`.\n3. Start the server:', '--port 8080', 'localhost:8080'],
    /3000|VERIFY|[Aa]dd step/,
  ],
  [
    '# Workspaces\n\n## Delete a workspace\n\nOnly owners can delete a workspace. Deleting a workspace can’t be undone.',
    'Rename "workspace" to "project" everywhere. Deleted projects can be restored for 30 days.',
    ['Only owners can delete a project. Deleted projects can be restored for 30 days.'],
    /[Ww]orkspace|undone|VERIFY/,
  ],
  [
    '# Webhooks\n\n1. Read the `X-Signature` header.\n2. Compare it with the HMAC of the body.',
    'The header is X-Acme-Signature, not X-Signature.',
    ['Read the `X-Acme-Signature` header.'],
    /VERIFY|`X-Signature`/,
  ],
  [
    '# Export users\n\nYou can export up to 10,000 rows as CSV.',
    '- add a tip: use filters to make the file smaller\n- say that the export only includes active users',
    ['> [!TIP]\n> Use filters to make the file smaller.', 'The export only includes active users.'],
    /VERIFY|\bsay\b/,
  ],
  [
    '# SDK\n\nThe SDK supports Python 3.8 and later.',
    '- Python 3.8 support ended',
    ['Python 3.8 support ended'],
    /^$/,
  ],
];

describe('merged orders', () => {
  for (const [document, orders, good, bad] of ROWS)
    it(`are done, and not written down: ${orders}`, () => {
      const { content } = run(
        'rewrite',
        `=== INCORPORATE THE FOLLOWING ===\n${orders}\n=== EXISTING CONTENT ===\n${document}\n`,
      );
      for (const text of good) assert.ok(content.includes(text), `${text}\n\n${content}`);
      assert.doesNotMatch(content, bad);
    });
});
