import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';
import { PRESET, run } from '../modes/jobs.ts';
import { describeSlips, type Slip } from './slip-rows.ts';

const SLIPS: readonly Slip[] = [
  ['The alert fire if the backlog has grown.', 'fire', 'fires'],
  ['The office open at nine.', 'open', 'opens'],
  ['Our school go on a trip in June.', 'go', 'goes'],
  ['The search is faster, and the start page load in less than a second.', 'load', 'loads'],
  ['If nobody answer, ask in the channel.', 'answer', 'answers'],
  ['We hopes it stays dry.', 'hopes', 'hope'],
  ['Stop the application before you restores a backup.', 'restores', 'restore'],
  ['The user that runs the script need access to the database.', 'need', 'needs'],
  ['We are looking for three parents who wants to help.', 'wants', 'want'],
  ['Comments that begins with a dash are optional.', 'begins', 'begin'],
  ['At least one event have to be chosen.', 'have', 'has'],
  ['A lot of developers forgets to do it.', 'forgets', 'forget'],
  ['The scanners which are connected by USB is detected automatically.', 'is', 'are'],
  ['To get a key, log in to the console and creates one.', 'creates', 'create'],
  ['All request has to be signed.', 'request', 'requests'],
  ['About two thousand order were lost.', 'order', 'orders'],
  ['The search is now three time faster.', 'time', 'times'],
  ['Every change is checked by two person.', 'person', 'people'],
  ['When the import is finish, a summary is printed.', 'finish', 'finished'],
  ['All requests have to be sign with a key.', 'sign', 'signed'],
  ['We have saw this problem before.', 'saw', 'seen'],
  ['You have to looked at the log.', 'looked', 'look'],
  ['The money should arrived before the end of May.', 'arrived', 'arrive'],
  ['Report it by contact support.', 'contact', 'contacting'],
  ['Do not hesitate to ask they.', 'they', 'them'],
  ['The trip costs nine euros, what includes the bus.', 'what', 'which'],
  ['Use the function who the server provides.', 'who', 'that'],
  ['We were able to drop many features and remove much old files.', 'much', 'many'],
  ['If you have more then one account, tell us.', 'then', 'than'],
  ['Nobody should run it during peek hours.', 'peek', 'peak'],
  ['Send the hole object.', 'hole', 'whole'],
  ['On monday at ten the service stopped.', 'monday', 'Monday'],
  ['The childs doctor confirms it.', 'childs', "child's"],
  ['Otherwise an empty array is return.', 'return', 'returned'],
  ['The cache is small, so it apply to recent files alone.', 'apply', 'applies'],
  ['Import it in every file you needs it in.', 'needs', 'need'],
  ['Therefore the rule apply to both files.', 'apply', 'applies'],
  ['We fork it in order to moving as quickly as possible.', 'moving', 'move'],
  ['This is a method for apply one of several filters.', 'apply', 'applying'],
  ['You should read all error.', 'error', 'errors'],
  ['It caches the page as in other browser.', 'browser', 'browsers'],
  ['There is two kind of errors.', 'is', 'are'],
  ['Both the client and server needs the key.', 'needs', 'need'],
  ['Both server and client stores the token.', 'stores', 'store'],
  ['A lot of user report this.', 'user', 'users'],
  ['A lot of users reports this bug.', 'reports', 'report'],
  ['Two of the users is admins.', 'is', 'are'],
  ['Three of the tests was skipped.', 'was', 'were'],
  ['The log shows that the job finish at night.', 'finish', 'finishes'],
  ['We recommends to use HTTPS.', 'recommends to use', 'recommend using'],
  ['After you installed it, its ready to use.', 'its', "it's"],
  ['If the network is slow, its free to retry.', 'its', "it's"],
  ['Copy the logs in to files.', 'in to', 'into'],
  ['Move them in to a directory.', 'in to', 'into'],
  ['The users, which are admins, can delete.', 'which', 'who'],
  ['Admins, which have access, can delete pages.', 'which', 'who'],
];

const RIGHT: readonly string[] = [
  'The hash store for the cache is an array.',
  'The request to the server when it starts is slow.',
  'The key that opens the door is on the desk.',
  'The 17 million key limit of a map is known.',
  'All storage is shared, and all traffic is encrypted.',
  'Everyone before you is waiting.',
  'The students who work here have a key.',
  'We asked who the owner is.',
  'Remove much larger files first.',
  'We know, what is more, that it works.',
  'There are several ways to meet different application needs.',
  'It finds strings of different length.',
  'The fees paid last year were higher.',
  'You can register by contact form.',
  'The archive is available for download from our site.',
  'It was play, not work.',
  'The team is as sure as they can be.',
  'To encode keys and values the same way, install the plugin.',
  'A function call within a stack trace.',
  'The node handle for the definition of the symbol.',
  'An optional member present when the node represents a line.',
  'Each entry has a name, a type, and the file store in the cache.',
  'An optional string that specifies the package resolve mode.',
  'It makes a wrapper instead of a deflate one.',
  'Both the client and server needs are met.',
  'A lot of user report data is kept.',
  'Two of the files is enough.',
  'We ask that the job finish at night.',
  'In this version, its default to that value is kept.',
  'You can log in to the server to copy files.',
  'You put the key in to open the door.',
  'Move in to help them.',
  'It lists the users, which is slow.',
  'The users, which the admin lists, are active.',
];

describeSlips('slips of which a sentence has several', SLIPS, RIGHT);

describe('several slips in one sentence', () => {
  it('are found behind one another, each once the one in front is put right', () => {
    const { content } = run('review', 'All request has to be signed with an key.', PRESET);
    for (const right of ['requests', 'have', 'a'])
      assert.ok(content.includes(`Change to: \`${right}\``), content);
  });

  it('are looked for in a hundred sentences at most', () => {
    const input = 'All request has to be signed. '.repeat(200);
    const { suggestions = [] } = run('review', input, PRESET, { format: 'suggestions' });
    assert.equal(suggestions.filter(({ original }) => original === 'has').length, 100);
  });

  it('are not looked for behind a slip that a comment silences', () => {
    const silent = '<!-- housestyle-disable determiner-agreement -->\n\nAll request has to be signed.';
    const { content } = run('review', silent, PRESET);
    assert.ok(!content.includes('Change to: `have`'), content);
  });

  it('are found where they stand, also after an edit', () => {
    const text = 'First.\r\n\r\nAll request has to be signed.\r\n';
    const session = createEngine().open({
      input: 'First.',
      style: { rules: null, termSubs: [], glossary: [] },
    });
    for (const now of [text, text.replace('First.', 'The first text.')])
      assert.deepEqual(
        session.update(now).map(({ range }) => now.slice(range.start, range.end)),
        ['request', 'has'],
        now,
      );
  });
});
