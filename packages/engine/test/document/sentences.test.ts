import assert from 'node:assert/strict';
import { sentencesOf } from './show.ts';

const rows: readonly (readonly [string, ...string[]])[] = [
  ['One. Two! Three? Four', 'One.', 'Two!', 'Three?', 'Four'],
  ['Use tools, e.g. Git, i.e. the tool. Then stop.', 'Use tools, e.g. Git, i.e. the tool.', 'Then stop.'],
  [
    'Logs, traces, etc. are kept. So are metrics, etc. They help.',
    'Logs, traces, etc. are kept.',
    'So are metrics, etc.',
    'They help.',
  ],
  ['Ask Dr. Smith about Fig. 3 and No. 5.', 'Ask Dr. Smith about Fig. 3 and No. 5.'],
  ['Do you agree? No. Then go.', 'Do you agree?', 'No.', 'Then go.'],
  ['It takes approx. 5 minutes vs. 10 before.', 'It takes approx. 5 minutes vs. 10 before.'],
  [
    'The U.S. market grew. We sell in the U.S. You can buy.',
    'The U.S. market grew.',
    'We sell in the U.S.',
    'You can buy.',
  ],
  ['Install Node.js v2.0.1 from example.com. Then run it.', 'Install Node.js v2.0.1 from █.', 'Then run it.'],
  ['Wait... then go. Wait… Then go.', 'Wait... then go.', 'Wait…', 'Then go.'],
  ['He said "Stop." Then he left. (Really.) Yes.', 'He said "Stop."', 'Then he left.', '(Really.)', 'Yes.'],
  ['Most (or all?) Python types work.', 'Most (or all?) Python types work.'],
  ['**Stop.** Go *now.* Done.', 'Stop.', 'Go now.', 'Done.'],
  ['Call `a.b()`. `c` is next. Then `d`.', 'Call █.', '█ is next.', 'Then █.'],
  ['Read [the guide.](a.md) Then go.', 'Read the guide.', 'Then go.'],
  [
    'Install it first. npm does the rest. iOS is out.',
    'Install it first.',
    'npm does the rest.',
    'iOS is out.',
  ],
  ['Yahoo! is a name. What? no.', 'Yahoo! is a name.', 'What? no.'],
  ['The reasons: speed, size. Also: cost.', 'The reasons: speed, size.', 'Also: cost.'],
  [
    'J. R. R. Tolkien wrote it. See plan B. Then go.',
    'J. R. R. Tolkien wrote it.',
    'See plan B.',
    'Then go.',
  ],
  ['1. Not a list item here', 'Not a list item here'],
  ['# 1. Install the tool', '1. Install the tool'],
  ['# A heading without full stop', 'A heading without full stop'],
  ['Forgotten capital. the next one.', 'Forgotten capital.', 'the next one.'],
  ['First<br>Second', 'First', 'Second'],
  ['<br><br>Some words.', 'Some words.'],
  ['One<br><br/>\nTwo.<br>', 'One', 'Two.'],
  ['Done. 🎉 Next one.', 'Done.', '🎉 Next one.'],
  ['第一句。第二句。', '第一句。', '第二句。'],
  ['Line one\ngoes on. Line\ntwo.', 'Line one goes on.', 'Line two.'],
  ['It ends at 5 p.m. on Monday.', 'It ends at 5 p.m. on Monday.'],
  ['So it is. (But not always.)', 'So it is.', '(But not always.)'],
  ['... --- !!!'],
];

describe('A paragraph is split into sentences', () => {
  for (const [source, ...sentences] of rows) {
    it(`in ${JSON.stringify(source)}`, () => {
      assert.deepEqual(sentencesOf(source), sentences);
    });
  }
});
