import type { Place } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const BELOW = '(?:below|deeper|lower|beyond|down|under)';
/** “H2 and below”, “H2 to H4”: the levels between are meant as well. */
const SPAN = new RegExp(
  String.raw`\b(?:h|levels?[ -])([1-6])s?(?:(?: headings?)? ?(?:(?:and|or) ${BELOW}|\+)|(?: headings?)? ?(?:to|through|[-–]) ?h?([1-6])| (?:and|or) ([1-6])(?= headings?))`,
  'gu',
);

/** The names of the parts of a text that a check can be held to. Lower case, sources of patterns. */
const PLACES: readonly (readonly [Place, string])[] = [
  ...LEVELS.map(
    (level) =>
      [
        level,
        String.raw`(?:${level}s?|levels?[ -]${level.slice(1)}(?= (?:and|or|to|headings?)\b)(?: (?:and|or|to) [1-6](?= headings?))?)(?: headings?)?(?:\+| (?:and|or) ${BELOW})?`,
      ] as const,
  ),
  ['table-header', String.raw`(?:table|column|row) (?:headers?|headings?)`],
  [
    'heading',
    String.raw`(?:sub)?headings?(?: text| levels?)?|headers?|(?<!\b(?:job|book|film|movie|song|professional|personal|courtesy|honorary|staff|course|degree|academic|names? and) )titles?(?![ -]case)|headlines?|section (?:titles?|names?|headings?)|page titles?`,
  ],
  [
    'step',
    String.raw`steps?|procedures?|procedural (?:text|steps|content)|(?:numbered|ordered) lists?|(?:numbered|ordered) list items?|instruction steps|step-by-step instructions`,
  ],
  [
    'list-item',
    String.raw`list items?|list entries|lists?|bullets?|bullet(?:ed)? (?:points?|lists?|items?)|unordered lists?`,
  ],
  ['table-cell', String.raw`tables?|table cells?|cells?`],
  [
    'note',
    String.raw`(?<!\b(?:release|patch|foot|end|speaker) )notes?|admonitions?|call-?outs?|warnings?|tips?|(?<!for )asides?|cautions?|block ?quotes?`,
  ],
  ['paragraph', String.raw`paragraphs?|body (?:text|copy)|running text|running prose`],
];
const PLACE_NAMES = PLACES.map(([, names]) => names).join('|');
const ARTICLES = String.raw`(?:(?:the|a|an|any|all|our|your|every|each|most|of|such|bulleted|numbered|ordered|ordinary|normal|regular|markdown|page|section|main|document|article) )*`;
/** One place, as a pattern. */
export const ONE_PLACE = String.raw`${ARTICLES}(?:${PLACE_NAMES})`;
/** One place or several, as a pattern. */
export const PLACE_LIST = String.raw`${ONE_PLACE}(?:(?:, (?:and |or )?| and | or |/)(?:in )?${ONE_PLACE})*(?![A-Za-zÀ-ž0-9-])`;

const PATTERNS = lazily(() =>
  PLACES.map(
    ([place, names]) =>
      [place, new RegExp(String.raw`(?<![A-Za-zÀ-ž0-9])(?:${names})(?![A-Za-zÀ-ž0-9-])`, 'gu')] as const,
  ),
);
const ALONE = lazily(
  () =>
    new RegExp(
      String.raw`^(?:(?:for|in|on|about|formatting|writing|style of|format of) )?${ONE_PLACE}[:.]?$`,
      'iu',
    ),
);

/** The places that a stretch of text names. */
export function placesIn(text: string): readonly Place[] {
  let rest = text.toLowerCase();
  const found: Place[] = [...rest.matchAll(SPAN)].flatMap(([, from, last, next]) =>
    LEVELS.slice(Number(from) - 1, Number(last ?? next ?? '6')),
  );
  for (const [place, pattern] of PATTERNS()) {
    const left = rest.replace(pattern, ' ');
    if (left === rest) continue;
    rest = left;
    if (!found.includes(place)) found.push(place);
  }
  return found;
}

/** The place that a text names and nothing else: "Headings", "In list items". */
export function placeNamed(text: string): Place | undefined {
  return ALONE().test(text.trim()) ? placesIn(text)[0] : undefined;
}
