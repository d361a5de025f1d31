import assert from 'node:assert/strict';
import { parseAnalyzeRequest, ServiceError, type ValeRuleCheck } from '../index.ts';
import { importVale, type ValeImport } from '../vale/index.ts';

const read = (files: Readonly<Record<string, string>>) => importVale(new Map(Object.entries(files)));
const labels = ({ rules }: ValeImport) => rules.map(({ label }) => label);
const said = ({ report }: ValeImport, kind: string) =>
  report.filter((entry) => entry.kind === kind).map(({ name, detail }) => `${name}: ${detail}`);

/** The check of the one rule in a file. */
function checkOf(yaml: string): ValeRuleCheck {
  const result = read({ 'Own/Rule.yml': yaml });
  const check = result.rules[0]?.check;
  assert.ok(check && check.extends !== 'configuration', JSON.stringify(result.report));
  return check;
}

const WORDS = 'extends: existence\nmessage: "Drop \'%s\'."\ntokens:\n  - very\n';

describe('files of Vale styles', () => {
  it('a rule keeps its name, its level and what it says', () => {
    const { rules } = read({ 'Own/Rule.yml': `${WORDS}level: error\nlink: https://example.com\n` });
    const [rule] = rules;
    assert.equal(rule?.label, 'Own.Rule');
    assert.match(rule?.description ?? '', /^Drop '…'\. Looks for “very”\. See https:\/\/example\.com$/);
    assert.ok(rule?.check?.extends === 'existence');
    assert.deepEqual(rule.check.tokens, ['very']);
    assert.equal(rule.check.level, 'error');
  });

  it('values are read as the words that stand there', () => {
    const check = checkOf(
      'extends: substitution\nmessage: M\nignorecase: "true"\nswap:\n  yes: no\n  1.0: on\n',
    );
    assert.ok(check.extends === 'substitution');
    assert.equal(check.ignorecase, true);
    assert.deepEqual(check.swap, { yes: 'no', '1.0': 'on' });
  });

  it('one scope or several', () => {
    assert.deepEqual(checkOf(`${WORDS}scope: heading.h2\n`).scope, ['heading.h2']);
    assert.deepEqual(checkOf(`${WORDS}scope: [heading, list]\n`).scope, ['heading', 'list']);
  });

  it('styles anywhere: alone, below .vale/styles, in an archive of their own', () => {
    for (const folder of ['', '.vale/styles/', 'team-main/styles/'])
      assert.deepEqual(labels(read({ [`${folder}Own/Rule.yml`]: WORDS })), ['Own.Rule'], folder);
  });

  it('a style may have any name that a configuration speaks of, and a rule any name but that of cases', () => {
    const files = {
      '.vale.ini': 'StylesPath = s\n[*]\nBasedOnStyles = docs\ntest.One = YES\n',
      's/docs/test.yml': WORDS,
      's/docs/Rule.test.yml': 'cases: []\n',
      's/docs/.old/Rule.yml': WORDS,
      's/test/One.yml': WORDS,
    };
    assert.deepEqual(labels(read(files)), ['docs.test', 'test.One']);
  });

  it('files that end in .yaml are no rules to Vale, and named', () => {
    const result = read({ 'Own/Rule.yml': WORDS, 'Own/Rule.yaml': WORDS, 'Own/Other.yaml': WORDS });
    assert.deepEqual(labels(result), ['Own.Rule']);
    assert.deepEqual(
      result.report.filter(({ kind }) => kind === 'unsupported').map(({ name }) => name),
      ['Own.Other', 'Own.Rule'],
    );
  });

  it('a rule can build on another', () => {
    const { rules } = read({ 'Own/A.yml': WORDS, 'Own/B.yml': 'extends: Own.A\ntokens+:\n  - really\n' });
    const check = rules.find(({ label }) => label === 'Own.B')?.check;
    assert.ok(check?.extends === 'existence');
    assert.deepEqual(check.tokens, ['very', 'really']);
  });

  it('what is not supported is named', () => {
    const result = read({
      'Own/Script.yml': `extends: script\nmessage: M\nscript: ${'x'.repeat(20_001)}\n`,
      'Own/Unknown.yml': 'extends: magic\nmessage: M\n',
      'Own/Empty.yml': '',
      'Own/Broken.yml': 'extends: [\n',
      'Own/NoMessage.yml': 'extends: existence\ntokens: [a]\n',
    });
    assert.deepEqual(labels(result), []);
    const unsupported = said(result, 'unsupported');
    for (const name of ['Script', 'Unknown', 'Empty', 'Broken', 'NoMessage'])
      assert.ok(
        unsupported.some((line) => line.startsWith(`Own.${name}: `)),
        `${name}: ${unsupported.join('; ')}`,
      );
  });

  it('a key that means nothing is noted, and the rule is kept', () => {
    const result = read({ 'Own/Rule.yml': `${WORDS}colour: red\n` });
    assert.deepEqual(labels(result), ['Own.Rule']);
    assert.match(said(result, 'note').join(), /Own\.Rule: .*colour/);
  });
});

