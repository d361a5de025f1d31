import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Files with the answers of a question, and strings that say more than they have to. */
const ROWS: readonly (readonly [file: string, rewritten: string])[] = [
  [
    '{"close":{"title":"Close ticket?","body":"Are you sure you want to close this ticket?","ok":"OK","back":"Cancel"}}',
    '{"close":{"title":"Close ticket?","body":"Close this ticket?","ok":"Close ticket","back":"Cancel"}}',
  ],
  [
    'a.drop.title=Cancel the booking for {0}?\na.drop.yes=Yes\na.drop.no=No',
    'a.drop.title=Cancel the booking for {0}?\na.drop.yes=Cancel booking\na.drop.no=Keep booking',
  ],
  [
    "a_revoke_title = Revoke Invitation?\na_revoke_yes = Yes, I'm sure\na_revoke_no = No, cancel\na_send = Send Invitation",
    'a_revoke_title = Revoke invitation?\na_revoke_yes = Revoke invitation\na_revoke_no = Keep invitation\na_send = Send invitation',
  ],
  // Two questions, and one that orders nothing.
  ['a.x=Delete file?\na.y=Move file?\na.ok=OK', 'a.x=Delete file?\na.y=Move file?\na.ok=OK'],
  ['b.q=Are you over 18?\nb.yes=Yes\nb.no=No', 'b.q=Are you over 18?\nb.yes=Yes\nb.no=No'],
  ['Buy\nPurchase\nCancel', 'Buy\nBuy\nCancel'],
  ['Forgot your password? Click here\nLog in', 'Forgot your password?\nLog in'],
  ['Click this button in order to send it\nCancel', 'Send it\nCancel'],
  ['You have {{n}} attempt(s) left\nCancel', 'Attempts left: {{n}}\nCancel'],
  ['{count} file(s) have been deleted.\nCancel', 'Files deleted: {count}\nCancel'],
  ['You have 1 unread message(s)\nUpload file(s)', 'You have 1 unread message\nUpload files'],
  ['{n} of the file(s) we need\nCancel', '{n} of the file(s) we need\nCancel'],
  ['The file(s) you chose are gone\nDrop file(s) here', 'The file(s) you chose are gone\nDrop files here'],
  ['Minimum 8 characters\nJSON\nSAVE', 'At least 8 characters\nJSON\nSave'],
  [
    'The file %s exceeds the maximum allowed file size of %d MB and was therefore rejected.\nCancel',
    'The file %s is larger than %d MB.\nCancel',
  ],
  ['The file has been blacklisted.\nWhitelist this device', 'The file has been blocked.\nAllow this device'],
  ['Your session was terminated.\nPayment was successful.', 'Your session ended.\nPayment complete.'],
  [
    'Password must contain minimum 8 characters\nCancel',
    'Password must contain at least 8 characters\nCancel',
  ],
];

describe('interface strings that answer, count, and lead', () => {
  for (const [file, rewritten] of ROWS)
    it(JSON.stringify(rewritten), () => assert.equal(run('ux-rewrite', file).content.trim(), rewritten));

  it('reads what a feature tells, and the texts that it needs last', () => {
    const { content } = run(
      'ux-generate',
      'Feature: parcel lockers. If the locker is full, the parcel goes to the nearest shop. Customers can extend the pickup time once by 48 hours. Codes last 72 hours. We need strings for: choosing a locker, code wrong, locker full, extend pickup.',
    );
    for (const one of [
      '| Choose a locker |',
      'The locker is full. The parcel goes to the nearest shop.',
      '| You can extend the pickup time once by 48 hours. |',
      'Not turned into strings: “Codes last 72 hours.”',
    ])
      assert.ok(content.includes(one), content);
    assert.ok(!content.includes('push.'), content);
  });

  it('knows the usual first steps of a bank', () =>
    assert.match(
      run('ux-generate', 'onboarding for a bank app').content,
      /Verify your identity[^]*Choose a PIN/,
    ));
});
