import type { Rule } from './types.ts';

/** Acronyms that are never words, names or keywords when they stand in prose with small letters. */
const ACRONYMS = 'API|CLI|CSS|CSV|DNS|HTML|JSON|JWT|PDF|SDK|SQL|SSL|TCP|TLS|URI|URL|UUID|XML|YAML';
/** Not counted among names: "Api" is a common class name, "Json" a common type. */
const swap = ACRONYMS.split('|').flatMap((acronym) => {
  const lower = acronym.toLowerCase();
  const titled = acronym.charAt(0) + lower.slice(1);
  return [
    { from: [lower, titled], to: acronym, caseSensitive: true },
    { from: [`${lower}s`, `${titled}s`, `${acronym}S`], to: `${acronym}s`, caseSensitive: true },
  ];
});

export const acronymCase: Rule = {
  id: 'acronym-case',
  label: 'Acronyms in capitals',
  description: 'Write acronyms in capital letters, with a small “s” for the plural: “URL”, “APIs”, “JSON”.',
  severity: 'minor',
  category: 'correctness',
  preset: true,
  checks: [{ kind: 'substitution', swap, message: 'Acronyms are written in capitals: “{replacement}”.' }],
  phrasings: [
    /\b(?:acronyms?|initialisms?)\b[^.]{0,40}\b(?:capital|upper[ -]?case)/,
    /\b(?:capitali[sz]e|upper[ -]?case)\b[^.]{0,20}\b(?:acronyms?|initialisms?)\b/,
  ],
  examples: [
    {
      text: 'Send json to the url of both apis.',
      findings: [
        { quote: 'json', suggestion: 'JSON' },
        { quote: 'url', suggestion: 'URL' },
        { quote: 'apis', suggestion: 'APIs' },
      ],
      fixed: 'Send JSON to the URL of both APIs.',
    },
    { text: 'Open data.json or the api/ folder; cross-api calls return JSON.', findings: [] },
    {
      text: '| `json` | [css file](./a.css) |\n| --- | --- |\n| `url` | none |',
      findings: [{ quote: 'css', suggestion: 'CSS' }],
      fixed: '| `json` | [CSS file](./a.css) |\n| --- | --- |\n| `url` | none |',
    },
  ],
};
