import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Acronyms that are never words, names or keywords when they stand in prose with small letters. */
const ACRONYMS =
  'API|CLI|CSS|CSV|DNS|HTML|JPEG|JSON|JWT|PDF|PNG|SDK|SQL|SSL|TCP|TLS|TTL|URI|URL|UUID|XML|YAML';

/** Small letters, or a capital first; not in quotes or compounds, where it is a value or a part of a name. */
const PATTERN = new RegExp(
  `(?<!\\b(?:package|tsconfig|composer) )(?<![\\w\\ufffc]\\()(?<![\\w"“'‘’/.:@#$=&~\\-\\ufffc])(?:${ACRONYMS.split(
    '|',
  )
    .map(
      (acronym) =>
        `(?:${acronym.charAt(0)}|${acronym.charAt(0).toLowerCase()})${acronym.slice(1).toLowerCase()}`,
    )
    .join('|')})s?(?![\\w"”/:@=&~\\-\\ufffc(]|['’](?!s\\b)|\\.\\w)`,
  'g',
);

/** The name of a parameter or an option at the head of its entry: “**url** `string`”, “- ttl: how long”. */
const OPENS_ENTRY = /^\s*$/;
const DEFINES = /^\s*(?:\ufffc|[:(=–—]|- |$)/;

/** “[api doc] Say what it returns”: what a commit is about. */
const TAG_OPENS = /\[[a-z ]*$/;
const TAG_ENDS = /^[a-z ]*\]/;

/** "The name, email and url properties": what a key is called. */
const KEYS = /^(?:ur[il]|ttl|uuid)$/;
const OF_OBJECT =
  /^ (?:propert(?:y|ies)|fields?|keys?|attributes?|param(?:eter)?s?|options?|arguments?|columns?)\b/;

export const acronymCase: Rule = {
  id: 'acronym-case',
  label: 'Acronyms in capitals',
  description: 'Write acronyms in capital letters, with a small “s” for the plural: “URL”, “APIs”, “JSON”.',
  severity: 'minor',
  category: 'correctness',
  preset: true,
  checks: [
    patternCheck('Acronyms are written in capitals: “{replacement}”.', [
      {
        pattern: PATTERN,
        when: ({ match, before, after }) =>
          !(TAG_OPENS.test(before) && TAG_ENDS.test(after)) &&
          !(OPENS_ENTRY.test(before) && DEFINES.test(after)) &&
          !(KEYS.test(match) && OF_OBJECT.test(after)),
        to: (match) => match.toUpperCase().replace(/(?<=[A-Z]{3})S$/, 's'),
      },
      {
        pattern:
          /(?<![\w"“'‘’/.:@#$=&~\-\ufffc])[Hh]ttp(?= (?:requests?|responses?|headers?|methods?|status|calls?|clients?|endpoints?|errors?|bod(?:y|ies)|servers?|verbs?)\b)/g,
        to: 'HTTP',
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Send json to the url of both apis.',
      findings: [
        { quote: 'json', suggestion: 'JSON' },
        { quote: 'url', suggestion: 'URL' },
        { quote: 'apis', suggestion: 'APIs' },
      ],
      fixed: 'Send JSON to the URL of both APIs.',
    },
    { text: '- **url** `string`: where it leads\n- ttl: how long', findings: [] },
    { text: '- [api doc] Say what it returns.', findings: [] },
    { text: 'Call .normalize(json) first. It has email and url properties.', findings: [] },
    { text: 'Open data.json or the api/ folder; the value "json" is no default.', findings: [] },
    {
      text: '| `json` | [css file](./a.css) |\n| --- | --- |\n| `url` | none |',
      findings: [{ quote: 'css', suggestion: 'CSS' }],
      fixed: '| `json` | [CSS file](./a.css) |\n| --- | --- |\n| `url` | none |',
    },
  ],
};
