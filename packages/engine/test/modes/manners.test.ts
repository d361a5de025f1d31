import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { run } from './jobs.ts';

const POLICY = [
  'Employees may work from home up to three days a week. Tuesday is an office day for everyone.',
  'Your manager must approve your schedule, and you should update it in the HR portal by the 25th of each month.',
  'Report a lost or stolen device to the service desk within 24 hours.',
  'The company pays a one-time allowance of 300 euros for a desk or a chair.',
].join(' ');
const AGENT =
  'Before you install the agent, make sure that you have root access. It is not installed for you. In order to reach it, open port 9100.';

interface Row {
  readonly mode: Mode;
  readonly asked: string;
  readonly input: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    mode: 'rewrite',
    asked: 'as bullet points',
    input: AGENT,
    has: ['- Before you install the agent, make sure that you have root access.\n- It'],
    lacks: ['[VERIFY]'],
  },
  {
    mode: 'rewrite',
    asked: 'Make it friendlier and shorter.',
    input: AGENT,
    has: ["It isn't installed for you.", 'To reach it, open port 9100.'],
    lacks: ['[VERIFY]'],
  },
  {
    mode: 'rewrite',
    asked: 'shorter, and use “admin access”, not “root access”',
    input: AGENT,
    has: ['you have admin access'],
    lacks: ['[VERIFY]'],
  },
  {
    mode: 'rewrite',
    asked: 'max 10 words',
    input: AGENT,
    has: ['To reach it, open port 9100.', '[VERIFY] “max 10 words”: 24 words are left'],
    lacks: ['could not follow'],
  },
  {
    mode: 'simplify',
    asked: 'for translation',
    input: "You can't use it. You're offline.",
    has: ['You cannot use it. You are offline.'],
    lacks: ['[VERIFY]'],
  },
  {
    mode: 'summarize',
    asked: 'max 45 words',
    input: POLICY,
    has: ['Employees may work from home up to three days a week.', 'Your manager must approve your schedule'],
    lacks: ['allowance', '[VERIFY]'],
  },
  {
    mode: 'rewrite',
    asked: 'as a numbered list',
    input: AGENT,
    has: ['1. Before you install', '\n2. It'],
    lacks: ['[VERIFY]'],
  },
  {
    mode: 'summarize',
    asked: 'shorter',
    input: 'Hello team,\n\nthe new expense tool goes live on Monday. The old spreadsheet is not accepted.',
    has: ['The new expense tool goes live on Monday. The old spreadsheet is not accepted.'],
  },
  {
    mode: 'summarize',
    asked: 'shorter',
    input:
      'Hi all,\n\nWe would like to inform you that the API is down on Sunday. Retry failed requests later.',
    has: ['The API is down on Sunday.'],
  },
  {
    mode: 'explain',
    asked: 'as bullets',
    input: AGENT,
    has: ['- It is not installed for you.\n- '],
    lacks: ['[VERIFY]'],
  },
  {
    mode: 'rewrite',
    asked: 'Make it rhyme.',
    input: AGENT,
    has: ['[VERIFY] The built-in engine could not follow “Make it rhyme.”'],
  },
];

describe('the manner in which somebody asks for a text', () => {
  for (const { mode, asked, input, has = [], lacks = [] } of ROWS)
    it(`holds in ${mode} for “${asked}”`, () => {
      const { content } = run(mode, input, {}, { customInstructions: asked });
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `${text}\n---\n${content}`);
    });
});
