import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const COMMITS = `# 3.1.0 (2026-04-01)

- feat(cli)!: \`push\` asks before it overwrites a branch (#41)
- fix: crash when the queue is empty (#40)
- chore: update the build image
- Bumped left-pad from 1.0.0 to 1.0.1

# 3.0.2

- test: add benchmarks
- perf: copy the queue once

# 3.0.1

- fix(types): incorrect return type on \`size()\`
`;

const PARAGRAPHS = `## 6.43.2 (2026-10-19)

### Bug fixes

Fix an issue where a scroll event moved the selection of the editor.

Avoid drawing the selection twice on iOS, since the native one cannot be hidden.

## 6.43.1 (2026-10-07)

### New features

The selection can be drawn by the editor.
`;

/** What a demanding writer expects of a changelog's extract, and what would be false in it. */
const ROWS: readonly (readonly [mode: 'summarize' | 'keywords', text: string, good: RegExp, bad?: RegExp])[] =
  [
    ['summarize', COMMITS, /^Changelog, in these versions: 3\.1\.0, 3\.0\.2, and 3\.0\.1\.$/m],
    [
      'summarize',
      COMMITS,
      /\*\*3\.1\.0 \(2026-04-01\)\*\*\n\n- Breaking: `push` asks .+\n- Fixed: crash when/,
      /feat|build image/,
    ],
    ['summarize', COMMITS, /\*\*3\.0\.2\*\*\n\n- Performance: copy the queue once$/m, /benchmarks|left-pad/],
    ['summarize', PARAGRAPHS, /\*\*6\.43\.2 \(2026-10-19\)\*\*\n\n- Fix an issue where/, /## Warnings/],
    ['summarize', PARAGRAPHS, /\*\*6\.43\.1 \(2026-10-07\)\*\*\n\n- The selection can be drawn/],
    [
      'keywords',
      PARAGRAPHS,
      /\| Title tag \| Changelog \[VERIFY\] Say of what\. \|/,
      /^- (?:fix|bug|chore)/m,
    ],
    ['keywords', PARAGRAPHS, /^- selection/m, /^- (?:bug fixes|fix|new features)/m],
  ];

const THANKED = `# Changes

## 4.3.1 - released 2020-06-12

- Removed deprecated modules:
    - rsa.old
- Signatures with zero bytes in front are rejected. Thanks Carnil for pointing this out.

## 4.3.0

- Python 2 is gone.
`;

describe('changelogs', () => {
  it('have no thanks, and nothing that leads in a list', () => {
    const { content } = run('summarize', THANKED, {});
    assert.match(content, /- Signatures with zero bytes in front are rejected\.\n/);
    assert.doesNotMatch(content, /Thanks|modules:/);
  });

  for (const [mode, text, good, bad] of ROWS)
    it(`${mode} gives ${good.source}`, () => {
      const { content } = run(mode, text, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  it('tell at most a third of the points of one version while there are others', () => {
    const version = (name: string): string =>
      `## ${name}\n\n${['north', 'east', 'south', 'west', 'inner'].map((side) => `- Added: the ${side} gate opens by itself.`).join('\n')}\n\n`;
    const { content } = run('summarize', version('2.0.0') + version('1.9.0') + version('1.8.0'), PRESET);
    assert.equal(content.match(/gate opens/g)?.length, 7);
    for (const name of ['2\\.0\\.0', '1\\.9\\.0', '1\\.8\\.0'])
      assert.match(content, new RegExp(`\\*\\*${name}\\*\\*\n\n- Added: the north`));
  });

  it('take headings below the kinds of changes for changes, and give no steps but those of an upgrade', () => {
    const { content } = run(
      'summarize',
      '# Tool release notes\n\nThese are the changes of the tool.\n\n## Version 2.0\n\n### New\n\n#### Hooks (#29)\n\nThe new file lets you add handlers. It is read first.\n\n#### Paths\n\nUse these names. You should:\n\n- Use the new name.\n- Use the short form.\n\n## Version 1.9\n\n- Bugfix: Do not fail when the file is empty.\n- Colors are kept when the window closes.\n',
      {},
    );
    assert.match(content, /- \*\*Hooks \(#29\):\*\* The new file lets you add handlers\.\n/);
    assert.doesNotMatch(content, /## (?:Steps|Warnings)/);
  });

  it('tell consumers of no version whose changes are all about code', () => {
    const text = '## 2.0.0\n\n- Added: the `push` call.\n\n## 1.9.0\n\n- Added: the gate opens by itself.\n';
    const { content } = run('summarize', text, PRESET, { audience: 'consumer' });
    assert.doesNotMatch(content, /\*\*2\.0\.0\*\*/);
    assert.match(content, /\*\*1\.9\.0\*\*\n\n- Added: the gate/);
  });

  it('may have one version alone', () => {
    const { content } = run(
      'summarize',
      '# Changelog\n\n## 3.2.0\n\n### Added\n\n- Dark theme.\n- Export of invoices as PDF.\n\n### Removed\n\n- **Breaking:** The old endpoint.\n',
      {},
    );
    assert.match(content, /- Removed: Breaking: The old endpoint\./);
    assert.match(content, /- Added: Export of invoices as PDF\./);
  });

  it('are no texts with one version in their title', () => {
    const { content } = run(
      'summarize',
      '# Parcel 2.4\n\nParcel sends parcels to any address.\n\n## 2.4 notes\n\nIt is quick.\n',
      PRESET,
    );
    assert.doesNotMatch(content, /Changelog/);
  });
});
