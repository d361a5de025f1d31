import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { looseSigns, sketch } from './show.ts';

const ROWS: readonly (readonly [what: string, text: string, expected: readonly string[]])[] = [
  [
    'items by their markers, whatever their column',
    '* One\n** Inner\n   goes on\n** Second\n* Two\n\nText.\n\n. First\n. Next\n',
    [
      'text b0.1.0*: One',
      'text b1.2.0*: Inner goes on',
      'text b1.2.1*: Second',
      'text b0.1.1*: Two',
      'text: Text.',
      'text n2.1.0*: First',
      'text n2.1.1*: Next',
    ],
  ],
  [
    'numbers and callouts as one list each',
    '1. A\n2. B\n\nText.\n\n<1> C\n<.> D\n',
    ['text n0.1.0*: A', 'text n0.1.1*: B', 'text: Text.', 'text n1.1.0*: C', 'text n1.1.1*: D'],
  ],
  [
    'what a plus joins to an item',
    '* One\n+\nMore.\n* Two\n\nText.\n',
    ['text b0.1.0*: One', 'text b0.1.0: More.', 'text b0.1.1*: Two', 'text: Text.'],
  ],
  [
    'a block that a plus joins: the list goes on below it',
    '* One\n+\n====\nInside.\n\n* Own\n====\n* Two\n',
    ['text b0.1.0*: One', 'text: Inside.', 'text b1.1.0*: Own', 'text b0.1.1*: Two'],
  ],
  [
    'lists below each term for themselves',
    'disk:: A place.\n* a\n\ntape:: Slow.\n* b\n',
    ['text: disk', 'text: A place.', 'text b0.1.0*: a', 'text: tape', 'text: Slow.', 'text b1.1.0*: b'],
  ],
  ['a quoted paragraph, and none after it', '[quote, Ann]\nSaid.\n\nText.\n', ['said: Said.', 'text: Text.']],
  [
    'a quoted block with an empty line',
    '[quote, Ann]\n____\nSaid.\n\nAgain.\n____\n\nText.\n',
    ['said: Said.', 'said: Again.', 'text: Text.'],
  ],
  [
    'a block between other marks that is quoted',
    '[quote]\n--\nSaid.\n--\n\nText.\n',
    ['said: Said.', 'text: Text.'],
  ],
  ['words with who said them', '"Said it\nall."\n-- Ann\n\nText.\n', ['said: "Said it all."', 'text: Text.']],
  [
    'notes',
    'TIP: Look.\n\n[WARNING]\n====\nStop.\n====\n\n[NOTE]\nRead.\n\nText.\n',
    ['note: Look.', 'note: Stop.', 'note: Read.', 'text: Text.'],
  ],
  [
    'a title between a style and its listing',
    '[source,sh]\n.Run it\n----\nnpm x\n\nnpm y\n----\n\nText.\n',
    ['text: Run it', 'text: Text.'],
  ],
  [
    'a line that is a link alone',
    'See:\n\nxref:a.adoc[The first guide]\n\nlink:b[More]\n',
    ['text: See:', 'text: The first guide', 'text: More'],
  ],
  ['no block macro', 'image::a.png[Alt]\n\ntoc::[]\n\nText.\n', ['text: Text.']],
  [
    'titles that a line below underlines, and no box or listing as one',
    'The guide\n=========\nAn Author\n\nHow to\n------\n\nOne\n~~~\n\nText.\n\n[TIP]\n====\nLook.\n====\n\n.Run it\n------\ncode\n------\n',
    ['title: The guide', 'title: How to', 'title: One', 'text: Text.', 'note: Look.', 'text: Run it'],
  ],
  [
    'a link whose words go on in the next line',
    'See https://a.example/b[the first\nguide] for it.\n',
    ['text: See the first guide for it.'],
  ],
  [
    'a header that an option names',
    '[%header,cols="1,2"]\n|===\n|Name\n|Use\n|a |Checks.\n|===\n',
    ['head: Name', 'head: Use', 'cell: a', 'cell: Checks.'],
  ],
  [
    'a header that stands apart, and no other',
    '|===\n|Name |Use\n\n|a |Checks.\n\n|b |More.\n|===\n',
    ['head: Name', 'head: Use', 'cell: a', 'cell: Checks.', 'cell: b', 'cell: More.'],
  ],
];

describe('AsciiDoc', () => {
  for (const [what, text, expected] of ROWS) {
    it(`reads ${what}`, () => assert.deepEqual(parseDocument(text, 'asciidoc').blocks.map(sketch), expected));
    it(`protects all that is no prose of ${what}`, () =>
      assert.deepEqual(looseSigns(parseDocument(text, 'asciidoc')), []));
  }
});
