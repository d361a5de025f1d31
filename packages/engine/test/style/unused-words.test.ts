import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

/** Rules whose last words nothing reads, and those words. */
const TOLD: readonly (readonly [description: string, unused: string])[] = [
  ['Keep sentences under 25 words in tutorials.', 'in tutorials'],
  ['Write "sign in", not "log in", in our mobile docs.', 'in our mobile docs'],
  ['No more than three levels of headings in API references.', 'in API references'],
  ['Dates are written as 5 March 2026 in contracts.', 'in contracts'],
  ['Use bold for UI labels and code font for commands.', 'code font for commands'],
];

/** Quoted words behind a verb that nothing knows, beside a title that names their kind, and what is told. */
const QUOTED: readonly (readonly [label: string, description: string, told: string])[] = [
  ['Adverbs', 'Banish "very", "really", "extremely".', 'Banish "very", "really", "extremely"'],
  ['Filler', 'Purge "simply" and "just".', 'Purge "simply" and "just"'],
];

/** Rules that are read to their last word. */
const READ: readonly string[] = [
  'Use sentence case for headings.',
  'Avoid "simply" and "just" unless quoting users.',
  'Spell out numbers below 10, except in tables.',
  'Use contractions to sound friendly.',
  'Add alt text to every image so that screen readers can announce it.',
  'Define acronyms the first time you use them on a page.',
  'List items should be parallel and start with a capital letter.',
  'Address the reader as "you", not "the user".',
  'Use active voice wherever possible.',
];

describe('words of a rule that nothing read knows', () => {
  for (const [description, unused] of TOLD)
    it(`are told beside what is checked: ${description}`, () => {
      const read = readFreeText({ label: '', description }, RULES);
      assert.ok(read && read.readings.length > 0);
      assert.deepEqual(read.rest, [unused]);
    });

  for (const [label, description, told] of QUOTED)
    it(`are told where they are quoted: ${description}`, () =>
      assert.deepEqual(readFreeText({ label, description }, RULES)?.rest, [told]));

  for (const description of READ)
    it(`are none in: ${description}`, () => {
      const read = readFreeText({ label: '', description }, RULES);
      assert.ok(read && read.readings.length > 0);
      assert.deepEqual(read.rest, []);
    });
});
