import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { readConfig } from '@housestyle/contract/config';

describe('the reader of .housestyle.yaml', () => {
  it('reads every part', () => {
    const reading = readConfig(`
presets: [google]
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
    assert.deepEqual(rest, {
      presets: ['google'],
      rules: [
        { label: 'Use the active voice.', description: 'Use the active voice.' },
        { label: 'Short', description: 'Keep sentences under 20 words.', severity: 'minor' },
      ],
      termSubs: [
        { preferred: 'sign in', avoid: ['log in'] },
        { preferred: 'email', avoid: ['e-mail', 'E-mail'] },
      ],
      glossary: [{ term: 'Housestyle', definition: '', synonyms: ['House Style'] }],
      files: ['docs/**/*.md'],
      ignore: ['docs/old/**'],
      docType: 'how-to',
      audience: 'developers',
      gate: { failOn: 'minor', minScore: 90 },
    });
  });

  it('agrees with the JSON Schema on the example of docs/ci.md', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const page = readFileSync(path.join(root, 'docs/ci.md'), 'utf8');
    const example = /```yaml\n(presets:[^]*?)```/.exec(page)?.[1] ?? '';
    const schema = readFileSync(path.join(root, 'packages/contract/config/housestyle.schema.json'), 'utf8');
    const validate = new Ajv({ strict: false }).compile(JSON.parse(schema));
    assert(readConfig(example).ok);
    assert(validate(parse(example)), JSON.stringify(validate.errors));
    assert(!validate({ rule: [] }));
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

  for (const [text, expected] of [
    ['a: [', /^line 1: /],
    ['gate:\n  failOn: important\n  failOn: minor', /^line 3: Map keys must be unique/],
    ['- a', /^the file: .*expected object/],
    ['termSubs: []', /^termSubs: there is no such setting/],
    ['rules: [{label: x, description: y, weight: 3}]', /^rules\[0\]\.weight: there is no such setting/],
    ['gate: {minScore: 120}', /^gate\.minScore: /],
    ['terms: [{preferred: a}]', /^terms\[0\]\.avoid: /],
    ['severity: {x: bad}', /^severity\.x: .*"critical"/],
    ['audience: everybody', /^audience: .*"consumer"/],
    [
      `a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]`,
      /alias/i,
    ],
  ] as const)
    it(`says what is wrong in ${JSON.stringify(text.slice(0, 50))}`, () => {
      const reading = readConfig(text);
      assert(!reading.ok);
      assert.match(reading.errors[0] ?? '', expected);
    });
});
