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
