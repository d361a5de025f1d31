import assert from 'node:assert/strict';
import { isHastyOrder, tellsOf } from '../../modes/brief/steps.ts';
import { run } from './jobs.ts';

const ORDERS = [
  'print badge',
  'hand out lanyard',
  'scan QR code on tray',
  'new one in until it clicks',
  'lever up',
  'find order in Backoffice',
  'stamp both copies',
  'join #support',
];
/** What something is said of, or what nobody can be sure of. */
const OTHERS = [
  'guest signs waiver on the tablet',
  'old cartridge slides out',
  'deploy 812 had a migration that locked the table',
  'report generation fails',
  'label printer is off',
  'link valid 24 hours',
  'access denied',
  'core hours 10-15',
  'order number on invoice',
  'if you forget it, write to us',
];

const PAGES: readonly (readonly [name: string, docType: string, notes: string, good: RegExp])[] = [
  [
    'what is done, and what is told of it, apart',
    'how-to',
    'how to swap the toner on the copier. switch off first!! open the left flap, pull green lever down, old toner slides out - dont touch the copper strip. new one in until it clicks, lever up, close flap',
    /> \*\*Warning:\*\* Don't touch the copper strip\.[^]+1\. Switch off first\.\n2\. Open the left flap\.\n3\. Pull green lever down[^]+4\. New one in until it clicks\.\n5\. Lever up\.\n6\. Close the flap\./,
  ],
  [
    'a ban with what to do instead',
    'runbook',
    "disk full on agents. run df -h. don't prune while a build is running, drain the agent first",
    /Don't prune while a build is running\. Drain the agent first\./,
  ],
  [
    'where something is done, with what is done there',
    'how-to',
    'how to print return labels. In the back office, open Orders, hit Create label, the label prints by itself',
    /1\. In the back office, open Orders\.\n2\. Hit Create label\./,
  ],
  [
    'orders of a day behind what is told between them',
    'how-to',
    'onboarding for new agents\nfirst day: get laptop from IT, set password. chat access comes by itself. read the tone guide. questions: #agents',
    /## First day\n\n[^]+\n3\. Read the tone guide\.\n[^]+Get help/,
  ],
];

describe('what a hurried note orders', () => {
  for (const text of ORDERS) it(`is done: “${text}”`, () => assert.ok(isHastyOrder(text)));
  for (const text of OTHERS) it(`is told: “${text}”`, () => assert.ok(!isHastyOrder(text)));
  it('is not what a thing does', () => {
    assert.ok(tellsOf('guest signs waiver on the tablet'));
    assert.ok(!tellsOf('print badge'));
  });
  for (const [name, docType, notes, page] of PAGES)
    it(`stands on its page: ${name}`, () =>
      assert.match(run('generate', notes, {}, { docType }).content, page));
});
