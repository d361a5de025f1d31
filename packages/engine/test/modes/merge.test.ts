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
