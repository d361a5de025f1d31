import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';
import { FAMILIES_ONE } from './requests/families-one.ts';
import { FAMILIES_TWO } from './requests/families-two.ts';

const read = (label: string, description: string) => readFreeText({ label, description }, RULES);
const isWhole = (label: string, description: string) => read(label, description)?.rest.length === 0;

/** Rules that are read to their last word, and give no reason that could take up what is added. */
const BASE = [...FAMILIES_ONE, ...FAMILIES_TWO]
  .filter((_, index) => index % 8 === 0)
  .map(([request]) => request.replace(/[.\s]+$/u, ''))
  .filter((rule) => !/because|so that|, so |such as|, as |: /u.test(rule) && isWhole('', rule));

/** What no check can tell, added to a rule: each is to be told, since without it the rule is wider than it says. */
const NARROWED: Readonly<Record<string, (rule: string) => readonly [label: string, description: string]>> =
  Object.fromEntries([
    ...[
      'in quarterly reports',
      'for enterprise customers',
      'on the pricing page',
      'during onboarding',
      'before a merger',
      'while the beta lasts',
      'near a diagram',
      'at the request of a vendor',
      'unless a lawyer asks for it',
      'except in haiku',
      'when the reader is a beginner',
      'but not in contracts',
    ].flatMap((tail) => [
      [`… ${tail}`, (rule: string) => ['', `${rule} ${tail}.`]],
      [`… ${tail}, as a title`, (rule: string) => [`${rule} ${tail}`, 'Readers expect it.']],
    ]),
    ...['In quarterly reports', 'During the beta', 'Unless Legal objects', 'When you write for lawyers'].map(
      (head) => [`${head}, …`, (rule: string) => ['', `${head}, ${small(rule)}.`]],
    ),
    ...[
      'This applies to contracts only.',
      'Not in haiku.',
      'Poems are exempt.',
      'Interns may ignore this.',
    ].map((sentence) => [`… ${sentence}`, (rule: string) => ['', `${rule}. ${sentence}`]]),
    ...['Press releases', 'On the pricing page', 'For lawyers'].map((label) => [
      `${label}: …`,
      (rule: string) => [label, `${rule}.`],
    ]),
  ]);
const small = (rule: string) =>
  /^(?:“|\p{Lu}{2}|I\b)/u.test(rule) ? rule : rule.charAt(0).toLowerCase() + rule.slice(1);

/** Of a hundred: a rule's own words may be those of what is added. */
const MOST_SILENT = 4;

describe('what no check can tell', () => {
  it('is tried on rules of many families', () => assert.ok(BASE.length >= 60, `${BASE.length} rules`));

  for (const [name, narrowed] of Object.entries(NARROWED))
    it(`is told: ${name}`, () => {
      const silent = BASE.map(narrowed).filter(([label, description]) => isWhole(label, description));
      const shown = silent.map(([label, description]) => `${label} :: ${description}`).join('\n');
      assert.ok(silent.length * 100 <= BASE.length * MOST_SILENT, shown);
    });
});
