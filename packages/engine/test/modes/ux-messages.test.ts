import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Strings, and whether a program can fill them in every language. */
const ROWS: readonly (readonly [text: string, isFound: boolean])[] = [
  ['{count, plural, one {# item}}', true],
  ['{count, plural, one {# item} other {# items}}', false],
  ['{gender, select, male {He liked it} female {She liked it}}', true],
  ['{gender, select, male {He liked it} other {They liked it}}', false],
  ['{name} shared {count, plural, one {a file} other {# files}} with you', false],
  ['Hello {name, welcome back', true],
  ['{count, plural, one {# file} other {# files', true],
  ['Hello {{name}}, welcome back', false],
  ['Saved: {n, plural, one {{name} and # more} other {{name} and # others}}', false],
  ['Start the block with {', false],
];

describe('messages with placeholders', () => {
  for (const [text, isFound] of ROWS)
    it(`${isFound ? 'are reported' : 'pass'}: ${text}`, () => {
      const { content } = run('ux-review', JSON.stringify({ key: text }), undefined);
      assert.equal(content.includes('Messages that can be filled'), isFound, content);
    });
});

/** A key and its string, and what is wrong with it; undefined where nothing is. */
const NAMED: readonly (readonly [key: string, text: string, finding?: string])[] = [
  ['seats', '{seatCount} seats available', 'forms for one and for many'],
  ['seats_other', '{count} seats available'],
  ['progress', '{done} of {total} files uploaded'],
  ['due', 'Due in {n, plural, one {# day} other {# day}}', 'write the plural'],
  ['due', '{n, plural, one {# days} other {# days}}', 'write the singular'],
  ['due', 'Due in {n, plural, one {# day} other {# days}}'],
  ['picked', '{n, plural, one {# selected} other {# selected}}'],
  ['shows', '{n, plural, one {# series} other {# series}}'],
  ['wait', 'Try again in {n, plural, one {minute} other {minutes}}', 'The number is missing'],
  ['delete', '{n, plural, one {Delete this file?} other {Delete these files?}}'],
  ['photo.alt', 'IMG_2031.jpg', 'name of its file'],
  ['photo.alt', 'Two people repairing a bicycle'],
  ['menu.ariaLabel', 'hamburger icon', 'not what is drawn'],
  ['menu.ariaLabel', 'Open menu'],
  ['chart.alt', 'chart', 'what the picture shows'],
  ['hint', 'Fields in red are required', 'not everybody sees the color'],
  ['hint', 'See the table below for prices', 'not everybody sees its place'],
  ['hint', 'Select the option on the right-hand side', 'not everybody sees its place'],
  ['hint', 'On the right track'],
  ['link', 'Tap here', 'where the link leads'],
  ['img_desc', 'icon', 'what the picture shows'],
  ['error.upload', 'Upload failed due to an unknown error', 'helps nobody'],
  ['error.upload', 'Invalid file.', 'what is expected'],
  ['error.session', 'Your session has timed out, please login again', 'two words'],
  ['hint', "Do not disable notifications if you don't want to miss updates", 'double no'],
  ['hint', 'Do not turn off your computer'],
  ['ask', 'Would you like to not receive emails anymore?', 'double no'],
];

describe('strings that some people or some numbers cannot use', () => {
  for (const [key, text, finding] of NAMED)
    it(`${finding ? 'are reported' : 'pass'}: ${key} ${text}`, () => {
      const { content } = run('ux-review', JSON.stringify({ [key]: text }), undefined);
      if (finding) assert.ok(content.includes(finding), content);
      else assert.match(content, /^No findings/);
    });

  it('are reported where one button begins with a small letter', () => {
    const buttons = { 'btn.save': 'Save', 'btn.send': 'Send message', 'btn.cancel': 'cancel' };
    assert.match(run('ux-review', JSON.stringify(buttons), undefined).content, /begin with a capital/);
    const small = { 'btn.save': 'save', 'btn.send': 'send message', 'btn.cancel': 'cancel' };
    assert.match(run('ux-review', JSON.stringify(small), undefined).content, /^No findings/);
  });

  it('are reported where people sign in and log out', () => {
    const mixed = { signIn: 'Sign in', signOut: 'Log out of this device' };
    assert.match(run('ux-review', JSON.stringify(mixed), undefined).content, /same verb for both ways/);
    assert.match(run('ux-rewrite', JSON.stringify(mixed), undefined).content, /Sign out of this device/);
    const same = { signIn: 'Log in', signOut: 'Log out' };
    assert.match(run('ux-review', JSON.stringify(same), undefined).content, /^No findings/);
  });
});

it('a session that has ended says what to do, however “log in” is spelled', () => {
  const input = 'error.session = Your session has timed out, please login again.';
  const { content } = run('ux-review', input, undefined);
  assert.ok(!content.includes('what the person can do'), content);
});
