/* What a rule shows of itself: its figures stand for all, and its examples prove what was read of it. */
import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const engine = createEngine();

/** A text under one rule, with every correction made and what has none in «». */
function corrected(label: string, input: string): string {
  const style = { rules: [{ label, description: '' }], termSubs: [], glossary: [] };
  const { suggestions = [] } = engine.analyze({ mode: 'style-check', input, style, format: 'suggestions' });
  return [...suggestions]
    .sort((a, b) => b.range.start - a.range.start)
    .reduce(
      (text, { range, suggestion }) =>
        text.slice(0, range.start) +
        (suggestion ?? `«${text.slice(range.start, range.end)}»`) +
        text.slice(range.end),
      input,
    );
}

/** Rules with a text, and what they make of it; what they ask for stays as it is. */
const CORRECTED: readonly (readonly [rule: string, text: string, made: string])[] = [
  ['Refer to people on our waiting list as “applicants”', 'We have 40 of them.', 'We have 40 of them.'],
  ['500g → 500 g', 'Add 250g and 2kg.', 'Add 250 g and 2 kg.'],
  ['£3m, not £3 million; £3bn.', 'It cost £4 million and £2 billion.', 'It cost £4m and £2bn.'],
  ['Phone numbers with spaces (020 7946 0000)', 'Call 020-7946-0001.', 'Call 020 7946 0001.'],
  ['Never two links in one sentence', 'See [a](b.md) and [c](d.md).', 'See [a](b.md) and «[c](d.md)».'],
  ['"Said", never "claimed".', 'She claimed it.', 'She said it.'],
  ['No full stops in abbreviations (BBC, eg, ie)', 'In the U.K., e.g. there.', 'In the UK, eg there.'],
  [
    'Write "and", not "&", except in company names and logos',
    'A tea & a Marks & Spencer.',
    'A tea and a Marks & Spencer.',
  ],
  ['5.30pm, not 17:30', 'From 9:15 pm to 22:00.', 'From 9.15pm to «22:00».'],
  ['Temperature: degree sign, no space (20°C)', 'Bake at 180 °C.', 'Bake at 180°C.'],
  ['Semicolons never, contractions always.', 'I do not; he does.', "I don't«;» he does."],
  ['Use en dashes for ranges, em dashes never', 'In 10-20 days — or so.', 'In 10–20 days «—» or so.'],
  ['Address readers as “you”; “we” is the company.', 'We can. The user can.', 'We can. «The user» can.'],
  ['Never start a sentence with “And”, “But” or a number', 'But 5 came. 6 left.', '«But» 5 came. «6» left.'],
  ['Button labels: no more than 2 words', 'Click **Save all files**.', 'Click **«Save all files»**.'],
  ['Links: two to five words', 'See [here](a) or [the guide](b).', 'See [«here»](a) or [the guide](b).'],
  ['Lists: at least two items and at most seven.', '- One', '- «One»'],
  ['Temperatures: 20 °C, not 20°C', 'Bake at 180°C.', 'Bake at 180 °C.'],
  ['3D, not 3-D', 'A 3-D film in 2-D.', 'A 3D film in 2D.'],
  ['No hyphen in scores: 3–1 not 3-1', 'We won 2-0.', 'We won 2–0.'],
  ['Room 101, not Rm 101 or room 101', 'In Rm 204 and room 7.', 'In Room 204 and Room 7.'],
  ['Use the € sign', 'It costs EUR 5 or 6 euros.', 'It costs €5 or €6.'],
  ['At least two links per page', 'See [a](b.md).', '«See [a](b.md).»'],
  [
    'At least two links per page',
    'See [a](b.md), [c](d.md), and [e](f.md).',
    'See [a](b.md), [c](d.md), and [e](f.md).',
  ],
  ['Steps: under 4 words', '1. Open the big door.', '1. «Open the big door.»'],
  ['Steps: under 4 words', '1. Open the door.', '1. Open the door.'],
  ['Bullets: under 4 words', '- One two three four', '- «One two three four»'],
  ['Titles < 10 characters', '# Ten letters', '# «Ten letters»'],
  ['One ! max per email', 'Hi! Bye!', 'Hi! Bye«!»'],
  ['Use ET, CT, MT and PT, not EST or EDT', 'At 3 pm EST.', 'At 3 pm «EST».'],
  ['A&E, not ER', 'Go to ER.', 'Go to A&E.'],
  [
    'GP, not family doctor; "appointment" not "appt"',
    'The family doctor has an appt.',
    'The GP has an appointment.',
  ],
  ['Micrograms in full, never mcg or µg – too easy to misread', 'Take 50 mcg.', 'Take 50 micrograms.'],
  ['Bin the word "stakeholder".', 'Our stakeholder agreed.', 'Our «stakeholder» agreed.'],
  [
    'council tax lower case, except at the start of a sentence',
    'Council tax: pay your Council Tax.',
    'Council tax: pay your council tax.',
  ],
  ['Use headteacher. Head teacher ✗ principal ✗', 'The principal spoke.', 'The «principal» spoke.'],
  [
    'Say "first-generation students", not "underprivileged"',
    'Our underprivileged students.',
    'Our first-generation students.',
  ],
  [
    'Say "first-generation students", not "underprivileged"',
    'An underprivileged area.',
    'An «underprivileged» area.',
  ],
  ['"older people", not "elderly"', 'The elderly and the ill.', 'Older people and the ill.'],
  ['"Please" once per page at most', 'Please sit. Please wait.', 'Please sit. «Please» wait.'],
  ["Don't use 'very' more than once per page", 'Very good. Very bad.', 'Very good. «Very» bad.'],
  ['Room 101, not Rm 101', 'In Rm 204.', 'In Room 204.'],
  ['Ages: 5-year-old, not 5 year old', 'A 6 year old girl.', 'A 6-year-old girl.'],
  [
    '"wellbeing" one word, "check-up" hyphenated',
    'A checkup for your well-being.',
    'A check-up for your wellbeing.',
  ],
  ['Max 1 emoji per post and none in titles', '# Hi 🎉', '# Hi «🎉»'],
  ['No emoji (headings only)', '# Party 🎉\n\nParty 🎉', '# Party «🎉»\n\nParty 🎉'],
  ['Headings ≤ 6 words, no question marks', '## Why?\n\nWhy not?', '## Why«?»\n\nWhy not?'],
];

