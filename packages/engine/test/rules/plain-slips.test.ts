import { describeSlips, type Slip } from './slip-rows.ts';

/** Rare words in place of frequent ones that sound like them. */
const SLIPS: readonly Slip[] = [
  ['The bellow table lists the codes.', 'bellow', 'below'],
  ['The request goes trough the proxy.', 'trough', 'through'],
  ['Scroll though the list.', 'though', 'through'],
  ['He through an exception.', 'through', 'threw'],
  ['The function trows an error.', 'trows', 'throws'],
  ['The build will brake if you rename it.', 'brake', 'break'],
  ['Brake the task into smaller steps.', 'Brake', 'Break'],
  ['The hole table is locked.', 'hole', 'whole'],
  ['The worker threat handles incoming messages.', 'threat', 'thread'],
  ['Let us no if it works.', 'no', 'know'],
  ['I new that it would fail.', 'new', 'knew'],
  ['The error was do to a timeout.', 'do', 'due'],
  ['The page dose load.', 'dose', 'does'],
  ['The sight is under maintenance.', 'sight', 'site'],
  ['You can site the source.', 'site', 'cite'],
  ['Bare with us while we fix this.', 'Bare', 'Bear'],
  ['The weakly report is sent on Monday.', 'weakly', 'weekly'],
  ['The job runs ones a day.', 'ones', 'once'],
  ['Only won of them works.', 'won', 'one'],
  ['The rite panel shows details.', 'rite', 'right'],
  ['Right a test for each function.', 'Right', 'Write'],
  ['The moral of the team was high.', 'moral', 'morale'],
  ['Authorized personal can open the door.', 'personal', 'personnel'],
  ['The principal is simple: keep it small.', 'principal', 'principle'],
  ['The feature is complimentary to search.', 'complimentary', 'complementary'],
  ['Be quite while recording.', 'quite', 'quiet'],
  ['It costed a lot of time.', 'costed', 'cost'],
  ['The passed week was busy.', 'passed', 'past'],
  ['Fore more information, see the docs.', 'Fore', 'For'],
  ["The wizard let's you pick a template.", "let's", 'lets'],
  ['The user whose logged in can see it.', 'whose', "who's"],
  ['May be you need a new key.', 'May be', 'Maybe'],
  ['Enter your log in name.', 'log in', 'login'],
  ['Then role back the release.', 'role', 'roll'],
  ['The request is put on the message cue.', 'cue', 'queue'],
  ['Guests are not aloud to post.', 'aloud', 'allowed'],
  ["The cache is cleared when it's size exceeds the limit.", "it's", 'its'],
  ["The service restarts when it's configuration changes.", "it's", 'its'],
  ['Note that its still in beta.', 'its', "it's"],
  ['Your about to delete the project.', 'Your', "You're"],
  ['You can use there API to fetch the data.', 'there', 'their'],
  ['Send it too the server.', 'too', 'to'],
  ['The set up takes five minutes.', 'set up', 'setup'],
  ['Read the values form the file.', 'form', 'from'],
];

const RIGHT: readonly string[] = [
  'The wave has a trough and a peak.',
  'It works though the docs say otherwise.',
  'The main threat is an attack on the keys.',
  'Set the option to no if you want to keep the old one.',
  "If it's user data, keep it. When it's clear, go on.",
  'The new ones are faster than the old ones.',
  'The principal has two roles.',
  'To do so, write to us. It is too late, and I like it too.',
  'The user whose account was locked can ask for a new key.',
];

describeSlips('words that sound alike', SLIPS, RIGHT);

describeSlips(
  'number, forms and articles',
  [
    ['There are many config file in the folder.', 'file', 'files'],
    ['Two error message are shown.', 'message', 'messages'],
    ['These setting apply to every project.', 'setting', 'settings'],
    ['The logs, which is rotated daily, are kept for a month.', 'is', 'are'],
    ['What happen when the disk is full?', 'happen', 'happens'],
    ['It were removed in version 2.', 'were', 'was'],
    ['The job was cancel by the user.', 'cancel', 'canceled'],
    ['The library is capable of handle large files.', 'handle', 'handling'],
    ['This is useful feature.', 'useful', 'a useful'],
    ['This is very useful feature for large teams.', 'very', 'a very'],
  ],
  [
    'For the three argument form, see the table. A two byte value follows.',
    'They are instance methods. It is common practice.',
    'The process is capable of change.',
    'It were better to wait.',
    'These building blocks are old.',
  ],
);

