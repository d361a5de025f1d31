import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** What people send for a user guide, with what it holds and what it doesn't. */
const ROWS: readonly (readonly [
  name: string,
  input: string,
  good: readonly (string | RegExp)[],
  bad?: RegExp | undefined,
  docType?: string,
])[] = [
  [
    'a dialog of a catalog as a task that is confirmed',
    'settings.email.label = Email address\nsettings.save = Save changes\nsettings.mute.button = Mute all\nsettings.mute.confirm.title = Mute all notifications?\nsettings.mute.confirm.body = You get no emails.\nsettings.mute.confirm.ok = Mute\nsettings.mute.confirm.cancel = Keep them on\nsettings.error_email = Check the address.',
    [
      '## Mute all notifications\n\nYou get no emails.\n\n1. Select **Mute all**.\n2. To confirm, select **Mute**. To go back, select **Keep them on**.',
      '- “Check the address.”',
    ],
    /^Check the address/m,
  ],
  [
    'a question that only running the code completes, with what it says',
    'a.title = Members\na.remove.button = Remove\na.remove.confirm_title = Remove {name}?\na.remove.confirm_body = They lose access.\na.remove.confirm_ok = Remove\na.remove.confirm_cancel = Cancel',
    ['- “Remove …? They lose access.”'],
    /^They lose|\*\*Cancel\*\*/m,
  ],
  [
    'the commands and the settings of an extension, and nothing of its code',
    '{"displayName":"SQL Notebook","contributes":{"commands":[{"command":"a.run","title":"Run Cell","category":"SQL"}],"keybindings":[{"command":"a.run","key":"ctrl+enter","mac":"cmd+enter"}],"menus":{"explorer/context":[{"command":"a.run"}]},"configuration":{"properties":{"a.maxRows":{"type":"number","default":500,"minimum":1,"maximum":900,"description":"Most rows."}}}}}',
    [
      '# SQL Notebook\n',
      '- **SQL: Run Cell:** Press Ctrl+Enter, or Cmd+Enter on a Mac. It is also in the context menu of the Explorer.',
      '| **A: Max Rows** | Most rows. | From 1 to 900 | `500` |',
    ],
    /a\.run|maxRows|keybinding/,
  ],
  [
    'what a page is on, a way through menus, and the fields to fill',
    'Scheduled reports let you email a dashboard.\n\nWhat you can do:\n- Pick any dashboard\n- Choose a day\n- Pause a report\n\nHow it works in UI: open dashboard > "..." menu > Schedule report. Fill Name, Format and Recipients, hit "Save schedule".',
    [
      '# Scheduled reports\n',
      '1. Open the dashboard.\n2. Open the **...** menu.\n3. Select **Schedule report**.\n4. Fill Name, Format',
      'Hit **Save schedule**.',
      '## What you can do\n\n- Pick any dashboard.',
    ],
    /Schedule a report/,
  ],
  [
    'a label to press behind “then”, where it is',
    'Staff can swap shifts. In the calendar tap the shift, then "Offer swap", and tap Send.',
    ['1. In the calendar, tap the shift.\n2. Tap **Offer swap**.\n3. Tap **Send**.'],
  ],
  [
    'a task by a gerund, errors below their heading, and a list of things as one',
    'Receipt scanner help\n\nSupported: JPG and PDF\n\nTo add a receipt\n- tap the camera button\n- check amount, date and merchant\n- tap Save\n\nFixing mistakes: open the receipt, tap the field\nDuplicates: we warn you.\n\nErrors\n"Image too blurry" - retake in better light\n"Unsupported currency" - enter amount manually',
    [
      '## Fix mistakes\n\n1. Open the receipt.\n2. Tap the field.',
      '## Add a receipt\n',
      'Check the amount, date and merchant.',
      '- **"Image too blurry":** Retake in better light.',
    ],
    /^Errors\.|amount and date/m,
  ],
  [
    'notes: what a visitor does, what comes then, and cases in the words of who wrote them',
    'login\nvisitor taps Sign in, types name, gets code by mail\nwrong code 3x -> wait 10 min\nno mail? check spam',
    [
      '## Steps\n\n1. Tap **Sign in**.\n2. Type name.\n\n   You get code by mail.',
      '- **Wrong code 3 times:** Wait 10 min.\n- No mail? Check spam.',
    ],
    /Visitor|Also said/,
  ],
  [
    'notes: tasks by their names, a license, and no remark as a step',
    'Inventory module notes\n- stock count: Inventory > Counts > New, pick zone, scan all, Submit\n- counts locked once submitted\n- export: CSV from Counts list\n- lose it = lose backups\n- works!!\n- MIT',
    [
      '# Inventory module\n',
      '## Stock count\n\n1. Go to **Inventory**.',
      '6. Select **Submit**.',
      '- If you lose it, you lose backups.\n- **License:** MIT.',
    ],
    /Works|\| Name/,
  ],
  [
    'a device: what stands far behind the steps is none, and signs of errors are cases',
    'Cuff leaflet\npress START, keep still\npress MEM for old readings\nErr 1 -> cuff loose, Err 2 -> moved\nnot for kids under 12\nchange batteries 4x AA\ncancel before delivery only\nTODO warranty',
    [
      '- **Err 1:** Cuff loose.\n- **Err 2:** Moved.',
      '## Good to know\n\n- Not for kids under 12.\n- Change batteries 4x AA.',
      '- Cancel before delivery only.',
      '[VERIFY] Warranty.',
    ],
    /^\d\. (?:Change|Cancel)|TODO/m,
  ],
  [
    'a thread with times and two names',
    'Support thread 8812\n[10:01] Rosa: invoices stopped on Monday\n[10:05] Agent Kai: which plan?\n[10:06] Rosa: Team\n[10:09] Agent Kai: verify the domain in Settings > Mail',
    ['# Invoices stopped on Monday\n', '- **Plan:** Team.', '**Settings > Mail**'],
    /Rosa|Kai|10:0/,
  ],
  [
    'a thread by what went wrong, and nobody who said it',
    'Ana: export hangs at 99%\nBen: which version?\nAna: 4.2\nBen: known, temp dir full. clear it in Settings > Storage\nAna: works!!',
    [
      '# Export hangs at 99%\n',
      '- **Version:** 4.2.\n- Known, temp dir full. Clear it in **Settings > Storage**.',
    ],
    /Ana|Ben|Works/,
  ],
  [
    'an FAQ as questions',
    'The portal lends books. To renew a loan, open My loans and tap Renew. To pay a fee, open Fees and tap Pay.',
    ['# Portal: frequently asked questions', '## How do I renew a loan?\n', '## How do I pay a fee?\n'],
    /VERIFY.*document type/,
    'FAQ',
  ],
  [
    'a reference that a text is not made into',
    'The portal lends books. To renew a loan, open My loans and tap Renew.',
    ['could not follow “the document type reference”'],
    undefined,
    'reference',
  ],
  [
    'where things are as its title, and whom to call when something is wrong',
    'Bike rental at the station. Scan the code on the bike and ride. If the lock does not open, press Reset. If you do not have an account, create one in the app. Call 555-0100 to book a bike. In an emergency, phone 112. Risk: wet brakes are slow. Question: who cleans them?',
    [
      '# Bike rental at the station\n',
      'Call 555-0100 to book a bike.',
      '## If something goes wrong\n\n- If the lock does not open, press **Reset**.\n\n## Get help\n\n- In an emergency, phone 112.',
      '- **Risk:** Wet brakes are slow.',
      '- [VERIFY] Who cleans them?',
    ],
    /Also said|goes wrong:\*\*/,
  ],
  [
    'an order as no title',
    'Store bags in the locker. Close the door and turn the key.',
    ['# User guide\n', '1. Store bags in the locker.'],
  ],
];

describe('a user guide tells plainly', () => {
  for (const [name, input, good, bad, docType = ''] of ROWS)
    it(name, () => {
      const { content } = run('user-guide', input, {}, { docType });
      for (const one of good)
        assert.ok(
          typeof one === 'string' ? content.includes(one) : one.test(content),
          `${one}\n\n${content}`,
        );
      if (bad) assert.doesNotMatch(content, bad);
    });
});