/** Rules with a part that their own examples prove unread, or that narrows them. */
const TOLD: readonly (readonly [rule: string, ...told: string[]])[] = [
  [
    'Use "customers", not "consumers". In legal texts "consumer" is right.',
    'In legal texts "consumer" is right',
  ],
  ['log in (verb), login (noun). not log-in, not "log into"', 'not “log-in”', 'not “log into”'],
  ['Opening hours: 10am–5pm. Not 10 am, not 10:00.', 'not “10:00”'],
  ['Scores with an en dash: 3–1. A hyphen (3-1) is wrong.', 'not “3-1”'],
  ['Tone: warm, not chatty; "you", not "the customer"', 'warm, not chatty'],
  ['Tone: calm and short; no "Oops"', 'calm and short'],
  ['"request", not "ticket" (support pages only)', 'support pages only'],
  ['Paragraphs: max 4 sentences. Lists: min 3 items', 'min 3 items'],
  ['Emails to parents: no "kids"', 'Emails to parents'],
  ['Club = singular (the club is), not "the team are"', 'Club = singular'],
];

/** Rules of which nothing is read, since what could be read would be something else. */
const UNREAD: readonly string[] = [
  '[JUMP], not jump',
  'Grade 5 not 5th grade',
  'Don\'t use "kill" for animals; "defeat" is what we say.',
  '"kill" only for animals',
  'Names of rooms: no "the"',
];

describe('a rule that shows what it means', () => {
  for (const [rule, text, made] of CORRECTED)
    it(`makes “${made.replaceAll('\n', ' ')}”: ${rule}`, () => assert.equal(corrected(rule, text), made));

  for (const [rule, ...told] of TOLD)
    it(`tells what its examples prove unread: ${rule}`, () => {
      const rest = readFreeText({ label: rule, description: '' }, RULES)?.rest ?? [];
      assert.deepEqual(
        told.filter((one) => !rest.includes(one)),
        [],
        rest.join(' | '),
      );
    });

  for (const rule of UNREAD)
    it(`is told whole: ${rule}`, () =>
      assert.equal(readFreeText({ label: rule, description: '' }, RULES), undefined));
});
