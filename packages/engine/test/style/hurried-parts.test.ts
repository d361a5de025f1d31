/* Rules in haste: every part ends in a check, or is told by its own words. */
import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const restOf = (label: string, description: string) => readFreeText({ label, description }, RULES)?.rest;

/** Titles with parts that are all read. */
const HURRIED: readonly (readonly [label: string, ...parts: string[]])[] = [
  ['Headings', 'sentence case', 'no full stop', 'max 6 words'],
  ['Headings', 'title case', 'no question marks'],
  ['Sentences', 'max 20 words', 'active voice'],
  ['Voice', 'active voice', 'present tense', 'second person'],
  ['Lists', 'serial comma', 'no full stops'],
  ['Images', 'alt text on every image', 'alt text under 100 characters'],
  ['Links', 'no bare URLs', 'no "here"'],
  ['Spelling', 'British spelling', 'no contractions'],
];
/** Parts that no check can tell, nor a word of them. */
const FOREIGN: readonly string[] = [
  'surname after',
  'lowercase treatment names',
  'ping the supplier',
  'no vacant footers',
  'ticket number last',
  'at least 2 chapters',
];

describe('a part of a hurried rule', () => {
  for (const [label, ...parts] of HURRIED) {
    const rule = parts.join(', ');
    it(`is not told where it is read: ${label}: ${rule}`, () => assert.deepEqual(restOf(label, rule), []));

    it(`is told where nothing read uses a word of it: ${label}: ${rule}`, () => {
      const silent = FOREIGN.flatMap((foreign) =>
        parts.flatMap((_, at) => {
          const said = parts.with(at, foreign).join(', ');
          const rest = restOf(label, said);
          return rest === undefined || rest.join().toLowerCase().includes(foreign) ? [] : [said];
        }),
      );
      assert.deepEqual(silent, []);
    });
  }

  for (const [rule, told] of [
    ['No "click" on mobile pages.', 'click'],
    ['Never use "cheap" in letters. Write "sign in", not "log in".', 'Never use "cheap" in letters'],
    ['"proof" as a verb is fine, "proof-read" is not', '"proof-read" is not'],
  ] as const)
    it(`keeps its words to where it holds: ${rule}`, () =>
      assert.ok((restOf('', rule) ?? [rule]).some((one) => one.includes(told))));
});
