import type { Check, MetricCheck } from '../../checks/types.ts';
import type { RuleText } from './rule-text.ts';

const TENS = 'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
const UNITS =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split(
    '|',
  );
const NUMBER = String.raw`\d{1,4}|(?:${TENS.join('|')})(?:-(?:${UNITS.slice(1, 10).join('|')}))?|${[...UNITS].reverse().join('|')}`;
const LIMIT = new RegExp(
  String.raw`\b(?<number>${NUMBER})[\s-]*(?:[a-z]+ )?(?<counted>words?|sentences?)\b(?=(?<after>[^.;]*))`,
  'g',
);
const UNIT = /\b(?<unit>sentence|paragraph|heading|title|header)s?\b/g;
const STRICT = /(?<!no |not |or |never )\b(?:under|below|fewer than|less than|shorter than|<)\s*(?:about )?$/;
/** A limit downwards, a mean or a range is not a measure that can be over. */
const OTHER_LIMIT =
  /\b(?:at least|minimum|min|no fewer|no less|not less|average|averages|averaging|on average|between|exactly|about|around|roughly|approximately|from \d+)\b|(?:must|should|need to|have to) (?:be|have) (?:longer|more|over|above)\b/;
const DEFAULT_UNIT = /\bsentence length\b\D*?\b(?<number>\d{1,3})\b(?!\s*(?:%|characters?|chars?|lines?))/;

/** The numeric limits of a rule; undefined where it has none that can be measured. */
export function readLimits(text: RuleText): readonly Check[] | undefined {
  const checks: MetricCheck[] = [];
  for (const sentence of text.sentences) {
    let from = 0;
    for (const match of sentence.matchAll(LIMIT)) {
      const before = sentence.slice(from, match.index);
      const { number = '', counted = '', after = '' } = match.groups ?? {};
      from = match.index + match[0].length;
      const unit = unitOf(before, counted, after);
      if (!unit || OTHER_LIMIT.test(before)) return undefined;
      const measure = measureOf(unit, counted);
      if (!measure) return undefined;
      const max = valueOf(number) - (STRICT.test(before) ? 1 : 0);
      if (max > 0) checks.push({ kind: 'metric', measure, max, message: '' });
    }
    const bare = checks.length === 0 && !OTHER_LIMIT.test(sentence) ? DEFAULT_UNIT.exec(sentence) : null;
    if (bare)
      checks.push({
        kind: 'metric',
        measure: 'sentence-words',
        max: Number(bare.groups?.['number']),
        message: '',
      });
  }
  const distinct = checks.filter(
    (check, index) => checks.findIndex(({ measure }) => measure === check.measure) === index,
  );
  return distinct.length > 0 ? distinct : undefined;
}

/** What is measured: "per sentence" behind the number, else the last thing named before it that is not what is counted. */
function unitOf(before: string, counted: string, after: string): string | undefined {
  const behind =
    /^\s*(?:or (?:fewer|less|under)|max(?:imum)?|long)?\s*(?:per|in (?:a|an|any|each|every)|for (?:a|each|every|any)|a|each|\/)\s*(sentence|paragraph|heading|title|header)\b/.exec(
      after,
    )?.[1];
  if (behind) return behind;
  const named = [...before.matchAll(UNIT)].map(({ groups }) => groups?.['unit']);
  const [last] = named.filter((unit) => unit && !counted.startsWith(unit)).slice(-1);
  return last ?? /\b(sentence|paragraph|heading|title|header)s?\b/.exec(after)?.[1];
}

function measureOf(unit: string, counted: string): MetricCheck['measure'] | undefined {
  const words = counted.startsWith('word');
  if (unit === 'sentence') return words ? 'sentence-words' : undefined;
  if (unit === 'paragraph') return words ? 'paragraph-words' : 'paragraph-sentences';
  return words ? 'heading-words' : undefined;
}

function valueOf(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  const [tens = '', unit = 'zero'] = number.split('-');
  const index = TENS.indexOf(tens);
  return index >= 0 && !UNITS.includes(number)
    ? (index + 1) * 10 + UNITS.indexOf(unit)
    : UNITS.indexOf(number);
}
