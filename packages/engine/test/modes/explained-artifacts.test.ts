import assert from 'node:assert/strict';
import { languagesOf } from '../../code/read-code.ts';
import { run } from './jobs.ts';

interface Row {
  readonly what: string;
  readonly input: string;
  readonly has: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    what: 'a script with its settings, variables and comments, and the line that is beyond it',
    input:
      '#!/usr/bin/env bash\n# Clears the output\nset -euo pipefail\nOUT="/srv/out"\nDAY=$(date +%F)\n# Keep two weeks\nfind "$OUT" -mtime +14 -delete\naws s3 cp "$OUT/$DAY.zip" s3://acme/\nfrobnicate --now\necho done\n',
    has: [
      'This is a shell script.',
      '1. `set -euo pipefail`: It stops at the first command that fails.',
      '2. Sets `OUT` to `/srv/out`.',
      '3. Sets `DAY` to what `date +%F` prints.',
      '4. Keep two weeks: `find`: Finds files and folders, and deletes them.',
      '`s3://acme/`: to where',
      '`frobnicate --now` [VERIFY] This line is not explained here.',
      'Run it without `-delete` first',
    ],
  },
  {
    what: 'the schedule of a job',
    input: 'apiVersion: batch/v1\nkind: CronJob\nspec:\n  schedule: "30 2 * * *"\n',
    has: ['- `spec.schedule` is `30 2 * * *`: runs every day at 2:30.'],
  },
  {
    what: 'a list of points as the text that it is',
    input: '- Saving twice in a row no longer fails.\n- The default timeout is now 15 minutes.\n',
    has: ['- Saving twice in a row no longer fails.\n- The default timeout is now 15 minutes.'],
  },
  {
    what: 'a command with letters for options, in the order in which it is typed',
    input: 'tar -czf backup.tar.gz --exclude=node_modules ./app',
    has: [
      'Packs files into an archive.',
      '- `-f backup.tar.gz`: the archive’s file\n- `--exclude=node_modules`: leaves out what has this name\n- `./app`: the files to work on',
    ],
  },
  {
    what: 'commands that hand on what they print, in a block of code',
    input: '```sh\nps aux | grep nginx | wc -l\n```',
    has: [
      'each of which works on what the one before it prints',
      '2. `grep`: Finds lines that hold a pattern.',
    ],
  },
  {
    what: 'the command that another command runs, with its own options',
    input: 'docker run --rm node:22 npm test -- --watch',
    has: ['- `node:22`: the image\n- `npm test -- --watch`: the command in the container'],
  },
  {
    what: 'an option that nobody told the engine of, as open',
    input: 'curl --frobnicate https://example.com',
    has: ['`--frobnicate`: an option that is not explained here [VERIFY]'],
  },
  {
    what: 'what can be lost',
    input: 'git reset --hard HEAD~1',
    has: ['With `--hard`, changes that aren’t committed are lost.'],
  },
  {
    what: 'a schedule with its first and last time',
    input: '*/15 9-17 * * 1-5 /usr/local/bin/sync.sh',
    has: [
      'Runs `/usr/local/bin/sync.sh` every 15 minutes, from 9:00 to 17:45, Monday to Friday.',
      '- `9-17` (hour): 9 to 17',
    ],
  },
  {
    what: 'a schedule of every other month',
    input: '0 12 1 */2 *',
    has: ['Runs at 12:00, on day 1 of the month, every 2 months.'],
  },
  {
    what: 'the command that `-exec` runs as one part',
    input: 'find /var/log -type f -exec ls -lh {} \\;',
    has: ['- `-exec ls -lh {} \\;`: runs this command for each one'],
  },
  {
    what: 'a schedule of one day',
    input: '0 3 * * 0',
    has: ['Runs every Sunday at 3:00.'],
  },
  {
    what: 'a pattern, with a text that it fits',
    input: '^[A-Z]{2}\\d{4}-(test|live)$',
    has: [
      'It fits `AA7777-test`, for example.',
      '2. `[A-Z]{2}`: exactly 2 capital letters\n3. `\\d{4}`: exactly 4 digits',
      '5. `(test|live)`: `test` or `live`',
    ],
  },
  {
    what: 'a query in the order in which it is carried out',
    input:
      "SELECT c.name, COUNT(o.id) AS orders FROM customers c LEFT JOIN orders o ON o.customer_id = c.id WHERE c.country = 'DE' GROUP BY c.name HAVING COUNT(o.id) > 5 ORDER BY orders DESC LIMIT 10;",
    has: [
      '1. Starts with the rows of `customers`, called `c`.',
      '5. Keeps only the groups where the number of `o.id` is more than `5`.\n6. Returns `c.name` and the number of `o.id` as `orders` for each group.',
    ],
  },
  {
    what: 'a deletion without a condition',
    input: 'DELETE FROM sessions;',
    has: ['deletes every row from `sessions`', 'Without a `WHERE`, it affects every row of the table.'],
  },
  {
    what: 'a table that is created, column by column',
    input:
      'CREATE TABLE users (\n  id SERIAL PRIMARY KEY,\n  email TEXT NOT NULL UNIQUE,\n  created_at TIMESTAMP DEFAULT NOW()\n);',
    has: [
      '- `email` (`TEXT`): must have a value; no two rows have the same value\n- `created_at` (`TIMESTAMP`): is `NOW()` unless given',
    ],
  },
  {
    what: 'a Dockerfile line by line',
    input: 'FROM node:22-alpine\nWORKDIR /app\nCOPY . .\nCMD ["node", "server.js"]',
    has: ['4. `CMD`: runs `node server.js` when a container starts, unless another command is given.'],
  },
  {
    what: 'settings of YAML by their names from the top, as they are written',
    input: 'services:\n  api:\n    image: acme/api:2\n    ports:\n      - "8080:80"\n',
    has: ['`services.api.ports` is `8080:80`: the port of this machine, and the port of the container'],
  },
  {
    what: 'an error with the calls that led to it, without those of the runtime',
    input:
      "TypeError: Cannot read properties of undefined (reading 'email')\n    at send (/app/mail.js:14:23)\n    at run (node:internal/tasks:95:5)\n    at async register (/app/users.js:42:3)",
    has: [
      'The code asked for `email` of a value that was `undefined`',
      '2. `send` was called in `register`, on line 42 of `/app/users.js`.',
    ],
  },
];

const CODE = ['function isEven(n) { return n % 2 === 0; }', 'const double = (n) => n * 2;'];

const PROSE = [
  'Find the file and copy it.',
  'sort by date',
  'Make the changes',
  'Error: Try again later.',
  'Summary: this\nNote: that',
  '- [ ] Buy milk\n- [ ] Call mom',
  'Select a plan from the list.',
];

describe('explain, of what is no prose', () => {
  for (const input of CODE)
    it(`takes “${input}” for code`, () => {
      assert.deepEqual([...languagesOf(input)], ['javascript']);
    });

  for (const { what, input, has } of ROWS)
    it(`tells ${what}`, () => {
      const { content } = run('explain', input);
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
    });

  for (const input of PROSE)
    it(`reads “${input.replaceAll('\n', ' ')}” as a text`, () => {
      assert.doesNotMatch(run('explain', input).content, /## In short/);
    });
});
