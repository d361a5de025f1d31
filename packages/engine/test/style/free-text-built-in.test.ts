import assert from 'node:assert/strict';
import type { Rule } from '../../rules/types.ts';
import { readFreeText } from '../../style/free-text/index.ts';

function rule(
  id: string,
  description: string,
  phrasings: readonly RegExp[],
  checks: Rule['checks'] = [],
): Rule {
  return {
    id,
    label: id,
    description,
    severity: 'minor',
    category: 'style',
    preset: true,
    checks,
    phrasings,
    examples: [],
  };
}

const RULES: readonly Rule[] = [
  rule(
    'jargon',
    'Avoid jargon.',
    [/\bjargon\b/, /\bsynergy\b/],
    [{ kind: 'substitution', message: '', swap: [{ from: ['leverage', 'utilize'], to: 'use' }] }],
  ),
  rule('please', 'Leave out “please”.', [/\bplease\b/]),
  rule('passive-voice', 'Use the active voice.', [/\b(?:active|passive) voice\b/]),
  rule(
    'sentence-length',
    'Keep sentences short.',
    [/\bsentences? (?:length|short|under)\b/, /\bshort sentences\b/],
    [{ kind: 'metric', measure: 'sentence-words', max: 30, message: '' }],
  ),
  rule('sentence-case', 'Write headings in sentence case.', [/\bsentence case\b/]),
];

/** The built-in rule that a rule was taken for, then how many checks it has. */
const CASES: readonly (readonly [label: string, description: string, outcome: string])[] = [
  ['Jargon', 'No jargon.', 'jargon 1'],
  ['Jargon', 'Don’t use jargon like “synergy” or “leverage”.', 'jargon 2'],
  ['Words', 'Avoid “synergy”.', 'own 1'],
  ['Words', 'Use “use” instead of “leverage”.', 'own 1'],
  ['No jargon', 'Use “use” instead of “leverage”.', 'jargon 1'],
  ['No jargon', 'Use “apply” instead of “leverage”.', 'jargon 2'],
  ['No emoji', 'No emoji, please.', 'own 1'],
  ['Please', 'Don’t say “please” in error messages.', 'unjudged'],
  ['Please', 'Say “please” sparingly.', 'unjudged'],
  ['Voice', 'Avoid the passive voice.', 'passive-voice 0'],
  ['Passive voice', 'Use the active voice, not the passive voice.', 'passive-voice 0'],
  ['Passive voice', 'The passive voice is fine.', 'unjudged'],
  ['Voice', 'Use the passive voice.', 'unjudged'],
  ['Short sentences', 'Keep them short.', 'sentence-length 1'],
  ['Short sentences', 'At most 20 words per sentence.', 'own 1'],
  ['Headings', 'Headings are in sentence case and have at most 8 words.', 'sentence-case 1'],
  ['Headings', 'Use title case, not sentence case, for headings.', 'own 1'],
];

describe('free-text rules that ask for a built-in rule', () => {
  for (const [label, description, outcome] of CASES) {
    it(`takes ${JSON.stringify(`${label}: ${description}`)} for ${outcome}`, () => {
      const understood = readFreeText({ label, description }, RULES);
      assert.equal(
        understood ? `${understood.builtIn ?? 'own'} ${understood.checks.length}` : 'unjudged',
        outcome,
      );
    });
  }
});
