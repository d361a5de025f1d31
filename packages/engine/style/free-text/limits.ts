import type { CodeCheck, MetricCheck, Place, WithinCheck } from '../../checks/types.ts';
import { describeCheck } from './describe.ts';
import { NUMBER, valueOf } from './numbers.ts';
import { spanLimit, type Span } from './span-limits.ts';

type Measure = MetricCheck['measure'];
/** A length that is limited, and what it comes to in a few words. */
export interface Limit {
  readonly check: MetricCheck | WithinCheck | CodeCheck;
  readonly id: string;
}

const COUNTED = 'words?|characters?|chars?|letters?|sentences?';
type Part = 'sentence' | 'paragraph' | 'heading' | Place;
type Unit = Part | Span;
interface Measured {
  readonly unit: Part;
  readonly check: MetricCheck;
}
/** What stands behind a link or a button that a limit is told of: “Headings: no links, 8 words” is told of none. */
const LEADS = '(?=:|$| (?:should|must|are|have|need|of|with|to|under|at most|max)(?![a-z]))';
const UNITS: readonly (readonly [unit: Unit, names: string])[] = [
  ['alt', '(?:image )?alt(?:ernative)?[ -]?texts?'],
  ['button', `button (?:texts?|labels?|names?|copy)|(?:buttons?|ctas?)${LEADS}`],
  ['link', `(?:hyper)?link (?:texts?|labels?)|anchor texts?|(?:hyper)?links?${LEADS}`],
  ['sentence', 'sentences?(?! case)'],
  ['paragraph', 'paragraphs?'],
  ['table-header', '(?:table|column|row) (?:headers?|headings?)'],
  ['heading', '(?:sub)?headings?|titles?|headers?|headlines?|h[1-6]s?'],
  ['step', '(?:numbered )?steps?'],
  ['list-item', '(?:list )?items?|list entries|bullets?(?: points?)?'],
  ['table-cell', '(?:table )?cells?'],
  ['note', '(?<!(?:release|patch) )notes?|warnings?|call-?outs?|admonitions?|cautions?'],
];
const UNIT_NAMES = UNITS.map(([, names]) => names).join('|');
const LIMIT = new RegExp(
  String.raw`(?<![A-Za-zÀ-ž0-9.])(?<number>${NUMBER})(?<joint>[\s-]*)(?:(?:short|full|whole|simple|plain|total|complete) )?(?<counted>${COUNTED})(?![A-Za-zÀ-ž])`,
  'gu',
);
const STRICT =
  /(?:(?<!no |not |or |never |be )\b(?:under|below|fewer than|less than|shorter than)|<)\s*(?:about )?$/;
/** A limit downwards, a mean, a range or a target is no measure that can be over. */
const OTHER_LIMIT =
  /\b(?:at least|minimum|min|most (?:sentences|paragraphs|headings)|no fewer|no less|not less|average|averages|averaging|mean|between|exactly|about|around|roughly|approximately|from)\b[^,;]*$|(?:isn't|aren't|is not|are not)\s[^,;]*$|\b(?:unless|except)\b[^;]*$|(?<!\bno [^,;]*)(?:must|should|need to|have to) (?:be|have) (?:longer|more|over|above)\b[^,;]*$/;
/** “The first paragraph”: no measure tells one from the others. */
const ONE_OF_THEM =
  /\b(?:first|opening|introductory|intro|last|closing|final|lead) (?:paragraph|sentence|section|step|item|bullet)s?\b/;
