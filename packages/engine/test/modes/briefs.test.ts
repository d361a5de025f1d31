import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const README = `Write a README for "tidy-csv", a command line tool in Rust that cleans CSV files: trims cells, removes duplicate rows, normalises dates to ISO 8601. Install with \`cargo install tidy-csv\`. Usage: \`tidy-csv input.csv -o output.csv --dates\`. Options: --dates normalise dates, --dedupe remove duplicate rows, --delimiter the delimiter (default comma). MIT license. Needs Rust 1.80.`;
const ADR = `ADR: we move from REST polling to server-sent events for build status. Context: 4,000 clients poll every 2 s. Options: WebSockets, SSE, long polling. We chose SSE because it needs no extra proxy. Consequences: clients older than 3.2 keep polling until June 2027. Decided by the platform team on 2026-10-02.`;
const TROUBLE = `Troubleshooting page for the mobile app's sync: "Sync failed: E401" means that the token has expired, sign in again. "Sync failed: E507" - storage is full; delete photos or buy storage. If the file is locked, the sync fails with E423. Sync stuck at 99 %: usually a long file name. For support engineers.`;
const TUTORIAL = `Tutorial: build a chat bot with our SDK (Python). The reader will learn to create a bot and deploy it. Steps: install the SDK with pip install parcelbot; get a token from the developer console; run it with python bot.py. They need Python 3.11.`;

/** Prompts in running text, and what a writer expects of the document: each fact where it belongs, in its own words. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, bad?: RegExp])[] = [
  [
    'a quoted name',
    README,
    /^# tidy-csv\n\ntidy-csv is a command-line tool in Rust that cleans CSV files\.$/m,
  ],
  [
    'a list of abilities',
    README,
    /## Features\n\n- Trims cells\.\n- Removes duplicate rows\.\n- Normalises dates to ISO 8601\.\n\n/,
  ],
  ['a call', README, /## Use\n\n```sh\ntidy-csv input\.csv -o output\.csv --dates\n```/],
  [
    'options',
    README,
    /\| `--dates` \| – \| Normalise dates\. \|\n\| `--dedupe` \| – \| Remove duplicate rows\. \|\n\| `--delimiter` \| `comma` \| The delimiter\. \|/,
  ],
  ['a license', README, /## License\n\nMIT license\./],
  ['a version that is needed', README, /## Requirements\n\n- You need Rust 1\.80\./],
  [
    'the labels of a decision',
    ADR,
    /## Context\n\n4,000 clients poll every 2 s\.\n/,
    /Context:|Consequences:|Options:/,
  ],
  ['who decided', ADR, /## Status\n\nDecided by the platform team on 2026-10-02\./],
  ['alternatives', ADR, /## Alternatives\n\n- WebSockets\.\n- Long polling\./],
  [
    'a message, its cause and the way out',
    TROUBLE,
    /### "Sync failed: E401"\n\nCause: The token has expired\.\n\nSolution: Sign in again\.\n/,
  ],
  [
    'a message, a dash and a way out',
    TROUBLE,
    /### "Sync failed: E507"\n\nCause: Storage is full\.\n\nSolution: Delete photos or buy storage\.\n/,
  ],
  ['a cause before the failure', TROUBLE, /### The sync fails with E423\n\nCause: The file is locked\./],
  [
    'a cause without a way out',
    TROUBLE,
    /### Sync stuck at 99 %\n\nCause: (?:Usually|Mostly|Often) a long file name\./,
  ],
  ['readers in a sentence of their own', TROUBLE, /It is for support engineers\./, /For support engineers/],
  [
    'steps after a label',
    TUTORIAL,
    /1\. Install the SDK with `pip install parcelbot`\.\n2\. Get a token from the developer console\.\n3\. Run it with `python bot\.py`\./,
  ],
  ['readers that the prompt speaks of', TUTORIAL, /You need Python 3\.11\./, /They need|The reader/],
];

describe('a prompt in running text', () => {
  for (const [name, prompt, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  for (const prompt of [README, ADR, TROUBLE, TUTORIAL])
    it(`gives a document in our own style: ${prompt.slice(0, 40)}…`, () => {
      const report = run('style-check', run('generate', prompt, PRESET).content, PRESET).content;
      assert.ok(Number(/Style score: (\d+)%/.exec(report)?.[1]) >= 90, report);
    });
});
