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
  [
    '# Kestrel\n\nIt keeps jobs.\n\n## Configuration\n\n| Setting | Default | Description |\n| --- | --- | --- |\n| `KESTREL_TIMEOUT` | `5m` | When a job is lost |\n\n## Limitations\n\nThe order is open.\n\n## License\n\nMIT',
    '- Mention the new setting KESTREL_TRIES: default 25, the number of times a job is tried.\n- In Limitations, say that jobs over 1 MB are rejected.\n- Add a section on removal: run `kestrel drop`, then delete the binary.',
    [
      '| `KESTREL_TRIES` | `25` | The number of times a job is tried |',
      'The order is open.\n\nJobs over 1 MB are rejected.\n\n## License',
      '## Removal\n\nRun `kestrel drop`, then delete the binary.',
    ],
    /VERIFY|Mention|In Limitations/,
  ],
  [
    '# Lag\n\n## Symptoms\n\n- The WAL grows.\n\n## Mitigation\n\n1. Cancel queries.\n2. Drain the replica.',
    '1. Step 1 of the mitigation must tell people to announce the work first.\n2. Explain that WAL stands for write-ahead log.\n3. Warn that draining takes an hour.',
    [
      '- The WAL grows.\n- WAL stands for write-ahead log.',
      '1. Announce the work.\n2. Cancel queries.\n3. Drain the replica.',
      '> [!WARNING]\n> Draining takes an hour.',
    ],
    /VERIFY|Explain|Step 1/,
  ],
  [
    '# Notes\n\nReleased 3 November 2026\n\n## Known issues\n\n- Exports stop.\n\n## Upgrade\n\nThe migration takes an hour.\n\n## Actions\n\n| Who | What | By |\n| --- | --- | --- |\n| Raj | Index the code | 24 November |',
    "* Known issue: dark mode flickers.\n* Raj's deadline is 3 December.\n* Add an action for Imani: ask the customers, by 15 December.\n* Add a link to the migration guide: https://docs.example.com/go",
    [
      '- Exports stop.\n- Dark mode flickers.',
      '| Raj | Index the code | 3 December |\n| Imani | Ask the customers | 15 December |',
      'see the [migration guide](https://docs.example.com/go).',
    ],
    /VERIFY|24 November/,
  ],
  [
    '# Refunds\n\nReturn money to the buyer. PSD2 applies. It takes days.\n\n## Create a refund\n\n`POST /refunds`\n\n| Parameter | Type | Required | Description |\n| --- | --- | --- | --- |\n| `amount` | integer | No | How much |\n\n## Errors\n\n| Status | Code | Meaning |\n| --- | --- | --- |\n| 400 | `too_large` | It is too much |',
    'Always call the buyer the "customer".\nNew parameter for creating refunds: `metadata` (object, optional), up to 20 pairs.\nStatus 422, code `mismatch`: the currency differs.\nRemove the sentence about PSD2.\nThe new endpoint `DELETE /refunds/{id}` cancels a refund.',
    [
      'Return money to the customer. It takes days.',
      '| `metadata` | object | No | Up to 20 pairs |',
      '| 422 | `mismatch` | The currency differs |',
      '## DELETE /refunds/{id}\n\nCancels a refund.',
    ],
    /VERIFY|buyer|PSD2/,
  ],
  [
    '# Policy\n\n## Retention\n\n- Monthly backups are kept for 12 months.\n\n## Encryption\n\nBackups are encrypted with AES-128.\n\n## Escalation\n\nRPO is 1 minute and RTO is 15 minutes. A scheduler limits each tenant to 20 concurrent jobs.\n\n## Help\n\nWrite to support@example.com. Dana Whitfield owns this guide.',
    '- Monthly backups: 24 months.\n- Backups must be encrypted with AES-256 instead of AES-128.\n- RTO is 10 minutes.\n- Each tenant may now run 40 jobs at once.\n- The contact is now help@example.com.\n- Priya Raman has taken over this guide from Dana Whitfield.',
    [
      'kept for 24 months.',
      'encrypted with AES-256.',
      'RPO is 1 minute and RTO is 10 minutes. A scheduler limits each tenant to 40 concurrent jobs.',
      'Write to help@example.com. Priya Raman owns',
    ],
    /VERIFY|AES-128|Dana/,
  ],
  [
    '# Kestrel\n\nIt keeps jobs in a table, so you don’t need a broker.\n\n## Requirements\n\n- PostgreSQL 13\n- Go 1.22 or later\n\n## Diagnosis\n\n1. Look.\n2. Compare.\n\n## Mitigation\n\n1. Stop.\n2. Drain the replica.\n3. Wait.\n\n## License\n\nMIT',
    'Kestrel no longer needs Go.\nRemove the License section.\nStep 2 of the mitigation is not needed any more.\nTell users that jobs can be paused with `kestrel pause`.\nAdd a troubleshooting section: If a worker prints `lock timeout`, stop the migration.',
    [
      '- PostgreSQL 13\n\n',
      '1. Stop.\n2. Wait.',
      'Jobs can be paused with `kestrel pause`.',
      '## Troubleshooting\n\nIf a worker prints',
    ],
    /VERIFY|License|Go 1|Drain/,
  ],
  [
    '# Export\n\n1. Sign in.\n2. Select **File > Export**.\n3. Select **Save**.',
    'The Export option moved: it is now under Settings > Data > Export instead of File > Export.',
    ['2. Select **Settings > Data > Export**.\n3. Select **Save**.'],
    /VERIFY|File/,
  ],
  [
    '# Runbook\n\n## Steps\n\n1. Notify the channel.\n2. Check the logs.\n3. Restart the worker service.',
    '- Before restarting the service, take a snapshot.\n- Notify the channel at the end, not at the beginning.',
    ['1. Check the logs.\n2. Take a snapshot.\n3. Restart the worker service.\n4. Notify the channel.'],
    /VERIFY|Before|end/,
  ],
  [
    '# Deploy\n\n1. Install `acme`.\n2. Sign in.\n3. Run `acme deploy`.\n4. Wait for the email.\n5. Open the URL.',
    'After step 2, tell the reader to set the region.\nRemove step 4.',
    ['2. Sign in.\n3. Set the region.\n4. Run `acme deploy`.\n5. Open the URL.'],
    /VERIFY|email|reader/,
  ],
  [
    '# API\n\n## Get an order\n\n`GET /orders/{id}`\n\nReturns one.\n\n## Delete an order\n\n`DELETE /orders/{id}`\n\nDeletes it.',
    'The `DELETE /orders/{id}` endpoint has been removed.',
    ['Returns one.'],
    /VERIFY|[Dd]elete/i,
  ],
  [
    '# Start with TaskHub\n\nTaskHub plans work.\n\n## Boards\n\n1. Open TaskHub.',
    'TaskHub is now called Loomly Tasks.',
    ['# Start with Loomly Tasks\n\nLoomly Tasks plans work.', '1. Open Loomly Tasks.'],
    /VERIFY|TaskHub/,
  ],
  [
    '# FAQ\n\n## How do I cancel?\n\nOpen **Billing** and select **Cancel**.',
    'Add a question: Can I change my plan later? Yes. Open Billing and select Change plan.',
    ['**Cancel**.\n\n## Can I change my plan later?\n\nYes. Open Billing and select Change plan.'],
    /VERIFY|Add/,
  ],
  [
    '# Parcel\n\nParcel keeps files.\n\n## Limits\n\n- Each file can be up to 100 MB.\n- A project can hold 5,000 files.\n\n## Uploading\n\nRun `parcel push`.',
    'The free plan allows 3 projects.',
    ['5,000 files.\n- The free plan allows 3 projects.\n\n## Uploading'],
    /VERIFY/,
  ],
  [
    '# Keys\n\n## Create a key\n\n1. Open **Keys**.\n2. Select **Create**.',
    '## Rotate the secret\n\n1. Open **Keys**.\n2. Select **Rotate**.\n3. Copy the new secret.',
    ['## Rotate the secret\n\n1. Open **Keys**.\n2. Select **Rotate**.\n3. Copy the new secret.'],
    /VERIFY/,
  ],
  [
    '# Terms\n\n- **Aliquot**: a measured part.\n- **Batch**: samples.\n- **Specimen**: material.\n- **Vial**: a container.',
    '- Shelf life: the period of use.\n- An aliquot is also called a subsample.\n- Remove the entry for Vial.',
    [
      '- **Aliquot**: a measured part. An aliquot is also called a subsample.\n- **Batch**: samples.\n- **Shelf life**: the period of use.\n- **Specimen**: material.',
    ],
    /VERIFY|Vial/,
  ],
  [
    '# Install\n\n1. Accept the license.\n2. Select **Install**.\n3. Restart your computer.',
    'The wizard now has a new screen after the license: choose the language.\nYou no longer need to restart your computer.',
    ['1. Accept the license.\n2. Choose the language.\n3. Select **Install**.'],
    /VERIFY|Restart|wizard/i,
  ],
  [
    '# Roll out\n\n1. Announce it.\n2. Check it.\n3. Run `kubectl apply -f app.yaml`.',
    '- Replace `kubectl apply -f app.yaml` by `kubectl apply -k prod`.\n- swap steps 1 and 2',
    ['1. Check it.\n2. Announce it.\n3. Run `kubectl apply -k prod`.'],
    /VERIFY|Replace|swap/i,
  ],
  [
    '# Steps\n\n1. Pack.\n2. Weigh.\n3. Label.\n4. Ship.',
    'Move step 3 before step 1.',
    ['1. Label.\n2. Pack.\n3. Weigh.\n4. Ship.'],
    /VERIFY|Move/,
  ],
  [
    '# Plans\n\n| Plan | Price | Projects |\n| --- | --- | --- |\n| Free | 0 EUR a month | 5 projects |\n| Pro | 8 EUR a month | 10 projects |',
    'We now offer a Team plan (12 EUR a month, 20 projects). The Free plan is limited to two projects.',
    ['| Free | 0 EUR a month | 2 projects |', '| Team | 12 EUR a month | 20 projects |'],
    /VERIFY|offer/,
  ],
  [
    '# Clusters\n\n| Name | Nodes | Owner |\n| --- | --- | --- |\n| eu-1 | 24 | Platform team |\n| us-1 | 16 | Search team |',
    'There is a new cluster ap-1 with 12 nodes, run by the data team.',
    ['| ap-1 | 12 | Data team |'],
    /VERIFY|There/,
  ],
  [
    '# API\n\n| Parameter | Type | Default | Description |\n| --- | --- | --- | --- |\n| `limit` | integer | 20 | The number of orders. |',
    'New query parameter `sort` (string): the field to sort by. Defaults to `created_at`.',
    ['| `sort` | string | `created_at` | The field to sort by. |'],
    /VERIFY|Defaults/,
  ],
  [
    '# Print a label\n\n1. Open the order.\n2. Select **Print**.\n3. Select the printer.',
    'Swap steps 2 and 3. After selecting the printer, users must choose the paper size.',
    ['2. Select the printer.\n3. Choose the paper size.\n4. Select **Print**.'],
    /VERIFY|users/,
  ],
  [
    '# Office\n\n## Hours\n\nThe office opens at 7:00 and closes at 19:00 on weekdays.\n\n## Mail\n\nCollect it.',
    'The office closes at 20:00 on weekdays.',
    ['The office opens at 7:00 and closes at 20:00 on weekdays.\n\n## Mail'],
    /VERIFY|19:00/,
  ],
  [
    '# Corvid\n\nCorvid collects metrics.\n\n## Storage\n\nCorvid stores its data on disk.\n\n## Logs\n\nRead them.',
    'Corvid runs on ARM too.',
    ['Corvid collects metrics.\n\nCorvid runs on ARM too.\n\n## Storage'],
    /VERIFY/,
  ],
  [
    '# Office\n\n## Visitors\n\nTell the front desk about visitors.\n\n## Mail\n\nCollect it.',
    '- Visitors wear a badge.\n- Visitors leave by the north door.',
    ['visitors.\n\nVisitors wear a badge.\n\nVisitors leave by the north door.\n\n## Mail'],
    /VERIFY|^- /m,
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
