import assert from 'node:assert/strict';
import { run, SIGN_IN } from './jobs.ts';

const merge = (guidelines: string, content: string): string =>
  run('rewrite', `=== INCORPORATE THE FOLLOWING ===\n${guidelines}\n=== EXISTING CONTENT ===\n${content}`)
    .content;

const API = [
  '# Shelf API',
  '',
  'Log in to get a key.',
  '',
  '## API keys',
  '',
  '- Create a key in the settings.',
  '- Keys expire after 90 days.',
  '',
  '## Rate limits',
  '',
  'The rate limit is 60 requests per minute for each key.',
  '',
  '[a]: https://example.com',
  '',
].join('\n');

const GUIDE = [
  '# Acme style guide',
  '',
  '## Voice and tone',
  '',
  '- Use the second person.',
  '',
  '## Terminology',
  '',
  "| Use | Don't use |",
  '| --- | --- |',
  '| sign in | log in |',
  '',
  '## Formatting',
  '',
  '1. Use sentence case in headings.',
  '',
].join('\n');

/** What is new, the document, what the answer holds, and what it doesn't. */
const ROWS: readonly (readonly [string, string, string, readonly string[], readonly string[]])[] = [
  [
    'keeps the capital of what it exchanges',
    'Use "sign in" instead of "log in".',
    API,
    [API.replace('Log in', 'Sign in')],
    [],
  ],
  ['follows rules and keeps the rest', 'log in → sign in', API, [API.replace('Log in', 'Sign in')], []],
  [
    'puts a fact into the section that takes it up, as an item of its list',
    '- An account holds up to five API keys.',
    API,
    ['- Keys expire after 90 days.\n- An account holds up to five API keys.\n\n## Rate limits'],
    ['[VERIFY]'],
  ],
  ['says nothing twice', '- Keys expire after 90 days!', API, [API], ['[VERIFY]']],
  [
    'puts a section where the document has none, before definitions of links, code included',
    '## Timeouts\n\nRequests end with `504` after 30 seconds.\n\n```http\nRetry-After: 5\n```',
    API,
    [
      'for each key.\n\n## Timeouts\n\nRequests end with `504` after 30 seconds.\n\n```http\nRetry-After: 5\n```\n\n[a]: https://example.com\n',
    ],
    [],
  ],
  [
    'adds to a section of the same name',
    '### Rate Limits\n\nRequests over the limit get `429`.',
    API,
    ['for each key.\n\nRequests over the limit get `429`.\n\n[a]:'],
    ['### Rate'],
  ],
  [
    'puts a new number in place of the old one that is said of the same',
    'The rate limit is 100 requests per minute for each key.',
    API,
    ['The rate limit is 100 requests per minute for each key.'],
    ['60 requests', '[VERIFY]'],
  ],
  [
    'takes a new section with its text, and text for a section that is named',
    'Add a section on logs: logs are kept for 30 days.\nIn "API keys" mention that keys are shown once.',
    API,
    [
      '- Keys expire after 90 days.\n\nKeys are shown once.\n\n## Rate limits',
      '## Logs\n\nLogs are kept for 30 days.',
    ],
    ['[VERIFY]', 'mention', 'Add a section'],
  ],
  [
    'takes out what it is told to',
    'Remove the part about rate limits.',
    API,
    [API.replace('## Rate limits\n\nThe rate limit is 60 requests per minute for each key.\n\n', '')],
    ['Rate limits', '[VERIFY]'],
  ],
  [
    'takes out a section and says why it goes only to itself',
    'Remove the section about rate limits; nobody reads it.',
    API,
    [API.replace('## Rate limits\n\nThe rate limit is 60 requests per minute for each key.\n\n', '')],
    ['Rate limits', '[VERIFY]', 'nobody'],
  ],
  [
    'adds a section that is named in quotation marks',
    'Add a section "Logs": logs are kept for 30 days.',
    API,
    ['## Logs\n\nLogs are kept for 30 days.'],
    ['[VERIFY]', '"Logs"'],
  ],
  [
    'renames a thing that the text tells the former name of, and words everywhere',
    '- The tool is now called Tripwise (formerly Shelf).\n- "Log in" is now called "Sign in" everywhere.',
    API,
    ['# Tripwise API\n\nSign in to get a key.'],
    ['Shelf', 'Log in', '[VERIFY]'],
  ],
  [
    'names two statements that give other amounts of one thing',
    '- Keys of a trial expire after 3 and 5 days.',
    API,
    [
      '- Keys expire after 90 days.\n- Keys of a trial expire after 3 and 5 days.',
      '[VERIFY] Keep one of the two: “Keys expire after 90 days.”',
    ],
    [],
  ],
  [
    'finishes what was noted in a hurry, and finds the section that it names',
    '## Shelf changes\n\n- api keys also need a label',
    API,
    ['- Keys expire after 90 days.\n- API keys also need a label.\n\n## Rate limits'],
    ['[VERIFY]', 'Shelf changes'],
  ],
  [
    'says that it did not find what it is told to take out',
    'Remove the part about Windows XP.',
    API,
    [`${API}\n> [VERIFY] Remove the part about Windows XP.\n`],
    [],
  ],
  [
    'exchanges a value for the one that is not true any more',
    '- Keys expire after 30 days, not 90.',
    API,
    ['- Keys expire after 30 days.\n'],
    ['90', '[VERIFY]'],
  ],
  [
    'exchanges the amount that is said of the same',
    'The rate limit is now 100 requests per minute.',
    API,
    ['The rate limit is 100 requests per minute for each key.\n'],
    ['60', '[VERIFY]', 'is now'],
  ],
  [
    'lets a statement that goes on take the place of the shorter one',
    'The rate limit is 60 requests per minute for each key and 10 for each address.',
    API,
    ['\n\nThe rate limit is 60 requests per minute for each key and 10 for each address.\n\n'],
    ['for each key.', '[VERIFY]'],
  ],
  [
    'exchanges a statement that holds no longer',
    'Create a key in the console from now on, with a label.',
    API,
    ['- Create a key in the console from now on, with a label.\n- Keys expire'],
    ['in the settings'],
  ],
  [
    'exchanges what a table has as old and new',
    '| Old | New |\n|---|---|\n| 60 requests per minute | 80 requests per minute |',
    API,
    ['The rate limit is 80 requests per minute for each key.'],
    ['60', '| Old'],
  ],
  [
    'puts what comes before something before it',
    'Before you create a key, read the rules for API keys.',
    API,
    ['## API keys\n\nBefore you create a key, read the rules for API keys.\n\n- Create a key'],
    [],
  ],
  [
    'takes the label of a section for its name, and a number for the one that it contradicts',
    'Rate limits: Ask us for more requests.\nThe rate limit is 90 requests per minute for each key.',
    API,
    ['Ask us for more requests.', 'The rate limit is 90 requests per minute'],
    ['Rate limits: Ask', '60 requests'],
  ],
  [
    'names what it can neither follow nor place',
    'Sound like a friendly neighbour.',
    API,
    [`${API}\n> [VERIFY] Sound like a friendly neighbour.\n`],
    [],
  ],
  [
    'takes terms into the table of a style guide, and changes none of what it forbids',
    '- Use "select" instead of "click".\n- log in → sign in\n- Write product names in full at first mention.',
    GUIDE,
    [
      '| sign in | log in |\n| select | click |\n\n## Formatting',
      '\n\n## More guidelines\n\n- Write product names in full at first mention.\n',
    ],
    ['[VERIFY]'],
  ],
  [
    'numbers on in a style guide, and knows a rule in other words',
    '## Formatting\n\n- Headings: use sentence case.\n- Put labels in bold.',
    GUIDE,
    ['1. Use sentence case in headings.\n2. Put labels in bold.\n'],
    ['Headings: use', '[VERIFY]'],
  ],
  [
    'keeps a rule that contradicts one of a style guide, and asks',
    'Use title case in headings.',
    GUIDE,
    ['[VERIFY] Keep one of the two: “Use sentence case in headings.” and “Use title case in headings.”.'],
    [],
  ],
  [
    'knows that a negation is no repetition',
    'Do not use the second person.',
    GUIDE,
    ['Do not use the second person.'],
    [],
  ],
];

