import assert from 'node:assert/strict';
import { withPromptWishes } from '../../modes/generate/prompt-wishes.ts';
import { withRows } from '../../modes/generate/wished-tables.ts';
import { run } from './jobs.ts';

/** A prompt, what is left of it, and what it wants of the page. */
const WISHES: readonly (readonly [prompt: string, told: string, wishes: string | undefined])[] = [
  [
    'README for tidy. It sorts photos. Please add a table of flags.',
    'README for tidy. It sorts photos.',
    'add a table of flags',
  ],
  [
    'README for tidy.\n- sorts photos\n- keep it under 300 words',
    'README for tidy.\n- sorts photos',
    'keep it under 300 words',
  ],
  ['README for a Go CLI, no emojis, under 200 words', 'README for a Go CLI.', 'no emojis\nunder 200 words'],
  [
    'How to ask for leave: open Workday. Write in second person and add a section about carry-over.',
    'How to ask for leave: open Workday.',
    'Write in second person\nadd a section about carry-over',
  ],
  // What the reader does stays with what the page tells.
  [
    'How to build a site: add a section called Blog. Then publish it.',
    'How to build a site: add a section called Blog. Then publish it.',
    undefined,
  ],
  ['Pool rules: no glass, no running', 'Pool rules: no glass, no running', undefined],
  ['FAQ: up to 50 seats, no contract', 'FAQ: up to 50 seats, no contract', undefined],
];

const TABLES: readonly (readonly [part: string, written: string | undefined])[] = [
  [
    '## Limits\n\n- Free plan 100 requests per minute.\n- Pro 1000.',
    '## Limits\n\n| Limit | Value |\n| --- | --- |\n| Free plan | 100 requests per minute |\n| Pro | 1000 |',
  ],
  ['## Prices\n\n- Towels are 2 EUR.\n- Ask at the desk.', undefined],
];

describe('what a prompt wants of the page', () => {
  for (const [prompt, told, wishes] of WISHES)
    it(`“${prompt}” ${wishes ? `wants “${wishes}”` : 'wants nothing'}`, () => {
      const { input, customInstructions } = withPromptWishes({
        mode: 'generate',
        input: prompt,
        style: { rules: null, termSubs: [], glossary: [] },
      });
      assert.deepEqual([input, customInstructions], [told, wishes]);
    });
  for (const [part, written] of TABLES)
    it(`${written ? 'shows' : 'keeps'} ${JSON.stringify(part)} ${written ? 'in a table' : 'as it is'}`, () =>
      assert.equal(withRows(part), written));

  it('is met or told, and never a fact of the page', () => {
    const { content } = run(
      'generate',
      'Docs for our rate limiter.\n- default 100 requests per minute\n- enterprise customers have 1000 per minute\nPlease include a table of limits.',
    );
    assert.match(
      content,
      /\| Default \| 100 requests per minute \|\n\| Enterprise customers \| 1000 per minute \|/,
    );
    assert.doesNotMatch(content, /table of limits/);
  });

  it('is open where the prompt tells nothing of it', () => {
    const { content } = run(
      'generate',
      'Write an announcement of the open day on 3 May in hall B.\nThere will be food from noon.\nAdd a table for the buffet.',
    );
    assert.match(content, /## Buffet\n\n\[VERIFY\] /);
    assert.doesNotMatch(content, /from when on this holds/);
  });

  it('leaves the name of a person whole', () => {
    const { content } = run(
      'generate',
      'Write a policy on badges. Max Müller-Schmidt signs them. Max file size 5 MB.',
    );
    assert.match(content, /Max Müller-Schmidt signs them\./);
    assert.match(content, /maximum file size/);
  });
});
