import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

type Row = readonly [description: string, reading: string, told?: readonly string[]];

/** Rules in the Markdown that guides in repositories are written in. */
const MARKED_UP: readonly Row[] = [
  ['Always use the [serial comma](https://example.com/comma).', 'serial-comma'],
  ['**Avoid the word "simply".** Nothing is simple for everybody.', 'ban simply'],
  ['In most cases, **avoid "we"**.', 'first-person-plural'],
  ['**Exclamation marks.** We do not use exclamation marks.', 'exclamation-marks'],
  ['Avoid **leverage** and **utilize**.', 'ban leverage, utilize'],
  ['Write "menu” for “pulldown".', 'pulldown → menu'],
  [
    'Don\'t use Latin abbreviations like "e.g." or "i.e." Use an English equivalent, like "for example".',
    'latin-abbreviations',
  ],
  ['Do not skip heading levels (e.g., going from `H2` to `H4` is an error).', 'heading-increment'],
];

/** Several things that a sentence names alike: each is read, or told. */
const ALIKE: readonly Row[] = [
  [
    'No period at the end of a label, button, or heading.',
    'heading-punctuation',
    ['No period at the end of a label', 'No period at the end of a button'],
  ],
  ['Use present tense and direct guidance.', 'present-tense', ['Use present tense and direct guidance']],
  ['Keep headings concise but descriptive.', 'wordiness', ['Keep headings descriptive']],
  ['Do not end buttons and labels with punctuation.', 'label-punctuation'],
  ['Use bold for buttons, and code font for file names.', 'file-names | bold-ui'],
  ['Use active voice 80% of the time.', 'passive-voice', ['80% of the time']],
  ['Define acronyms and abbreviations on first use.', 'acronym-definition'],
  [
    'Never use title case for headings and table headers.',
    'sentence case in table-header | sentence case headings',
  ],
];

/** What is done to a word is no ban of it; a mark is never swapped everywhere; alternatives are each meant. */
const WORDS: readonly Row[] = [
  [
    'Never abbreviate "repository". Write "email", not "e-mail".',
    'e-mail → email',
    ['Never abbreviate "repository"'],
  ],
  ['Do not write "it\'s" or "they\'ve"; write "it is" or "they have".', "it's → it is; they've → they have"],
  ['Prefer "allow" over "whitelist/blacklist".', 'whitelist, blacklist → allow'],
  ["Avoid 'there is/are/were'.", 'ban there is, there are, there were'],
  [
    'Use "PR", not "merge request" (unless you speak of GitLab).',
    'merge request → PR',
    ['unless you speak of GitLab'],
  ],
  [
    'Avoid Latin abbreviations like "e.g." and "i.e." where English words do, such as "for example".',
    'ban e.g., i.e. | latin-abbreviations',
  ],
];

const OFFERED: readonly Row[] = [
  ['Do not use em dashes. Replace them with commas or parentheses.', 'em-dashes'],
  ['Use `...` instead of the Unicode ellipsis.', 'three dots for …'],
  ['Write "one", "two", "three" instead of "1", "2", "3".', '1 → one; 2 → two; 3 → three'],
  [
    'Avoid terms like *kill chain*, *DMZ* (use *perimeter network*), and *abort*.',
    'DMZ → perimeter network | ban kill chain, DMZ, abort',
  ],
  ['We want the Oxford comma. Flag missing Oxford commas.', 'serial-comma'],
  [
    'Use clear language, not jargon.\n\nExamples:\n\n* Write “use” not “utilize”\n* Write “buy” not “purchase”',
    'jargon | utilize → use | purchase → buy',
  ],
];

const LISTS: readonly Row[] = [
  ['Go down one heading level at a time.', 'heading-increment'],
  ['Lists have more than one item.', 'list-length ≥ 2'],
  ["Don't put periods after list items that aren't complete sentences.", 'fragment-punctuation'],
  ['Use end punctuation for list items that are complete sentences.', 'sentence-end-period'],
  ['End list items with a period only if they are full sentences.', 'fragment-punctuation'],
  ['Write versions as "Android X (API level YY)".', '-'],
];

describe('words shunned as the text of links', () => {
  it('are found in links alone', () => {
    const rules = [{ label: 'Links', description: 'Don’t use link text like “here” or “this document”.' }];
    const quoted = (input: string) =>
      createEngine()
        .analyze({
          mode: 'review',
          input,
          style: { rules, termSubs: [], glossary: [] },
          format: 'suggestions',
        })
        .suggestions?.map(({ original }) => original);
    assert.deepEqual(quoted('See it [here](a.md).'), ['here']);
    assert.deepEqual(quoted('It is here, in this document.'), []);
  });
});

describe('rules as repositories have them', () => {
  for (const [description, readings, told = []] of [...MARKED_UP, ...ALIKE, ...WORDS, ...OFFERED, ...LISTS])
    it(`“${description}” is read as ${readings}`, () => {
      const read = readFreeText({ label: '', description }, RULES);
      assert.deepEqual([read?.readings.join(' | ') ?? '-', read?.rest ?? []], [readings, told]);
    });
});