describe('a merge', () => {
  for (const [name, guidelines, content, held, absent] of ROWS) {
    it(name, () => {
      const merged = merge(guidelines, content);
      for (const part of held) assert(merged.includes(part), merged);
      for (const part of absent) assert(!merged.includes(part), merged);
    });
    it(`${name}: the same a second time`, () => {
      const merged = merge(guidelines, content);
      const again = merge(guidelines, merged);
      assert.equal(
        again.replace(/\n*(?:> \[VERIFY\].*|>)(?=\n|$)/g, ''),
        merged.replace(/\n*(?:> \[VERIFY\].*|>)(?=\n|$)/g, ''),
      );
    });
  }

  const STEPS =
    '# Deploy\n\n## Deployment\n\n1. Check the build.\n2. Run it.\n3. Do the manual smoke test.\n4. Watch.\n\nAfterwards rest.\n';
  for (const [said, steps] of [
    [
      'Before step 2 of the deployment, announce it.',
      '1. Check the build.\n2. Announce it.\n3. Run it.\n4. Do the manual smoke test.\n5. Watch.\n\nAfterwards rest.\n',
    ],
    ['After step 4, go home.', '4. Watch.\n5. Go home.\n\nAfterwards'],
    ['Drop the manual smoke test step.', '1. Check the build.\n2. Run it.\n3. Watch.\n\nAfterwards rest.\n'],
    ['Tests run by themselves now; drop the manual smoke test step.', 'Tests run by themselves now.'],
  ] as const)
    it(`changes the steps of a procedure: ${said}`, () =>
      assert(merge(said, STEPS).includes(steps), merge(said, STEPS)));

  const BACKUPS =
    '# Backups\n\nBackups run once a day at 02:00 on db01.example.\n\nCalls go to https://old.example. Cancel at least 48 hours before.\n\nThe minimum order is €25. Send it from the third day.\n\n## Tapes\n\nTapes are changed.\n\n## Restore\n\n1. Log in to db01.example.\n2. Choose the backup.\n3. Reboot.\n';
  for (const [said, held, gone] of [
    [
      '- Backups run every 6 hours now instead of once a day.',
      '[VERIFY] Keep one of the two: “Backups run once a day at 02:00',
      'every 6 hours at',
    ],
    ['- The server moved to db02.example (was db01.example).', '1. Log in to db02.example.', 'db01'],
    ['- The minimum order is €40 (so far €25).', 'The minimum order is €40. Send', '25'],
    [
      '- Calls go to https://new.example/v2 instead of https://old.example.',
      'Calls go to https://new.example/v2.',
      'old.example',
    ],
    [
      'Hours: Monday to Friday 8:00–18:00\nCancel up to 24 hours before (so far 48 hours).\nGuests are welcome.',
      'Cancel up to 24 hours before',
      '8:00 hours',
    ],
    ['Insert after step 1: "Freeze it."', '2. Freeze it.\n3. Choose the backup.', '[VERIFY]'],
    ['- Send it from the fourth day.', 'Send it from the fourth day.', 'third'],
    ['- Delete the section "Tapes". We stopped using them.', '## Restore', 'Tapes'],
    ['- step 3 (reboot) is not needed any more', '2. Choose the backup.', 'eboot'],
    [
      '- Tape times: Germany 1–2 days, Austria 3 days',
      'Tape times: Germany 1–2 days, Austria 3 days',
      '[VERIFY]',
    ],
    [
      'Add a section "Guests": Guests expire. Admins get a mail.',
      '## Guests\n\nGuests expire. Admins get a mail.',
      '[VERIFY]',
    ],
  ] as const)
    it(`puts what is new in the place of what was: ${said}`, () => {
      const merged = merge(said, BACKUPS);
      assert(merged.includes(held) && !merged.includes(gone), merged);
    });

  it('tells what it could work in but in part, and loses no amount of the document', () => {
    const merged = merge(
      '- Laptops are shipped by Hardware Ops, no longer by the office manager.\n- New parameter `retries` (integer, default 3): how often a call is repeated.\n- The default timeout is 20 s.',
      '# Start\n\nThe office manager ships the laptop one week before the start.\n\n| Option | Type | Default | Description |\n|---|---|---|---|\n| `timeout` | number | 30 | Seconds |\n',
    );
    assert.match(merged, /one week before the start/);
    assert.match(merged, /\| `timeout` \| number \| 20 \|/);
    assert.match(merged, /\| `retries` \| integer \| 3 \| How often a call is repeated \|/);
  });

  it('follows custom instructions, and names those that it cannot follow', () => {
    const input = `=== INCORPORATE THE FOLLOWING ===\n- Keys expire after 30 days, not 90.\n=== EXISTING CONTENT ===\n${API}`;
    const { content } = run(
      'rewrite',
      input,
      {},
      {
        customInstructions: 'Use "token" instead of "key". Sound like a friendly neighbour.',
      },
    );
    assert.match(content, /Create a token in the settings/);
    assert.match(content, /\[VERIFY\].*could not follow “Sound like a friendly neighbour\.”/);
  });

  it('keeps the line ends of the document', () =>
    assert.equal(
      merge('- An account holds up to five API keys.', API.replaceAll('\n', '\r\n'))
        .replaceAll('\r\n', '')
        .includes('\n'),
      false,
    ));

  it('puts what it adds into the words of the house', () => {
    const input = `=== INCORPORATE THE FOLLOWING ===\n- People log in with API keys.\n=== EXISTING CONTENT ===\n${API}`;
    assert.match(run('rewrite', input, SIGN_IN).content, /^- People sign in with API keys\.$/m);
  });

  it('answers as many parts as fit into an input', () => {
    const parts = Array.from(
      { length: 800 },
      (_, index) => `- Key number ${index} of the shelf expires.`,
    ).join('\n');
    const content = Array.from({ length: 800 }, (_, index) => `## Keys ${index}\n\nThe shelf ${index}.`).join(
      '\n\n',
    );
    assert(merge(parts, content).includes('Key number 799'));
  });
});
