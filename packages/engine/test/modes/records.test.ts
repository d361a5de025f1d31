import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { PRESET, run } from './jobs.ts';

const DESIGN = `# Move thumbnails to a worker

Author: Ines. Status: draft

Today the page waits until all thumbnails are made. We propose to make them in a worker.

## Design

The server puts each upload on a queue.

## Alternatives

1. Make them in the browser. Rejected: old phones are slow.
2. Buy a service. Rejected: it costs 900 euros a month.

## Risks

- A user may see a placeholder for a minute.
- A message may arrive twice.

## Open questions

- Who owns the worker?
- Do we keep the originals?
`;

const DECISION = `# Use one branch

## Context

Our branches live for three weeks on average.

## Decision

We work on one branch only.

## Consequences

- Every change must be safe to ship.
`;

const MINUTES = `Archive weekly – 12 May
Present: Ana, Joost, Mei

1. Scanner upgrade
- staging done on Friday, no errors
- Joost: the feeder jammed twice, needs a look
- decision: all scanners on 24 May
- AI: Joost to call the vendor by Monday
2. Cost
- forecast 41k, budget 38k
- we don't buy new shelves before autumn
`;

const RELEASE = `# Beacon 4.2

This release is about teams.

**New**
- Shared boards. Anyone in the workspace can open them.

**Changed**
- The list of boards holds at most 100 entries on one page.
- The progress bar no longer flickers.
`;

const CHAT = `[09:02] maria: checkout is slow again for all users
[09:11] maria: can we turn it off?
[09:12] tom: no, we would charge the wrong tax
[09:27] maria: @lee pls write to the vendor, the ticket needs the trace
[09:33] maria: and let's decide on thursday if the cache stays
`;

const MAIL = `Subject: Moving the support inbox

Hi everyone,

From October we answer all mail in the new tool, and the old inbox stays open for reading until the end of the year.

Why we do this: last quarter 140 mails were answered twice, and 37 of them were not answered at all by anybody.

What you need to do: log in once with your company account, check that your name is right, and hand over your open drafts.
`;

/** What an output must hold, and what it must not. */
const ROWS: readonly (readonly [
  what: string,
  mode: Mode,
  input: string,
  has: readonly string[],
  lacks: readonly string[],
])[] = [
  [
    'a proposal is what it proposes, after what is wrong today',
    'summarize',
    DESIGN,
    ['Today the page waits until all thumbnails are made. We propose to make them in a worker.'],
    [],
  ],
  [
    'options, risks and questions are told as such and are no steps',
    'summarize',
    DESIGN,
    [
      '## Alternatives\n\n- Make them in the browser.',
      '## Risks\n\n- A user may',
      '## Open questions\n\n- Who owns',
    ],
    ['## Steps'],
  ],
  [
    'a design is known by its sections',
    'keywords',
    DESIGN,
    ['**Content type:** `design-document`'],
    ['- risks', '- design\n'],
  ],
  [
    'what a design lacks is told',
    'outline',
    DESIGN,
    ['Readers of a design document', '**Rollout:**'],
    ['**Problem:**'],
  ],
  ['a short list is told whole', 'outline', DESIGN, ['Who owns the worker? Do we keep the originals?'], []],
  [
    'a decision is what was decided, after its context',
    'summarize',
    DECISION,
    ['## What it is\n\nOur branches live for three weeks on average. We work on one branch only.'],
    [],
  ],
  [
    'numbered lines above points are headings',
    'outline',
    MINUTES,
    ['# Archive weekly', '## Scanner upgrade', '## Cost'],
    ['Present:'],
  ],
  [
    'labels in notes say what a point is for',
    'summarize',
    MINUTES,
    [
      '## Decisions\n\n- All scanners on 24 May.',
      '## Next steps\n\n- Joost to call the vendor by Monday.',
      'Joost: the feeder jammed',
    ],
    ['AI:'],
  ],
  ['lines in bold are headings', 'outline', RELEASE, ['## New\n', '## Changed\n'], []],
  ['the name that an item begins with is its label', 'summarize', RELEASE, ['**Shared boards:** Anyone'], []],
  ['a report quotes its text as it is', 'outline', RELEASE, ['The progress bar no longer flickers.'], []],
  [
    'what is asked of somebody in a chat is a next step',
    'summarize',
    CHAT,
    [
      'Lee, please write to the vendor, the ticket needs the trace (Maria, 09:27).',
      "Let's decide on thursday",
    ],
    ['- We would charge'],
  ],
  [
    'the words that open a paragraph of a mail are its heading',
    'outline',
    MAIL,
    [
      '# Moving the support inbox',
      '## Why we do this\n\nLast quarter',
      '## What you need to do\n\nLog in once',
    ],
    ['## Subject'],
  ],
];

describe('records, notes and mails', () => {
  for (const [what, mode, input, has, lacks] of ROWS)
    it(what, () => {
      const { content } = run(mode, input, PRESET);
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
