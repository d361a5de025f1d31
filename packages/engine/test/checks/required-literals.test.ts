import assert from 'node:assert/strict';
import fc from 'fast-check';
import { clueFor, findClue, keyOf } from '../../checks/clues.ts';
import table from '../../checks/rule-clues.json' with { type: 'json' };
import { requiredLiterals } from '../../checks/required-literals.ts';
import { bitOf, mayBe, NO_WORD } from '../../checks/next-words.ts';
import { Watches } from '../../checks/watches.ts';
import { Tokenizer } from '../../checks/tokens.ts';
import { RULES } from '../../rules/index.ts';
import { FAMILIES } from '../../style/free-text/families/index.ts';

const CASES: readonly (readonly [pattern: RegExp, literals: string | undefined])[] = [
  [/\b(?:see|shown)\s+(?<at>above|below)\b/g, '^above$ ^below$ ^shown$'],
  [/(?<![\w.-])[a-z]{2,} +[?!](?=\s+[A-Z]|\s*$)/g, '^?$ ^!$'],
  [/\b(?:[Vv]ery|[Ee]xtremely)(?= )/g, '^very$ ^extremely$'],
  [/\b[a-z]+ed\b/, 'ed$'],
  [/\d+ ?(?:ms|KB)\b/i, '^ms$ ^kb$ ms$ kb$'],
  [/don['’]t/, 'don$'],
  [/un(?:do|[a-z]+)able/, 'able'],
  [/(?:simply)?[a-z]+/, undefined],
  [/(?<!\bnot )\w+/, undefined],
  [/(?:please)*x?/, undefined],
  [/colou?r/, 'colour color'],
  [/(?<=the )server(?![\w-])/, '^server$'],
  [/\bs\/he\b(?= (?:could|should)\b)/, '^he$'],
  [/\b(?:of\s)?(?:May|June)\b/, '^may$ ^june$'],
];

const show = (pattern: RegExp) =>
  requiredLiterals(pattern)
    ?.map(({ text, opens, closes }) => (opens ? '^' : '') + text + (closes ? '$' : ''))
    .join(' ');

describe('what a pattern needs', () => {
  for (const [pattern, literals] of CASES)
    it(`is ${literals ?? 'not told'} for ${pattern}`, () => assert.equal(show(pattern), literals));

  it('is the same for the patterns that were worked out beforehand', () => {
    const listed = Object.keys(table).map((text) => {
      const end = text.lastIndexOf('/');
      return new RegExp(text.slice(1, end), text.slice(end + 1));
    });
    assert.ok(listed.length > 100);
    for (const pattern of listed) {
      assert.ok(keyOf(pattern) in table, `${String(pattern)} is found again.`);
      assert.deepEqual(clueFor(pattern), findClue(pattern), String(pattern));
    }
  });

  const patterns = [
    ...CASES.map(([pattern]) => pattern),
    ...FAMILIES.flatMap(({ options }) => options.map(({ names }) => names)),
  ];
  const watches = new Watches();
  const watched = patterns.map((pattern) => ({ pattern, watch: watches.add(pattern) }));

  it('stands in every text that the pattern matches', () => {
    const word = fc.constantFrom(
      ...RULES.flatMap(({ description }) => description.split(/\s+/)),
      ...FAMILIES.flatMap(({ phrasings }) => phrasings.flatMap((words) => words.split(/\s+/))),
      ...['above', 'shown', 'e\u0301', '_', 'İ', '5ms', 'x', '’', '!', ' ', "don't", 'undoable'],
    );
    const glue = fc.constantFrom(' ', ' ', ' ', '', '-', ', ', '. ', '\n', "'", '_', '\ufffc');
    const text = fc.array(fc.tuple(word, glue), { maxLength: 12 }).map((parts) => parts.flat().join(''));
    let matched = 0;
    fc.assert(
      fc.property(text, (sample) => {
        const called = new Set<number>();
        const started = new Set<string>();
        const { count, starts, ends } = new Tokenizer().read(sample);
        for (let index = 0; index < count; index++) {
          const token = sample.slice(starts[index], ends[index]);
          for (const watch of watches.calledBy(token)) called.add(watch);
          const { free, due } = watches.startsIn(token);
          const behind = (starts[index + 1] ?? 0) > (ends[index] ?? 0);
          const bit = behind ? bitOf(sample.slice(starts[index + 1], ends[index + 1])) : NO_WORD;
          for (const own of [free, due])
            for (let at = 0; at < own.length; at += 4) {
              const [watch, offset = 0, low = 0, high = 0] = own.slice(at, at + 4);
              if ((low & high) === -1 || mayBe(low, high, bit))
                started.add(`${watch} ${(starts[index] ?? 0) + offset}`);
            }
        }
        for (const { pattern, watch } of watched) {
          for (const { index } of sample.matchAll(
            new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '') + 'g'),
          )) {
            matched++;
            assert.ok(!watches.isLed(watch) || started.has(`${watch} ${index}`), String(pattern));
            assert.ok(!watches.isCalled(watch) || called.has(watch), String(pattern));
          }
        }
      }),
      { numRuns: 3000 },
    );
    assert.ok(matched > 1000, `Only ${matched} matches were tried.`);
  });
});
