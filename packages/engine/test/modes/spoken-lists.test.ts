import assert from 'node:assert/strict';
import { cutItems, cutNames } from '../../modes/brief/cut.ts';
import { withoutGaps } from '../../modes/brief/gapping.ts';
import { cutNews } from '../../modes/brief/news.ts';
import { cutSteps } from '../../modes/brief/steps.ts';
import { withCodeNames } from '../../modes/writing/code-names.ts';
import { apart } from '../../modes/writing/splices.ts';

const same = (text: string): readonly string[] => [text];

/** Each a way of cutting, and what it makes of a text; what must stay whole stands with the same function. */
const ROWS: readonly (readonly [
  cut: (text: string) => readonly string[],
  text: string,
  pieces: readonly string[],
])[] = [
  [
    cutItems,
    'a file (PDF, PNG), `x, y` and "a, b", a note',
    ['a file (PDF, PNG)', '`x, y` and "a, b"', 'a note'],
  ],
  [cutItems, "write bot.command('/w', run), start it", ["write bot.command('/w', run)", 'start it']],
  [cutItems, 'if one is down, restart it, check the logs', ['if one is down, restart it', 'check the logs']],
  [cutItems, 'an update within an hour, then every day', ['an update within an hour, then every day']],
  [cutItems, 'press Save, then close it', ['press Save', 'close it']],
  [cutItems, 'what happened, who is affected', ['what happened', 'who is affected']],
  [cutItems, 'ask the lead, who decides', ['ask the lead, who decides']],
  [cutNames, 'email and push', ['email', 'push']],
  [
    cutSteps,
    'open the page, npm install @a/b, try /echo hi',
    ['open the page', 'npm install @a/b', 'try /echo hi'],
  ],
  [cutSteps, 'copy the key, the id and the secret, save', ['copy the key, the id and the secret', 'save']],
  [cutSteps, 'press Preview, then Import', ['press Preview', 'press Import']],
  [cutSteps, 'pick a date, copy the link and send it', ['pick a date', 'copy the link', 'send it']],
  [withoutGaps, 'Send bugs to QA, invoices to finance', ['Send bugs to QA', 'Send invoices to finance']],
  [withoutGaps, 'Send bugs to QA, quickly', same('Send bugs to QA, quickly')],
  [
    cutNews,
    'You can now pin notes, drafts are kept, and lists load faster.',
    ['You can now pin notes', 'drafts are kept', 'lists load faster'],
  ],
  [
    cutNews,
    'We fixed the crash on start and wrong totals.',
    ['fixed the crash on start', 'fixed wrong totals'],
  ],
  [cutNews, 'We fixed drag and drop.', ['fixed drag and drop']],
  [cutNews, 'Fixed: app crashed, totals were wrong', same('Fixed: app crashed, totals were wrong')],
];

/** Two sentences that a comma joins, and commas that join none. */
const SPLICES: readonly (readonly [text: string, good: string])[] = [
  ['apply in the portal, takes two days', 'apply in the portal. This takes two days'],
  ['report it at the desk, a new one costs 15 EUR', 'report it at the desk. A new one costs 15 EUR'],
  ['the old API is switched off, use v2', 'the old API is switched off. Use v2'],
  ['merchants are told late, no money is lost', 'merchants are told late. No money is lost'],
  ['if the pods stay down, the old key is put back', 'if the pods stay down, the old key is put back'],
  ['it reads the file, parses it, and writes it', 'it reads the file, parses it, and writes it'],
  ['in the chat, the bot answers', 'in the chat, the bot answers'],
  ['copy the key, the id and the secret', 'copy the key, the id and the secret'],
];

const NAMES: readonly (readonly [text: string, good: string])[] = [
  ['copy it into .env as BOT_TOKEN', 'copy it into `.env` as `BOT_TOKEN`'],
  ["write index.js with bot.on('x', run)", "write `index.js` with `bot.on('x', run)`"],
  ['it sends the Retry-After header', 'it sends the `Retry-After` header'],
  ['raises ParseError, see maxRetries', 'raises `ParseError`, see `maxRetries`'],
  ['an iPhone, GitHub, Node.js 20, A/B tests, file(s)', 'an iPhone, GitHub, Node.js 20, A/B tests, file(s)'],
  ['ask ana@acme.example or @ana at dev.acme.com', 'ask ana@acme.example or @ana at dev.acme.com'],
];

describe('lists that are spoken in a line', () => {
  for (const [cut, text, pieces] of ROWS)
    it(`“${text}” is cut as ${cut.name} does`, () => assert.deepEqual(cut(text), pieces));
  for (const [text, good] of SPLICES) it(`“${text}” reads “${good}”`, () => assert.equal(apart(text), good));
  for (const [text, good] of NAMES)
    it(`“${text}” has its names of code as code`, () => assert.equal(withCodeNames(text), good));
});
