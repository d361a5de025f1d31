import { ERRORS, type AnalyzeRequest, type AnalyzeResponse, type ErrorCode } from '@housestyle/contract';

/** What a request may look like, by name. */
export const REQUEST_EXAMPLES: Readonly<Record<string, { summary: string; value: AnalyzeRequest }>> = {
  review: {
    summary: 'Find problems, as text',
    value: { mode: 'review', input: '# Install\n\nIn order to install, run the the `setup` script.' },
  },
  suggestions: {
    summary: 'Find problems, as data',
    value: { mode: 'review', input: 'Click to to start.', format: 'suggestions', audience: 'developers' },
  },
  ownStyle: {
    summary: 'Rewrite with the request’s own style instead of the account’s',
    value: {
      mode: 'rewrite',
      input: 'Log in to the dashboard!',
      rules: [{ label: 'No exclamation marks', description: "Don't use exclamation marks." }],
      termSubs: [{ preferred: 'sign in', avoid: ['log in', 'login'] }],
      glossary: [
        { term: 'dashboard', definition: 'The first page after signing in.', synonyms: ['console'] },
      ],
    },
  },
};

const response: AnalyzeResponse = {
  content: '1 finding in 4 words: 1 important.',
  mode: 'review',
  usage: { inputTokens: 5, outputTokens: 9 },
  quota: { limit: 1000, used: 1, remaining: 999 },
};

/** What an answer may look like, by name. */
export const RESPONSE_EXAMPLES: Readonly<Record<string, { summary: string; value: AnalyzeResponse }>> = {
  text: { summary: 'A limited account', value: response },
  suggestions: {
    summary: 'An unlimited account that asked for suggestions',
    value: {
      ...response,
      quota: { limit: null, used: 1, remaining: null },
      suggestions: [
        {
          severity: 'important',
          original: 'to to',
          suggestion: 'to',
          reason: 'The word is repeated.',
          range: { start: 6, end: 11 },
          rule: { id: 'repeated-words', label: 'Repeated words' },
          source: 'builtin',
        },
      ],
    },
  },
};

/** One example for each of some codes. */
export function errorExamples(codes: readonly ErrorCode[]): Record<string, unknown> {
  return Object.fromEntries(
    codes.map((code) => [code, { value: { error: { message: ERRORS[code].message, code } } }]),
  );
}
