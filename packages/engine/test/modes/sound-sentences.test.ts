import assert from 'node:assert/strict';
import { wholeOrder } from '../../modes/writing/whole-order.ts';
import { withPlaces } from '../../modes/writing/place-articles.ts';
import { wholeSentence } from '../../modes/writing/whole-sentence.ts';
import { soundOr } from '../../modes/writing/sound.ts';

/** A note, and what may be made of it. */
const SOUND = [
  ['rate limit 50 requests per minute', 'the rate limit is 50 requests per minute'],
  ["app won't open: reinstall", "the app won't open: reinstall"],
  ['paste URL, choose events', 'paste the URL and choose events'],
  ['admin role required, links expire after 7 days', 'the admin role is required, links expire after 7 days'],
  ['retention 30 days, configurable up to 365', 'the retention is 30 days, configurable up to 365'],
  ['no food in cafe', 'no food in the cafe'],
  ['backups 35 days', 'backups: 35 days'],
  ['the two rooms locked at night', 'the two rooms are locked at night'],
];
/** A note, and what garbles it. */
const UNSOUND = [
  ['export bug fixed', 'export the bug fixed'],
  ['bring apron, jar with lid, tea towel', 'bring the apron, jar with lid, tea towel'],
  ['12 pounds, cash in envelope by 2 May', '12 pounds, cash in the envelope by 2 May'],
  ['orders delayed, no data loss', 'orders are delayed, no data loss'],
  ['pump is off is broken', 'the pump is off is broken'],
  ['short walks on leash', 'the short walks on leash'],
  ['one rack lower', 'the one rack is lower'],
  ['SCIM, else manual', 'SCIM and else manual'],
  ['fill holes, white paint', 'fill the holes and white the paint'],
  ['keys rotated', 'the keys is rotated'],
];

describe('a sentence that is made of a note', () => {
  for (const [note = '', made = ''] of SOUND)
    it(`is “${made}”`, () => assert.equal(soundOr(note, made), made));
  for (const [note = '', made = ''] of UNSOUND)
    it(`is never “${made}”`, () => assert.equal(soundOr(note, made), note));
  it('is made by nobody else than the gate lets pass', () => {
    assert.equal(wholeOrder('export bug fixed', true), 'export bug fixed');
    assert.equal(withPlaces('12 pounds, cash in envelope'), '12 pounds, cash in envelope');
    assert.equal(wholeSentence('values gone, no undo'), 'values gone, no undo');
    assert.equal(wholeSentence('works!! do I have to leave it off'), 'works!! do I have to leave it off');
    assert.equal(wholeSentence('need admin rights'), 'you need admin rights');
  });
});
