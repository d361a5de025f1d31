import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const reading = (label: string, description: string): string => {
  const read = readFreeText({ label, description }, RULES);
  return read ? [...read.readings, ...read.rest.map((words) => `[VERIFY] ${words}`)].join(' + ') : '[VERIFY]';
};

type Row = readonly [label: string, description: string, reading: string];

/** Rules that only permit, that were given up, or that others have: read by their label they would say the opposite. */
const LEFT_OPEN: readonly Row[] = [
  ['Oxford comma', 'Both ways are right, as long as each page is consistent.', '[VERIFY]'],
  ["We don't have a rule about semicolons", 'Use your judgement.', '[VERIFY]'],
  ['Emoji', "We used to forbid emoji. That's no longer the case.", '[VERIFY]'],
  ['"Simply" isn\'t banned', "Some guides ban it; ours doesn't.", '[VERIFY]'],
  ['Split infinitives', 'Split them freely.', '[VERIFY]'],
  ['"We" means the company', 'It\'s fine to use "we" when you talk about Acme.', '[VERIFY]'],
  ['Passive is not a sin', "Don't rewrite a sentence only because it's passive.", '[VERIFY]'],
  ['Passive voice ban lifted', 'As of March 2024 the passive is allowed again.', '[VERIFY]'],
  ['Exclamation marks', "The old guide banned them; this one doesn't.", '[VERIFY]'],
  ['No more "no contractions"', 'We dropped that rule; write as you speak.', '[VERIFY]'],
  ['Latin abbreviations', 'e.g. and i.e. are acceptable in tables and in notes.', '[VERIFY]'],
  ['Hyphens aren’t dashes', "Don't put a spaced hyphen where a dash belongs.", '[VERIFY]'],
  ["Don't shout", 'One exclamation mark is one too many.', '[VERIFY]'],
  ['No full stop in headings', 'Question marks are okay.', 'heading-punctuation'],
  ['Passive voice', "Don't fear the passive: it has its uses.", '[VERIFY]'],
  ['We', 'We used to ban "we". Not anymore.', '[VERIFY]'],
  ['Names', '"Dashboard" and "Inbox" are never translated.', '[VERIFY]'],
  ['"Which" needs a comma, "that" doesn\'t', '', '[VERIFY]'],
  ['Commas', 'Do not put a comma before "and" in a list of two.', '[VERIFY]'],
  ['Opt in', 'Do not hyphenate "opt in" as a verb.', '[VERIFY]'],
  ['Test your snippets', 'Please make sure all code snippets are tested.', '[VERIFY]'],
  ['', 'In code comments, no first person.', '[VERIFY]'],
  ['Leverage', '"Leverage" makes us smile. Use it often.', '[VERIFY]'],
];

/** What examples show, in any layout; a rule that finds what it shows as right is not read so. */
const SHOWN: readonly Row[] = [
  [
    'Bullets',
    'No:\n- open it;\n- close it;\n\nYes:\n- Open it\n- Close it',
    'list-capital + list-no-end-period',
  ],
  ['Short forms', "Prefer: don't, can't, it's. Over: do not, cannot, it is.", 'use-contractions'],
  ['Clock', '4 p.m. (right), 4PM (wrong), 4 PM (wrong)', 'am-pm a.m.'],
  ['Headings', 'Bad: Installation of the app. Good: Install the app.', 'heading-imperative'],
  ['Names of files', '✓ `main.py`\n✗ main.py', 'file-names'],
  ['Words', 'alright → all right; alot → a lot', 'alright → all right + alot → a lot'],
  ['Headline', 'Good: "Add users". Not good: "How do I add users?"', 'question-headings'],
  ['Marks', 'Instead of "Welcome back!" we write "Welcome back."', 'exclamation-marks'],
  [
    'Format',
    '| Item | Format |\n|---|---|\n| UI labels | bold |\n| File names | code font |',
    'bold-ui + file-names',
  ],
  ['', 'Avoid exclamation marks in headings only.', 'exclamation-marks headings'],
  ["In tables, don't leave cells blank", '', 'empty-cells'],
  ['', 'Every time you write "utilize", a kitten cries. Write "use".', 'utilize → use'],
];

