import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const REST = `\n\n## Install\n\n\`\`\`sh\nnpm install quick-glob\n\`\`\`\n\n## Use\n\nThe walker returns the files of a folder in any order.\n\n## License\n\nMIT\n`;

/** How a README says what it is about, and the sentence that the summary and the meta description take from it. */
const ROWS: readonly (readonly [name: string, head: string, what: string])[] = [
  ['a quoted line', '# quick-glob\n\n> It’s a glob library for Node.js.', 'It’s a glob library for Node.js.'],
  [
    'a line without a full stop',
    '# quick-glob\n\nA library that finds files by patterns',
    'A library that finds files by patterns.',
  ],
  [
    'an order without a full stop',
    '# quick-glob\n\nFind files by patterns in folders',
    'Find files by patterns in folders.',
  ],
  ['the title of a manual page', '# quick-glob(1) -- The finder of files', 'The finder of files.'],
];

describe('taglines', () => {
  for (const [name, head, what] of ROWS)
    it(`are read from ${name}`, () => {
      assert.equal(run('summarize', head + REST, PRESET).content.split('\n')[2], what);
      assert.ok(
        run('keywords', head + REST, PRESET).content.includes(
          `| Meta description | ${what.replace(/\.$/, '')}`,
        ),
      );
    });

  for (const [name, head] of [
    ['a note', '# quick-glob\n\n> **Note:** The project moved to another home'],
    ['an alert', '# quick-glob\n\n> [!IMPORTANT]\n> The project moved to another home'],
    ['a title of two parts', '# Body - The Project Parameters'],
    ['a lead of a list', '# quick-glob\n\nThe project has these parts:\n\n- one'],
  ] as const)
    it(`are not read from ${name}`, () => {
      assert.doesNotMatch(
        run('summarize', head + REST, PRESET).content,
        /What it is\n\n(?:\*\*Note|The project)/,
      );
    });

  it('and package names keep their small letters, and name the product', () => {
    const { content } = run('keywords', `# quick-glob${REST}`, PRESET);
    assert.match(content, /\| Title tag \| quick-glob /);
    assert.match(content, /\*\*Product:\*\* `quick-glob`/);
    assert.doesNotMatch(content, /^- (?:install|license|use)/im);
  });
});
