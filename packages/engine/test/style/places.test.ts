import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const read = (label: string, description: string) => readFreeText({ label, description }, RULES);

const BASE = [
  'No semicolons',
  'Avoid the passive voice',
  'Don’t use contractions',
  'Avoid “simply”',
  'No exclamation marks',
  'Avoid jargon',
];
/** Parts of texts: of some a check can tell where they are, of others none can. */
const PARTS = [
  'headings',
  'table cells',
  'list items',
  'steps',
  'captions',
  'tooltips',
  'error messages',
  'code comments',
  'release notes',
  'the introduction',
];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Ways to say where a rule holds, and where it doesn't. */
const WAYS: Readonly<
  Record<string, (rule: string, part: string) => readonly [label: string, description: string]>
> = {
  '… in X.': (rule, part) => ['', `${rule} in ${part}.`],
  'In X, …': (rule, part) => ['', `In ${part}, ${small(rule)}.`],
  'X: …': (rule, part) => ['', `${capital(part.replace('the ', ''))}: ${small(rule)}.`],
  'X, as a title': (rule, part) => [capital(part.replace('the ', '')), `${rule}.`],
  '… except in X.': (rule, part) => ['', `${rule}, except in ${part}.`],
  '… Not in X.': (rule, part) => ['', `${rule}. Not in ${part}.`],
  '… X are exempt.': (rule, part) => ['', `${rule}. ${capital(part)} are exempt.`],
  '… This applies to X only.': (rule, part) => ['', `${rule}. This applies to ${part} only.`],
  '… In X it’s fine.': (rule, part) => ['', `${rule}. In ${part} it’s fine.`],
};

describe('where a rule holds', () => {
  for (const [name, way] of Object.entries(WAYS))
    it(`is checked or told: ${name}`, () => {
      for (const rule of BASE) {
        const everywhere = read('', `${rule}.`)?.readings.join();
        for (const part of PARTS) {
          const told = read(...way(rule, part));
          const isWider = told?.rest.length === 0 && told.readings.join() === everywhere;
          assert.ok(!isWider, way(rule, part).join(' :: '));
        }
      }
    });

  it('is where a check can tell it', () => {
    assert.deepEqual(read('', 'No jargon. This applies to headings only.')?.readings, ['jargon in heading']);
    assert.deepEqual(read('', 'No semicolons. In table cells they’re fine.')?.readings, [
      'semicolons except table-cell',
    ]);
    assert.deepEqual(read('', 'No semicolons. In table cells they’re fine.')?.rest, []);
  });
});
