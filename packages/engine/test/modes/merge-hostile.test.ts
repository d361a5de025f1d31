import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import { run } from './jobs.ts';

const DOCUMENT = '# Rooms\n\nThe room opens at 08:00, and the fee is 11 €.';
const merged = (changes: string, document: string): string =>
  run('rewrite', `=== INCORPORATE THE FOLLOWING ===\n${changes}\n=== EXISTING CONTENT ===\n${document}`)
    .content;

describe('a merge of what is long and empty', () => {
  const LENGTH = 190_000;
  for (const [name, changes, document] of [
    ['spaces within a change', `The fee is${' '.repeat(LENGTH)}12 € now.`, DOCUMENT],
    ['spaces before a change', `${' '.repeat(LENGTH)}The fee is 12 € now.`, DOCUMENT],
    ['blank lines between changes', `Dogs may come in.${'\n'.repeat(LENGTH)}The fee is 12 € now.`, DOCUMENT],
    ['blank lines with spaces', `Dogs may come in.${' \n'.repeat(LENGTH / 2)}The fee is 12 € now.`, DOCUMENT],
    ['spaces within the document', 'The fee is 12 € now.', `${DOCUMENT}${' '.repeat(LENGTH)}x`],
    ['blank lines in the document', 'The fee is 12 € now.', `${DOCUMENT}${'\n'.repeat(LENGTH)}x`],
  ] as const)
    it(`reads ${name} once`, () => {
      const used = measureProcessor();
      assert.match(merged(changes, document), /the fee is 12 €/i);
      assert(used() < 10_000, `${used()} ms`);
    });
});

describe('a merge of 800 changes into 900 sections', () => {
  it('takes a few seconds', () => {
    const names = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Ivy', 'Juniper', 'Larch', 'Maple'];
    const name = (at: number): string =>
      [at % 10, Math.floor(at / 10) % 10, Math.floor(at / 100)].map((one) => names[one]).join(' ');
    const document = Array.from({ length: 900 }, (_, at) => `## ${name(at)}\n\n${name(at)} has 3 seats.\n`);
    const changes = Array.from({ length: 800 }, (_, at) => `- ${name(at)} has ${5 + (at % 9)} seats now`);
    const used = measureProcessor();
    assert.equal(typeof merged(changes.join('\n'), document.join('\n')), 'string');
    assert(used() < 8_000, `${used()} ms`);
  });
});
