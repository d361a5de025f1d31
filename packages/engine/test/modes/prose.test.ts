import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '@housestyle/contract';
import { PRESET, run } from './jobs.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'drafts', name), 'utf8');
const INCIDENT = read('incident.txt');
const DESIGN = read('timers.design.txt');
const API = read('upload.api.md');
const EMAIL = `Hi all,

a quick note on the move of the photo archive to cold storage. Last week we copied 40,000 photos, and the bill fell by 12%.

Please don't delete anything from the old archive. It will be read-only from 1 July.

What I need from you by Friday: a list of the albums that your team still changes.

Best,
Nora
`;

const SHORT = `Yesterday at 14:05 UTC the checkout service began to answer with 502. The cause was a full disk on db-2.

We will add a disk alert. Jonas owns the alert, due Friday.
`;

/** What a demanding writer expects of what is drawn from a text without headings, and what would be wrong in it. */
const ROWS: readonly (readonly [Mode, string, string, readonly RegExp[], readonly RegExp[]])[] = [
  [
    'summarize',
    'takes points from all paragraphs, not two of the first',
    INCIDENT,
    [/- About 3,100 checkout/, /- The first alert fired/, /- We issued a new certificate/],
    [/^- Two things made this worse/m],
  ],
  [
    'summarize',
    'tells who will do what',
    INCIDENT,
    [/## Next steps\n\n- We will move the broker certificates[^\n]+owner Tomas\./],
    [],
  ],
  [
    'summarize',
    'tells who owns what, and when it is due',
    SHORT,
    [/## Next steps\n\n- We will add a disk alert\.\n- Jonas owns the alert, due Friday\./],
    [],
  ],
  [
    'outline',
    'takes a short report for a document, and no prompt',
    SHORT,
    [/## Root cause\n\nYesterday[^]*## Next steps\n/],
    [/names no kind of document/],
  ],
  [
    'summarize',
    'warns of what is not guaranteed',
    DESIGN,
    [/## Warnings\n\n- Cancelling is not guaranteed/],
    [],
  ],
  [
    'summarize',
    'keeps a short sentence that says more of the one before',
    EMAIL,
    [/- (?:Please )?[Dd]on.t delete anything from the old archive\. It /],
    [/What it is\n\na quick/],
  ],
  ['summarize', 'tells what is asked for', EMAIL, [/## Next steps\n\n- What I need from you by Friday/], []],
  [
    'summarize',
    'lists the parameters of an API page, and no fragment as a point',
    API,
    [/## Parameters\n\n- `target`: Address of the bucket\. Required\./, /- `retries`: .+ Default: `3`\./],
    [/^- (?:Stops|Sends) (?:a|the) /m, /^- partSize `number`/m],
  ],
  [
    'outline',
    'heads each passage by what it does or speaks of',
    INCIDENT,
    [/^## Root cause$/m, /^## Timeline$/m, /^## Contributing factors$/m, /^## Next steps$/m],
    [/\[VERIFY\] Heading/],
  ],
  [
    'outline',
    'heads passages by their subjects',
    DESIGN,
    [/^## Alternatives$/m, /^## Recurring timers$/m, /^## Migration$/m, /^## Open questions$/m],
    [],
  ],
  [
    'outline',
    'takes the title from what a note says it is about',
    `${EMAIL}\n${INCIDENT}`,
    [/^# Move of the photo archive to cold storage$/m],
    [/^## (?:Hi all|Best)/m],
  ],
  [
    'keywords',
    'finds terms in a short text',
    EMAIL,
    [/^- photo archive$/m, /^- cold storage$/m],
    [/too short/],
  ],
  [
    'keywords',
    'takes no verb for a term',
    DESIGN,
    [/^- timer/m],
    [/^- (?:worker dies|occurrence fires|fire)/m],
  ],
  ['keywords', 'takes no person for a product', INCIDENT, [], [/Priya/, /Tomas/]],
  [
    'keywords',
    'takes no month for a name',
    '# Pelican\n\nPelican watches folders.\n\n- v4 (Sep 2024): in Sep, Pelican lost globs.\n- v3 (Apr 2023): in Apr, Pelican watched links.\n- v2 (Apr 2022): Pelican was new in Apr.\n',
    [/\*\*Product:\*\* `pelican`/],
    [/^- (?:Apr|Sep)\b/m],
  ],
  [
    'glossary-gen',
    'reads what a thing holds as its definition',
    DESIGN,
    [/\*\*bucket\*\* \| A bucket holds all timers/],
    [/\*\*rolling back/],
  ],
  [
    'glossary-gen',
    'reads the definition under the heading of a class',
    API,
    [/\*\*`Uploader`\*\* \| A client that sends files in parts/],
    [],
  ],
  [
    'glossary-gen',
    'asks for no definition of words that everybody knows, nor of types',
    'The operating system starts. The operating system stops. An operating system waits. The operating system ends. The `port` argument is a number.',
    [],
    [/operating system\*\*/, /\*\*`?port/],
  ],
  [
    'glossary-gen',
    'keeps the whole word and not its short form',
    'Read the config file. The config wins. A config is short. One config is enough. The configuration is long.',
    [/Keep “configuration”/],
    [],
  ],
  [
    'explain',
    'leaves a default where it stands in front of what the parameter is for',
    '# Class: Pool\n\n### Parameters\n\n* **connections** `number | null` (optional) - Default: `null` - The number of clients to create.\n',
    [/\*\*connections\*\* \(a number or nothing, optional\): Default: `null` - The number/],
    [/: \. If/],
  ],
  [
    'glossary-gen',
    'takes no word in capitals for an acronym',
    'The copy may be faster, BUT it has limits. The API is small.',
    [],
    [/\*\*BUT/],
  ],
  [
    'explain',
    'says in words what can be passed and what comes back',
    API,
    [
      /\*\*retries\*\* \(a whole number, optional\): .+ If you leave it out, `3` is used\./,
      /\*\*tags\*\* \(a list of texts, optional\)/,
      /It gives back a|It gives back `Uploader`\./,
      /`8388608` \(8 MiB\) is used\./,
    ],
    [/Default:/],
  ],
  [
    'explain',
    'glosses words of the trade once, and never inside one another',
    INCIDENT,
    [/message broker \(a server that takes messages and hands them on\)/, /idempotency key \(a mark/],
    [/idempotency \(/, /handshake \(/],
  ],
];

describe('what is drawn from plain prose and API pages', () => {
  for (const [mode, name, text, held, absent] of ROWS)
    it(`${mode} ${name}`, () => {
      const { content } = run(mode, text, PRESET);
      for (const pattern of held) assert.match(content, pattern);
      for (const pattern of absent) assert.doesNotMatch(content, pattern);
    });

  it('explain leaves types and defaults to developers, and tells consumers what everybody else knows', () => {
    const text = `${API}\nThe payload is cached.`;
    const forDevelopers = run('explain', text, PRESET, { audience: 'developers' }).content;
    assert.match(forDevelopers, /\*\*retries\*\* `integer` \(optional\) - .+ Default: `3`/);
    assert.doesNotMatch(forDevelopers, /idempotent \(/);
    assert.match(run('explain', text, PRESET).content, /idempotent \(with the same effect/);
    assert.match(run('explain', text, PRESET, { audience: 'consumer' }).content, /payload \(the data that/);
  });
});
