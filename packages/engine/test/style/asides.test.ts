import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';
import { FAMILIES_ONE } from './requests/families-one.ts';
import { FAMILIES_TWO } from './requests/families-two.ts';

const reading = (description: string): string => {
  const read = readFreeText({ label: '', description }, RULES);
  return read
    ? [...read.readings].sort().join(' + ') + (read.rest.length > 0 ? ` [VERIFY] ${read.rest.join()}` : '')
    : '[VERIFY]';
};

/** Rules that tell somebody what to do, and give no reason of their own. */
const ORDERS = [...FAMILIES_ONE, ...FAMILIES_TWO]
  .filter((_, index) => index % 8 === 1)
  .map(([request]) => request.replace(/[.\s]+$/u, ''))
  .filter((rule) => /^(?:Avoid|Use|Don’t|Never|Write|Add|Begin|End|Give|Spell out) /u.test(rule))
  .filter(
    (rule) =>
      !/because|so that|, so |such as|, as |[;:]|etc$/u.test(rule) && !reading(rule).includes('[VERIFY]'),
  );

const small = (rule: string) => rule.charAt(0).toLowerCase() + rule.slice(1);
/** “not to use”, “never to use”, “to use” */
const infinitive = (rule: string) =>
  rule.startsWith('Don’t ')
    ? `not to ${rule.slice(6)}`
    : rule.startsWith('Never ')
      ? `never to ${rule.slice(6)}`
      : `to ${small(rule)}`;

/** What may be said beside a rule, or around it, without another meaning. */
const SAID: Readonly<Record<string, (rule: string) => string>> = {
  'It is important to …': (rule) => `It is important ${infinitive(rule)}.`,
  'The team agreed to …': (rule) => `The team agreed ${infinitive(rule)}.`,
  'I’d like you to …': (rule) => `I’d like you ${infinitive(rule)}.`,
  'From now on, …': (rule) => `From now on, ${small(rule)}.`,
  'As in the Microsoft style guide: …': (rule) => `As in the Microsoft style guide: ${small(rule)}.`,
  'Since screen readers need it, …': (rule) => `Since screen readers need it, ${small(rule)}.`,
  '- …': (rule) => `- ${rule}.`,
  '… — no exceptions.': (rule) => `${rule} — no exceptions.`,
  '…, anywhere in our documentation.': (rule) => `${rule}, anywhere in our documentation.`,
  '… (agreed in March 2025).': (rule) => `${rule} (agreed in March 2025).`,
  '… since 2024.': (rule) => `${rule} since 2024.`,
  '… See also our glossary.': (rule) => `${rule}. See also our glossary.`,
  '… Ask Maria if you are not sure.': (rule) => `${rule}. Ask Maria if you are not sure.`,
  '… Our customers asked for this.': (rule) => `${rule}. Our customers asked for this.`,
  '… It reads better.': (rule) => `${rule}. It reads better.`,
  'without apostrophes': (rule) => rule.replaceAll('’', ''),
};

describe('what is said beside a rule', () => {
  it('is tried on rules of many families', () => assert.ok(ORDERS.length >= 25, `${ORDERS.length} rules`));

  for (const [name, said] of Object.entries(SAID))
    it(`changes no meaning: ${name}`, () => {
      for (const rule of ORDERS) assert.equal(reading(said(rule)), reading(rule), said(rule));
    });
});
