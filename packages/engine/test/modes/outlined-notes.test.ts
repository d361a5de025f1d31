import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const BACKUPS = `Backups in Vaultkeeper
- What gets backed up
  - all databases
- Schedule
  - full on Sunday
- Restore
  - you get an email when done
- TODO: encryption`;
const IMPORT = `# Importing contacts

## Import
- Contacts > Import > Upload CSV
- map columns
- Start import

## After
- report by mail
- failed rows downloadable for 7 days
- undo possible within 24h`;

describe('an outline', () => {
  it('has a section for each of its points, whatever is still to be written', () => {
    assert.match(
      run('expand', BACKUPS).content,
      /## What gets backed up\n[^]+## Schedule\n[^]+## Restore\n[^]+\[VERIFY\][^\n]*ncryption/,
    );
  });
  it('has what is told after the steps as points, and no orders', () => {
    const { content } = run('expand', IMPORT);
    assert.match(content, /3\. Start the import\.\n\n## After\n\n- Report by mail\./);
    assert.match(content, /- Undo (?:is )?possible within 24 hours\./);
  });
  it('of shortcuts is a table of keys', () => {
    const prompt =
      'reference: keyboard shortcuts of the Sketchpad editor\nCtrl+N new sheet\nSpace + drag: pan\nEsc leaves the current tool\nF2 - rename the sheet';
    assert.match(
      run('generate', prompt, {}, { docType: 'reference' }).content,
      /\| `Ctrl\+N` \| New sheet\. \|\n\| `Space \+ drag` \| Pan\. \|\n\| `Esc` \| Leaves the current tool\. \|\n\| `F2` \| Rename the sheet\. \|/,
    );
  });
});
