import assert from 'node:assert/strict';
import { loadItems, parseItems, type Item } from '../../../../bench/accuracy/items.ts';
import { compare, measure, type Found } from '../../../../bench/accuracy/measure.ts';
import {
  precisionOf,
  recallOf,
  scoreOf,
  scoresByFamily,
  TARGETS,
} from '../../../../bench/accuracy/report.ts';

const HINT = 'See what is wrong or missed: npm run bench -- accuracy --verbose';

describe('the labelled passages', () => {
  const items = loadItems();

  it('are at least a thousand, and a third of them are clean', () => {
    const clean = items.filter(({ expected }) => expected.length === 0);
    assert.ok(items.length >= 1000 && clean.length >= items.length / 3, `${items.length}, ${clean.length}`);
  });

  it('are split into a part for tuning and one that only measures', () => {
    const held = items.filter(({ split }) => split === 'held').length / items.length;
    assert.ok(held > 0.3 && held < 0.5, `${held}`);
  });

  it('stand there once for each style', () => {
    const keys = items.map(({ text, style }) => JSON.stringify([text, style]));
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    assert.deepEqual(twice, []);
  });

  it('are judged almost without a wrong finding, and most of what is wrong with them is found', () => {
    const verdicts = measure(items);
    const [precision, recall] = [precisionOf(scoreOf(verdicts)), recallOf(scoreOf(verdicts))];
    assert.ok(precision >= TARGETS.precision, `Precision is ${precision}. ${HINT}`);
    assert.ok(recall >= TARGETS.recall, `Recall is ${recall}. ${HINT}`);
    for (const [family, score] of scoresByFamily(verdicts)) {
      // A family of few marks says nothing yet.
      if (score.hit + score.missed >= 8)
        assert.ok(
          recallOf(score) >= TARGETS.familyRecall,
          `Recall of ${family} is ${recallOf(score)}. ${HINT}`,
        );
      if (score.right + score.wrong < 8) continue;
      assert.ok(precisionOf(score) >= 0.8, `Precision of ${family} is ${precisionOf(score)}. ${HINT}`);
    }
  });
});

describe('a file of labelled passages', () => {
  const parse = (content: string): readonly Item[] => parseItems(content, 'some.txt');

  it('gives each passage its source, style and marks', () => {
    const [first, second] = parse(
      [
        ...['%source a/b.md', '%%', 'One one', 'two.', '%= repeats: One one => One', '%? tone: two'],
        ...[
          '%style passive | Voice | Write in the active voice.',
          '%% seeded',
          'It is read.',
          '%= passive: is read',
        ],
      ].join('\n'),
    );
    assert.equal(first?.text, 'One one\ntwo.');
    assert.deepEqual(first?.expected, [
      { family: 'repeats', quote: 'One one', start: 0, suggestions: ['One'] },
    ]);
    assert.deepEqual(first?.debatable, [{ family: 'tone', quote: 'two', start: 8, suggestions: [] }]);
    assert.equal(first?.style.rules, null);
    assert.deepEqual(second?.style.rules, [{ label: 'Voice', description: 'Write in the active voice.' }]);
    assert.deepEqual([second?.source, second?.seeded, second?.asked], ['a/b.md', true, 'passive']);
  });

  it('finds the nth quote that is no part of a longer word', () => {
    const [item] = parse('%source a\n%%\nLand an an.\n%= articles: an\n%= articles: an#2');
    assert.deepEqual(
      item?.expected.map(({ start }) => start),
      [5, 8],
    );
  });

  for (const [content, message] of [
    ['text', /some\.txt:1: text stands before/],
    ['%source a\n%= tone: x', /some\.txt:2: a mark stands before/],
    ['%source a\n%%\nText.\n%= tone: other', /some\.txt:4: “other” does not stand/],
    ['%source a\n%%\nText.\n%= manners: Text', /some\.txt:4: no family is named “manners”/],
    ['%source a\n%style manners | A | B.', /some\.txt:2: no family is named “manners”/],
    ['%source a\n%%', /some\.txt:2: the item has no text/],
    ['%%\nText.', /some\.txt:1: the item has no source/],
  ] as const) {
    it(`is refused with its line: ${JSON.stringify(content)}`, () => {
      assert.throws(() => parse(content), message);
    });
  }
});

describe('a finding', () => {
  const [item] = parseItems(
    '%source a\n%%\nIt recieve it, in order to go.\n%= spelling: recieve => receives\n%? wordiness: in order to',
    'x',
  );
  const found = (family: string, quote: string, suggestion: string | null): Found => ({
    ...{ family, rule: family, quote, suggestion },
    start: item?.text.indexOf(quote) ?? -1,
  });
  const judge = (one: Found): string => {
    assert.ok(item);
    const { right, wrong, missed } = compare(item, [one]);
    return `${right.length} right, ${wrong.length} wrong, ${missed.length} missed`;
  };

  for (const [name, one, expected] of [
    ['of the family without a proposal', found('spelling', 'recieve', null), '1 right, 0 wrong, 0 missed'],
    [
      'of another family with the same text',
      found('agreement', 'It recieve', 'It receives'),
      '1 right, 0 wrong, 0 missed',
    ],
    [
      'of the family with another text',
      found('spelling', 'recieve', 'receive'),
      '0 right, 1 wrong, 1 missed',
    ],
    ['of another family without a proposal', found('tone', 'recieve', null), '0 right, 1 wrong, 1 missed'],
    ['elsewhere', found('spelling', 'go', null), '0 right, 1 wrong, 1 missed'],
    ['that is debatable', found('wordiness', 'in order to', 'to'), '0 right, 0 wrong, 1 missed'],
  ] as const) {
    it(`${name} counts as ${expected}`, () => assert.equal(judge(one), expected));
  }
});
