import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const timeBoundWords: Rule = {
  id: 'time-bound-words',
  label: 'Words that go out of date',
  description:
    'Document what is, without “currently” or “at the time of writing”. Nobody comes back to take the word out, and readers cannot tell when it was true.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'existence',
      phrases: [
        ...[
          'at the time of writing',
          'at the time of this writing',
          'as of this writing',
          'as of writing',
          'as of now',
          'as of today',
        ],
        ...['nowadays', 'presently', 'these days', 'coming soon', 'at time of writing', 'for the moment'],
      ],
      message: '“{match}” goes out of date unnoticed. Leave it out, or name the version or date.',
    },
    patternCheck('“{match}” goes out of date unnoticed. Leave it out, or name the version.', [
      { pattern: /(?:^|[.!?]\s+)(?<at>Currently|At the moment|Right now|Recently),?\s/g },
      { pattern: /\b(?<at>currently)\b(?<=\b(?:does|do)(?:n['’]t| not)\s+\k<at>)/g },
      {
        pattern:
          /\b(?:is|are)\s+(?<at>currently)\s+(?:not|only|no|in (?:beta|preview|alpha)|experimental|supported|unsupported|available|unavailable|limited|under|being|impossible|possible|working on)\b/g,
      },
      { pattern: /\b(?<at>currently)\s+(?:does|do|supports?|only|not|lacks?|has no)\b/g },
      { pattern: /\b(?<at>currently)\b(?<=\b(?:we|we're|we’re|we are)\s+\k<at>)/gi },
      { pattern: /\b(?<at>soon)\s+(?:be|get|have|support|allow|offer|become)\b(?<=\bwill\s+\k<at>\s+\w+)/g },
      {
        pattern:
          /\b(?:is|are)\s+(?<at>now)\s+(?:available(?! to\b)|supported|possible|deprecated|the default|stable|in (?:beta|preview))\b|\bthe default\s+(?<at>now)\b(?=[.;)])/g,
      },
      { pattern: /\b[Tt]h(?:e|is|ese)\s+(?<at>new)\s+(?:features?|functionality|capabilit(?:y|ies))\b/g },
      { pattern: /\b(?<at>at the moment)\b(?=[.;)])(?<=(?<=[a-z])\s+\k<at>)/g },
    ]),
  ],
  examples: () => [
    {
      text: 'The new feature is now available. It will soon support tags.',
      findings: [
        { quote: 'new', suggestion: null },
        { quote: 'now', suggestion: null },
        { quote: 'soon', suggestion: null },
      ],
    },
    {
      text: 'Propose a new feature, as soon as you have one. Select **Now** if it is available now.',
      findings: [],
    },
    {
      text: 'Recently, we added a dark mode. The file was recently opened.',
      findings: [{ quote: 'Recently', suggestion: null }],
    },
    {
      text: 'Currently, the option is not set. It is currently not supported, at the time of writing.',
      findings: [
        { quote: 'Currently', suggestion: null },
        { quote: 'currently', suggestion: null },
        { quote: 'at the time of writing', suggestion: null },
      ],
    },
    {
      text: 'The currently selected file is what the user is currently editing at the moment of saving.',
      findings: [],
    },
    { text: 'Set `currently` to [now](./as-of-now.md).', findings: [] },
  ],
};
