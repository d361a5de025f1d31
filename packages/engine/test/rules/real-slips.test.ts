import assert from 'node:assert/strict';
import { PRESET, run } from '../modes/jobs.ts';

/** Slips as they stand in real sentences: what is quoted, and what it becomes; null: a person decides. */
const SLIPS: readonly (readonly [sentence: string, quote: string, replacement: string | null])[] = [
  // A preposition that belongs to a word.
  ['The result is based the replica plan.', 'based', 'based on'],
  ['Loaders are responsible loading templates.', 'responsible', 'responsible for'],
  ['Make sure they are commented out instead adding them by hand.', 'instead', 'instead of'],
  ['This is similar the extension that ships with it.', 'similar', 'similar to'],
  ['The widget is attached the same instance.', 'attached', 'attached to'],
  ['It stops colorization at the end the line.', 'end', 'end of'],
  ['Return a copy the current settings.', 'copy', 'copy of'],
  ['The service starts a number workers.', 'number', 'number of'],
  ['Clients close the maximum number open files.', 'number', 'number of'],
  ['Any these options may be set.', 'Any', 'Any of'],
  ['New applications use one the other secret types.', 'one', 'one of'],
  ['Messages belong to one two categories.', 'one', 'one of'],
  ['High-level layers depend low-level layers.', 'depend', 'depend on'],
  ['Doing so will result unexpected behavior.', 'result', 'result in'],
  // "To" in front of a verb.
  ['The gateway is easy install.', 'easy install', 'easy to install'],
  ["It's also possible pass a list to it.", 'possible pass', 'possible to pass'],
  ['The symmetric type is used store byte arrays.', 'used store', 'used to store'],
  ['It is very useful be able to ask for confirmation.', 'useful be', 'useful to be'],
  ['The file will need be downloaded once.', 'need', 'need to'],
  ['If you want something else, you have specify what you want.', 'have specify', null],
  ['Then you need do this again.', 'need do', 'need to do'],
  ['The aliases used be called attributes.', 'used', 'used to'],
  // "Be" and "is".
  ['Instructions can found here.', 'can found', 'can be found'],
  ['This can useful in some situations.', 'can useful', 'can be useful'],
  ['It may one of the incarnations of this issue.', 'may one', 'may be one'],
  ['We require users to notified.', 'to notified', 'to be notified'],
  ['This a late addition.', 'a', 'is a'],
  ['The plugin a small program that reads the log.', 'a', 'is a'],
  ['Below an example that prints the title.', 'an', 'is an'],
  // Subjects.
  ['This is handy if want to change the classes.', 'if want', null],
  ['The argument is kept if contains the name.', 'if', 'if it'],
  ['The worker logs a message when encounters files.', 'when', 'when it'],
  ['Use this process if is your first time.', 'if', 'if it'],
  ["The parser stops if doesn't find the key.", "if doesn't", null],
  // Agreement.
  ['If zone serial numbers has changed, the server reloads.', 'has', 'have'],
  ['After operators has resolved the outage, they start it again.', 'has', 'have'],
  ['Feature flags is divided in three categories.', 'is', 'are'],
  ['Filter sections allows you to change it.', 'allows', 'allow'],
  ['Most users takes a hit in performance.', 'takes', 'take'],
  ['However, security groups has a richer interface.', 'has', 'have'],
  ['The person who own the workspace can delete it.', 'own', 'owns'],
  ['The process lead to an outage.', 'lead', 'leads'],
  ['Webhooks is retried up to five times.', 'is', 'are'],
  // Number.
  ['It sends two email a day.', 'email', 'emails'],
  ['Choose one of the following plan.', 'plan', 'plans'],
  ['In these step the nodes are divided.', 'step', 'steps'],
  ['It synchronizes calendars between two server directly.', 'server', 'servers'],
  ['Limits are allowed for each projects.', 'projects', 'project'],
  ['You have one options to work around this.', 'options', 'option'],
  ['If an error occurred during this requests, add it.', 'this', 'these'],
  ['Functions that use these keyword are coroutines.', 'keyword', 'keywords'],
  // Articles.
  ['This indicates the a number of requests.', 'the a', null],
  ['For older version of Linux, enable it first.', 'older', 'an older'],
  ['Customize the policy in better way.', 'better', 'a better'],
  ['The function can also return error.', 'error', 'an error'],
  // Forms of verbs.
  ['Turn it off by set `catchall` to false.', 'set', 'setting'],
  ['It is an easy way of change a color.', 'change', 'changing'],
  ['The client keeps send requests.', 'send', 'sending'],
  ['The image gets build in the cloud.', 'build', 'built'],
  ['The value must lower than 100.', 'must lower', 'must be lower'],
  ['Its highly recommended to use a proxy.', 'Its', "It's"],
  ['The database it self is fine.', 'it self', 'itself'],
  ['Reset it when use the console.', 'use', 'using'],
  ['Tuples are used to representing items.', 'representing', 'represent'],
  ['The font is needed for it to working properly.', 'working', 'work'],
  ['We recommend upgrading too the latest version.', 'too', 'to'],
  ['The script needs too be executable.', 'too', 'to'],
];

/** Right sentences that look like these. */
const RIGHT = [
  'For this purpose the values are kept, and in the end it is saved. Include the number keys.',
  'The value the user sets is stored. Apps that need these steps set their own. It is stored both in memory and on disk.',
  'How similar the two are is told. As we associated the plan with the user, it differs. Waiting a moment helps.',
  'How do you run it? If fetch fails handle it. The function is used inline. Only three digits need be included.',
  'You have merge conflicts. Make it hard wrap at the column. The site’s recommended use is local.',
  'You may see it more than once. If it exists, so would the copy. An existing one changes its name.',
  'Tasks are not affected by prefetch limits. It is provided by compute nodes. See approaches to working with it.',
  'Values greater than three trace each command. As this changes, using this conflicts with it. Its handling of this kicks in.',
  'It enables hostname checking. This gives users a name. Some libraries not only export functions.',
  'A new list ships with it. The one the scripts belong to is gone. Map it to result columns.',
  'Passing objects is not supported. If *weights* is supplied, use it. Requests allows you to sign in. Disabling warnings is wrong.',
  'If aliases is given, it is used. *flags* is deprecated. Programs with one name but different implementations are fine.',
  'If the display stays dark, press the button. Login with Facebook is going away. Its highly configurable core is small.',
  'Consider instead creating a source. Be aware it failed. The `a` element, or the a element, is a link.',
];

describe('slips in real sentences', () => {
  for (const [sentence, quote, replacement] of SLIPS)
    it(`are found: ${sentence}`, () => {
      const { content } = run('review', sentence, PRESET);
      assert.ok(content.includes(`\`${quote}\``), content);
      if (replacement !== null) assert.ok(content.includes(`Change to: \`${replacement}\``), content);
    });

  for (const sentence of RIGHT)
    it(`are not: ${sentence}`, () => {
      const { content } = run('review', sentence, PRESET);
      assert.doesNotMatch(
        content,
        /Forms of verbs|Agreement|Number of noun|Missing words|confused|An article is missing/i,
      );
    });
});