describe('patterns that can take very long', () => {
  const notes = (pattern: string) =>
    said(read({ 'Own/Rule.yml': `extends: existence\nmessage: M\ntokens:\n  - '${pattern}'\n` }), 'note');

  for (const pattern of [
    '(a+)+',
    '(?:\\w*)*x',
    '([a-z]+)*$',
    '(?:a|b+)+',
    '(?<n>\\s+){2,}',
    '(?:\\w+\\s?)+@',
  ])
    it(`${pattern} is noted`, () => assert.match(notes(pattern).join(), /very long/));

  for (const pattern of ['(?:[A-Z][a-z]+ )+', '(a+)', '(?:ab)+', '\\(a+\\)+', '(?:a+)?', '(?:[^,]+,)+'])
    it(`${pattern} is not`, () => assert.deepEqual(notes(pattern), []));
});

describe('.vale.ini', () => {
  const STYLES = {
    'styles/Own/A.yml': WORDS,
    'styles/Own/B.yml': WORDS,
    'styles/Other/C.yml': WORDS,
  };
  const withIni = (ini: string) => read({ '.vale.ini': `StylesPath = styles\n${ini}`, ...STYLES });
  const own = (result: ValeImport) => labels(result).filter((label) => !label.startsWith('Vale.'));

  it('turns styles on, and the others stay off', () => {
    const result = withIni('[*.md]\nBasedOnStyles = Own\n');
    assert.deepEqual(own(result), ['Own.A', 'Own.B']);
    assert.match(said(result, 'off').join(), /Other/);
  });

  it('comments, spaces and sections for Markdown in any form', () => {
    for (const section of ['*', '*.md', '*.{md,mdx}', '*.{adoc,md}'])
      assert.deepEqual(
        own(withIni(`# note\n; note\n[${section}]\n  BasedOnStyles   =   Own , Other\n`)),
        ['Other.C', 'Own.A', 'Own.B'],
        section,
      );
  });

  it('sections for part of the files are not applied, and named', () => {
    const result = withIni('[docs/**/*.md]\nBasedOnStyles = Own\n');
    assert.deepEqual(own(result), []);
    assert.match(JSON.stringify(result.report), /docs\/\*\*\/\*\.md/);
  });

  it('rules off, on and at another level', () => {
    const { rules } = withIni('[*.md]\nBasedOnStyles = Own\nOwn.A = NO\nOwn.B = error\nOther.C = YES\n');
    const levels = rules
      .filter(({ check }) => check?.extends === 'existence')
      .map(
        ({ label, check }) => `${label} ${check?.extends === 'existence' ? (check.level ?? 'warning') : ''}`,
      );
    assert.deepEqual(levels.sort(), ['Other.C warning', 'Own.B error']);
  });

  it('MinAlertLevel leaves out what is below', () =>
    assert.deepEqual(own(withIni('MinAlertLevel = error\n[*.md]\nBasedOnStyles = Own\nOwn.B = error\n')), [
      'Own.B',
    ]));

  it('styles and packages that are not there are named', () => {
    const result = withIni('Packages = Google\n[*.md]\nBasedOnStyles = Own, Google\n');
    assert.match(result.report.map(({ name, detail }) => `${name} ${detail}`).join('\n'), /Google/);
  });

  it('vocabularies alone make rules', () => {
    const result = read({
      '.vale.ini': 'StylesPath = styles\nVocab = Team\n[*.md]\nBasedOnStyles = Vale\n',
      'styles/config/vocabularies/Team/accept.txt': 'Acme\n',
      'styles/config/vocabularies/Team/reject.txt': 'foo\n',
    });
    for (const label of ['Vale.Terms', 'Vale.Avoid', 'Vale.Spelling'])
      assert.ok(labels(result).includes(label), label);
  });
});

