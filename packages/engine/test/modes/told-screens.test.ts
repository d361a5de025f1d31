import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Descriptions that tell errors, states and effects in their own words, and the strings that a writer expects of them. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad?: RegExp])[] =
  [
    [
      'several empty states',
      'Empty states for a music app: no playlists, no search results, empty queue.',
      ['| No playlists yet |', '| No results for “{query}” |', '| Your queue is empty |'],
      /Create result/,
    ],
    ['a verb that is in no list', 'Confirm dialog for snoozing an alarm', ['| Snooze alarm |']],
    [
      'the rules that stand behind an error, and no other string among the errors',
      "Password reset screen, fields for new password and repeat password; errors: passwords don't match, too short (min 12 characters), reused password; success message",
      [
        '| Use at least 12 characters. |',
        "| Choose a password that you haven't used before. |",
        '| Password reset |',
      ],
      /success message/,
    ],
    [
      'a checklist without a number',
      'onboarding checklist for a CRM: import contacts, connect calendar, invite team',
      ['| Import contacts |', '| Connect your calendar |'],
      /Get started with CRMs/,
    ],
    [
      'formats and sizes that no list of errors names',
      'Upload a badge photo (JPG or PNG, max 2 MB): errors',
      ['| Choose a JPG or PNG file. |', '| The badge photo is larger than 2 MB. Choose a smaller one. |'],
    ],
    [
      'what is not there, in the words of the request',
      'Empty search results page in our recipe app: no recipes match "{query}".',
      ['| No recipes match “{query}” |'],
      /## Pages|VERIFY/,
    ],
    [
      'an error in place of the one that stands there now',
      'We currently say "An error occurred. Please try again later." when the report can\'t be created because the date range is longer than 12 months. Please rewrite.',
      ["| The report can't be created because the date range is longer than 12 months. |"],
      /currently|occurred/,
    ],
    [
      'names behind their kind without a colon',
      'Labels for an invoices table: tabs All, Open, Overdue; columns Number, Due date, Status',
      ['| All | Label |', '| Overdue | Label |', '| Number | Label |', '| Status | Label |'],
      /Tabs All|Columns number/,
    ],
    [
      'a tooltip and its label for what an icon does, and a warning that asks nothing',
      'Tooltip + aria label for the icon that copies the API key, and the toast afterwards. Also a warning: the key is shown only once.',
      [
        '`tooltip.copyApiKey` | Copy API key |',
        '`label.copyApiKey` | Copy API key |',
        '| API key copied |',
        '| The key is shown only once. |',
      ],
      /VERIFY|## Dialog/,
    ],
    [
      'steps that end with the name of a screen, and the label of the last one',
      '4-step wizard to set up a printer: find printer, install ink, print a test page. Buttons Back/Next/Finish',
      ['| Print a test page |', '`onboarding.step3.next` | Finish |'],
      /VERIFY|## (?:Pages|Buttons)/,
    ],
    [
      'items below their head in lines without bullets',
      "Tooltips for disabled buttons:\nMerge - resolve all conflicts first\nApprove - you can't approve your own request",
      ['| Resolve all conflicts first. |', "| You can't approve your own request. |"],
      /VERIFY/,
    ],
    [
      'what the reader is, in the only case in which it matters',
      "Modal: leave a study group. If they're the last member, the group is deleted. Buttons Leave group / Stay",
      ["| If you're the last member, the group is deleted. |"],
      /VERIFY/,
    ],
    [
      'a question for what a screen says',
      "What should the permission denied screen say? Members can't see billing, only owners can. Button to contact the owner.",
      ["| You don't have access to this page |", '| Contact the owner |'],
    ],
    [
      'fields that are validated, with rules behind their names',
      'Form validation messages for: username (3-20 characters), email, bio max 160 characters',
      [
        '| Use 3 to 20 characters. |',
        '| Enter an email address, such as name@example.com. |',
        '| Use at most 160 characters. |',
      ],
      /VERIFY|up to 160/,
    ],
    [
      'banners by what is so',
      'banner when 80% of the monthly API quota is used, link to upgrade',
      ['| 80% of the monthly API quota is used. |', '| Upgrade |'],
      /VERIFY/,
    ],
    [
      'the fields that the screen of a flow lists',
      'Reset password flow\n1. Request screen: email field, send button\n2. New password screen: new password (min 10 characters), repeat password',
      ['| New password | Label |', '| Use at least 10 characters. |', '| Confirm password | Label |'],
      /VERIFY/,
    ],
    [
      'a table whose texts begin with their kinds',
      '| Screen | String |\n|---|---|\n| Cart | error: item no longer available |\n| Cart | toast: item removed, undo |',
      ['| The item is no longer available. [VERIFY]', '| Item removed |', '| Undo |'],
      /Cart: /,
    ],
  ];

describe('screens as they are told', () => {
  for (const [name, description, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('ux-generate', description, PRESET);
      for (const text of good) assert.ok(content.includes(text), content);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
