import { describeSlips, type Slip } from './slip-rows.ts';

/** Sentences in which a small word is missing, or a verb has the wrong number, told by the words around alone. */
const SLIPS: readonly Slip[] = [
  ['The caches can external to the service.', 'can', 'can be'],
  ['It fails because has no access to the disk.', 'because', 'because it'],
  ['The handler is converted when is a regular function.', 'when', 'when it'],
  ['It lets you specify the fields used detect the duplicates.', 'used detect', 'used to detect'],
  ['A bunch changes to the parser made it faster.', 'bunch', 'bunch of'],
  ['The function was part the public API by mistake.', 'part', 'part of'],
  ['This the preferred method for new projects.', 'the', 'is the'],
  ['If the field a fixed-size array, the data is stored as a string.', 'a', 'is a'],
  ['This not automatically guessed but represented as a string.', 'not', 'is not'],
  ['Here a very simple derived class.', 'a', 'is a'],
  ['The agent is capable to run them.', 'capable to run', 'capable of running'],
  ['If is not set, the default is used.', 'If', 'If it'],
  ['The run fails if is not set.', 'if', 'if it'],
  ['It useful in tests with a real server.', 'useful', 'is useful'],
  ['Any messages to the owners has their own format.', 'has', 'have'],
  ['Three tests with the basic mark was selected.', 'was', 'were'],
  ['As more filters is merged, the list grows.', 'is', 'are'],
  ['The plugin has a back end that allow different ways to use it.', 'allow', 'allows'],
  ['The documentation impact for the changes in the driver are small.', 'are', 'is'],
];

/** Right sentences that look like them. */
const RIGHT: readonly string[] = [
  'As before is included, nothing changes. Passes run after passes with output.',
  'It can read both formats, it will quit at once, and it never will due to its design.',
  'So can a server, and they must either be equal or in order. How will the journal grow?',
  'This function used to fail, and the partner refused to answer. Any version the agents request is sent.',
  'Shake the new one five times. Go to downloads.',
  'When was it lost? If was the word, why is it gone?',
  'You need write access, and if you need help with it, ask. Should the need arise, tell us.',
  'Give each list a name. At most this many lines fit. Press the number keys.',
  'Clients get the options they requested, the source disappeared, and traffic not reaching it is lost.',
  'The sender first asked for it. The first one a user sees is short.',
  'Removing the filters that control the import is easy. The options that control the import are listed.',
  'The workloads your system runs are listed. The method never blocks and always succeeds.',
  'Any DNS entries related to that address are removed. Tracks on your disk that are new are marked.',
  'We ask that the reporter provide an example. As the maintainers, you have the choice.',
  'The simplest way to make the mocks fail is to raise an error.',
];

describeSlips('small words and numbers told by their context', SLIPS, RIGHT);
