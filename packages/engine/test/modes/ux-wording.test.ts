import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Strings of one screen, and what they become. */
const SCREENS: readonly (readonly [what: string, before: readonly string[], after: readonly string[]])[] = [
  [
    'goes on in one sentence behind a condition with an abbreviation in it',
    ['If there is more, such as room IDs, user IDs, etc., please include those things here.'],
    ['If there is more, such as room IDs, user IDs, etc., include those things here.'],
  ],
  [
    'drops what a screen says anyway: when, and that it is an error',
    ['Your cart is currently empty at the moment.', 'Error! The upload was interrupted.'],
    ['Your cart is empty.', 'The upload was interrupted.'],
  ],
  [
    'says in one word who can do it and who must',
    ['In order to be able to use the camera, you are required to grant us permission.'],
    ['To use the camera, you must grant us permission.'],
  ],
  [
    'takes a small word with a capital for title case',
    ['Proceed To Checkout', 'Go back', 'Sign in'],
    ['Proceed to checkout', 'Go back', 'Sign in'],
  ],
  [
    'begins with a capital behind a tag',
    ['Please <a>create an issue</a> on GitHub.'],
    ['<a>Create an issue</a> on GitHub.'],
  ],
  [
    'does not add articles to headlines',
    ["Couldn't load page", 'Failed to send event!'],
    ["Couldn't load page", "Couldn't send event."],
  ],
  [
    'knows the noun behind its article',
    ["We couldn't complete your sign in.", 'Log in to your account', 'Log in with a code'],
    ["We couldn't complete your login.", 'Log in to your account', 'Log in with a code'],
  ],
  [
    'leaves a click that has no object',
    ['To keep the original version, click below.'],
    ['To keep the original version, click below.'],
  ],
  ['does not take a wrong password for one of a wrong form', ['Incorrect password'], ['Incorrect password']],
  [
    'leaves a permission for later what it is',
    ['You can add more later too.'],
    ['You can add more later too.'],
  ],
  [
    'makes a whole sentence of what is not there',
    ['Sorry, but there are no projects that match your search.'],
    ['No projects match your search.'],
  ],
  [
    'writes the noun before a noun',
    ['Sign in', 'Sign in again', 'Return to login screen'],
    ['Sign in', 'Sign in again', 'Return to sign-in screen'],
  ],
  [
    'renames a button where a text quotes it',
    ['Try again', 'Try again later', 'Come back and click “Retry”.'],
    ['Try again', 'Try again later', 'Come back and select “Try again”.'],
  ],
  [
    'takes two things said alone, or of others, for two',
    ['Settings', 'Open settings', 'Preferences', 'Open folder', 'Delete folder', 'User directory'],
    ['Settings', 'Open settings', 'Preferences', 'Open folder', 'Delete folder', 'User directory'],
  ],
  [
    'says at once what offices lead up to',
    [
      'Please be informed that your subscription has expired.',
      'We regret to inform you that your request was declined.',
      'Kindly note that only PDF files are allowed',
      'Notes on this page',
    ],
    [
      'Your subscription has expired.',
      'Your request was declined.',
      'Only PDF files are allowed',
      'Notes on this page',
    ],
  ],
  [
    'begins with the action that somebody forgot or has to do',
    [
      'You must provide a valid phone number',
      'You forgot to enter a title',
      'Input your date of birth',
      'Input devices',
    ],
    ['Enter a valid phone number', 'Enter a title', 'Enter your date of birth', 'Input devices'],
  ],
  [
    'writes the short form of a wordy phrase, and leaves a question of ability',
    [
      'Prior to uploading, utilize the checklist',
      'You will be able to change this at a later time.',
      'Do you have the ability to travel?',
      'Password must be a minimum of 8 characters',
      'Proceed to checkout',
    ],
    [
      'Before uploading, use the checklist',
      'You can change this later.',
      'Do you have the ability to travel?',
      'Password must be at least 8 characters',
      'Proceed to checkout',
    ],
  ],
  [
    'says what went wrong without alarm, faces or laments',
    [
      'Oh no! Your card was declined :(',
      'Insufficient privileges',
      'The requested document was not found.',
      'A fatal error occurred while uploading the photo.',
      'File Upload Was Successful',
    ],
    [
      'Your card was declined',
      "You don't have permission to do this.",
      'Document not found',
      "Couldn't upload the photo.",
      'File upload complete',
    ],
  ],
  [
    'says where a link leads, what goes on, and a number once',
    [
      'For more information, please click here.',
      'Tap here for help',
      'Please wait while we are loading your data...',
      'Select at least one (1) item',
    ],
    ['Learn more', 'Get help', 'Loading your data…', 'Select at least one item'],
  ],
  [
    'keeps the names of keys',
    ['Page Up', 'Save changes', 'Open file', 'Go home'],
    ['Page Up', 'Save changes', 'Open file', 'Go home'],
  ],
  [
    'leaves what says what happened as it is among labels with capitals',
    [
      'Add Item',
      'View Order',
      'Open Cart',
      'Session timed out',
      'Copied to clipboard',
      'Passwords do not match',
      "You're muted",
    ],
    [
      'Add Item',
      'View Order',
      'Open Cart',
      'Session timed out',
      'Copied to clipboard',
      'Passwords do not match',
      "You're muted",
    ],
  ],
  [
    'says what did not work, and not that it was tried',
    ['There was an error while trying to send your message.', 'Error fetching your list'],
    ["Couldn't send your message.", "Couldn't fetch your list"],
  ],
  [
    'writes both halves of a compound small',
    ['Your two-factor authentication', 'Open file', 'Enable Two-Factor Authentication'],
    ['Your two-factor authentication', 'Open file', 'Enable two-factor authentication'],
  ],
  [
    'writes labels in sentence case where neither way is clearly that of the file',
    ['Add Item', 'View Order', 'Open file'],
    ['Add item', 'View order', 'Open file'],
  ],
  [
    'writes labels of two words in the case of the others',
    ['Sign In', 'Sign in to your account', 'Open file', 'View order'],
    ['Sign in', 'Sign in to your account', 'Open file', 'View order'],
  ],
  [
    'says at once what went wrong, and to whom',
    [
      'Error: The card you have provided has expired',
      'It is not possible to rename a shared folder',
      'The user does not have the required permissions',
      'Value entered is not valid',
      'Search results could not be found',
    ],
    [
      'Your card has expired',
      "You can't rename a shared folder",
      "You don't have permission to do this.",
      'Enter a valid value.',
      'No results found',
    ],
  ],
  [
    'asks nobody for patience, and counts from the start',
    ['Your file is being uploaded, please be patient', 'There are only {days} days remaining in your trial'],
    ['Your file is being uploaded', '{days} days left in your trial'],
  ],
];

