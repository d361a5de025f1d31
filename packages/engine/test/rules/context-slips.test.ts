import { describeSlips, type Slip } from './slip-rows.ts';

/** Sentences with a word, or a form of a verb, that is taken for another, told by its context alone. */
const SLIPS: readonly Slip[] = [
  ['You where logged out because your session expired.', 'where', 'were'],
  ['All the backups where deleted by the attacker.', 'where', 'were'],
  ['This is the server were the backups are kept.', 'were', 'where'],
  ["I don't now the password of the vault.", 'now', 'know'],
  ['By know, the cluster should be ready.', 'know', 'now'],
  ['Everyone accept the owner can leave the team.', 'accept', 'except'],
  ['The script runs threw all the files in the folder.', 'threw', 'through'],
  ['Download the archive form the release page.', 'form', 'from'],
  ['This article describes how to chose a region.', 'chose', 'choose'],
  ['The limit must be greater that 10.', 'that', 'than'],
  ['The new parser is much stricter then the old one.', 'then', 'than'],
  ['Open the panel, and than select the plan.', 'than', 'then'],
  ['Send the token in the header of you request.', 'you', 'your'],
  ['It is possible that your need a newer version.', 'your', 'you'],
  ['Pass this on to there children.', 'there', 'their'],
  ['In this folder their are examples for both.', 'their', 'there'],
  ['Restart all services accept the gateway.', 'accept', 'except'],
  ['The images are compress before upload.', 'compress', 'compressed'],
  ['The tool is design for large teams.', 'design', 'designed'],
  ['The connection was close by the peer.', 'close', 'closed'],
  ['The arrows are wrong if you have change the slider.', 'change', 'changed'],
  ['The Kea support has not be tested with it.', 'be', 'been'],
  ['Sort the list by click the header.', 'click', 'clicking'],
  ['Tell network team about it.', 'network', 'the network'],
  ['It is quiet easy to add a new backend.', 'quiet', 'quite'],
];

/** Right sentences that look like them. */
const RIGHT: readonly string[] = [
  'Check that its Wi-Fi light is solid green.',
  'It may be triggered through git archive via a mechanism. Run it inside docker compose.',
  'The fix prevents a lock when upserting rows. Upserted rows are kept.',
  'Indicates an open backport for the team. Messages with content subject to legal holds are kept.',
  'We now by default export the name. This section will be expanded as threats are found.',
  'It supports a fallback to slow path. The fast API of the engine is new.',
  'Two lines form a cross, and forms form a group.',
  'The function threw an error when the disk was full.',
  'Get the weather in Paris, or weather data for a city.',
  'It matters more that the user agrees.',
  'If the first is larger then the second is dropped.',
  'For tests, accept all. They accept all except one.',
  'By examining every album you own, you learn its extent.',
  'See who is online, where they were, and who knew it.',
  'There’s a lot more that the tool can do now that it has an index.',
  'The default is ignore, and the cards are face down.',
  'The mimetype attribute for track resources is new.',
  'There will be support for a certain time.',
  'The payment is past due, and readers who know TypeScript know it.',
  'Deleted files stay there 30 days, and they wait there ten minutes.',
  'They’re there with their things, and its use is limited.',
];

describeSlips('words told by their context', SLIPS, RIGHT);
