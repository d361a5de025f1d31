import assert from 'node:assert/strict';
import type { GlossaryEntry, StyleRule, TermSub } from '@housestyle/contract';
import { parseDocument } from '../../document/index.ts';
import { inspect } from '../../inspect.ts';
import type { Rule } from '../../rules/types.ts';
import { compileStyle } from '../../style/compile.ts';
import { createStyleCache } from '../../style/style-cache.ts';
import type { ResolvedStyle } from '../../style/types.ts';

function rule(id: string, rest: Partial<Rule>): Rule {
  return {
    id,
    label: id,
    description: '',
    severity: 'minor',
    category: 'style',
    preset: true,
    checks: [],
    examples: () => [],
    ...rest,
  };
}

const RULES: readonly Rule[] = [
  rule('wordiness', {
    label: 'Plain words',
    description: 'Use plain words; avoid wordy phrases.',
    checks: [
      {
        kind: 'substitution',
        message: 'Use “{replacement}”.',
        swap: [
          { from: 'utilize', to: 'use' },
          { from: 'sanity check', to: 'check' },
        ],
      },
    ],
  }),
  rule('passive-voice', {
    description: 'Write in the active voice, avoid the passive voice.',
    checks: [{ kind: 'existence', phrases: ['is read by'], message: 'x' }],
  }),
  rule('optional', { preset: false }),
  rule('repeated-words', {
    category: 'correctness',
    severity: 'important',
    checks: [{ kind: 'repetition', message: 'x' }],
  }),
];

const style = (parts: Partial<ResolvedStyle>): ResolvedStyle => ({
  rules: [],
  termSubs: [],
  glossary: [],
  ...parts,
});
const compile = (parts: Partial<ResolvedStyle>) => compileStyle(style(parts), RULES);
const term = (preferred: string, ...avoid: string[]): TermSub => ({ preferred, avoid });
const entry = (name: string, ...synonyms: string[]): GlossaryEntry => ({
  term: name,
  definition: 'A thing. More.',
  synonyms,
});
const asked = (description: string, label = description): StyleRule => ({ label, description });
const ids = (parts: Partial<ResolvedStyle>) =>
  compile(parts).rules.map(({ id, listed }) => (listed ? id : `(${id})`));

function edits(parts: Partial<ResolvedStyle>, text: string): string[] {
  return inspect(parseDocument(text), compile(parts)).map(
    ({ start, end, replacement }) => `${text.slice(start, end)}→${replacement ?? '?'}`,
  );
}

