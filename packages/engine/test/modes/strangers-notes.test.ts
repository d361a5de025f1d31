import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { run } from './jobs.ts';

/** What an input is an example of, the mode, the input, what the output says, and what it doesn't. */
const ROWS: readonly (readonly [string, Mode, string, readonly string[], (readonly string[])?])[] = [
  [
    'points that are indented less than the numbers above them are wide',
    'expand',
    'Onboarding pickers\n1. Day 1\n  - badge photo\n  - locker\n2. Day 2\n  - scanner training\n  - first 20 picks supervised\n',
    ['## Day 1\n\n- Badge photo\n- Locker\n\n## Day 2\n\n- Scanner training\n- First 20 picks supervised'],
  ],
  [
    'a verb over a list, and nouns that could be orders',
    'expand',
    'Rotate certs\nneeds\n- root on host\n- change ticket\nsteps\n1. open it\n2. close it\n',
    ['## Before you begin\n\n- Root on host.\n- Change ticket.\n\n## Steps'],
    ['Change the ticket'],
  ],
  [
    'a warning below a list',
    'expand',
    'Rotate certs\nSteps\n1. open it\n2. close it\nWarning: this drops connections\nRollback\n- restore it\n- reload it\n',
    ['> **Warning:** This drops connections.'],
    ['## Warning'],
  ],
  [
    'lines of options',
    'expand',
    'mailcat\noptions\n--to recipient, required\n--dry-run print only\n',
    ['## Options\n\n- `--to`: Recipient, required\n- `--dry-run`: Print only'],
  ],
  [
    'what to do when something is seen',
    'expand',
    'Kiosk\ntroubleshooting\n- camera black -> restart app\n- screen frozen -> call IT\n',
    ['- **Camera black:** Restart the app.\n- **Screen frozen:** Call IT.'],
    ['then'],
  ],
  [
    'ordinals, which are no amounts',
    'expand',
    'Kiosk\n- iPad 9th gen or newer\n- speaker\n- stand\n',
    ['iPad 9th gen or newer'],
    ['**iPad'],
  ],
  [
    'a command behind an order',
    'expand',
    'Disk full\n- first check df -h and du -sh /var/lib\n- writes fail then\n',
    ['check `df -h`'],
    ['`first'],
  ],
  [
    'ends of a numbered outline that say something',
    'expand',
    '1. Snapshots\n 1.1 written by a job\n 1.2 kept for a day\n2. Keys\n 2.1 kept in memory\n 2.2 sent twice\n',
    ['## Snapshots\n\n- Written by a job\n- Kept for a day\n\n## Keys'],
    ['###', 'It k'],
  ],
  [
    'numbered parts with points below each',
    'expand',
    '1. What is Pulse\n - status page tool\n - for internal teams\n2. Create a page\n - pick template\n - publish it\n3. Incidents\n - severity 1-3\n - closed by hand\n',
    ['## What is Pulse\n', '## Create a page\n', '## Incidents\n'],
  ],
  [
    'times of day, which are no hours',
    'expand',
    '# Volunteer day\n\n- Sat 14 May, 9-15h\n- lunch provided\n- starts after 2 h\n',
    ['9-15h', '2 hours'],
  ],
  [
    'a title over an installation',
    'keywords',
    '# Plugins\n\n## Installation\n\nPlugins shipped with Shaarli need none. Shaarli loads each plugin.\n\n## Order\n\nShaarli runs plugins in order. Shaarli keeps it.\n',
    ['| Title tag | Plugins – Shaarli |'],
    ['Installation – Plugins'],
  ],
  [
    'a name that is but an example',
    'keywords',
    '# Behind a proxy\n\nYou may need a proxy like Traefik or Nginx.\n\n## Check the responses\n\nTraefik adds a prefix. Traefik strips it. Traefik is done.\n',
    ['- how to check the responses\n', '**Product:** [VERIFY]'],
    ['in Traefik'],
  ],
  [
    'no verbs as nouns',
    'keywords',
    '# Rotate a certificate\n\nThe cert-agent requests a new certificate. When implementing crawlers, avoid imposing excessive load. Regulate request frequency.\n\n## Before you begin\n\nYou know the change ticket.\n',
    ['- how to rotate a certificate'],
    ['- cert-agent requests', '- implementing', '- Regulate', '- before you begin'],
  ],
  [
    'no count as a term',
    'glossary-gen',
    '# Queue\n\nThe queue runs every five minutes. Five minutes is the smallest number that the scheduler accepts. Wait five minutes.\n',
    ['## Terms'],
    ['**five minutes**'],
  ],
];

describe('what strangers send', () => {
  for (const [what, mode, input, has, lacks = []] of ROWS)
    it(`${mode} reads ${what}`, () => {
      const { content } = run(mode, input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
