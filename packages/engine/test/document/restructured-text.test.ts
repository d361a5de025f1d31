import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { looseSigns, sketch } from './show.ts';

const ROWS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'cells of a grid table beside one that goes on over two rows',
    `
+--------+----------+
| one    | two      |
+--------+ goes on. |
| three  |          |
+--------+----------+
`,
    ['cell: one', 'cell: two goes on.', 'cell: three'],
  ],
  [
    'cells of a grid table, with a last column that goes on',
    `
+--------+----------------------+
| Name   | Use                  |
+========+======================+
| verify | Checks each backup.  |
|        | It takes a **long**  |
|        | time.                |
+--------+----------------------+
| \`\`-q\`\` | Shows *nothing*.     |
+--------+----------------------+

After it.
`,
    [
      'head: Name',
      'head: Use',
      'cell: verify',
      'cell: Checks each backup. It takes a long time.',
      'cell: █',
      'cell: Shows nothing .',
      'text: After it.',
    ],
  ],
  [
    'no cells that span columns or whose lines stand between those of others',
    `
+-----+-----+
| One | Two |
+-----+-----+
| Both here |
+-----+-----+
| a b | c d |
| e f | g h |
+-----+-----+
`,
    ['cell: One', 'cell: Two', 'cell: Both here'],
  ],
  [
    'cells of a simple table',
    `
======  =================
Name    Use
======  =================
first   Checks it all.
second  Goes on over
        two lines.
third   Is longer than its column is.
======  =================

After it.
`,
    [
      'head: Name',
      'head: Use',
      'cell: first',
      'cell: Checks it all.',
      'cell: second',
      'cell: Goes on over two lines.',
      'cell: third',
      'cell: Is longer than its column is.',
      'text: After it.',
    ],
  ],
  [
    'a simple table without a header',
    `
=====  =====
one    two
three  four
=====  =====
`,
    ['cell: one', 'cell: two', 'cell: three', 'cell: four'],
  ],
  [
    'title and cells of a list-table',
    `
.. list-table:: Options
   :header-rows: 1
   :widths: 10 40

   * - Name
     - Use
   * - verify
     - Checks each
       backup.
   * -
     - Shows nothing.

After it.
`,
    [
      'text: Options',
      'head: Name',
      'head: Use',
      'cell: verify',
      'cell: Checks each backup.',
      'cell: Shows nothing.',
      'text: After it.',
    ],
  ],
  [
    'where items stand in their lists',
    `
Before it:

1. First of all.

   More of it.

   - Inner one
     goes on.
   - Inner two.
2. Second.

After it.

#. Another one.

* Bullets.

- Other bullets.

| A line block.
`,
    [
      'text: Before it:',
      'text n0.1.0*: First of all.',
      'text n0.1.0: More of it.',
      'text b1.2.0*: Inner one goes on.',
      'text b1.2.1*: Inner two.',
      'text n0.1.1*: Second.',
      'text: After it.',
      'text n2.1.0*: Another one.',
      'text b3.1.0*: Bullets.',
      'text b4.1.0*: Other bullets.',
      'text: A line block.',
    ],
  ],
];

describe('reStructuredText', () => {
  for (const [name, text, expected] of ROWS) {
    it(`reads ${name}`, () =>
      assert.deepEqual(parseDocument(text, 'restructuredtext').blocks.map(sketch), expected));
    it(`protects all that is no prose of ${name}`, () => {
      const document = parseDocument(text, 'restructuredtext');
      assert.deepEqual(looseSigns(document), []);
      for (const { start, end, prose } of document.blocks) assert.equal(prose.length, end - start);
    });
  }
});
