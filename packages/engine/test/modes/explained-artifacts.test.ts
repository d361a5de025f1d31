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
      'Runs `frobnicate --now`. [VERIFY] What this does is not explained here.',
      'Run it without `-delete` first',
    ],
  },
  {
    what: 'a workflow with names of its own, what has no value, and commands on lines',
    input:
      'on:\n  workflow_dispatch:\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: |\n          # First\n          npm ci\n          npm test\n      - uses: actions/cache@v4\n        with:\n          name: deps\n',
    has: [
      '- `on.workflow_dispatch`: it can be started by hand.',
      '- `jobs.test`:\n  - `runs-on` is `ubuntu-latest`',
      '  - `steps.run` is `npm ci`: installs exactly the packages of the lock file.\n  - `steps.run` is `npm test`:',
      '  - `steps.uses` is `actions/cache@v4`: keeps files for later runs.\n',
      '  - `steps.with.name` is `deps`: what the action is given.',
    ],
  },
  {
    what: 'a table with rules for whole rows and an index',
    input:
      'CREATE TABLE seats (\n  row_no INT NOT NULL CHECK (row_no > 0),\n  show_id INT,\n  PRIMARY KEY (row_no, show_id),\n  CONSTRAINT of_show FOREIGN KEY (show_id) REFERENCES shows (id) ON DELETE CASCADE\n);\n\nCREATE UNIQUE INDEX by_show ON seats (show_id) WHERE row_no = 1;\n',
    has: [
      '- `row_no` (`INT`): must have a value; must fit `row_no > 0`\n',
      '- The whole row: `row_no` and `show_id` together tell the rows apart\n',
      '- `of_show`: `show_id` must be values of `id` in `shows`; the row is deleted with the row it refers to\n',
      '- Index `by_show`: finds rows where `row_no = 1` quickly by `show_id`; no two of them have the same',
    ],
  },
  {
    what: 'branches and loops of a script',
    input:
      '#!/bin/sh\nfor f in *.wav; do\n  # Done before\n  if [ -f "$f.mp3" ]; then\n    echo skipped >&2\n  elif [ ! -s "$f" ]; then\n    exit 2\n  else\n    rm "$f"\n  fi\ndone\n',
    has: [
      '1. For each `f` in `*.wav`:\n   1. Done before: If `"$f.mp3"` is a file:\n      1. `echo`:',
      '- `>&2`: prints as an error\n',
      '   2. Otherwise, unless `"$f"` is a file that is not empty:\n      1. Ends the script with the status `2`.\n   3. Otherwise:\n      1. `rm`:',
    ],
  },
  {
    what: 'lines that a script reads, and a file that it empties',
    input:
      '#!/bin/sh\n: > out.txt\nwhile IFS= read -r name; do\n  echo "$name" >> out.txt\ndone < names.txt\n',
    has: [
      '1. Empties `out.txt`, or creates it.\n2. For each line that it reads, as `name`, reading from `names.txt`:\n   1. `echo`:',
    ],
  },
  {
    what: 'what happens at the end of a script, texts that it prints, and values of options that it does not know',
    input:
      '#!/bin/sh\nTMP=$(mktemp -d)\ntrap \'rm -rf "$TMP"\' EXIT\ngzip -9 "$TMP/a"\ncurl --frob 3 https://example.com > /dev/null\necho "No file" >&2\n',
    has: [
      'When the script ends, runs `rm -rf "$TMP"`.',
      '   - `-9`: as small as it can\n',
      '   - `--frob 3`: an option that is not explained here [VERIFY]\n   - `https://example.com`: the URL\n   - `> /dev/null`: throws it away',
      'Prints `No file` as an error.',
    ],
  },
  {
    what: 'a query with a comment, and a condition on rows of another table',
    input:
      '-- Members who were never late\nSELECT m.id, SUM(r.cents) / 100.0 AS spent\nFROM members m JOIN rentals r ON r.member_id = m.id\nWHERE m.closed_at IS NULL AND NOT EXISTS (SELECT 1 FROM rentals late WHERE late.member_id = m.id AND late.back > late.due)\nGROUP BY m.id;',
    has: [
      'Its own comment says: “Members who were never late.”',
      '`m.closed_at` has no value and there is no row in `rentals`, called `late`, where `late.member_id` is `m.id` and `late.back` is more than `late.due`.',
      '`SUM(r.cents) / 100.0` as `spent` for each group.',
    ],
  },
  {
    what: 'a query that is beyond it, as it stands',
    input: 'WITH recent AS (SELECT id FROM a)\nSELECT id FROM recent UNION SELECT id FROM b;\n',
    has: ['cannot explain this SQL', '```\nWITH recent AS'],
  },
  {
    what: 'servers of nginx, each for itself',
    input:
      'server {\n  listen 80;\n  return 301 https://$host;\n}\nserver {\n  listen 443 ssl;\n  http2 on;\n  location / {\n    proxy_pass http://app;\n    proxy_read_timeout 60s;\n  }\n}\n',
    has: [
      '- `server (1 of 2)`:\n  - `listen` is `80`',
      '  - `http2` is `on`: whether HTTP/2 is spoken.',
      '- `server (2 of 2) > location /`:\n  - `proxy_pass` is',
    ],
  },
  {
    what: 'what a container does, and what the commands of its image do',
    input:
      'FROM node:22-alpine AS build\nRUN npm ci\nFROM node:22-alpine\nENV A=1 B=2\nUSER app\nEXPOSE 8080\nENTRYPOINT ["node", "s.js"]',
    has: [
      'A container of it runs `node s.js` as the user `app`, and listens on port `8080`.',
      'runs `npm ci` while the image is built: installs exactly the packages of the lock file.',
      'sets the environment variables `A=1` and `B=2`.',
    ],
  },
  {
    what: 'a script with a fence in it, in a longer one',
    input: '#!/bin/zsh\nif [ -d x ]; then frob; fi\ncat <<END\n```\nEND\n',
    has: ['\n````\n#!/bin/zsh'],
  },
  {
    what: 'a script that is beyond it, as it stands',
    input: '#!/bin/zsh\nif [ ! -d "$CARD" ]; then frob; fi\nwhatever --now!\nother thing\n',
    has: ['cannot explain this script', 'if [ ! -d "$CARD" ]; then frob; fi\nwhatever --now!\n'],
  },
  {
    what: 'what a change gives back',
    input: "DELETE FROM shifts WHERE day < '2020-01-01' RETURNING id, day;",
    has: ['- Returns `id` and `day` of these rows.'],
  },
  {
    what: 'jobs of GitLab',
    input: 'stages:\n  - build\npack:\n  stage: build\n  script:\n    - make\n',
    has: ['a file of GitLab CI/CD', '- `pack.script` is `make`: builds what a Makefile describes.'],
  },
  {
    what: 'a unit of systemd, and settings of other sections',
    input:
      '[Unit]\nDescription=Tide\n\n[Service]\nUser=tide\nExecStart=/srv/tide --port 80\nRestart=on-failure\n',
    has: [
      'This is a unit of systemd',
      '- `Service`:\n  - `User` is `tide`: the user that it runs as.\n  - `ExecStart` is `/srv/tide --port 80`: the command that it runs.',
    ],
  },
  {
    what: 'labels with names of their own',
    input: 'apiVersion: v1\nkind: Service\nmetadata:\n  labels:\n    name: till\n',
    has: ['- `metadata.labels.name` is `till`: a label by which objects find each other.'],
  },
  {
    what: 'what a script is given, lines counted from the start, and commands that run commands',
    input: '#!/bin/sh\nOUT=${2:-/tmp}\nls -1t "$OUT" | tail -n +4 | xargs -r rm --\n',
    has: [
      'Sets `OUT` to argument 2 of the script, or to `/tmp` where that is not given.',
      '- `-n +4`: all lines from this one on',
      '- `rm --`: the command',
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
    has: [
      '- `services.api`:\n',
      '  - `ports` is `8080:80`: the port of this machine, and the port of the container',
    ],
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