describeSlips(
  'agreement in questions, asides and what there is',
  [
    ['Is the backups encrypted?', 'Is', 'Are'],
    ['Where are the config file located?', 'are', 'is'],
    ['There has been several reports.', 'has', 'have'],
    ['If there is any questions, contact us.', 'is', 'are'],
    ['The key, along with its certificate, are stored in the vault.', 'are', 'is'],
    ['This mean that the token expired.', 'mean', 'means'],
    ['Every one of them are down.', 'are', 'is'],
    ['The settings page do not load.', 'do', 'does'],
    ['I has tried that.', 'has', 'have'],
    ['Each object is created with a string that represent a rule.', 'represent', 'represents'],
  ],
  [
    'Are the client and server ready?',
    'If there is any data, keep it.',
    'The keys, along with their certificates, are stored in the vault.',
    'The problems related to each of them are hard.',
    'Is the settings page open?',
  ],
);

describeSlips(
  'small words that are missing or too many',
  [
    ['The server listens port 80.', 'listens', 'listens on'],
    ['The plugin is compatible version 3.', 'compatible', 'compatible with'],
    ['It is based React.', 'based', 'based on'],
    ['In addition the logs, check the metrics.', 'addition', 'addition to'],
    ['Because the outage, deploys are paused.', 'Because', 'Because of'],
    ['In case problems, restart.', 'case', 'case of'],
    ['Thanks your help.', 'Thanks', 'Thanks for'],
    ['You need be an admin.', 'need', 'need to'],
    ['They decided remove it.', 'decided', 'decided to'],
    ['The file is not be found.', 'not be', 'not'],
    ['The option been removed.', 'been', 'has been'],
    ['The key has revoked.', 'has', 'has been'],
    ['It works out the box.', 'out', 'out of'],
    ['Remove all them first.', 'all', 'all of'],
    ['We are looking forward hear from you.', 'forward hear', 'forward to hearing'],
    ['Set it to a same value.', 'a', 'the'],
    ['The page is divided in to sections.', 'in to', 'into'],
    ['This is the a simplest way.', 'the a', 'the'],
    ["It's good idea to test this first.", 'good', 'a good'],
    ['The API returns JSON object with two fields.', 'JSON', 'a JSON'],
  ],
  [
    'The mechanisms have been designed to last.',
    'The listening port can be changed.',
    'Because the server failed, deploys are paused.',
    'The user has created. The docs have been reorganized.',
    'In addition, the logs show it. If need be, restart.',
  ],
);

describeSlips(
  'forms of verbs',
  [
    ['The service start automatically after the reboot.', 'start', 'starts'],
    ['I seen this error before.', 'seen', 'have seen'],
    ['We are interested in hear your feedback.', 'hear', 'hearing'],
    ['Instead of to restart, reload the page.', 'to restart', 'restarting'],
    ['The tool helps you finding bugs.', 'finding', 'find'],
    ['Let the process finishes first.', 'finishes', 'finish'],
    ['Please reading the guide first.', 'reading', 'read'],
    ['This was happen last week.', 'was happen', 'happened'],
    ['The team is work on a fix.', 'work', 'working'],
    ['When the job will finish, you get an email.', 'will finish', 'finishes'],
    ['The function gets call twice.', 'call', 'called'],
    ['The request gets reject.', 'reject', 'rejected'],
    ["We couldn't found that page.", 'found', 'find'],
    ['No results founded.', 'founded', 'found'],
    ['You have to installed Node first.', 'installed', 'install'],
  ],
  [
    'A source stamp uniquely identifies a version.',
    'If you are interested in write events, say so.',
    'Ask when the job will finish, and it tells you.',
    'He could found a company. It was founded in 1990.',
    'The team gets access to it.',
  ],
);

describeSlips(
  'numbers and small words',
  [
    ['3 file selected.', 'file', 'files'],
    ['The array of item to add.', 'item', 'items'],
    ['Its seems that you are offline.', 'Its', 'It'],
    ['The token is valid since 24 hours.', 'since', 'for'],
    ['The limit is hundred requests per minute.', 'hundred', 'a hundred'],
    ['See the manual for detail.', 'detail', 'details'],
  ],
  [
    'It has been there since 3 days ago.',
    'A 404 error is told. Its makes and models are known by 5 file formats.',
  ],
);

describeSlips(
  'a word twice',
  [
    ['Check that that the port is free.', 'that that', 'that'],
    ['Click on on the icon.', 'on on', 'on'],
  ],
  ['The light is turned on on the device, and make sure that that endpoint is public.'],
);