/** What a label and a description say together. */
const TOGETHER: readonly Row[] = [
  ['Impact is a noun', 'Don\'t use "impact" as a verb. "Affect" is what you want.', '“impact” not as a verb'],
  [
    '"Login" as a verb',
    'Login is a noun. When you mean the action, write "log in".',
    '“login” not as a verb + “log in” not as a noun',
  ],
  ['And', 'Don\'t use "&" instead of "and".', '& → and + ampersands'],
  ['Log in / login', 'Use log in as a verb and login as a noun or adjective.', '“login” not as a verb'],
  ['Backups', 'Don\'t write "setup" or "backup" as verbs.', '“setup” not as a verb + “backup” not as a verb'],
  ['Avoid filler words', 'e.g. actually, basically', 'wordiness + ban actually, basically'],
  ['Down with the Oxford comma', '', 'no-serial-comma'],
  ['"Please"', 'Some editors delete it. Leave it where it is.', '[VERIFY]'],
  ['Leverage', 'The verb "leverage" is off limits.', 'ban leverage'],
  ['Grandfathered', 'We say legacy. The old term has a history.', 'grandfathered → legacy'],
  ['Things we never write', '- in order to\n- prior to', 'ban in order to, prior to'],
  ['Quick wins', '✅ choose ❌ opt for\n✅ show ❌ surface', 'opt for → choose + surface → show'],
  [
    'Headings: sentence case, no full stop, max 6 words',
    '',
    'sentence case headings + heading-punctuation + heading-words ≤ 6',
  ],
  ['Space before units', '10 MB rather than 10MB', 'unit-spacing'],
  [
    'One idea per sentence',
    'Aim for fifteen to twenty words. Anything beyond twenty-five needs splitting.',
    'sentence-words ≤ 25',
  ],
  ['Serial commas', 'Leave them out, unless the sentence is unclear without.', 'no-serial-comma'],
  ['Comma before and', 'Not in simple lists: "red, white and blue".', 'no-serial-comma'],
  ['versus', '"vs." → "versus" (in headings "vs." is OK)', 'vs. → versus except heading'],
  ['internet', 'Lower-case internet and web.', 'Internet → internet; Web → web'],
  ['Canadian spelling', 'Colour and centre as in Britain, but organize and analyze.', 'Canadian spelling'],
  ['Decorative images', 'have an empty alt attribute.', '[VERIFY]'],
  ['Job titles', 'Use lower case for job titles.', '[VERIFY]'],
  [
    '$',
    'Commands are copied. Leave off the dollar sign.',
    'shell-prompts + [VERIFY] Leave off the dollar sign',
  ],
  [
    'Headings',
    'Headings use sentence case and have no punctuation at the end.',
    'sentence case headings + heading-punctuation',
  ],
];

