import assert from 'node:assert/strict';
import { judgeableChanges, type Change } from '../index.ts';

/** A change that puts one text in place of another where that stands. */
function change(before: string, old: string, text: string): Change {
  const start = before.indexOf(old);
  assert(start >= 0, old);
  return { start, end: start + old.length, text };
}

/** What each change takes away, and what it puts in. */
function judged(before: string, ...changes: readonly [old: string, text: string][]): string[][] {
  const edits = changes.map(([old, text]) => change(before, old, text));
  return judgeableChanges(before, edits).map(({ start, end, text }) => [before.slice(start, end), text]);
}

describe('changes that a person judges', () => {
  it('are one where words move between them, however many words stay', () => {
    const sentence = 'The token of a session is validated by the small server in Oslo.';
    assert.deepEqual(
      judged(
        sentence,
        ['token of a session is validated by the ', ''],
        ['.', ' validates the token of a session.'],
      ),
      [
        [
          'token of a session is validated by the small server in Oslo.',
          'small server in Oslo validates the token of a session.',
        ],
      ],
    );
  });

  it('are one with those between that move nothing', () => {
    const sentence = 'Tokens that people often get back are read at every start by the server.';
    assert.equal(
      judged(sentence, ['Tokens', 'Keys'], ['often', 'mostly'], ['by', 'for tokens by']).length,
      1,
    );
  });

  it('are two where so many words stay that each is judged by itself', () => {
    const sentence = 'Utilize the form on the page in order to log in.';
    assert.equal(judged(sentence, ['Utilize', 'Use'], ['in order to', 'to']).length, 2);
    assert.equal(
      judged('Utilize tea in order to rest.', ['Utilize', 'Use'], ['in order to', 'to']).length,
      1,
    );
  });

  it('are read in time where a line without an end has thousands', () => {
    const edits = Array.from({ length: 30_000 }, (_, at) => ({
      start: at * 20,
      end: at * 20 + 5,
      text: 'other',
    }));
    const line = edits.map((_, at) => `w${String(at).padStart(5, '0')} stays here now `).join('');
    assert.equal(judgeableChanges(line, edits).length, edits.length);
  });

  it('are one for each sentence where one goes through several that have their counterparts', () => {
    const text = 'The use of lifts is forbidden. The gateway was checked by the team. It stays.';
    assert.deepEqual(
      judged(text, [
        'The use of lifts is forbidden. The gateway was checked by the team',
        'You must not use lifts. The team checked the gateway',
      ]),
      [
        ['The use of lifts is forbidden', 'You must not use lifts'],
        ['The gateway was checked by the team', 'The team checked the gateway'],
      ],
    );
    // Which sentence became which, nobody can tell.
    assert.equal(judged('Go home. Send mail. Stay.', ['Go home. Send mail', 'Buy bread. Bake it']).length, 1);
    assert.equal(
      judged('Go home. Send mail. Stay.', ['Go home. Send mail', 'Go home and send mail']).length,
      1,
    );
  });

  it('are told apart by what stands around them, and where one sentence became two', () => {
    const text = 'It is so that the copy is made on a daily basis. Prior to the setup, it is old.';
    assert.equal(judged(text, ['on a daily basis. Prior to', 'daily. Before']).length, 2);
    assert.deepEqual(
      judged('The tap is old, the pump is new. The valve was read by me. It stays.', [
        ', the pump is new. The valve was read by me',
        '. The pump is new. I read the valve',
      ]),
      [
        [', the pump is new', '. The pump is new'],
        ['The valve was read by me', 'I read the valve'],
      ],
    );
  });

  it('are one where most words of a paragraph stand in the next one', () => {
    const text = 'First open the console, then click Restart.\n\nFor more information click here.';
    assert.deepEqual(
      judged(
        text,
        ['First open the console, then click Restart.', 'Follow these steps:'],
        ['For more information click here', '1. Open the console.\n2. Click Restart.\n\nMore information'],
      ).map(([, put]) => put),
      ['Follow these steps:\n\n1. Open the console.\n2. Click Restart.\n\nMore information.'],
    );
  });

  it('are one where a paragraph becomes a list, whole from the start of a sentence to the end of one', () => {
    const text =
      'It is told by us. You wait. First print the form, then sign it. Finally hand it in.\n\nGo home.';
    const list = 'Follow these steps:\n\n1. Print the form.\n2. Sign it.\n3. Hand it in.';
    assert.deepEqual(
      judged(
        text,
        ['It is told by us', 'We tell it'],
        [' First print', '\n\nFollow these steps:\n\n1. Print'],
        [', then sign', '.\n2. Sign'],
        [' Finally hand', '\n3. Hand'],
        ['Go', 'Walk'],
      ).map(([, put]) => put),
      ['We tell it', `\n\n${list}`, 'Walk'],
    );
  });

  it('are one where they open and close a link', () => {
    const text =
      'It is so. For further information about the topic of timeouts, click [here](./t.md). Go on.';
    assert.deepEqual(
      judged(text, ['It is', 'This is'], ['For further', '[Further'], [', click [here', '']).map(
        ([, put]) => put,
      ),
      ['This is', '[Further information about the topic of timeouts'],
    );
  });

  it('are two in two sentences and on two lines, though a word goes from one to the other', () => {
    assert.equal(judged('Send mail. Go home.', ['mail', 'it'], ['home', 'to the mail']).length, 2);
    assert.equal(judged('Send mail\nGo home', ['mail', 'it'], ['home', 'to the mail']).length, 2);
  });
});
