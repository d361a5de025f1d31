import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const TOOL = `# tallywatch

tallywatch compares what the ledger of your whole company thinks it has booked this year with what is really on your bank accounts tonight, and tells you about every single difference by mail.

tallywatch reads Terraform state on Linux. Run \`tally scan\` and look at \`/v1/reports\`. Use the \`Tally-Id\` header. The tallywatch report lists \`x\`.
`;
const MEETING = `# Guild sync, 19 November

Present: Mara, Tobias

## Search

The search logs show failed queries.
`;

interface Row {
  readonly what: string;
  readonly input: string;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    what: 'name the product as its title writes it',
    input: TOOL,
    has: ['- tallywatch (', '| Title tag | tallywatch |', '**Product:** `tallywatch`'],
  },
  {
    what: 'describe it with as much of its first sentence as fits',
    input: TOOL,
    has: ['accounts tonight. |'],
    lacks: ['and more.', '[VERIFY] No sentence'],
  },
  { what: 'name technologies that stand but once', input: TOOL, has: ['\n- Terraform\n', '\n- Linux\n'] },
  {
    what: 'have telling code that stands but once, where there is little',
    input: TOOL,
    has: ['`tally scan`', '`/v1/reports`', '`Tally-Id`'],
    lacks: ['- `x`'],
  },
  {
    what: 'take the name before a version for the product',
    input: '# Hearth 5.2 release notes\n\nHearth 5.2 makes large homes faster.\n',
    has: ['**Product:** `hearth`', '- Hearth'],
  },
  {
    what: 'know a name by its capital in a heading of small words',
    input:
      '# Rate limits of the Lumen service\n\nLumen counts requests. Lumen sends headers. Lumen answers.\n',
    has: ['- Lumen'],
    lacks: ['- lumen'],
  },
  {
    what: 'take a common noun for no product',
    input:
      '# Backpressure\n\nWith backpressure, a stage waits. Without backpressure, it fails. Both need backpressure.\n\n## What happens at the edge\n\nIt waits.\n',
    has: ['**Product:** [VERIFY]', '- what happens at the edge\n'],
  },
  {
    what: 'know the notes of a meeting by who was there',
    input: MEETING,
    has: ['**Content type:** `meeting-notes`'],
  },
  {
    what: 'take a section that readers are sent to for no name',
    input:
      '# Failover\n\nStop here and go to [Aftercare](#aftercare). The failover is done. See also Aftercare.\n\n## Aftercare\n\nReplace the node.\n\n## Related pages\n\nThe failover.\n',
    has: ['- failover'],
    lacks: ['- Aftercare', '- pages'],
  },
];

describe('keywords', () => {
  for (const { what, input, has, lacks = [] } of ROWS)
    it(what, () => {
      const { content } = run('keywords', input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
