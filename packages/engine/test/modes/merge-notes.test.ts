import assert from 'node:assert/strict';
import { run } from './jobs.ts';

type Row = readonly [change: string, document: string, says: readonly string[], not?: readonly string[]];

const BACKUP = 'The nightly backup starts at 02:00 UTC.\n\nStart it again with `backup run --full`.';
const LIBRARY = 'You can borrow books for three weeks, and DVDs for one week.\n\nYou can renew books twice.';
const PAY = 'You can pay in cash or by card at the gate.';
const REACH = 'Write to us by email, by chat, or by phone at +49 30 555 0101.';
const MENU =
  '| Dish | Price | Notes |\n| --- | --- | --- |\n| Lentil salad | 8.90 | vegan |\n| Pasta | 10.50 | vegetarian |\n| Soup | 5.20 | vegan |';
const RENTAL =
  '| Bike | Price per day |\n| --- | --- |\n| City bike | 15 € |\n| E-bike | 30 € |\n| Tandem | 28 € |';

/** Changes as colleagues note them: what the document then says, and what it does not say. */
const ROWS: readonly Row[] = [
  [
    'FYI nightly backup moved from 02:00 to 03:30',
    BACKUP,
    ['starts at 03:30 UTC'],
    ['02:00', '`backup moved`', 'VERIFY'],
  ],
  ['The nightly backup: 02:00 → 03:30', BACKUP, ['starts at 03:30 UTC'], ['02:00']],
  ['The nightly backup was pushed back from 02:00 to 03:30.', BACKUP, ['starts at 03:30 UTC'], ['02:00']],
  [
    'you can now renew three times, before it was two',
    LIBRARY,
    ['renew books three times.'],
    ['twice', 'VERIFY'],
  ],
  ['DVDs are no longer lent', LIBRARY, ['books for three weeks.'], ['DVD', 'VERIFY']],
  ['We no longer lend DVDs.', LIBRARY, ['books for three weeks.'], ['DVD']],
  ['We no longer take cards, only cash', PAY, ['You can pay in cash at the gate.'], ['card', 'VERIFY']],
  ["we don't accept cards any more", PAY, ['You can pay in cash at the gate.'], ['card']],
  ["we don't do phone support any more", REACH, ['by email or by chat.'], ['phone', '0101']],
  ['we no longer offer chat', REACH, ['by email or by phone at +49 30 555 0101.'], ['chat']],
  ['The lentil salad is off the menu.', MENU, ['| Pasta |'], ['Lentil']],
  [
    'New: Mushroom risotto, 13.50, vegetarian',
    MENU,
    ['| Soup | 5.20 | vegan |\n| Mushroom risotto | 13.50 | vegetarian |'],
    ['VERIFY'],
  ],
  ['pasta goes from 10.50 to 11.20 €', MENU, ['| Pasta | 11.20 |'], ['10.50']],
  ['We stopped renting out tandems.', RENTAL, ['E-bike'], ['Tandem', 'tandem']],
  [
    'Contact for database questions is Priya, not Tom anymore.',
    'If it fails twice, call Tom (ext. 112).\n\nDatabase questions go to Tom.',
    ['Database questions go to Priya.', '“Tom” still stands in “If it fails twice, call Tom (ext. 112).”'],
  ],
  [
    'Contact: Ms. Demir (0221 998877) instead of Ms. Lang.',
    'Questions? Call Ms. Lang at 0221 112233.',
    ['Call Ms. Demir at 0221 998877.'],
    ['Lang at'],
  ],
  [
    'Coach is Mia Brandt, Jonas Reh has left.',
    'Your coach is Jonas Reh.\n\nCall Jonas if it rains.',
    ['Your coach is Mia Brandt.', '“Jonas” still stands in “Call Jonas if it rains.”'],
  ],
  [
    '`/v1/users` is deprecated, use `/v2/users`',
    '`GET /v1/users` lists users.\n\n```bash\ncurl https://api.example.com/v1/users?page=2\n```',
    ['`GET /v2/users`', 'https://api.example.com/v2/users?page=2'],
    ['/v1/'],
  ],
  [
    'rate limit is 100 req/min now',
    'You can send 60 requests per minute.',
    ['100 requests per minute.'],
    ['60', 'VERIFY'],
  ],
  [
    'the config file is now called tidy.config.json',
    'Put a `tidy.json` file there.',
    ['`tidy.config.json` file'],
    ['VERIFY'],
  ],
  [
    'Exports now also support XLSX',
    'You can export contacts as CSV or JSON.',
    ['as CSV, JSON, or XLSX.'],
    ['VERIFY'],
  ],
  [
    'And we accept PayPal as of today.',
    'You can pay by credit card or bank transfer.',
    ['by credit card, bank transfer, or PayPal.'],
    ['VERIFY'],
  ],
  ['Minimum Go version: 1.23', '- Go 1.21 or later\n- Git', ['- Go 1.23 or later'], ['1.21']],
  [
    'Docker image moved to ghcr.io/acme/pulse.',
    '```bash\ndocker run docker.io/acme/pulse\n```',
    ['docker run ghcr.io/acme/pulse'],
    ['docker.io'],
  ],
  ['Towels cost 2 €, they are no longer free', '- Sauna\n- Showers; towels are free', ['Showers']],
  [
    "passwords don't expire anymore",
    'Passwords expire after 90 days. You get a reminder by email before.',
    ["Passwords don't expire anymore.", 'may also end “You get a reminder by email before.”'],
  ],
  [
    '`pulse init` is gone, config is created automatically',
    'Run `pulse init` first.',
    ['pulse init'],
    ['`created automatically`'],
  ],
  [
    'Send claims to money@acme.example within two weeks',
    'Send claims to travel@acme.example within 30 days.',
    ['money@acme.example'],
  ],
  ['Open daily 9-19.', 'Open Tuesday to Sunday, 10:00–18:00.', ['daily']],
  [
    'Applications can be made online only.',
    '# Permit\n\n## How to apply\n\nHand in the form, or send your application by post.',
    ['[VERIFY] '],
  ],
  [
    'Slack from Maria: "the fee is 12 € now. phone stays the same"',
    'The fee is 10 €.',
    ['The fee is 12 €'],
    ['Slack'],
  ],
];

