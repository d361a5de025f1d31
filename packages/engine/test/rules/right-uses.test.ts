import { describeSlips, type Slip } from './slip-rows.ts';

/** Slips beside what edited documents have right. */
const SLIPS: readonly Slip[] = [
  ['If its being used, stop the job.', 'its', "it's"],
  ['Users should carefully chose the lookup order.', 'chose', 'choose'],
  ['Save the settings for there children.', 'there', 'their'],
  ['All files accept the last one are read.', 'accept', 'except'],
  ['As result of the change, the cache is empty.', 'As result of', 'As a result of'],
  ['Restart the pod after the changes was made.', 'was', 'were'],
  ['Check that the user and the group exists.', 'exists', 'exist'],
  ['The daemon that run on the host collects the logs.', 'run', 'runs'],
  ['The app listens on on all interfaces.', 'on on', 'on'],
  ['Once it is set it it starts.', 'it it', 'it, it'],
  ['Click on save button.', 'save', 'the save'],
  ['This break the old clients.', 'break', 'breaks'],
  ['Have you ran the migrations?', 'ran', 'run'],
  ['What does this means for you?', 'means', 'mean'],
  ['This allows us scale the workers.', 'us scale', 'us to scale'],
  ['In next step, configure the database.', 'next', 'the next'],
  ['Click on link in the mail.', 'link', 'the link'],
  ['Every pull request need two approvals.', 'need', 'needs'],
  ['When a replica fall behind, it is removed.', 'fall', 'falls'],
  ['Its not clear why this happens.', 'Its', "It's"],
  ['What affect does this option have?', 'affect', 'effect'],
  ['Much of the requests time out.', 'Much', 'Many'],
  ['Fill in the follow fields.', 'follow', 'following'],
  ['The job took to long and was killed.', 'to', 'too'],
];

/** Sentences of edited documents, in which a pattern saw a slip. */
const RIGHT = [
  // What is named, or the noun of another sentence.
  'In the same time zone, tests see the date as better than nothing. You avoid it by instead using a function.',
  'It is great for first time contributors, and runs in for while loops. They are dependents of the stream.',
  'This determines the kind, but it does not determine its arity. It reads the command and its executable.',
  'Absolute files are stored where specified. A customized accept message is short. We have the right of way.',
  'Use these types where applicable. It needs fewer memory accesses, and your needs may differ.',
  'The kernel allows you ways to opt out. Make sure you backup your data. We recommend you setup a proxy.',
  'What happens to deleted files? This happened to renamed files too.',
  'The button sits there looking frozen. Maintainers deliberately chose it. Each of the items you’re ordering is new.',
  'You will find there information on it. They matter, but they’re improvements to one feature.',
  'The level can be debug, info, or warn. The mode can be build. It must be check, drop, or keep.',
  'Days are agreed with the team lead by Friday. Ask your tech lead by email.',
  // Subjects that stand farther in front, or are none.
  'A level that ends with a percent sign is ignored. This condition tests that the calling host matches the list.',
  'Most of the conventions GHC expects are described there. However forcing larger limits in general reduces speed.',
  'If there were no previous value, it would be empty. If there are a very large number of hosts, wait.',
  'The tests that run at night are slow, and a file that run scripts read is new. There are an issue and a patch.',
  'It resolves with whatever the method returns or resolves with. **NB** Do not declare it twice.',
  'Knowing our devices are safe helps us. Checking the logs are rotated takes time.',
  // Nouns and adjectives behind a preposition, “be”, and “have”.
  'Folders apart from keep being equivalent to it are stored. The closure captures it by move.',
  'The test must be complete by the time the method returns. There are also design and technical reasons.',
  'The verb must be accept or discard. It can be inline, using the option. A closure has use of its own.',
  'Making the policy changes that much harder is not the aim. To help debugging tools understand it, keep symbols.',
  'They are handled in an analogous way to strings with the prefix. It connects devices to computes behind it.',
  'Syntax errors are caught, while debug mode catches changes once the server has started.',
  'It shows the number of get operations. It has types for send (https://example.com/send), which is write-/readable.',
  'The output changes when shift is held. Turn it on on Mondays.',
  'This change the team made is large. Much of the docs are old, and much of the data is. It was sent to many users.',
  'This can even result in build failure. It creates an insight named Critical role findings that returns results.',
  'Choose emoji that are small. What is new when the call ends has its values. Include it in normal matches and lists.',
  'Use an option of the format passed to build function calls.',
  'It mends a bug that put the cursor elsewhere.',
  // What an option or a sign is called, and nouns that are seldom counted.
  'If user is numeric, group must be set. Use dots because colon is the separator, where label is the name.',
  'The delivery starts way before the end. Avoid deadlock in it. It generates as compact layout as possible.',
  // Names.
  'Examples are **mendex**, [burnin](x.html), and the package manager (winget).',
  'Packages for it are bluefish, screem, gphpedit. The host mounts configfs, and users colorise the output.',
  // Clauses without “that”, and names.
  'The guests say that the trips they’re booking are short. Find the songs you’re playing in Rails that are new.',
  'Windows only knows two kinds of locks. Nothing is done when the only match in the list was hidden.',
  '- [The kiosk](https://kiosk.example) Automatically print a receipt.\n- It is written to the contents your app gave to it.',
  'See the value your sensor received (and kept). The key has as the value the text. It is in large part the work of one person.',
  // Nouns that look like verbs, and verbs that look like nouns.
  'You may be used to setting a code. That depends on what kind of edit you are making. Guests on the paid plan see a badge.',
  'We also have experience across the whole stack. A log can help debugging by giving context. What we will do next is add a lock.',
  'It tells us it’s time to "lift" the gate. It fails if a step returned, passed, or threw one. If you’re OK with that, go on.',
  'We deliver you great music, or charge you more. Save time by passing your return content through it.',
  // What is said or done behind an article, and names of pages.
  'It is a hard to reach valve. The using of masks is over. See it in the [Reading the map](x.html) section.',
  'Sort by newest build. A list all members can edit is shared. The key must at least be short.',
  // What has no article, or none of its own.
  'Use the layer of abstraction provided by it. Use passive voice, and enable file upload for early warning of problems.',
  'Be aware the results may differ. Keep it for those few using node with old code.',
];

describeSlips('what edited documents have right', SLIPS, RIGHT);
