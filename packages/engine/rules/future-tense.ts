import { patternCheck } from './support/pattern-check.ts';
import { shunning } from './support/phrasings.ts';
import type { Rule } from './types.ts';

/** What software does whenever it runs, and its third person. */
const ACTS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'return print create throw call use run start stop show display send open close contain add remove generate include produce ' +
    'appear output redirect load render install update execute trigger fail list prompt ask read write store override replace ignore'
  )
    .split(' ')
    .map((verb) => [verb, /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`]),
);
const VERBS = Object.keys(ACTS).join('|');
const AFTER_PREPOSITION =
  /\b(?:with|of|in|inside|from|for|to|by|on|at|as|and|or|than|via|through|using|into)\s+the\s+\w+\s+$/i;
/** Signs of a real future, of a condition in the past, or of a plan. */
const REAL_FUTURE =
  /\b(?:next|later|soon|future|upcoming|eventually|tomorrow|someday|planned|plan|release|released|v\d|version|versions|deprecated|until|tutorial|guide|chapter|section|if|when|unless|going to|will\b[^]*\bwill|[a-z]+['’]ll|once|after|whether)\b/i;

export const futureTense: Rule = {
  id: 'future-tense',
  label: 'Present tense',
  description:
    'Describe what software does in the present tense: “the call returns a token”, not “will return”. It is shorter, and true each time it runs.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('This happens each time, so the present tense says it: leave out “will”.', [
      {
        pattern: new RegExp(
          `(?<=\\b(?:[Tt]his|[Ii]t|[Tt]he (?:command|function|method|server|option|script|code|example|endpoint|call|plugin|hook|module|browser|API|CLI|application|request|response|decorator|class|framework)))\\s+(?<at>will\\s+(?:${VERBS}))(?=[\\s.,;:])`,
          'dg',
        ),
        to: (match) => ACTS[match.split(/\s+/)[1] ?? ''] ?? null,
        // "Any files sent with the request will fail": the files do.
        when: ({ before }) => !AFTER_PREPOSITION.test(before),
        unless: REAL_FUTURE,
      },
    ]),
  ],
  phrasings: [
    /\b(?:present|future) tense\b/,
    shunning(`["'“]?will["'”]?`),
    /\b(?:write|describe|speak|documentation is)\b[^.]{0,40}\bin the present\b/,
  ],
  examples: [
    {
      text: 'This will return a token. The command will print its version.',
      findings: [{ quote: 'will return', suggestion: 'returns' }],
      fixed: 'This returns a token. The command will print its version.',
    },
    {
      text: 'The next release will remove it. If it is full, it will return an error. It will be free.',
      findings: [],
    },
    { text: 'Any files sent with the request will return.', findings: [] },
    { text: 'It `will return`; this *will* stay, and [it](./will.md) is free.', findings: [] },
  ],
};
