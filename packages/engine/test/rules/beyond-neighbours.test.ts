import { describeSlips, type Slip } from './slip-rows.ts';

/** Slips on both sides of an adverb. */
const SLIPS: readonly Slip[] = [
  ['Teams that still depends on it should migrate.', 'depends', 'depend'],
  ['Users who often sends mail need a second server.', 'sends', 'send'],
  ['An attacker could otherwise sends forged events.', 'sends', 'send'],
  ['The script can then deletes the file.', 'deletes', 'delete'],
  ['Programs no longer tries to load the file.', 'tries', 'try'],
  ['Each agent also need a token.', 'need', 'needs'],
  ['The errors are still handle by the main process.', 'handle', 'handled'],
  ['Supported arguments should always preferred to plain statements.', 'should', 'should be'],
];

const RIGHT = [
  'It shows that the object it referred to no longer exists.',
  'This also affects where files are stored.',
  'Functions that take integers no longer accept decimals.',
  'The users, often administrators, have a second key.',
];

describeSlips('slips past adverbs', SLIPS, RIGHT);

describeSlips(
  'base forms and numbers',
  [
    ['This is use by the wrappers and other places.', 'use', 'used'],
    ['A new entry is create with its name.', 'create', 'created'],
    ['The profile comes from the chip which is store in the screen.', 'store', 'stored'],
    ['The options are specific to this drivers.', 'this', 'these'],
    ['It jumps to another chains.', 'chains', 'chain'],
    ['It shows how extensions is loaded.', 'is', 'are'],
  ],
  [
    'What it does is define a name.',
    'The first step is create the folder.',
    'The modes are warn (the default) and skip.',
    'Because of this, crashes are rare.',
  ],
);

/** Verbs behind "and" with another form than the one before. */
const COORDINATED: readonly Slip[] = [
  ['The agent reads the file and send it to the server.', 'send', 'sends'],
  ['The server validates the token and return a 401.', 'return', 'returns'],
  ['It copies the files and create a backup.', 'create', 'creates'],
  ['The script checks the version, downloads the archive and install it.', 'install', 'installs'],
  ['You can copy the key and pastes it into the form.', 'pastes', 'paste'],
  ['Open the file and sets the port.', 'sets', 'set'],
  ['We read the log and removes old entries.', 'removes', 'remove'],
  ['You must restart the server or reloads the page.', 'reloads', 'reload'],
  ['Before you deploy the app, makes a backup.', 'makes', 'make'],
  ['If you want to keep it, copies it to a disk.', 'copies', 'copy'],
];

const ALIKE = [
  'The plugin helps you read the docs and write the summary.',
  'Check that it works and return the book.',
  'The command lets users read the file and send it.',
  'View all branches and tags you have cloned.',
  'You get automatic confirmation of migrations and resizes. Refer to the manual.',
  'A tool that can open the file and sets the port is there.',
  'This page describes how to install the agent and configure the server.',
  'We hope the server starts and runs the jobs.',
  'To fix this, updates that suspend are wrapped.',
  'If you pass a callback, returns the timer.',
];

describeSlips('verbs behind “and”', COORDINATED, ALIKE);