const SPELLED_AS = /(?<![A-Za-zÀ-ž])(?:as|is|are|it's|always) $/;
/** “2 to 8 words” */
const LEAST = new RegExp(String.raw`(?<![\p{L}\d])(?<least>${NUMBER}) ?(?:-|–|to|and) ?$`, 'u');
/** “Between one and four sentences”, as “1–4 sentences”: the upper end is a limit. */
const RANGE = new RegExp(String.raw`\b(?:between|from) ${NUMBER} (?:and|to) $`, 'u');
const BEHIND = new RegExp(
  String.raw`^\s*(?:or (?:fewer|less|under|shorter)|max(?:imum)?|long|at most|tops)?(?:,(?=\s*(?:per|in|for|to|a|each)\b))?\s*(?:(?:per|in|for|to) (?:(?:a|an|any|each|every|one|your|the|single) )*|a |each |\/ ?)?(?<unit>${UNIT_NAMES})(?![A-Za-zÀ-ž])`,
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
export function readLimits(demand: string, label: string): readonly Limit[] | 'refused' | undefined {
  const limits: Measured[] = [];
  const spans: Limit[] = [];
  let from = 0;
  for (const match of demand.matchAll(LIMIT)) {
    const { number = '', counted = '', joint = '' } = match.groups ?? {};
    const before = demand.slice(from, match.index);
    const after = demand.slice(match.index + match[0].length);
    from = match.index + match[0].length;
    const unit = unitOf(before, counted, after, label);
    // "No one-sentence paragraphs" sets a limit downwards.
    const adjective = joint.includes('-') && !/\b(?:limit|max\w*|cap|rule|ceiling)\b/.test(demand);
    // “Per cent as two words”: how it is spelled.
    if (!unit || (/^words?$/.test(counted) && valueOf(number) <= 3 && SPELLED_AS.test(before))) continue;
    if (ONE_OF_THEM.test(before)) return 'refused';
    if (
      !isMeasured(unit, counted) ||
      adjective ||
      OTHER_LIMIT.test(before.replace(RANGE, ' ')) ||
      /^\s*(?:on average|or more|minimum|at least|per line)\b/.test(after)
    )
      return 'refused';
    const max = valueOf(number) - (STRICT.test(before) ? 1 : 0);
    if (max < 1) return 'refused';
    if (unit === 'alt' || unit === 'button' || unit === 'link') {
      const least = valueOf(LEAST.exec(before)?.groups?.['least'] ?? 'one');
      const kind = counted.startsWith('word') ? 'words' : 'characters';
      const id = `${unit === 'alt' ? 'alt-text-length' : `${unit}-${kind}`}${least > 1 ? ` ≥ ${least}` : ''} ≤ ${max}`;
      spans.push({ check: spanLimit(unit, kind, least, max), id });
      continue;
    }
    const check = limit(unit, counted, max);
    const told = limits.findIndex((one) => one.unit === unit && sameMeasure(one.check, check));
    if (told < 0) limits.push({ unit, check });
    // "15–20 words, never more than 25": the last word is the limit.
    else if (max > (limits[told]?.check.max ?? 0)) limits[told] = { unit, check };
  }
  const [only] = limits;
  const most = MOST.exec(demand.slice(from))?.groups?.['number'];
  if (only && limits.length === 1 && most && valueOf(most) > only.check.max)
    return [held({ ...only, check: { ...only.check, max: valueOf(most) } }), ...spans];
  if (limits.length + spans.length > 0) return [...limits.map(held), ...spans];
  const bare = OTHER_LIMIT.test(demand) ? null : BARE_SENTENCE.exec(demand);
  return bare
    ? [held({ unit: 'sentence', check: limit('sentence', 'words', Number(bare.groups?.['number'])) })]
    : undefined;
}

/** “Between 10 and 20 words”: ranges whose lower end no check holds, in the words of the rule. */
export function rangesIn(rule: string, readings: readonly string[]): readonly string[] {
  return [...rule.toLowerCase().matchAll(LOWER_END)]
    .filter(({ groups }) => {
      const least = valueOf(groups?.['least'] ?? '');
      return least > 1 && !readings.some((one) => one.includes(` ≥ ${least}`));
    })
    .map(([range]) => range);
}
const LOWER_END = new RegExp(
  String.raw`(?<!\b(?:aim|target|ideal|try)[^.;]{0,30})(?:\b(?:between|from) )?(?<![\p{L}\d.,-])(?<least>${NUMBER})(?: (?:and|to) | ?– ?|(?<=\d)-)(?:${NUMBER}) (?:${COUNTED})(?![A-Za-zÀ-ž])`,
  'gu',
);

/** A part of a text has no measure of its own: a block is measured, and held to it. */
function held({ unit, check }: Measured): Limit {
  const whole = unit === 'sentence' || unit === 'paragraph' || unit === 'heading';
  const narrowed: Limit['check'] = whole ? check : { kind: 'within', check, only: [unit] };
  return { check: narrowed, id: describeCheck(narrowed) };
}

const sameMeasure = (one: MetricCheck, other: MetricCheck) => one.measure === other.measure;

const isMeasured = (unit: Unit, counted: string) =>
  !/^(?:sentence|heading|alt|button|link)$/.test(unit) || !/^sentence/.test(counted);

function limit(unit: Part, counted: string, max: number): MetricCheck {
  const kind = counted.startsWith('word')
    ? 'words'
    : counted.startsWith('sentence')
      ? 'sentences'
      : 'characters';
  const measure: Measure =
    unit === 'paragraph'
      ? `paragraph-${kind}`
      : (unit === 'sentence' || unit === 'heading') && kind !== 'sentences'
        ? `${unit}-${kind}`
        : `block-${kind}`;
  return { kind: 'metric', measure, max, message: '' };
}

/** What is measured: "per sentence" behind the number, else the last thing named before it, else the one behind or in the label. */
function unitOf(before: string, counted: string, after: string, label: string): Unit | undefined {
  const behind = BEHIND.exec(after)?.groups?.['unit'];
  if (behind) return nameOf(behind);
  const named = (text: string) =>
    [...text.matchAll(new RegExp(String.raw`(?<![A-Za-zÀ-ž])(?:${UNIT_NAMES})(?![A-Za-zÀ-ž])`, 'gu'))]
      .map(([unit]) => unit)
      .filter((unit) => !unit.startsWith(counted.replace(/s$/, '')));
  const found = named(before).at(-1) ?? named(after.split(/[,;]/u)[0] ?? '')[0] ?? named(label).at(-1);
  return found ? nameOf(found) : undefined;
}

function nameOf(found: string): Unit | undefined {
  return UNITS.find(([, names]) => new RegExp(`^(?:${names})$`).test(found))?.[0];
}
