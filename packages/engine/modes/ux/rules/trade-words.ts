import type { UxRule } from './types.ts';

/** Words that only people of the trade know. */
export const TRADE_WORDS: UxRule = {
  id: 'ux-trade-words',
  label: 'Words that consumers know',
  severity: 'minor',
  patterns: [
    {
      find: /\b([Aa])uthenticate(?= (?:to|with|using|again|first)\b|[.!]?$)/g,
      message: 'Consumers know it as signing in.',
      replace: (_, first) => (first === 'A' ? 'Sign in' : 'sign in'),
    },
    {
      find: /\b(?:APIs?|endpoints?|back-?end|front-?end|JSON|XML|YAML|CSV|SQL|regex(?:es)?|parse[ds]?|parsing|quer(?:y|ies)|cach(?:e|ed|es)|daemons?|instances?|namespaces?|repositor(?:y|ies)|webhooks?|environment variables?|deploy(?:ed|ment|ments|s)?|authenticat(?:e|ed|es|ion)|OAuth|SSO|MFA|2FA|DNS|UUIDs?|boolean|integer|strings?|latency|rate limits?)\b/g,
      message: 'Consumers may not know this word. Say what it means for them.',
    },
  ],
};
