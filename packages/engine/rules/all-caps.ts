import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Words that writers shout; acronyms and constants are not among them. */
const SHOUTED =
  "NOT|DO|DON[’']T|NEVER|ALWAYS|MUST|SHOULD|WARNING|IMPORTANT|NOTE|ATTENTION|CAUTION|DANGER|ONLY|ALL|ANY|EVERY|VERY|REALLY|PLEASE|BEFORE|AFTER|NOW|HERE|THIS|THAT|THE|AND|ARE|IS|WILL|CAN|CANNOT|WITHOUT|WITH|READ|STOP|WAIT|BOTH|EACH|SAME|DIFFERENT|FIRST|LAST|NEW|REQUIRED|OPTIONAL|IMMEDIATELY|EXACTLY|ABSOLUTELY|DEFINITELY|REMEMBER|YOU|YOUR|WE|IT|NO|YES|UNLESS|EXCEPT|ALSO|AGAIN|STRONGLY|RECOMMENDED|HIGHLY|DANGEROUS|BACKUP|SAVE|DELETE|CLICK|FREE|BEST|CAREFUL|CAREFULLY|TOGETHER|WRONG|RIGHT|CORRECT|BAD|GOOD|TOO|MORE|LESS|MOST|MANY|MUCH|JUST|EVERYTHING|NOTHING|SOMETHING|SERVER|FILE|DATA|USER|USERS|PASSWORD|DATABASE|RESTART|UPDATE|INSTALL";

export const allCaps: Rule = {
  id: 'all-caps',
  label: 'No capitals for emphasis',
  description:
    'Write words in lower case, also where they matter: “do not”, not “DO NOT”. Capitals read as shouting and slow readers down.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write “{match}” in lower case; use bold where it must stand out.', [
      {
        pattern: new RegExp(
          `(?<![\\w“"'‘/_.-])(?:${SHOUTED})(?:\\s+(?:${SHOUTED}|[A-Z]{4,}))*(?![\\w"'”’/_.-]\\w|[\\w:]|\\()`,
          'g',
        ),
        when: ({ match, before, after }) =>
          !(/\b(?:HTTP|SQL|the|an?)\s+$/.test(before) || /^(?:DELETE|UPDATE|INSTALL)$/.test(match)) ||
          !/^\s+(?:request|method|keyword|statement|clause|call|operation|verb|command|query|operator|operation|endpoint|route)s?\b/i.test(
            after,
          ),
        unless: /\b(?:RFC|SQL|SELECT|WHERE|FROM|INSERT|keywords?)\b/,
      },
      { pattern: /(?<![\w/_.“"-])[A-Z]{2,}(?:\s+[A-Z]{2,}){3,}(?![\w/_.-])/g },
    ]),
  ],
  examples: () => [
    {
      text: 'Do NOT restart it. ALWAYS save first.',
      findings: [
        { quote: 'NOT', suggestion: null },
        { quote: 'ALWAYS', suggestion: null },
      ],
    },
    { text: 'The HTTP API returns JSON from a REST service. NASA runs SQL.', findings: [] },
    { text: 'Set `NOT` in [README](README.md).\n\n**DELETE Operations**: removes it.', findings: [] },
  ],
};
