import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { swapsOf } from '../../style/free-text/combine.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const swaps = (label: string, description: string): readonly string[] => {
  const read = readFreeText({ label, description }, RULES);
  const told = (read?.checks ?? [])
    .flatMap(swapsOf)
    .map(({ from, to }) => `${[from].flat().join()} → ${[to].flat().join()}`);
  return [...told, ...(read?.rest ?? []).map((words) => `[VERIFY] ${words}`)];
};

/** Ways to put a word, `{right}`, in the place of another, `{wrong}`. */
const WAYS: readonly (readonly [label: string, description: string])[] = [
  ['', 'Use {right} instead of {wrong}.'],
  ['', 'Don’t write {wrong}. Write {right}.'],
  ['', 'Don’t say {wrong}; say {right}.'],
  ['', 'Avoid {wrong}. Use {right} instead.'],
  ['', 'Instead of {wrong}, use {right}.'],
  ['', 'We call it {right}, not {wrong}.'],
  ['', 'It’s {right}, not {wrong}.'],
  ['', 'The word is {right}; {wrong} is wrong.'],
  ['', '{right} is right, {wrong} is wrong.'],
  ['', 'Change every {wrong} to {right}.'],
  ['', '{wrong} must be replaced by {right}.'],
  ['', '{wrong}: use {right}'],
  ['', 'Never use {wrong}; {right} is better.'],
  ['', 'Swap {wrong} for {right}.'],
  ['{wrong}', 'Use {right} instead.'],
];
const PAIRS = [
  ['utilize', 'use'],
  ['web site', 'website'],
  ['client', 'customer'],
] as const;
/** What is said of texts and their manner, and swaps no words. */
const NO_SWAPS = [
  'Instead of hype, use facts.',
  'Currency: use euros.',
  'Access must be restricted.',
  'Every statement must be technically accurate.',
  'It’s a tutorial, not a reference.',
  'Instead of long sentences, use lists.',
  'Avoid passive. Use active instead.',
];

describe('words that a rule puts in the place of others', () => {
  for (const [label, description] of WAYS)
    for (const [open, close] of [
      ['', ''],
      ['“', '”'],
    ])
      it(`are swapped: ${label} ${description.replace('{wrong}', `${open}…${close}`)}`, () => {
        for (const [wrong, right] of PAIRS) {
          const said = (text: string) =>
            text.replace('{wrong}', `${open}${wrong}${close}`).replace('{right}', `${open}${right}${close}`);
          const told = swaps(said(label), said(description));
          assert.ok(
            told.some((one) => one.toLowerCase().includes(wrong) && one.endsWith(`→ ${right}`)),
            `${said(label)} ${said(description)}: ${told.join('; ')}`,
          );
          assert.ok(!told.some((one) => one.startsWith('[VERIFY]')), told.join('; '));
        }
      });

  for (const rule of NO_SWAPS)
    it(`are none in: ${rule}`, () =>
      assert.deepEqual(
        swaps('', rule).filter((one) => one.includes('→')),
        [],
      ));
});
