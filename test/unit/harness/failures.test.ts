import assert from 'node:assert/strict';
import { failuresOf } from '../../harness/failures.ts';

describe('what a failed group said', () => {
  it('is shown from its list of failures on', () => {
    const lines = [
      '  ✔ holds',
      '  1 passing (2s)',
      '\u001B[31m  1 failing\u001B[0m',
      '  1) breaks:',
      '     Error: no',
    ];
    assert.deepEqual(failuresOf('engine', lines).slice(1), lines.slice(2));
    assert.match(failuresOf('engine', lines)[0] ?? '', /^── failed: engine ─+$/);
  });

  it('is shown by its last lines when it ended without one', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
    assert.deepEqual(failuresOf('host', lines).slice(1), lines.slice(60));
  });
});
