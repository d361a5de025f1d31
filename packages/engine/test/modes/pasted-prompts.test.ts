import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const PLANS =
  'Reference page for the quotas of our plans. From the sheet:\n\nQuota\tBasic\tPlus\nBoards\t2\t40\nGuests\t-\t15\n\nGuests count once, whatever they may see.';
const EXPORT =
  'Release notes for Corkboard 2.4:\n\nCB-12 | Feature | Boards have a cover\nCB-15 | Bug | Pins jump while dragging\nCB-19 | Bug | Export stops at 50 pins';
const THREAD =
  'Make a runbook out of this thread\n\n#mail-ops\nAda L  9:41 AM\nmail queue is stuck again, what did we do last time?\nBert  9:43 AM\ncheck `mailq | tail -1` first\nBert  9:44 AM\nthen `postsuper -r ALL`, takes a minute\nAda L  9:52 AM\nthat worked. if it comes back today who do I call?\nBert  9:53 AM\nhosting, schedule "mail-primary"';
const CALL =
  'Document our call for labels\n\nPOST /v1/labels\n\nbody\nboard_id   string    required   the board\ncolor      string    optional   a hex code\n\nexample:\n{"board_id": "b_1", "color": "#ff0"}\n\nresponse 201\n{"id": "l_7"}';
const MODULE =
  'README for corkctl\n\nprovider "cork" {\n  token = "x"\n}\n\nOutputs: board_id, url\n\nGotchas: the first run takes 10 minutes. Delete needs an empty board.\n\nMIT';
const INCIDENT =
  'Postmortem for the mail outage\n\nTimeline (UTC)\n08:02 deploy of mailer 3.1\n08:09 alert fires\n\nThe root cause was that the relay had no disk left. Our guide asks for an alert on it but nothing checks that.\n\nWent badly: the runbook was old. status page updated late\n\nAIs:\n- alert on disks (Ada)\n- review the runbook (Bert)';
const TICKETS =
  'Troubleshooting page for the scanner. Top tickets:\n\n1. "No signal" (12) - the cable is loose. Plug it in again.\n2. Pages are blank (9). The lamp is off; press Lamp.\n3. slow only on Mondays (3). Nothing we can do, the network.\n\nService desk ext. 210, 8-17h';
const WHOLE =
  'Concept page on how the pool picks workers. Workers take jobs in that order, but to keep small ones alive, every fifth pick goes to a small job. Within a lane it is age.';

const MACROS =
  'Turn these support macros into an FAQ for the bonus card\n\nMacro 1 - Lost card\nBlock it in the app. A new card is 3 EUR.\n\nMacro 2 - Points missing\nWait 48 hours. If they are missing then, send us the receipt.';
const ANSWERS =
  'FAQ on the roof rental\n\n- what if I move? -> the new owner takes over\n- min contract: 20 years\n- roof repair -> once free';
const VALUES =
  'reference for the env vars of the sizer\n\nSIZER_PORT   8080   port it listens on\nSIZER_DIR    /tmp   where results are kept\nSIZER_MAX    25     bigger images are refused';
const SCRIPT =
  'Tutorial: first chart with plotkit\n\nMake index.html with this script\n\nimport { Chart } from "plotkit"\nconst chart = new Chart("x")\nchart.draw()\n\nnpx plotkit serve, open http://localhost:5173, you see a chart.';
const MOVE =
  'how to move a mailbox to the new server\n\n1. tell the user it is read-only for 20 min\n2. lock the box\n3. copy the file to the new server\n4. unlock it';

const QUOTED =
  'FAQ from the mails we got about the tea club\n\n"Do I have to order monthly?" No. Skip as often as you like.\n"how do I stop?" Write to us. It ends with the month.';
const CODES =
  'reference of the codes of "stricta"\n\n--fix         apply safe fixes\n--max N       fail when there are more\n--quiet       no output\n\nExit codes\n0  no findings\n1  findings\n3  crash, please report';

