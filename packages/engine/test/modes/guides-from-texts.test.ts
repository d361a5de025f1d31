import assert from 'node:assert/strict';
import { run } from './jobs.ts';

interface Case {
  readonly name: string;
  readonly input: string;
  readonly said: readonly string[];
  readonly unsaid?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    name: 'tasks behind their names, what goes wrong, and what is done now and then, each in its place',
    input:
      "Laundry app. Start a machine with the app: stand next to it, tap Start and choose the program. If the machine shows E2 the door isn't closed. When the filter is full the light turns orange: open the door, pull it out. To move a slot drag it to another day.",
    said: [
      '# Laundry app\n',
      '## Start a machine with the app\n\n1. Stand next to it.\n2. Tap **Start**.\n3. Choose the program.',
      'turns orange: open the door, pull it out.',
      '## Move a slot\n\nDrag it to another day.',
    ],
    unsaid: ['4. If'],
  },
  {
    name: 'what buttons do, as told of them, and keys with their signs',
    input:
      "Here's what the review tool does: Keep leaves the post up. Remove hides it. Press K, R or E as shortcuts. In the app press + and scan the code.",
    said: ['# Review tool\n', 'Keep leaves the post up.', '**K**, **R**', 'press + and scan'],
    unsaid: ['1. Keep', '**E as'],
  },
  {
    name: 'one thing without a name, what it does in no order, and labels as they are written',
    input:
      'The thermostat has a dial and one button. Turn the dial to set the temperature. Press the button once to switch between Heat, Cool and Off. Hold it for 5 seconds to connect to Wi-Fi.',
    said: [
      '# Thermostat\n',
      '- Turn the dial to set the temperature.\n- Press the button once to switch between Heat, Cool and Off.',
    ],
    unsaid: ['User guide'],
  },
  {
    name: 'a name that says what it lets people do, and people who are spoken of',
    input:
      'Check-in kiosk\n\nVisitors touch the screen, type their name and take a photo. On leaving, visitors scan the badge. If the printer is out of labels, reception has rolls.',
    said: [
      'This guide is for visitors.',
      '1. Touch the screen.\n2. Type your name.\n3. Take a photo.\n4. On leaving, scan the badge.',
      '## If something goes wrong\n\n- If the printer',
    ],
  },
  {
    name: 'what somebody does who tells it, with the words before it taken out',
    input:
      "Speaker: okay so I'll just walk you through how I close the month in FinBox. First thing, I go to Periods and pick the month. Then I press Close month. If invoices are open I send reminders. Then I mail the report to the tax office.",
    said: [
      '# Close the month in FinBox\n',
      '1. Go to **Periods**.\n2. Pick the month.\n3. Press **Close month**.',
      'If invoices are open, send reminders.',
    ],
    unsaid: ['Speaker', ' I ', 'my'],
  },
  {
    name: 'a tool that lets people do something, without taking its name for a command',
    input:
      'TrailMap lets hikers plan and record hikes. Start from the Record tab. Loans: pick a map, check the route, and save. Tap Cash or Card.',
    said: ['# TrailMap\n\nTrailMap lets hikers plan and record hikes.', '**Cash** or **Card**'],
    unsaid: ['Run `'],
  },
  {
    name: 'changes of which some say not what they are, none below another',
    input:
      'Release 4.2\n- New: mark yourself absent\n- Music opens in full screen\n- Fixed: crash on start\n- Push reminders before each rehearsal',
    said: ['## Changes', '- Music opens in full screen.\n- **Fixed:** Crash on start.\n- Push reminders'],
    unsaid: ['## Fixed', '## New'],
  },
  {
    name: 'what users can do, told whole, and what they then do as steps',
    input:
      'New: sign-in codes. Users can turn on 2FA in Profile > Security. They scan a QR code with an app and enter the 6 digit code. If the phone is lost they can use a backup code.',
    said: [
      '# Sign-in codes\n\nYou can turn on 2FA in **Profile > Security**.',
      '1. Scan a QR code with an app.\n2. Enter the 6 digit code.',
      '- If the phone is lost, you can use a backup code.',
    ],
  },
  {
    name: 'controls that are named behind what they are called',
    input:
      'Screen: Export report\n- Format dropdown: PDF, CSV\n- Date range (max 1 year)\n- Include archived checkbox\n- Button "Export"\n- error: "Too many rows."',
    said: [
      '# Export report\n',
      'Choose a value for **Format**: PDF or CSV.',
      'Enter **Date range**. Max 1 year.',
      'Turn **Include archived** on or off.',
      'Select **Export**.',
    ],
    unsaid: ['Also said'],
  },
  {
    name: 'a description: steps, other tasks under their names, limits apart',
    input: `Pinned reports

You can pin a report to the start page. Open the Reports page, hover over the report, then click Pin report. Pinned reports show up under "Favourites". To unpin one, open its menu and click Unpin.

You can pin up to 8 reports.`,
    said: [
      '# Pinned reports\n',
      '1. Open the **Reports** page.',
      'Click **Pin report**.',
      'under **Favourites**',
      '## Unpin a pinned report',
      '## Limits\n\n- You can pin up to 8 reports.',
    ],
    unsaid: ['Also said', 'Send what people see'],
  },
  {
    name: 'notes on a screen: fields with their choices, buttons and messages',
    input: `Screen: New visit
Fields: Patient (required), Reason, Visit type (First, Follow-up, Urgent)
Buttons: Save visit, Cancel
Messages: "Choose a patient." "Patient can't be empty." "Visit saved."`,
    said: [
      '# New visit\n',
      'Enter **Patient** (required).',
      'Choose a value for **Visit type**: First, Follow-up, or Urgent.',
      'Select **Save visit**.',
      'You can also select **Cancel**.',
      '“Visit saved.”',
      "“Patient can't be empty.”",
    ],
  },
  {
    name: 'a table of the fields of a form',
    input: `# Register a meter

| Field | Type | Required | Notes |
|---|---|---|---|
| Serial number | text | yes | 9 digits |
| Kind | dropdown: Gas, Water | yes | |
| Photo | file | no | max 4 MB |

Button: Register meter. After that the meter is listed under Meters.`,
    said: [
      '# Register a meter\n',
      '1. Enter **Serial number** (required). 9 digits.',
      'Choose a value for **Kind** (required): Gas or Water.',
      'Choose a file for **Photo**. Max 4 MB.',
      'Select **Register meter**.',
      'the meter is listed under Meters',
    ],
    unsaid: ['| Field |', 'Also said'],
  },
  {
    name: 'settings in a table, with their path, choices and default',
    input: `Settings > Privacy

Profile: Public / Friends / Private (default Friends)
Read receipts: on/off
Data export: sends you a zip file within 24 hours`,
    said: [
      '# Privacy\n\nGo to **Settings > Privacy**.',
      '| **Profile** | Public, Friends, or Private. Default: Friends. |',
      '| **Read receipts** | On or off. |',
    ],
    unsaid: ['**Steps:**'],
  },
  {
    name: 'release notes, with what a bare name leaves open',
    input: `Release notes 2.4

New
- Split view
- Share a board by link from the Share menu.

Fixed
- Dates were wrong in Samoa.`,
    said: [
      '# What’s new in 2.4\n',
      '## New\n\n- Split view.',
      'from the **Share** menu',
      '## Fixed\n\n- Dates were wrong in Samoa.',
      '[VERIFY] **Split view:** Say where people find it',
    ],
  },
  {
    name: 'user stories, by who they are for',
    input: `As a driver I can see my next stop on the map.
As a driver I want to report a delay so that I don't have to call.
As a dispatcher, I can move a stop to another driver.`,
    said: [
      '## If you are a driver\n\n- You can see your next stop on the map.',
      "- You can report a delay so that you don't have to call.",
      '## If you are a dispatcher\n\nYou can move a stop to another driver.',
    ],
  },
  {
    name: 'the texts of a screen without their keys: what is unknown is asked',
    input: `Add a reader
Card number
Branch
North
South
Add reader
Cancel
Reader added
This card is already in use.`,
    said: [
      '# Add a reader\n',
      '- **Branch**',
      '- **North**',
      '[VERIFY] Say which of these are fields',
      '“This card is already in use.”',
    ],
  },
  {
    name: 'what lamps mean, and whom to call',
    input: `Pump P2, daily check

Press and hold the Test button for 5 seconds. Empty the filter.
Never open the lid while it runs.
Green light = ready. Red light = call service 0800 111.`,
    said: [
      'Press and hold the **Test** button for 5 seconds.',
      '> **Warning:** Never open the lid while it runs.',
      '| What you see | What it means |',
      '| **Red light** | Call service 0800 111. |',
    ],
  },
  {
    name: 'what is not decided, and a way that is typed as a path',
    input: `Vouchers

Guests buy a voucher for 20 or 50 EUR.
To redeem one: Bookings > open the booking > Pay > enter the code.
can't be used for drinks
refunds? - TBD with finance`,
    said: [
      'Guests buy a voucher for 20 or 50 EUR.',
      '## Redeem a voucher\n\n1. Go to **Bookings**.\n2. Open the booking.\n3. Select **Pay**.\n4. Enter the code.',
      "## Limits\n\n- Can't be used for drinks.",
      '[VERIFY] Refunds? - TBD with finance.',
    ],
  },
  {
    name: 'a list of what a form holds, without its labels',
    input:
      'Vehicle page\n- Photo (jpg, max 2 MB)\n- Plate (read-only)\n- Fuel: Petrol, Diesel, Electric\n- Button: Save vehicle',
    said: [
      '# Vehicle page\n',
      'Choose a file for **Photo**. Jpg, max 2 MB.',
      'Choose a value for **Fuel**: Petrol, Diesel, or Electric.',
      "You can see **Plate**, but you can't change it here.",
    ],
    unsaid: ['## Good to know'],
  },
  {
    name: 'scenarios as what happens, and each deed as a step',
    input:
      'Likes\nGiven a signed-in member\nWhen they tap the star\nThen the photo is saved\nAnd the owner gets a note\n\nIn the Feed tab tap a photo, then tap Details and choose a list.',
    said: [
      'For a signed-in member: when you tap the star, the photo is saved and the owner gets a note.',
      '1. In the **Feed** tab, tap a photo.\n2. Tap **Details**.\n3. Choose a list.',
    ],
  },
  {
    name: 'what support sees, as problems with what to do',
    input:
      'We get these a lot about the scanner:\n- scanner not found -> move it closer\n- "Paper jam": open the lid\n- scan is slow: use 300 dpi',
    said: [
      '# Scanner\n',
      '## If something goes wrong\n\n- **Scanner not found:** Move it closer.',
      '- **Scan is slow:** Use 300 dpi.',
    ],
    unsaid: ['Also said'],
  },
  {
    name: 'changes with a label on each line, below their names',
    input: '1.9.0\nAdded: mute a chat for 1 hour\nAdded: dark mode\nFixed: photos were sent twice',
    said: [
      '# What’s new in 1.9.0\n',
      '## Added\n\n- Mute a chat for 1 hour.\n- Dark mode.',
      '## Fixed\n\n- Photos were sent twice.',
    ],
    unsaid: ['| Name |'],
  },
  {
    name: 'what the page is for, before its steps, and an aim without its comma',
    input:
      'Meal plans\n\nPlan your meals for the week and get one list. Go to Plan, tap a day and choose Add meal.\n\nTo print a plan open Menu, tap Print and wait.',
    said: [
      '# Meal plans\n\nPlan your meals for the week and get one list.',
      '1. Go to **Plan**.\n2. Tap a day.\n3. Choose **Add meal**.',
      '## Print a plan\n\n1. Open **Menu**.\n2. Tap **Print**',
    ],
  },
  {
    name: 'a sign-up form as it is filled in',
    input:
      'Sign up\nFull name\nWork email\nPassword\nAt least 10 characters\nI agree to the terms\nCreate account\nAlready have an account? Sign in\nThat email is already in use.',
    said: [
      'Enter **Password**. At least 10 characters.',
      'Select **I agree to the terms**.',
      'Select **Create account**.',
      'you can open **Sign in**',
      '- “That email is already in use.”',
    ],
    unsaid: ['VERIFY'],
  },
  {
    name: 'one task alone as the page, with what is entered in one step',
    input:
      'To invite a guest to the building open Visitors, click New visit and enter name, email and time. The guest gets a code.',
    said: [
      '# Invite a guest to the building\n\n1. Open **Visitors**.',
      '2. Click **New visit** and enter name',
      '\n\nThe guest gets a code.',
    ],
    unsaid: ['Email and time'],
  },
  {
    name: 'a chat of questions and answers by what is asked, and nobody who said it',
    input:
      'lee (support): ppl keep asking how to move their lesson\nkim: they go to "My lessons", open it, hit Move. up to 24h before\nlee: and gift cards?\nkim: code goes in the "Gift code" box. diff is refunded',
    said: [
      '## Move your lesson\n\n1. Go to **My lessons**.',
      'Up to 24 hours before.',
      '## Gift cards?\n\nCode goes in the **Gift code** box. Diff is refunded.',
    ],
    unsaid: ['Lee', 'Kim', 'different'],
  },
  {
    name: 'questions above their answers, with steps only where things are done',
    input:
      'How do I hang a picture at a set height?\nOpen the tape, choose Height, pick a wall. The laser shows a line.\n\nHow to take it down?\nPull the pin. Keep the pin.\n\nFrames\nFrames over 5 kg need two pins. Only the keeper hangs them.',
    said: [
      '## Hang a picture at a set height\n\n1. Open the tape.\n2. Choose **Height**.',
      '## Take it down\n',
      '## Frames\n\nFrames over 5 kg',
    ],
    unsaid: ['VERIFY] How'],
  },
  {
    name: 'each of several screens with all that is said of it',
    input:
      'Screen: Lend a tool\nSearch field "Search tools"\nLimit 3 tools per week\n\nScreen: My tools\nTabs Lent / Late\nButton "More time" adds 7 days, once per tool\nError if late: "Bring it back first."',
    said: [
      '## Lend a tool\n\nLimit 3 tools per week.',
      'type in **Search tools**',
      '## My tools\n\nTabs Lent / Late.',
      '"More time" adds 7 days, once per tool.',
      'select **More time**',
    ],
    unsaid: ['Also said'],
  },
  {
    name: 'tasks among names, what “it” is, cases with what to do, and what is seen on the way',
    input:
      'Tool shed\n\nUnlock\n- open Shed > Door\n- scan your card\n- the lamp is yellow\n- pull\n\nTap a shelf and pick a drill. To charge it they put it in the dock. Lost card? Tap Help and call us.',
    said: [
      '1. Open **Shed > Door**.\n2. Scan your card. The lamp is yellow.\n3. Pull.',
      '## Charge the drill',
      'If the card is lost, tap **Help** and call us.',
    ],
    unsaid: ['it they', 'Lost card?'],
  },
];

describe('user guides from texts', () => {
  for (const { name, input, said, unsaid = [] } of CASES)
    it(`show ${name}`, () => {
      const { content } = run('user-guide', input);
      for (const part of said) assert.ok(content.includes(part), `no “${part}” in:\n${content}`);
      for (const part of unsaid) assert.ok(!content.includes(part), `“${part}” in:\n${content}`);
    });

  it('are refused for what is no text', () => {
    assert.match(
      run('user-guide', 'SELECT id;\nDELETE FROM orders;\nCOMMIT;').content,
      /^# Send what people see/,
    );
  });
});