describe('wording of interface strings', () => {
  for (const [what, before, after] of SCREENS)
    it(what, () =>
      assert.equal(run('ux-rewrite', `${before.join('\n')}\n`).content, `${after.join('\n')}\n`),
    );
});

describe('instructions that nobody can follow', () => {
  const rewrite = (input: string): string =>
    run('ux-rewrite', input, {}, { customInstructions: 'Make it rhyme.' }).content;
  for (const [format, input, note] of [
    ['.properties', 'greet=Hello {name}\nsave=Save', '\n# [VERIFY] Not followed: “Make it rhyme.”.\n'],
    [
      'Android strings',
      '<resources>\n<string name="a">Save</string>\n</resources>\n',
      '<!-- [VERIFY] Not followed',
    ],
    ['one string per line', 'Save\nCancel it now', '\n\n> [VERIFY] Not followed'],
  ] as const)
    it(`are named in a comment of ${format}, once`, () => {
      const once = rewrite(input);
      assert(once.includes(note), once);
      assert.equal(rewrite(once).match(/VERIFY/g)?.length, 1);
    });

  it('leave JSON what programs can read', () => {
    assert.deepEqual(JSON.parse(rewrite('{"a": "Save", "b": "Cancel it"}')), { a: 'Save', b: 'Cancel it' });
  });
});