/** What people paste into a prompt, and what a writer expects of the page. */
const ROWS: readonly (readonly [
  name: string,
  docType: string,
  prompt: string,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'cells between tabs as a table',
    'reference',
    PLANS,
    /\| Quota \| Basic \| Plus \|\n\| --- \| --- \| --- \|\n\| Boards \| 2 \| 40 \|\n\| Guests \| - \| 15 \|/,
  ],
  [
    'an export of tickets as changes',
    'release notes',
    EXPORT,
    /## New features\n\n- Boards have a cover\.[^]+- \*\*Bug:\*\* Pins jump while dragging\./,
    /CB-1/,
  ],
  [
    'a thread as steps in its order',
    'runbook',
    THREAD,
    /^# Runbook: Mail queue is stuck\n[^]+1\. Check `mailq \| tail -1` first\.\n2\. [^\n]*`postsuper -r ALL`[^]+If it comes back today, contact hosting, schedule "mail-primary"/,
    /Ada|Bert|\d:\d\d|mail-ops|That worked/,
  ],
  [
    'columns as parameters, and objects as code with what leads them in',
    'API reference',
    CALL,
    /```json\n\{"board_id"[^]+\| `board_id` \| String \| Yes \| The board\. \|\n\| `color` \| String \| No \| A hex code\. \|[^]+Returns `201`:\n\n```json\n\{"id": "l_7"\}/,
    /Body\./,
  ],
  [
    'code as it stands, and sections of its own names whole',
    'README',
    MODULE,
    /```\nprovider "cork" \{\n {2}token = "x"\n\}\n```[^]+## Outputs\n\n[^\n]+\n\n## Gotchas\n\nThe first run takes 10 minutes\. Delete needs an empty board\.\n\n## License/i,
    /\[VERIFY\] \|/,
  ],
  [
    'all of a line under its label, and what goes on with a cause with it',
    'postmortem',
    INCIDENT,
    /## Timeline\n\n- \*\*08:02:\*\*[^]+had no disk left\. Our guide asks[^]+## What went badly\n\n- The runbook was old\.\n- The status page was updated late\.\n\n## Action items\n\n- [^\n]+\n- Review the runbook/i,
  ],
  [
    'each item of a list of problems as one',
    'troubleshooting',
    TICKETS,
    /### "No signal" \(12\)[^]+### Pages are blank \(9\)[^]+### Slow only on Mondays \(3\)[^]+## Get help\n\n- Service desk ext\. 210/,
    /Good to know/,
  ],
  [
    'texts below names of their own as answers',
    'FAQ',
    MACROS,
    /^# Bonus card: [^]+### Lost card\?\n\nBlock it in the app\. A new card is 3 EUR\.\n\n### Points missing\?\n\nWait/,
    /Macro/,
  ],
  [
    'each item of a list with arrows as a question',
    'FAQ',
    ANSWERS,
    /### What if I move\?\n\nThe new owner takes over\.\n\n### How long is the min contract\?\n\nThe min contract is 20 years\.\n\n### Roof repair\?/,
  ],
  [
    'a column of values as defaults',
    'reference',
    VALUES,
    /\| Name \| Default \| Description \|[^]+\| `SIZER_DIR` \| `\/tmp` \| Where results are kept\. \|/,
  ],
  [
    'statements of a program as one block, below what leads them in',
    'tutorial',
    SCRIPT,
    /1\. Make `index\.html` with this script:\n\n {3}```\n {3}import[^]+chart\.draw\(\)\n {3}```\n2\. /,
  ],
  [
    'questions between quotation marks with all of their answers',
    'FAQ',
    QUOTED,
    /^# Tea club: [^]+### Do I have to order monthly\?\n\nNo\. Skip as often as you like\.\n\n### How do I stop\?\n\nWrite to us\. It ends with the month\./,
    /Good to know/,
  ],
  [
    'codes below a name of their own as a section',
    'reference',
    CODES,
    /## Exit codes\n\n- `0`: no findings\.\n- `1`: findings\.\n- `3`: crash/i,
  ],
  ['steps of a move as steps', 'how-to', MOVE, /## Steps\n\n1\. Tell[^]+4\. Unlock it\./, /What changes/],
  [
    'a sentence that a conjunction holds together as one',
    'concept',
    WHOLE,
    /Workers take jobs in that order, but to keep small ones alive, every fifth pick goes to a small job\. Within a lane it is age\./,
  ],
];

describe('a prompt into which something is pasted', () => {
  for (const [name, docType, prompt, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, {}, { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
