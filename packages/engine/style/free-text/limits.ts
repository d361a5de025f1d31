import type { MetricCheck } from '../../checks/types.ts';
import { NUMBER, valueOf } from './numbers.ts';

type Measure = MetricCheck['measure'];

const COUNTED = 'words?|characters?|chars?|letters?|sentences?';
const UNITS: readonly (readonly [unit: 'sentence' | 'paragraph' | 'heading', names: string])[] = [
  ['sentence', 'sentences?'],
  ['paragraph', 'paragraphs?'],
  ['heading', '(?:sub)?headings?|titles?|headers?|headlines?'],
];
const UNIT_NAMES = UNITS.map(([, names]) => names).join('|');
const LIMIT = new RegExp(
  String.raw`(?<![A-Za-zÀ-ž0-9.])(?<number>${NUMBER})(?<joint>[\s-]*)(?:(?:short|full|whole|simple|plain|total|complete) )?(?<counted>${COUNTED})(?![A-Za-zÀ-ž])`,
  'gu',
);
const STRICT =
  /(?<!no |not |or |never |be )\b(?:under|below|fewer than|less than|shorter than|<)\s*(?:about )?$/;
/** A limit downwards, a mean, a range or a target is no measure that can be over. */
const OTHER_LIMIT =
  /\b(?:at least|minimum|min|most (?:sentences|paragraphs|headings)|no fewer|no less|not less|average|averages|averaging|mean|between|exactly|about|around|roughly|approximately|from)\b[^,;]*$|(?:isn't|aren't|is not|are not)\s[^,;]*$|(?:must|should|need to|have to) (?:be|have) (?:longer|more|over|above)\b[^,;]*$/;
/** “Between one and four sentences”: the upper end is a limit. */
const RANGE = /\b(?:between|from) (?:one|1) (?:and|to) $/u;
const BEHIND = new RegExp(
  String.raw`^\s*(?:or (?:fewer|less|under|shorter)|max(?:imum)?|long|at most|tops)?,?\s*(?:(?:per|in|for|to) (?:(?:a|an|any|each|every|one|your|the|single) )*|a |each |\/ ?)?(?<unit>${UNIT_NAMES})(?![A-Za-zÀ-ž])`,
  'u',
);
/** "15–20 words, and never more than 25": the last word is the limit. */
const MOST = new RegExp(
  String.raw`\b(?:never|not|no) (?:more|longer|over) than (?<number>${NUMBER})(?=$|[.,;)])`,
  'u',
);
const BARE_SENTENCE = new RegExp(
  String.raw`\bsentence length\b[^\d.;]{0,30}(?<number>\d{1,3})\b(?!\s*(?:%|char|letter|line))`,
  'u',
);

/**
 * The lengths that a demand (lower case) limits: "at most 25 words per sentence". Undefined where it limits none,
 * `refused` where a length is named that no check can measure. `label` names the unit where the demand does not.
 */
export function readLimits(demand: string, label: string): readonly MetricCheck[] | 'refused' | undefined {
  const checks: MetricCheck[] = [];
  let from = 0;
  for (const match of demand.matchAll(LIMIT)) {
    const { number = '', counted = '', joint = '' } = match.groups ?? {};
    const before = demand.slice(from, match.index);
    const after = demand.slice(match.index + match[0].length);
    from = match.index + match[0].length;
    if (/\bh[1-6]s?\b/.test(before)) return 'refused';
    const unit = unitOf(before, counted, after, label);
    const measure = unit && measureOf(unit, counted);
    // "No one-sentence paragraphs" sets a limit downwards.
    const adjective = joint.includes('-') && !/\b(?:limit|max\w*|cap|rule|ceiling)\b/.test(demand);
    if (!unit) continue;
    if (
      !measure ||
      adjective ||
      OTHER_LIMIT.test(before.replace(RANGE, ' ')) ||
      /^\s*(?:on average|or more|minimum|at least|per line)\b/.test(after)
    )
      return 'refused';
    const max = valueOf(number) - (STRICT.test(before) ? 1 : 0);
    if (max < 1) return 'refused';
    const told = checks.findIndex((check) => check.measure === measure);
    if (told < 0) checks.push(limit(measure, max));
    // "15–20 words, never more than 25": the last word is the limit.
    else if (max > (checks[told]?.max ?? 0)) checks[told] = limit(measure, max);
  }
  const [only] = checks;
  const most = MOST.exec(demand.slice(from))?.groups?.['number'];
  if (only && checks.length === 1 && most && valueOf(most) > only.max)
    return [{ ...only, max: valueOf(most) }];
  if (checks.length > 0) return checks;
  const bare = OTHER_LIMIT.test(demand) ? null : BARE_SENTENCE.exec(demand);
  return bare ? [limit('sentence-words', Number(bare.groups?.['number']))] : undefined;
}

const limit = (measure: Measure, max: number): MetricCheck => ({ kind: 'metric', measure, max, message: '' });

/** What is measured: "per sentence" behind the number, else the last thing named before it, else the one behind or in the label. */
function unitOf(before: string, counted: string, after: string, label: string): string | undefined {
  const behind = BEHIND.exec(after)?.groups?.['unit'];
  if (behind) return nameOf(behind);
  const named = (text: string) =>
    [...text.matchAll(new RegExp(String.raw`(?<![A-Za-zÀ-ž])(?:${UNIT_NAMES})(?![A-Za-zÀ-ž])`, 'gu'))]
      .map(([unit]) => unit)
      .filter((unit) => !unit.startsWith(counted.replace(/s$/, '')));
  const found = named(before).at(-1) ?? named(after)[0] ?? named(label).at(-1);
  return found && nameOf(found);
}

function nameOf(found: string): string | undefined {
  return UNITS.find(([, names]) => new RegExp(`^(?:${names})$`).test(found))?.[0];
}

function measureOf(unit: string, counted: string): Measure | undefined {
  const kind = /^word/.test(counted) ? 'words' : /^sentence/.test(counted) ? 'sentences' : 'characters';
  const measure = `${unit}-${kind}`;
  return isMeasure(measure) ? measure : undefined;
}

const MEASURES: ReadonlySet<string> = new Set<Measure>([
  'sentence-words',
  'sentence-characters',
  'paragraph-sentences',
  'paragraph-words',
  'paragraph-characters',
  'heading-words',
  'heading-characters',
]);
const isMeasure = (name: string): name is Measure => MEASURES.has(name);
