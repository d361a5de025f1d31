import type { Check } from '../checks/types.ts';
import { NUMBER_WORDS } from './support/number-words.ts';
import { endsInName } from './support/names.ts';
import { patternCheck, type Context } from './support/pattern-check.ts';
import { isTaskVerb } from './support/verbs.ts';
import type { Rule } from './types.ts';

const wordFor = (value: number) => [...NUMBER_WORDS].find(([, other]) => other === value)?.[0] ?? '';
const inWords = (value: number): string =>
  wordFor(value) || `${wordFor(value - (value % 10))}-${wordFor(value % 10)}`;
/** Numbers in words, from zero to a hundred. */
const WORDS = ['zero', ...Array.from({ length: 99 }, (_, index) => inWords(index + 1)), 'one hundred'];
/** Before these, a numeral is a label, a version or a value. */
const LABEL =
  /(?:\b(?:versions?|editions?|step|steps|chapter|section|figure|table|page|level|type|phase|part|port|line|lines|column|row|python|node|http|ipv|v|layer|tier|stage|option|item|rule|number|no\.|h|top|issue|release|code|status|value|index|day|week|unit|java|angular|vue|es|rfc|iso|utf|sha|tls|ssl|oauth|windows|ubuntu|debian|answer|question|example|note|exercise|task|appendix|volume|class|grade|or|\d,? and|to|through|between|from|than|equals?|is|=|of|×|by|at|priority|severity|case|room|channel|group|slot|pin|set to|default:?|returns?|exit|article|paragraph)|[$€£#:=<>+/×(-])\s*$/i;
/** “Create 3 volumes”: an instruction, and no product. */
const OPENER = /(?:^|[.!?:]\s+)(?<word>[A-Z][a-z]+)\s+$/;
/** After these, too: units, fractions, ranges, times. */
const MEASURE =
  /^(?:\s?(?:%|°|x\b|×|[KMGTkmgt]?i?[Bb]\b|[kMG]?Hz|(?:ms|ns|[µu]s|s|sec|min|h|hrs?|mm|cm|km|m|px|pt|em|rem|kg|g|fps|bits?|bytes?)\b|[kmgt]ilobytes|megabytes?|gigabytes?|kilobytes?|terabytes?|seconds?|minutes?|hours?|percent|degrees?|pixels?|points?|meters?|inches|volts?|watts?|cores?|vcpus?|cpus?|AM|PM|a\.m\.|p\.m\.|o'clock)|[.,:/–-]\d|,\s\d|\s?(?:to|or|and|of|×|x|-|–|\/|\+)\s?\d|st\b|nd\b|rd\b|th\b|[A-Za-z_)%])/;

const isName = (before: string): boolean =>
  endsInName(before) && !isTaskVerb(OPENER.exec(before)?.groups?.['word']?.toLowerCase() ?? '');

/** Whether a numeral counts things in running text. */
const isCount = ({ before, after }: Context): boolean =>
  !LABEL.test(before) &&
  !isName(before) &&
  !MEASURE.test(after) &&
  // “Must be at least 1.”
  !(/\b(?:at (?:least|most)|up to|exactly)\s$/.test(before) && /^[.,;!?]/.test(after));

/** Numerals up to `max` that running text should spell out. */
export function spellOut(max: number): readonly Check[] {
  const many = Array.from({ length: max + 1 }, (_, value) => max - value).join('|');
  return [
    patternCheck(`Spell numbers up to ${WORDS[max] ?? max} out: “{replacement}”.`, [
      {
        pattern: new RegExp(
          `(?<=[a-z,;] |^|[.!?] |[a-z]\\n)(?:${many})(?![\\d.]\\d)(?=[ \\n][a-z]|[.,;!?](?:\\s|$))`,
          'g',
        ),
        when: isCount,
        to: (match) => WORDS[Number(match)] ?? null,
        scope: 'paragraph',
      },
      {
        pattern: new RegExp(
          `(?<=[a-z,;] |^|[.!?] |[a-z]\\n)(?:${many})(?![\\d.]\\d)(?=[ \\n][a-z]|[.,;!?](?:\\s|$))`,
          'g',
        ),
        when: isCount,
        to: (match) => WORDS[Number(match)] ?? null,
        scope: 'list-item',
      },
    ]),
  ];
}

export const spellOutNumbers: Rule = {
  id: 'spell-out-numbers',
  label: 'Small numbers in words',
  description:
    'Spell out whole numbers from zero through nine in running text: “three hosts”. Measures, versions, and steps keep their numerals.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: spellOut(9),
  examples: () => [
    {
      text: 'It has 3 masters and 5 brokers. Between 2 and 5 nodes run.',
      findings: [
        { quote: '3', suggestion: 'three' },
        { quote: '5', suggestion: 'five' },
      ],
      fixed: 'It has three masters and five brokers. Between 2 and 5 nodes run.',
    },
    {
      text: 'The cluster has 3 hosts, and all 5 restart. Create 4 volumes.',
      findings: [
        { quote: '3', suggestion: 'three' },
        { quote: '5', suggestion: 'five' },
        { quote: '4', suggestion: 'four' },
      ],
      fixed: 'The cluster has three hosts, and all five restart. Create four volumes.',
    },
    {
      text: 'It takes 5 MB, 12 hosts, 3% of step 2, port 8, and version 4. Swift 5 packages load. Use Python 3 between 1 and 3 hours. It must be at least 1. It covers edition 5 and versions 6 and up.',
      findings: [],
    },
    {
      text: 'Add 3 users with 2 emails.',
      findings: [
        { quote: '3', suggestion: 'three' },
        { quote: '2', suggestion: 'two' },
      ],
    },
    { text: 'About 7 keys stay.', findings: [{ quote: '7', suggestion: 'seven' }] },
    { text: 'Set `3` in [4 hosts](a.md).\n\n| 3 hosts |\n| --- |', findings: [] },
  ],
};
