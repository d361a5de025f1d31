import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { phrasesOf } from '../../style/free-text/combine.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const read = (label: string, description: string) => readFreeText({ label, description }, RULES);

const WORDS = ['utilize', 'basically', 'touch base'];
/** Ways to forbid words, with `{and}`, `{or}` or `{list}` for them. */
const BANS: readonly (readonly [label: string, description: string])[] = [
  ['', 'Avoid {and}.'],
  ['', 'Never write {or}.'],
  ['', 'We never use {or}.'],
  ['', 'Writers must not use {and}.'],
  ['', 'Do not say {or} in our docs.'],
  ['', '{and} should not appear in our docs.'],
  ['', '{and} have no place in our docs.'],
  ['', 'Delete {and} wherever you see them.'],
  ['', 'Leave out {and}.'],
  ['', '{list} — avoid.'],
  ['Words', '{list}: never.'],
  ['Words', '{list}. Cut them.'],
  ['Easy words', '{list} — cut them all'],
  ['Banned words', '{list}'],
];
const MARKS = { plain: ['', ''], quotes: ['"', '"'], 'curly quotes': ['“', '”'], code: ['`', '`'] } as const;

/** What a title names and its text speaks of, and what is read. */
const TITLED: readonly (readonly [label: string, description: string, reading: string])[] = [
  ['Semicolons', 'Should be avoided.', 'semicolons'],
  ['Emoji', 'Must not appear in documentation.', 'emoji'],
  ['Passive voice', 'Stay away from it.', 'passive-voice'],
  ['Bare URLs', 'Delete on sight.', 'bare-urls'],
  ['Serial comma', 'Required.', 'serial-comma'],
  ['Oxford comma', 'Always use it. Lists without it are ambiguous.', 'serial-comma'],
  ['Contractions', 'Use them. Text without them sounds stiff.', 'use-contractions'],
  ['Semicolons', 'Only between items that hold commas.', 'semicolons outside series'],
  ['Ampersand', 'Only in company names.', 'ampersands except name'],
  ['Percent', 'Use the symbol.', 'percent-sign'],
  ['Percent sign', 'Use the symbol, not the word.', 'percent-sign'],
  ['Master/slave', 'Use primary and replica.', 'master → primary + slave → replica'],
  ['Repo', 'Write repository.', 'repo → repository'],
  ['Whitelist', 'Say allowlist instead.', 'whitelist → allowlist'],
  ['', 'H4 and below are not allowed.', 'heading-depth ≤ 3'],
  ['', 'Only H1 to H3.', 'heading-depth ≤ 3'],
  ['', 'At most three heading levels.', 'heading-depth ≤ 3'],
  ['', 'Sentences with over 25 words must be split.', 'sentence-words ≤ 25'],
  ['Latin', 'No e.g., i.e., etc. Write it out.', 'latin-abbreviations'],
];
/** No words: manners of writing, and what titles say. */
const NO_BANS: readonly (readonly [label: string, description: string])[] = [
  ['', 'Avoid humor.'],
  ['', 'Never use spoilers.'],
  ['Tone', 'Use humor.'],
  ['Bold/italics', 'Use bold and italics.'],
];
/** Nothing that a check can tell: everyday words in one of their uses, what a thing is for, or is allowed in, and how often. */
const UNREAD: readonly (readonly [label: string, description: string])[] = [
  ['Weights', 'kg always, no "of" after the unit'],
  ['Times', 'No "at" before a time'],
  ['Time words', 'No "currently", "now" or "new" unless you give a date'],
  ['We', 'No "we" in manuals; blog posts can use it.'],
  ['FAQ titles', 'Question form ok in FAQs, otherwise verb first'],
  ['Signs', 'All caps for warnings'],
  ['All caps', 'For warnings'],
  ['Scripts', 'Ellipses mark a pause'],
  ['Log', 'Semicolons between entries, never at the end'],
  ['Parts', 'Slashes between parts ok'],
  ['Reviews', 'First person allowed in reviews by members'],
  ['!', 'One exclamation mark per page at the very most.'],
  ['Tests', 'Past tense in results, present elsewhere'],
];

describe('words that a rule forbids', () => {
  for (const [name, [open, close]] of Object.entries(MARKS))
    for (const [label, frame] of BANS)
      it(`are found: ${label} ${frame} (${name})`, () => {
        const words = WORDS.map((word) => `${open}${word}${close}`);
        const [last = '', ...others] = words.toReversed();
        const joined = (joint: string) => `${others.toReversed().join(', ')}, ${joint} ${last}`;
        const description = frame
          .replace('{and}', joined('and'))
          .replace('{or}', joined('or'))
          .replace('{list}', words.join(', '));
        const understood = read(label, description);
        assert.deepEqual(
          WORDS.filter(
            (word) => !phrasesOf(understood?.checks ?? []).some((phrase) => phrase.toLowerCase() === word),
          ),
          [],
        );
        assert.deepEqual(understood?.rest, []);
      });

  for (const [label, description] of NO_BANS)
    it(`are none in: ${label} ${description}`, () =>
      assert.deepEqual(phrasesOf(read(label, description)?.checks ?? []), []));

  for (const [label, description] of UNREAD)
    it(`are told to a person: ${label} ${description}`, () =>
      assert.equal(read(label, description), undefined));
});

describe('what is said of the thing that a title names, and of levels', () => {
  for (const [label, description, reading] of TITLED)
    it(`${label}: ${description}`, () => {
      const understood = read(label, description);
      assert.equal(understood?.readings.join(' + '), reading);
      assert.deepEqual(understood?.rest, []);
    });
});
