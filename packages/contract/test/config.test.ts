import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import {
  describeFault,
  loadConfig,
  readConfig,
  strayRuleFault,
  strayRuleNames,
} from '@housestyle/contract/config';

describe('the reader of .housestyle.yaml', () => {
  it('reads every part', () => {
    const reading = readConfig(`
extends: account
presets: [google]
vale: styles
baseline: accepted.json
words: [frobnicate]
overrides:
  - { files: [ui/**], audience: consumer, terms: [{ preferred: tap, avoid: click }] }
rules:
  - Use the active voice.
  - { label: Short, description: Keep sentences under 20 words., severity: minor }
terms:
  - { preferred: sign in, avoid: log in }
  - { preferred: email, avoid: [e-mail, E-mail] }
glossary:
  - { term: Housestyle, synonyms: [House Style] }
files: ["docs/**/*.md"]
ignore: [docs/old/**]
docType: how-to
audience: developers
severity: { serial-comma: off, very: critical }
gate: { failOn: minor, minScore: 90 }
`);
    assert(reading.ok);
    const { severity, ...rest } = reading.config;
    assert.deepEqual(
      [...severity],
      [
        ['serial-comma', 'off'],
        ['very', 'critical'],
      ],
    );
    const { overrides, ...own } = rest;
    const [override] = overrides;
    assert.deepEqual([override?.files, override?.audience], [['ui/**'], 'consumer']);
    assert.deepEqual(override?.termSubs, [{ preferred: 'tap', avoid: ['click'] }]);
    assert.deepEqual(own, {
      extended: ['rules', 'terms', 'glossary'],
      presets: ['google'],
      vale: ['styles'],
      baseline: 'accepted.json',
      rules: [
        { label: 'Use the active voice.', description: 'Use the active voice.' },
        { label: 'Short', description: 'Keep sentences under 20 words.', severity: 'minor' },
      ],
      termSubs: [
        { preferred: 'sign in', avoid: ['log in'] },
        { preferred: 'email', avoid: ['e-mail', 'E-mail'] },
      ],
      glossary: [
        { term: 'Housestyle', definition: '', synonyms: ['House Style'] },
        { term: 'frobnicate', definition: '', synonyms: [] },
      ],
      files: ['docs/**/*.md'],
      ignore: ['docs/old/**'],
      docType: 'how-to',
      audience: 'developers',
      gate: { failOn: 'minor', minScore: 90 },
    });
  });

  it('agrees with the JSON Schema on the example of docs/configuration.md', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const page = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8');
    const example = /```yaml\n(extends:[^]*?)```/.exec(page)?.[1] ?? '';
    const schema = readFileSync(path.join(root, 'media/housestyle.schema.json'), 'utf8');
    const validate = new Ajv({ strict: false }).compile(JSON.parse(schema));
    assert(readConfig(example).ok);
    assert(validate(parse(example)), JSON.stringify(validate.errors));
    assert(!validate({ rule: [] }));
  });

  it('tells which names under severity no rule is known to have', async () => {
    const text =
      'presets: [google]\nrules: [No yelling]\nseverity: { serial-coma: off, No yelling: minor, no-yelling: minor }\n' +
      'overrides:\n  - { files: [a.md], severity: { ux-length: off, Own.Rule: off, no-i: minor, nothing: minor } }\n';
    const files = { readText: () => Promise.resolve(undefined), filesBelow: () => Promise.resolve([]) };
    const { faults, notes } = await loadConfig('/.housestyle.yaml', text, files);
    assert.deepEqual(faults, []);
    assert.deepEqual(
      notes.map(({ code, values, range }) => [code, values[1], text.slice(range.start, range.end)]),
      [
        ['unknown-rule', '', 'serial-coma'],
        ['rule-by-label', 'no-yelling', 'No yelling'],
        ['unknown-rule', '', 'nothing'],
      ],
    );
  });

  it('tells so of names in other places, with the rules that are known there', () => {
    const strays = strayRuleNames(['serial-coma', 'serial-comma', 'No yelling', 'own'], undefined, [
      'No yelling',
      'Own',
    ]);
    assert.deepEqual(
      strays.map((stray) => strayRuleFault(stray, 'housestyle.severity').message),
      [
        'no rule has the id “serial-coma”, unless your account has one: this changes nothing.',
        'no rule has the id “No yelling”. Write “no-yelling”.',
      ],
    );
  });

  it('looks up rules of Vale styles where the file names such styles', async () => {
    const text = 'vale: styles\nseverity: { Own.Words: minor, Own.Nope: off, Other.Words: off }\n';
    const rule = 'extends: existence\nmessage: No.\ntokens: [simply]\n';
    const files = {
      readText: (path: string) => Promise.resolve(path === '/styles/Own/Words.yml' ? rule : undefined),
      filesBelow: () => Promise.resolve(['Own/Words.yml']),
    };
    const { notes } = await loadConfig('/.housestyle.yaml', text, files);
    assert.deepEqual(
      notes.map(({ values }) => values[0]),
      ['Own.Nope', 'Other.Words'],
    );
  });

  it('takes an empty file as no wishes, and an empty list as none', () => {
    for (const text of ['', '# nothing\n', '{}']) {
      const reading = readConfig(text);
      assert(reading.ok);
      assert(!('rules' in reading.config));
    }
    const reading = readConfig('rules: []');
    assert(reading.ok);
    assert.deepEqual(reading.config.rules, []);
  });

  for (const [text, expected, marked] of [
    ['a: [', /^line 1: /, ''],
    ['gate:\n  failOn: important\n  failOn: minor', /^line 3: Map keys must be unique/, 'failOn: minor'],
    ['- a', /^the file: .*expected object/, '- a'],
    ['termSubs: []', /^termSubs: there is no such setting/, 'termSubs'],
    [
      'rules: [{label: x, description: y, weight: 3}]',
      /^rules\[0\]\.weight: there is no such setting/,
      'weight',
    ],
    ['gate: {minScore: 120}', /^gate\.minScore: /, '120'],
    ['terms: [{preferred: a}]', /^terms\[0\]\.avoid: /, '{preferred: a}'],
    ['severity: {x: bad}', /^severity\.x: .*"critical"/, 'bad'],
    ['presets: [gogle]', /^presets\[0\]: .*"google"/, 'gogle'],
    ['overrides:\n  - files: []', /^overrides\[0\]\.files: /, '[]'],
    ['audience: everybody', /^audience: .*"consumer"/, 'everybody'],
    [
      `a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]`,
      /alias/i,
      undefined,
    ],
  ] as const)
    it(`says what is wrong in ${JSON.stringify(text.slice(0, 50))}`, () => {
      const reading = readConfig(text);
      assert(!reading.ok);
      const [fault] = reading.faults;
      assert(fault);
      assert.match(describeFault(fault), expected);
      const { start, end } = fault.range;
      if (marked !== undefined) assert.equal(text.slice(start, end).trim(), marked);
    });
});
