import { describeSlips, type Slip } from './slip-rows.ts';

/** Slips beside what is named or described: what is quoted, and what it becomes; null: a person decides. */
const SLIPS: readonly Slip[] = [
  ['To run this tests, start the database first.', 'this', 'these'],
  ['These setting overrides the default.', 'These', 'This'],
  ['The controller will will restart on its own.', 'will will', 'will'],
  ['To setup replication, edit the primary first.', 'setup', 'set up'],
  ['The project is lead by a company of its own.', 'lead', 'led'],
  ['Wait the response of the server.', 'Wait', 'Wait for'],
  ['It depends the size of the cluster.', 'depends', 'depends on'],
  ['The directive accepts maximum number of clients.', 'maximum', 'the maximum'],
];

/** Right sentences that look like these, as real documents have them. */
const RIGHT = [
  // What stands beside belongs to another sentence or clause.
  'One process fails and the aborted process waits. The user can override this parameter.',
  'Using descriptive types is important, be careful not to overdo it.',
  'Note that if the path is relative the path is read from the folder of the image.',
  'As new methods are added the capabilities of the type will grow. For compliance this must be on.',
  'Generally when client logs are needed make sure you keep them. It is documented why this is necessary see below.',
  // A measure, a comparison, a name.
  'After waiting a suitable interval, remove the key. The thread that has been waiting the longest goes first.',
  'The larger the number, the greater the priority will be. The addresses are mapped in the corresponding A record.',
  'The normal number keys do not move the pointer. You can use it in any of dozens of languages.',
  'The shares are allocated to accounts A and B. They are assigned in order to tasks, the first one first.',
  'The default method across nodes is block. Hosted by [Read the Docs](https://example.org).',
  'This became slow due to merges growing larger. The file which the command writes to depends on it.',
  'It does not have class A networks. The same machine is for work and for personal use.',
  // What describes a plural, and what is said of all.
  'The files ending in `.key` are public. The changes occurring since the start of it are moved.',
  'Others argue that it is safe. A flaw in the way labels were made could matter.',
  'It is probed in certain secure scenarios which fixes a few cases. *Sticky keys* allows you to type one at a time.',
  'The most common are scripts. The final set of elements define the rest. The parameters chosen are large.',
  'How many periods does a period cover? But this time try the other tool.',
  'Only files that have been modified since the last backup are included.',
  'The mail merge fields will be inserted. The cluster config sync to the node invokes a reload.',
  // Several nouns that make one name.
  'Replace one of the job submit plugins. It is set by many of the configuration and command line options.',
  'These container sync configuration steps are due. It is known on all master, worker and agent nodes.',
  'Returns the number of system ticks. Merge all the file stores. Allow one of the server or the client to ask.',
  'The last point may have more impact than you think. It takes a sockets per node count.',
  // What is done, typed, quoted, or written on a control needs no article.
  'We advise upgrade of services. It may allow compromise of data. Begin comparison, then force push it.',
  'It is equal to disk size, crashed due to stack overflow, and differs according to zone type.',
  'We must have one key (trust anchor) configured. When device is "lun", it is valid.',
  'The message "Unable to accept new connection: too many files" is logged. If the disk type is disk, it boots.',
  'Mark the Save with password check box. Anchor it to character or As character. Add device > Sensor.',
  'This is a built in function of an up to date copy, an easier to use way. It plays little role as usual.',
  '**First hotkey selects tool:** When disabled, it runs. It is tracked as bug #12 in the list.',
  'Return the value for key if key is in the map. Integers will often change type. It was as easy as using one.',
  // Words that sound alike.
  'If it is assigned to another domain then the daemon stops. The smaller chunks then need to be joined.',
  'It can give you valuable information. It is not checked since it’s possible options don’t exist.',
  'It is skipped if their required license is missing. For debugging it’s necessary to read the log.',
  'This cuts the amount of time users have to wait. A manager which allows it is here.',
  'A fixture can do setup, yield a value, then do teardown. Sites tend to send to many different hosts.',
];

describeSlips('what is named and what is described', SLIPS, RIGHT);
