import { eachMatch } from '../checks/patterns.ts';
import type { CodeCheck, Match } from '../checks/types.ts';
import type { Rule } from './types.ts';

interface Slip {
  readonly pattern: RegExp;
  readonly mend: (match: string) => string;
  readonly message: string;
}

const JOINERS =
  'and|but|or|so|the|you|it|we|then|which|because|this|that|these|there|however|if|when|where|while|with|not';

const SLIPS: readonly Slip[] = [
  {
    pattern: /(?<=[A-Za-z]), ,(?=\s)/g,
    mend: () => ',',
    message: 'One comma is enough.',
  },
  {
    pattern: /(?<=\ufffc) +,(?=\s)/g,
    mend: () => ',',
    message: 'No space goes before a comma.',
  },
  {
    pattern: /(?<=\ufffc) +,(?=[a-z]{2,}\s)/g,
    mend: () => ', ',
    message: 'The space goes after a comma, not before it.',
  },
  {
    pattern: /(?<=[\w*_] )\( +(?=[a-z]{2,}\s)/g,
    mend: () => '(',
    message: 'No space goes behind an opening parenthesis.',
  },
  {
    pattern: /(?<![\w.,;-])[A-Za-z]{2,} +[,;](?=\s)/g,
    mend: (match) => match.replace(/ +/, ''),
    message: 'No space goes before a comma or a semicolon.',
  },
  {
    pattern: /(?<![\w.,;-])[A-Za-z]{2,} +,(?=[A-Za-z]{2,}[\s,.])/g,
    mend: (match) => match.replace(/ +,/, ', '),
    message: 'The space goes after a comma, not before it.',
  },
  {
    pattern: /(?<![\w.,;-])(?:[a-z]{2,}|\d+) +[.?!](?=\s+[A-Z]|\s*$)/g,
    mend: (match) => match.replace(/ +/, ''),
    message: 'No space goes before the mark that ends a sentence.',
  },
  {
    pattern: new RegExp(`(?<![\\w.,;-])[A-Za-z][a-z]+,(?:${JOINERS})(?=\\s)`, 'g'),
    mend: (match) => match.replace(',', ', '),
    message: 'A space goes after a comma.',
  },
  {
    // “Read,parsed, and stored”: a series, and no pair like `key,value`.
    pattern: /(?<![\w.,;-])[a-z]{3,},(?=[a-z]{3,}, (?:and|or) )/g,
    mend: (match) => `${match} `,
    message: 'A space goes after a comma.',
  },
  {
    pattern: /(?<=[a-z]{2})\( +(?=(?:see|for|such|the|if|not|or|and|as|optional|default|only|also)\s)/g,
    mend: () => ' (',
    message: 'A space goes before an opening parenthesis, and none behind it.',
  },
  {
    pattern:
      /(?<=\s)[a-z]{3,}\.(?=(?:The|This|That|These|Those|It|If|In|When|Then|You|We|For|But|And|Also|However|There|They|To|As|Note|Use|See|By|With|After|Before|Once|So|At|On|An|Please|Next),?\s+[\w`*\ufffc])/g,
    mend: (match) => `${match} `,
    message: 'A space goes after the full stop of a sentence.',
  },
  {
    pattern: /(?<=\s)[A-Za-z]{2,},,(?=\s)/g,
    mend: (match) => match.slice(0, -1),
    message: 'One comma is enough.',
  },
  {
    pattern: /(?<=\s)(?!etc)[A-Za-z]{2,}\.\.(?=\s+[A-Z]|\s*$)/g,
    mend: (match) => match.slice(0, -1),
    message: 'One full stop ends a sentence.',
  },
];

const SEARCHES = SLIPS.map(({ pattern, ...slip }) => ({ ...slip, each: eachMatch(pattern) }));

/** What each of the slips has: one look instead of five, and quick, since it begins with a mark. */
const ANY_SLIP = /[,;.?!](?:(?<= .)|(?<=,)[a-z,]|(?<=\.)[.A-Z])|\( [a-z]/;

const find: CodeCheck['find'] = ({ blocks, text }) => {
  const matches: Match[] = [];
  for (const block of blocks) {
    // Blanked markup looks like a space in the prose, so that the source tells more.
    if (!ANY_SLIP.test(block.prose) || !ANY_SLIP.test(text.slice(block.start, block.end))) continue;
    for (const { each, mend, message } of SEARCHES) {
      each(block.prose, (from, to) => {
        const match = block.prose.slice(from, to);
        const [start, end] = [block.start + from, block.start + to];
        if (text.slice(start, end) === match) matches.push({ start, end, replacement: mend(match), message });
      });
    }
  }
  return matches;
};

export const punctuationSpacing: Rule = {
  id: 'punctuation-spacing',
  label: 'Spaces around punctuation',
  description:
    'Put no space before a comma or the end of a sentence, and one space after it. Do not double the mark.',
  severity: 'minor',
  category: 'correctness',
  preset: true,
  checks: [{ kind: 'code', local: true, find }],
  examples: () => [
    {
      text: 'Wait,then go on. The x,y point and key,value pairs stay.',
      findings: [{ quote: 'Wait,then', suggestion: 'Wait, then' }],
      fixed: 'Wait, then go on. The x,y point and key,value pairs stay.',
    },
    {
      text: 'Save the file ,then restart. It works,but slowly. Then it stops..',
      findings: [
        { quote: 'file ,', suggestion: 'file, ' },
        { quote: 'works,but', suggestion: 'works, but' },
        { quote: 'stops..', suggestion: 'stops.' },
      ],
    },
    {
      text: 'Save the file , then restart .',
      findings: [
        { quote: 'file ,', suggestion: 'file,' },
        { quote: 'restart .', suggestion: 'restart.' },
      ],
      fixed: 'Save the file, then restart.',
    },
    {
      text: 'Set the port to 80 . The file is read,parsed, and stored. Use it with care( see the notes).',
      findings: [
        { quote: '80 .', suggestion: '80.' },
        { quote: 'read,', suggestion: 'read, ' },
        { quote: '( ', suggestion: ' (' },
      ],
    },
    { text: 'Pick a key,value pair. Call Array.From, Task.Then or `f( x )`, in 1 . 5 steps.', findings: [] },
    {
      text: 'The server stops.Then it starts.',
      findings: [{ quote: 'stops.', suggestion: 'stops. ' }],
    },
    { text: 'Use .NET, the key,value form, Array.From and *this* , or `that` .', findings: [] },
    { text: 'The folder .. holds `a ,b` and [the docs](a,but.md) , right?', findings: [] },
  ],
};
