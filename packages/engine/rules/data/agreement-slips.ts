import type { PatternSwap } from '../support/pattern-check.ts';

const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
const THINGS =
  'options|parameters|arguments|properties|fields|methods|headers|functions|commands|keys|values|flags|variables|attributes|events|hooks|files|plugins|types|classes|settings';
const VERBS = 'exist|match|fail|contain|succeed|throw|require|expire|include|finish';

/** Verbs that disagree with a subject that other words part them from. */
export const AGREEMENT_SLIPS: readonly PatternSwap[] = [
  {
    // "Each entry in the cache have".
    pattern:
      /\b(?:[Ee]ach|[Ee]very)\s+[a-z]+\s+(?:in|of|on|from|for)\s+(?:the|an?|this|your|its)\s+[a-z]+\s+(?<at>are|have|were)\b(?!\s+(?:to|been)\b)/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    unless: /\b(?:that|and|which)\b/,
    message: '“Each” is singular, so its verb is “{replacement}”.',
  },
  {
    // "The number of open connections are".
    pattern: /\b[Tt]he\s+number\s+of\s+(?:[a-z-]+\s+){0,2}[a-z-]+s\s+(?<at>are|have|were)\b/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    message: '“The number” is singular, so its verb is “{replacement}”.',
  },
  {
    // "The `a` and `b` options is".
    pattern: new RegExp(`\\ufffc+,?\\s+and\\s+\\ufffc+\\s+(?:${THINGS})\\s+(?<at>is|was|has|does)\\b`, 'dg'),
    to: (verb) => PLURAL[verb] ?? null,
    message: 'These are several, so the verb is “{replacement}”.',
  },
  {
    // "If the key exist, the old value is returned."
    pattern: new RegExp(
      `\\b(?:[Ii]f|[Ww]hen|[Uu]nless|[Oo]nce)\\s+(?:the|an?|this|that|your)\\s+[a-z]+(?<!s)\\s+(?<at>${VERBS})(?=[.,;:]|\\s+(?:the|an?|in|on|with|any|it|this|for|already)\\b)`,
      'dg',
    ),
    to: (verb) => (/(?:ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`),
    message: 'The subject is singular, so its verb is “{replacement}”.',
  },
  {
    // "The settings is saved".
    pattern:
      /\b(?:[Tt]he|[Yy]our|[Tt]hese|[Aa]ll)\s+(?:settings|parameters|credentials|permissions|preferences|details|props)\s+(?<at>is|was|has)(?=\s+(?:[a-z]+ed|not|also|only|always|now|never|set|read|available|optional|required|empty|wrong|missing|written|kept|sent|been)\b)/dg,
    to: (verb) => PLURAL[verb] ?? null,
    message: 'These are several, so the verb is “{replacement}”.',
  },
  {
    // "This settings are".
    pattern:
      /\b(?<at>[Tt]his)(?=\s+(?:settings|parameters|credentials|permissions|preferences|details|props|statistics|metrics)\s+(?:are|were|have|control|apply|can)\b)/dg,
    to: (word) => (word === 'This' ? 'These' : 'these'),
    message: 'What follows is a plural: write “{replacement}”.',
  },
  {
    // "These option controls how".
    pattern: new RegExp(
      `\\b(?<at>[Tt]hese|[Tt]hose)(?=\\s+(?:${THINGS.replace(/ies\b/g, 'y')
        .replace(/sses\b/g, 'ss')
        .replace(
          /s\b/g,
          '',
        )})\\s+(?:allows|defines|enables|determines|specifies|contains|describes|applies|affects|lets|tells|makes|gives|takes|(?:controls|sets|returns|uses|means|changes|causes)(?=\\s+(?:the|an?|how|what|whether|which|that|your|all|only|when|where)\\b))\\b)`,
      'dg',
    ),
    to: (word) =>
      /^T/.test(word) ? (word === 'These' ? 'This' : 'That') : word === 'these' ? 'this' : 'that',
    message: 'The noun and its verb are singular: write “{replacement}”.',
  },
];