describe('what a rule of another style or a configuration changes', () => {
  const BASE = { 'Base/Words.yml': 'extends: existence\nmessage: M\ntokens: [a, b]\n' };
  const tokensOf = (yaml: string) => {
    const { rules } = read({ ...BASE, 'Own/Rule.yml': yaml });
    const check = rules.find(({ label }) => label === 'Own.Rule')?.check;
    return check?.extends === 'existence' ? check.tokens : undefined;
  };

  it('adds to a list and takes from it', () =>
    assert.deepEqual(tokensOf('extends: Base.Words\ntokens+: [c]\ntokens-: [a]\n'), ['b', 'c']));

  for (const [yaml, problem] of [
    ['tokens-: [z]', /no “z” to take away/],
    ['tokens: [x]\ntokens+: [y]', /“tokens\+” changes “tokens”, which the rule also replaces/],
  ] as const)
    it(`${yaml.replace('\n', ', ')} is refused`, () =>
      assert.match(
        said(read({ ...BASE, 'Own/Rule.yml': `extends: Base.Words\n${yaml}\n` }), 'unsupported').join(),
        problem,
      ));

  it('parameters of rules; lists and levels are set elsewhere, and told', () => {
    const result = read({
      '.vale.ini':
        'StylesPath = s\n[*]\nBasedOnStyles = Own\nOwn.Long[max] = 3\nOwn.Long[tokens] = x\nOwn.Long[level] = error\nOwn.None[max] = 1\n',
      's/Own/Long.yml': 'extends: occurrence\nmessage: M\nmax: 30\ntoken: x\n',
    });
    const check = result.rules[0]?.check;
    assert.equal(check?.extends === 'occurrence' && check.max, 3);
    assert.deepEqual(said(result, 'unsupported'), [
      '[*] Own.Long[tokens]: “tokens” cannot be set here: extend Own.Long in a style',
      '[*] Own.Long[level]: a level is set with “Own.Long = error”',
      'Own.None[…]: the rule is not among the files',
    ]);
  });

  it('two levels of one rule are told', () =>
    assert.match(
      said(
        read({
          '.vale.ini':
            'StylesPath = s\n[*.md]\nBasedOnStyles = Own\nOwn.A = error\n[*.rst]\nOwn.A = warning\n',
          's/Own/A.yml': WORDS,
        }),
        'note',
      ).join(),
      /another section has “error”/,
    ));
});

describe('YAML that is not what it seems', () => {
  const cases: readonly (readonly [name: string, yaml: string, kind: string, told: RegExp])[] = [
    [
      'nested in one line',
      'extends: existence\n  message: x\n',
      'unsupported',
      /not valid YAML: .* at line 1/,
    ],
    [
      'a tab',
      'extends: existence\nmessage: x\ntokens:\n\t- a\n',
      'unsupported',
      /not valid YAML: Tabs .* at line 4/,
    ],
    [
      'a key twice',
      'extends: substitution\nmessage: x\nswap:\n  a: b\n  a: c\n',
      'note',
      /“a” stands there twice/,
    ],
    [
      'an action that is none',
      `${WORDS}action: {name: explode}\n`,
      'note',
      /“explode” is none that Vale has/,
    ],
    ['a suggestion of nothing', `${WORDS}action: {name: suggest}\n`, 'note', /“suggest” lacks its parameter/],
    ['no token', 'extends: existence\nmessage:\nlevel: error\n', 'unsupported', /neither tokens nor raw/],
    ['no limit', 'extends: occurrence\nmessage: x\ntoken: a\n', 'note', /neither “max” nor “min”/],
  ];
  for (const [name, yaml, kind, told] of cases)
    it(name, () => assert.match(said(read({ 'Own/Rule.yml': yaml }), kind).join(), told));
});

describe('a check in a request', () => {
  const parse = (check: unknown) =>
    parseAnalyzeRequest({
      mode: 'review',
      input: 'Text.',
      rules: [{ label: 'Own.Rule', description: 'D', check }],
    });

  it('is kept', () => {
    const check = { extends: 'existence', message: 'M', tokens: ['a'] };
    assert.deepEqual(parse(check).rules?.[0]?.check, check);
  });

  const refused: readonly (readonly [check: unknown, message: RegExp])[] = [
    [{ extends: 'magic', message: 'M' }, /rules\[0\]\.check\.extends/],
    [{ extends: 'existence', message: 'M', tokens: 'a' }, /rules\[0\]\.check\.tokens/],
    [{ extends: 'substitution', message: 'M', swap: { a: 1 } }, /rules\[0\]\.check\.swap/],
    [{ extends: 'occurrence', message: 'M', token: 'a', max: -1 }, /rules\[0\]\.check\.max/],
    ['existence', /rules\[0\]\.check/],
  ];
  for (const [check, message] of refused)
    it(`${JSON.stringify(check)} is refused with its path`, () =>
      assert.throws(
        () => parse(check),
        (error: unknown) => error instanceof ServiceError && message.test(error.message),
      ));
});
