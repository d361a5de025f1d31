import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const acronymPlurals: Rule = {
  id: 'acronym-plurals',
  label: 'Plurals of acronyms',
  description: 'Form the plural of an acronym without an apostrophe: “APIs”, not “API’s”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the plural without an apostrophe: “{replacement}”.', [
      {
        pattern:
          /\bs\b(?=[.,;:)]|\s+(?:are|were|that|which|can|have|exist|need|work|run|use|in|on|for|from|with|and|or|to|will|must|should|do)\b|\s*$)(?<=\b(?:[Mm]any|[Ss]everal|[Aa]ll|[Tt]hese|[Tt]hose|[Mm]ultiple|[Tt]wo|[Tt]hree|[Ff]ew|[Ss]ome|[Vv]arious|[Oo]ther|[Dd]ifferent|[Mm]ost|[Bb]oth|of|and|more)\s+(?<at>[A-Z]{2,6}['’]s))/dg,
        to: (match) => match.replace(/['’]/, ''),
      },
      // What "are" speaks of is a plural, whatever stands before it.
      {
        pattern:
          /\bs\b(?=\s+(?:are|were)\b)(?<=\b(?:[Tt]he|[Oo]ur|[Yy]our|[Tt]heir|[Ii]ts)\s+(?<at>[A-Z]{2,6}['’]s))/dg,
        to: (match) => match.replace(/['’]/, ''),
      },
      { pattern: /\b(?:19|20)\d0['’]s\b/g, to: (match) => match.replace(/['’]/, '') },
    ]),
  ],
  examples: () => [
    {
      text: 'It has many API’s. All URL’s are public, and the PDF’s are printed. Two SDK’s exist.',
      findings: [
        { quote: 'API’s', suggestion: 'APIs' },
        { quote: 'URL’s', suggestion: 'URLs' },
        { quote: 'PDF’s', suggestion: 'PDFs' },
        { quote: 'SDK’s', suggestion: 'SDKs' },
      ],
      fixed: 'It has many APIs. All URLs are public, and the PDFs are printed. Two SDKs exist.',
    },
    { text: 'The API’s limits apply to all APIs.', findings: [] },
    { text: 'Call `API’s`.', findings: [] },
  ],
};
