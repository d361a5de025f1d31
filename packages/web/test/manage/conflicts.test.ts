import assert from 'node:assert/strict';
import { findConflicts } from '../../src/scenes/style/conflicts.ts';
import type { Draft } from '../../src/scenes/style/draft.ts';

const term = (preferred: string, ...avoid: string[]) => ({ preferred, avoid });
const entry = (name: string, ...synonyms: string[]) => ({ term: name, definition: 'Something.', synonyms });
const rule = (label: string, description = 'Words.') => ({ label, description });

const CASES: readonly (readonly [string, Draft, readonly string[]])[] = [
  ['an empty style', {}, []],
  ['rules of different names', { rules: [rule('One'), rule('Two')] }, []],
  ['two rules of one name', { rules: [rule('One'), rule('one ')] }, ['Two rules are called “one ”.']],
  ['a rule without words', { rules: [rule('One', ' ')] }, ['The rule “One” has no description.']],
  ['terms apart from each other', { termSubs: [term('sign in', 'log in'), term('email', 'e-mail')] }, []],
  [
    'a preferred term in other capitals',
    { termSubs: [term('GitHub', 'github', 'Github')] },
    ['“Github” is avoided twice for “GitHub”.'],
  ],
  [
    'a term both preferred and avoided',
    { termSubs: [term('log in', 'log in')] },
    ['“log in” is both preferred and avoided in one entry.'],
  ],
  [
    'a chain',
    { termSubs: [term('sign in', 'log in'), term('log in', 'login to')] },
    ['“log in” is avoided for “sign in”, and preferred in another entry.'],
  ],
  [
    'a term avoided for two',
    { termSubs: [term('sign in', 'log in'), term('log on', 'Log  in')] },
    ['“Log  in” is avoided for “sign in” and for “log on”.'],
  ],
  [
    'two entries of one preferred term',
    { termSubs: [term('email', 'e-mail'), term('Email', 'mail')] },
    ['“Email” is preferred in two entries.'],
  ],
  ['nothing to avoid', { termSubs: [term('email')] }, ['“email” has no terms to avoid.']],
  ['a glossary in order', { glossary: [entry('workspace', 'project space'), entry('run')] }, []],
  ['a term defined twice', { glossary: [entry('run'), entry('Run')] }, ['“Run” is defined twice.']],
  [
    'a synonym that is a term',
    { glossary: [entry('workspace', 'project'), entry('project')] },
    ['“project” is a synonym of “workspace”, and has an entry of its own.'],
  ],
  [
    'a synonym of two',
    { glossary: [entry('workspace', 'space'), entry('folder', 'space')] },
    ['“space” is a synonym of “workspace” and of “folder”.'],
  ],
  [
    'a defined term that is avoided',
    { termSubs: [term('workspace', 'project')], glossary: [entry('project')] },
    ['“project” is defined here, and avoided for “workspace” among the terms.'],
  ],
  [
    'a synonym avoided for another term',
    { termSubs: [term('folder', 'space')], glossary: [entry('workspace', 'space')] },
    ['“space” is a synonym of “workspace”, and avoided for “folder” among the terms.'],
  ],
  [
    'a synonym avoided for its own term',
    { termSubs: [term('workspace', 'space')], glossary: [entry('workspace', 'space')] },
    [],
  ],
  [
    'a synonym that the terms prefer',
    { termSubs: [term('space', 'room')], glossary: [entry('workspace', 'space')] },
    ['“space” is a synonym to replace by “workspace”, and preferred among the terms.'],
  ],
];

describe('conflicts of a style', () => {
  for (const [name, draft, messages] of CASES) {
    it(`${name}: ${messages.length === 0 ? 'none' : 'told'}`, () => {
      assert.deepEqual(
        findConflicts(draft).map(({ message }) => message),
        messages,
      );
    });
  }
});
