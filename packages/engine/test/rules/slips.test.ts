import assert from 'node:assert/strict';
import { PRESET, run } from '../modes/jobs.ts';

/** Sentences with one slip, what is quoted of it, and what it becomes; null: a person decides. */
const SLIPS: readonly (readonly [sentence: string, quote: string, replacement: string | null])[] = [
  ['The scheduler must being restarted after the change.', 'being', 'be'],
  ['The token is use to authenticate the request.', 'use', 'used'],
  ['Before to deploy, build the image.', 'to deploy', 'deploying'],
  ['The plugin is unable to handles large files.', 'handles', 'handle'],
  ['Did you configured the proxy?', 'configured', 'configure'],
  ['The settings is saved when you close the dialog.', 'is', 'are'],
  ['This settings are available on Pro.', 'This', 'These'],
  ['These option controls how logs are written.', 'These', 'This'],
  ['Those class defines the handlers.', 'Those', 'That'],
  ['The node gets more request than it can handle.', 'request', 'requests'],
  ['It is one the fastest parsers.', 'one', 'one of'],
  ['Make sure that your using the right region.', 'your', 'you’re'],
  ['The cache is setup on first start.', 'setup', 'set up'],
  ['You can login with your work account.', 'login', 'log in'],
  ['The two commands compliment each other.', 'compliment', 'complement'],
  ["Who's token has expired?", "Who's", 'Whose'],
  ['The request will be send to the server.', 'send', 'sent'],
  ['You have to restarting the service.', 'restarting', 'restart'],
  ['To enabling the cache, set the flag.', 'enabling', 'enable'],
  ['The server was unable to connected to it.', 'connected', 'connect'],
  ['We suggest you to read the guide.', 'you to', 'that you'],
  ['Here is the steps to follow.', 'is', 'are'],
  ['Users who has the role can edit.', 'has', 'have'],
  ['A user with admin rights have access to all projects.', 'have', 'has'],
  ['Every request and response are logged.', 'are', 'is'],
  ['This function take two arguments.', 'take', 'takes'],
  ['Use the same values then before.', 'then', 'as'],
  ['There is to many requests.', 'to', 'too'],
  ['Please advice the users before the update.', 'advice', 'advise'],
  ['This is more of a guideline then a rule.', 'then', 'than'],
  ['Everyday at noon, the job starts.', 'Everyday', 'Every day'],
  ['The option maybe removed in the future.', 'maybe', 'may be'],
  ['Click on the link bellow.', 'bellow', 'below'],
  ['The function returns weather the file exists.', 'weather', 'whether'],
  ['We need to insure that the token is valid.', 'insure', 'ensure'],
  ['It has be deleted first.', 'be', null],
  ['The function takes an argument and returns new object.', 'new', 'a new'],
  ['The first thing you need do is install it.', 'do', 'to do'],
  ['This can leads to errors.', 'leads', 'lead'],
  ["You can't used it twice.", 'used', 'use'],
  ['It is recommend to restart.', 'recommend', 'recommended'],
  ['After have installed the tool, run it.', 'have', 'having'],
  ['We have add a new option.', 'add', 'added'],
  ['It has been fix in version 2.', 'fix', 'fixed'],
  ['The value must to be unique.', 'must to', 'must'],
  ['It helps to reducing the load.', 'reducing', 'reduce'],
  ['The installer asks for select a folder.', 'select', 'selecting'],
  ['This files contain the keys.', 'This', 'These'],
  ['There are a limit of five keys.', 'are', 'is'],
  ['The results shows that it works.', 'shows', 'show'],
  ['Some of the tests fails on Windows.', 'fails', 'fail'],
  ['An endpoint that return JSON is new.', 'return', 'returns'],
  ['Weather you use it or not is up to you.', 'Weather', 'Whether'],
  ['The server lets the user chose a name.', 'chose', 'choose'],
  ['Its a known issue.', 'Its', "It's"],
  ["See it's effect in the log.", "it's", 'its'],
  ['The data is than sent to the server.', 'than', 'then'],
  ['There logs are kept for a week.', 'There', 'Their'],
  ['In the passed, this was slow.', 'passed', 'past'],
  ['The quite mode prints nothing.', 'quite', 'quiet'],
  ['You need install Relay first.', 'install', 'to install'],
  ['It should be possible use both.', 'use', 'to use'],
  ['It takes lot of time.', 'lot', 'a lot'],
  ['You can can change this later.', 'can can', 'can'],
];

/** What looks like one of these, and is right. */
const RIGHT = [
  'A human being can override it, and it should be set by hand.',
  'What it does is use to its advantage what the cache holds.',
  'We created the class before to create the models, and know what came before to this day.',
  'You are able to use handles, and it is going to work.',
  'Did the speed increase? Did you need the proxy?',
  'The Settings page is new. Your settings are saved.',
  'These option sets are new. These options control it.',
  'It is more a tool than a framework, with no more error than that.',
  'The to-do list, the `to` field and the to field are empty.',
  'It is one. The fastest parser wins, and one of the best is ours.',
  'Check that your running containers are healthy, and that your settings apply.',
  'This is setup for experts. It is setup code.',
  'The login with a key is new. The login page opens.',
  'A change on the existing files that is worth a look. One of the users who has a key.',
  'A list of files that is sorted. A set of users who is not known.',
  'You have to string them together, bring the rest, and ping the host.',
  'You need to feed the parser, and have to embed the font.',
  'The weather in Bergen is wet. A map of one to many rows. It is an everyday task.',
  'Maybe you can use it. The option, maybe removed later, is on.',
  'Between the API and the CLI is a queue.',
  'The function returns new lines. The library call the other day was slow.',
  'It drops the properties of an object that are not valid. A dependent of the stream is new.',
  'Try as best as you can to be kind. The can opens. The free will leads to choices.',
  'There are a few limits, and there are a maximum and a minimum. It is quite a mode.',
  'Depending on the version, what it can do is limited.',
  'A list of files that are sorted. The tests that the server runs fail.',
  'A number of users with admin rights have access. What it does is make a copy.',
];

describe('slips of writers', () => {
  for (const [sentence, quote, replacement] of SLIPS)
    it(`are found: ${sentence}`, () => {
      const { content } = run('review', sentence, PRESET);
      assert.ok(content.includes(`\`${quote}\``), content);
      if (replacement !== null) assert.ok(content.includes(`Change to: \`${replacement}\``), content);
    });

  for (const sentence of RIGHT)
    it(`are not: ${sentence}`, () => {
      const { content } = run('review', sentence, PRESET);
      assert.doesNotMatch(content, /Forms of verbs|Agreement|Number of noun|Missing words|confused/i);
    });
});