describe('compileStyle', () => {
  it('lists the preset, correctness with it, where there are no rules of its own', () =>
    assert.deepEqual(ids({ rules: null }), ['wordiness', 'passive-voice', 'repeated-words']));

  it('runs correctness rules unlisted beside the rules of a house', () => {
    assert.deepEqual(ids({}), ['(repeated-words)']);
    assert.deepEqual(
      ids({
        rules: [asked("Don't use “simply”")],
        termSubs: [term('a b', 'b a')],
        glossary: [entry('c d', 'd c')],
      }),
      ['don-t-use-simply'.replace('don-t', 'dont'), 'terms', 'glossary', '(repeated-words)'],
    );
  });

  it('does not run a correctness rule twice', () =>
    assert.deepEqual(ids({ rules: [asked('No repeated words')] }), ['no-repeated-words']));

  it('gives rules of one name different ids', () =>
    assert.deepEqual(
      ids({
        rules: [
          asked('No “a”', 'Words'),
          asked('No “b”', 'Words'),
          asked('No “c”', 'terms'),
          asked('No “d”', '日本'),
        ],
      }).slice(0, 4),
      ['words', 'words-2', 'terms-2', '日本'],
    ));

  it('keeps the place of a rule that cannot be judged', () =>
    assert.deepEqual(compile({ rules: [asked('Be kind'), asked('No “a”'), asked('Be brave')] }).unjudged, [
      { label: 'Be kind', description: 'Be kind', position: 0 },
      { label: 'Be brave', description: 'Be brave', position: 1 },
    ]));

  it('takes a built-in rule for what a team asks for in its own words, and not for its opposite', () => {
    const [own] = compile({ rules: [asked('Use the active voice', 'Voice')] }).rules;
    assert.deepEqual([own?.id, own?.label, own?.severity], ['voice', 'Voice', 'minor']);
    assert.deepEqual(ids({ rules: [asked('Avoid passive voice')] }), [
      'avoid-passive-voice',
      '(repeated-words)',
    ]);
    for (const opposite of [
      'Use passive voice',
      'Avoid the active voice',
      'Passive voice is fine',
      'Use passive voice sparingly',
    ]) {
      assert.equal(compile({ rules: [asked(opposite)] }).unjudged.length, 1, opposite);
    }
  });

  it('ignores terms that say nothing', () => {
    assert.deepEqual(
      ids({
        termSubs: [term('a', 'a'), term('b'), term('', '  ', '')],
        glossary: [entry('x'), entry('', 'y'), entry('z', 'z', ' ')],
      }),
      ['(repeated-words)'],
    );
    assert.deepEqual(edits({ termSubs: [term(' sign  in ', ' “log in” ')] }, 'Log in.'), ['Log in→Sign in']);
    assert.deepEqual(edits({ termSubs: [term('', 'foo')] }, 'A foo.'), ['foo→?']);
  });

  it('bends terms with their number, where both are regular', () => {
    const terms = [
      term('allowlist', 'whitelist'),
      term('primary', 'master'),
      term('sign in', 'login'),
      term('person', 'user'),
    ];
    assert.deepEqual(
      edits({ termSubs: terms }, 'Two whitelists, whitelisted masters’ whitelist’s logins, users.'),
      ['whitelists→allowlists', 'whitelisted→allowlisted', 'masters→primaries', 'whitelist→allowlist'],
    );
  });

  it('lets the first of contradicting terms decide', () =>
    assert.deepEqual(edits({ termSubs: [term('use', 'employ'), term('hire', 'employ')] }, 'We employ it.'), [
      'employ→use',
    ]));

  it('leaves a word alone inside a longer preferred or glossary term', () =>
    assert.deepEqual(
      edits(
        { termSubs: [term('sign in', 'log')], glossary: [entry('Log Viewer', 'log window')] },
        'The Log Viewer, a log window, a log.',
      ),
      ['log window→Log Viewer', 'log→sign in'],
    ));

  it('lets the glossary leave to the terms what they speak of, and other entries their names', () =>
    assert.deepEqual(
      edits(
        {
          termSubs: [term('folder', 'directory')],
          glossary: [entry('workspace', 'directory', 'project', 'folder'), entry('project', 'plan')],
        },
        'A directory, a project, a folder, a plan.',
      ),
      ['directory→folder', 'plan→project'],
    ));

  it('tells the definition', () => {
    const [finding] = inspect(parseDocument('A plan.'), compile({ glossary: [entry('project', 'plan')] }));
    assert.equal(finding?.message, 'The glossary calls this “project”, not “plan” (A thing).');
  });

  it('keeps built-in rules away from the words of the house', () => {
    assert.deepEqual(
      edits({ rules: null }, 'We utilize a sanity check.'),
      ['utilize→use', 'a sanity check→a check'].map((edit) => edit.replace(/a (sanity check)→a /, '$1→')),
    );
    assert.deepEqual(edits({ rules: null, termSubs: [term('utilize', 'use')] }, 'We utilize it.'), []);
    assert.deepEqual(edits({ rules: null, termSubs: [term('leverage', 'utilize')] }, 'We utilize it.'), [
      'utilize→leverage',
    ]);
    assert.deepEqual(edits({ rules: null, glossary: [entry('Sanity Check')] }, 'A sanity check.'), []);
  });

  it('judges 10,000 terms in one reading', () => {
    const termSubs = Array.from({ length: 10_000 }, (_, index) => term(`good ${index}`, `bad ${index}`));
    assert.deepEqual(edits({ termSubs }, 'A bad 7 and a bad 9999 and bad.'), [
      'bad 7→good 7',
      'bad 9999→good 9999',
    ]);
  });
});

describe('createStyleCache', () => {
  it('compiles a style once, by its content, and forgets the oldest', () => {
    const get = createStyleCache((style) => compileStyle(style, RULES), 2);
    const [one, two] = [style({ termSubs: [term('a', 'b')] }), style({ rules: null })];
    const first = get(one);
    assert.equal(get(structuredClone(one)), first);
    get(two);
    assert.equal(get(one), first);
    get(style({}));
    assert.equal(get(one), first);
    assert.notEqual(get(two), get(style({ rules: [] })));
  });
});