/** Several demands of a hurried rule: each is read, or told, and none is read of another thing. */
const HURRIED: readonly Row[] = [
  ['Headings', 'Title case\nNo full stop', 'title case headings + heading-punctuation'],
  [
    'Headings',
    'sentence case\nno full stop\nmax 8 words',
    'sentence case headings + heading-punctuation + heading-words ≤ 8',
  ],
  [
    'Headings',
    'Sentence case\nShort\nNo questions',
    'sentence case headings + question-headings + [VERIFY] Short',
  ],
  [
    'Headings',
    'Title case for H1\nSentence case for H3',
    'title case headings in h1 + sentence case headings in h3',
  ],
  ['Tone', 'Warm but direct. No jargon.', 'jargon + [VERIFY] Warm but direct'],
  ['Buttons', 'title case, no punctuation', 'button: title case + button: no full stop at the end'],
  ['Product names', 'title case', '[VERIFY]'],
  ['', 'Book titles in italics', '[VERIFY]'],
  ['Book titles', 'italics, no quotes', '[VERIFY]'],
  ['Job titles', 'Job titles have initial caps only when the title is next to the name', '[VERIFY]'],
  ['brackets', 'round ones only, and not more than once a paragraph', '[VERIFY]'],
  ['Contraction use', 'Contractions are not permitted in reference topics.', '[VERIFY]'],
  ['', 'npm always lowercase', 'Npm, NPM → npm'],
  ['', 'always write out Street (not St), Road (not Rd)', 'St → Street + Rd → Road'],
  ['Bullets', 'Do not use full stops, unless the point is longer than one sentence', 'list-no-end-period'],
  ['Bullets', 'No full stops unless they have two sentences', 'list-no-end-period'],
  ['Reading', 'Aim for a grade of 7–9.', 'Flesch-Kincaid grade ≤ 9'],
  ['Screenshots', 'PNG, max 800px wide', '[VERIFY]'],
  ['', 'No “There is/are”', 'ban There is, There are'],
  [
    'Exclamation marks',
    'None in docs. One per blog post, tops.',
    'exclamation-marks + [VERIFY] One per blog post, tops',
  ],
  ['Sign-in wording', 'sign in everywhere, never log in', 'log in → sign in'],
  ['', 'Use "sign in" everywhere, not "log in".', 'log in → sign in'],
  ['they/them', 'they, never he', 'ban he, him, his, himself + gender-neutral-language'],
  ['Headings', 'questions ok, no full stops, title case', 'heading-punctuation + title case headings'],
  [
    'Punctuation',
    'no ellipses, one ! per page, Oxford comma always',
    'exclamation-marks ≤ 1 per page + ellipses + serial-comma',
  ],
  ['Sentences', 'max 18 words, one comma at most', 'sentence-words ≤ 18 + commas ≤ 1 per sentence'],
  ['Bold', 'button names only', 'bold-ui alone'],
  ['Steps', 'one action per step', 'step-actions ≤ 1'],
  ['Phone numbers', 'Format 020 7946 0000, no brackets or dashes', 'phone number as “020 7946 0000”'],
  ['Titles', 'Dr and Mr without full stop', 'Dr, Mr without a full stop'],
  ['Bold', 'only for UI labels, never for emphasis', 'bold-ui alone'],
  ['Notes', 'max 2 per page, keep under 30 words', 'notes ≤ 2 per page + note-words ≤ 29'],
  ['Quotes', 'single quotes, punctuation outside', 'single-quotes + punctuation-outside-quotes'],
  ['contractions', 'yes in UI text, no in legal docs', '[VERIFY]'],
  [
    'Code samples',
    'language tag, no line numbers, max 80 chars per line',
    'code-block-language + code-line-characters ≤ 80 + [VERIFY] no line numbers',
  ],
  ['Product', 'Nimbus Drive, never Nimbus alone', 'Nimbus → Nimbus Drive'],
  ['Company', 'Never BW alone.', 'ban BW'],
  ['I', 'never I', 'ban I'],
  ['Captions', 'italic', 'captions in italics'],
  [
    'COVID-19',
    'all caps with hyphen, not Covid, not coronavirus',
    'Covid → COVID-19; coronavirus → COVID-19',
  ],
  ['email', 'lowercase, no hyphen', 'Email → email; e-mail, e mail, em-ail, em ail, ema-il, ema il → email'],
  ['Questions', 'None in headings, none in steps', 'question-headings + [VERIFY] no questions in steps'],
  ['Headings', 'no colon', 'colons headings'],
  ['Phone', 'no brackets', '[VERIFY]'],
  ['', "don't use & or + in headings", 'ban &|\\+ in heading + ampersands in heading'],
  ['', 'Never start a sentence with "There is" or a number', 'there-is + sentence-opening-numeral'],
];

describe('rules as teams tell them', () => {
  for (const [label, description, expected] of [...LEFT_OPEN, ...SHOWN, ...TOGETHER, ...HURRIED])
    it(`“${label} :: ${description}” is read as ${expected}`, () =>
      assert.equal(reading(label, description), expected));
});
