import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { inspect } from '../../inspect.ts';
import { RULES } from '../../rules/index.ts';
import { compileStyle } from '../../style/compile.ts';
import { combinePresets, PRESETS, toStyleRules } from '../../style/presets/index.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { PresetRule } from '../../style/presets/types.ts';

const GUIDELINES: readonly PresetRule[] = [
  ...new Map(
    PRESETS.flatMap(({ rules }) => rules).map((rule) => [`${rule.label}\n${rule.description}`, rule]),
  ).values(),
];

const compile = (rules: readonly PresetRule[]) =>
  compileStyle({ rules: toStyleRules(rules), termSubs: [], glossary: [] }, RULES);

/** The labels of the listed rules that a text breaks. */
function broken(style: CompiledStyle, text: string): string[] {
  const listed = new Set(style.rules.filter(({ listed }) => listed).map(({ id }) => id));
  return inspect(parseDocument(text, 'markdown'), style)
    .filter(({ ruleId }) => listed.has(ruleId))
    .map(({ ruleLabel }) => ruleLabel);
}

describe('presets', () => {
  it('have ids, names and descriptions of their own', () => {
    for (const key of ['id', 'name', 'description'] as const)
      assert.equal(new Set(PRESETS.map((preset) => preset[key])).size, PRESETS.length);
    for (const { id } of PRESETS) assert.match(id, /^[a-z]+(?:-[a-z]+)*$/);
  });

  for (const preset of PRESETS) {
    it(`${preset.id}: each rule is judged, on a topic of its own`, () => {
      const { rules, unjudged } = compile(preset.rules);
      assert.deepEqual(unjudged, []);
      assert.deepEqual(
        rules.filter(({ listed }) => listed).map(({ label }) => label),
        preset.rules.map(({ label }) => label),
      );
      const topics = preset.rules.map(({ topic }) => topic);
      assert.equal(new Set(topics).size, topics.length);
    });

    it(`${preset.id}: good texts break none of its rules`, () => {
      const style = compile(preset.rules);
      for (const { label, good } of preset.rules)
        assert.deepEqual(broken(style, good), [], `${label}: ${good}`);
    });

    it(`${preset.id}: links lead to public pages`, () => {
      for (const { link } of preset.rules) assert.match(link, /^https:\/\/[a-z\d.]+\/[\w./-]*$/i);
    });
  }

  for (const rule of GUIDELINES) {
    it(`${rule.label} (${rule.topic}) finds what is bad, and only that`, () => {
      const style = compile([rule]);
      assert.ok(broken(style, rule.bad).length > 0, `Not found: ${rule.bad}`);
      assert.deepEqual(broken(style, rule.good), []);
      assert.match(rule.description, /[.!]$/);
      assert.match(rule.reason, /\.$/);
    });
  }

  it('together have each topic once, and find no range twice', () => {
    const rules = combinePresets(PRESETS);
    assert.equal(new Set(rules.map(({ topic }) => topic)).size, rules.length);
    const text = GUIDELINES.map(({ bad }) => bad).join('\n\n');
    const findings = inspect(parseDocument(text, 'markdown'), compile(rules));
    const places = findings.map(({ start, end }) => `${start}-${end}`);
    assert.equal(new Set(places).size, places.length);
  });

  it('keep the first guideline on a topic when put together', () => {
    const [google, , plain] = PRESETS;
    assert.ok(google && plain);
    const lengths = combinePresets([plain, google]).filter(({ topic }) => topic === 'sentence-length');
    assert.deepEqual(
      lengths.map(({ description }) => description),
      ['Keep sentences to at most 20 words.'],
    );
  });

  it('mean the same whatever quotation marks and white space a file keeps', () => {
    const rules = PRESETS.flatMap(({ rules }) => toStyleRules(rules)).map(({ label, description }) => ({
      label: ` ${label.replace(/[“”]/g, '"')}`,
      description: `${description.replace(/[“”]/g, '"').replace(/ /g, '  ')}\n`,
    }));
    assert.deepEqual(compileStyle({ rules, termSubs: [], glossary: [] }, RULES).unjudged, []);
  });

  it('of interfaces leave messages alone that name nobody', () => {
    const style = compile(PRESETS.find(({ id }) => id === 'ui-text')?.rules ?? []);
    const found = (text: string) => inspect(parseDocument(text, 'markdown'), style).length;
    assert.equal(found('The file couldn’t be saved.'), 0);
    assert.equal(found('The file was removed by the owner.'), 1);
  });

  it('know the verb “log in” in its forms, and the noun before “in”', () => {
    const style = compile(PRESETS.find(({ id }) => id === 'google')?.rules ?? []);
    const found = (text: string) =>
      inspect(parseDocument(text, 'markdown'), style).map(({ replacement }) => replacement);
    assert.deepEqual(found('She logs in to it. Logging out ends it.'), ['signs in to', 'Signing out']);
    assert.deepEqual(found('The log in `/var/log` grows. Read the log on disk.'), []);
  });

  for (const [id, text, changes] of [
    [
      'inclusive',
      'The disabled button is gray, and the blind copy hidden. The app suffers from poor speed.',
      [],
    ],
    [
      'inclusive',
      'Use the handicapped entrance. Elderly users wait. Old people read. A first-class flight.',
      ['accessible entrance', 'Older users', 'Older people'],
    ],
    ['inclusive', 'It serves the deaf and people who suffer from a cold.', ['people who are deaf', 'have']],
    [
      'plain-language',
      'After your purchase, the app gets a termination signal. A key is required to sign.',
      [],
    ],
    ['plain-language', 'You can purchase a key, and users are required to sign.', ['buy', 'must']],
    ['google', 'It causes hangs.', []],
    ['google', 'The app hangs.', ['stops responding']],
  ] as const)
    it(`of ${id} tell words by those beside them: ${text}`, () => {
      const style = compile(PRESETS.find((preset) => preset.id === id)?.rules ?? []);
      const found = inspect(parseDocument(text, 'markdown'), style);
      const own = found.filter(({ ruleId }) => /^(?:people|everyday|plain-verbs)/.test(ruleId));
      assert.deepEqual(
        own.map(({ replacement }) => replacement),
        changes,
      );
    });

  it('leave the house’s own terms alone', () => {
    const rules = toStyleRules(combinePresets(PRESETS));
    const termSubs = [{ preferred: 'log in', avoid: ['sign in'] }];
    const style = compileStyle({ rules, termSubs, glossary: [] }, RULES);
    assert.deepEqual(inspect(parseDocument('Log in to the console.', 'markdown'), style), []);
  });
});