describe('a merge of notes between colleagues', () => {
  for (const [change, document, says, not = []] of ROWS)
    it(`makes: ${change}`, () => {
      const { content } = run(
        'rewrite',
        `=== INCORPORATE THE FOLLOWING ===\n${change}\n=== EXISTING CONTENT ===\n${document}`,
      );
      for (const words of says) assert(content.includes(words), `${words} in\n${content}`);
      for (const words of not) assert(!content.includes(words), `no ${words} in\n${content}`);
    });
});

describe('a merge with a part that is empty', () => {
  const merged = (changes: string, document: string): string =>
    run('rewrite', `=== INCORPORATE THE FOLLOWING ===\n${changes}\n=== EXISTING CONTENT ===\n${document}`)
      .content;
  it('says that there are no changes', () => {
    assert.match(
      merged('', 'The fee is 5 €.'),
      /^The fee is 5 €\.\n\n> \[VERIFY\] Nothing to work in stands below/,
    );
  });
  it('says that there is no document', () => {
    assert.match(
      merged('The fee is 5 €.', ''),
      /^> \[VERIFY\] The fee[^]*\[VERIFY\] No document stands below/,
    );
  });
  it('says the same in two ways once', () => {
    const document = '# Shop\n\n## Mails\n\nWe read mails daily.';
    assert.doesNotMatch(
      merged('- We answer mails within two days.\n- We answer mails within 2 days.', document),
      /2 days/,
    );
  });
});
