/**
 * What an editor would call one kind of fault, and the rules that speak of it. A rule that stands nowhere here is a family
 * of its own, named by its id. Under a StyleRule in plain words, its findings belong to the family the item names.
 */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  passive: ['passive-voice', 'passive-with-agent'],
  future: ['future-tense'],
  'first-person': ['first-person', 'first-person-plural'],
  wordiness: ['wordiness'],
  tone: ['condescending-words', 'intensifiers'],
  please: ['please'],
  jargon: ['jargon'],
  latin: ['latin-abbreviations', 'and-or'],
  inclusive: ['inclusive-language'],
  ableist: ['ableist-language'],
  gender: ['gender-neutral-language'],
  'time-bound': ['time-bound-words'],
  directional: ['directional-words'],
  'heading-case': ['heading-sentence-case', 'heading-title-case', 'heading-consistency'],
  'heading-punctuation': ['heading-punctuation'],
  'heading-structure': ['heading-increment', 'single-h1'],
  links: ['link-text'],
  'alt-text': ['image-alt-text'],
  lists: [],
  'serial-comma': ['serial-comma'],
  spacing: ['punctuation-spacing'],
  exclamation: ['exclamation-marks'],
  punctuation: ['ellipses', 'ampersands', 'semicolons', 'em-dash-spacing'],
  numbers: ['unit-spacing'],
  acronyms: ['acronym-case'],
  length: ['sentence-length', 'paragraph-length'],
  contractions: ['no-contractions', 'use-contractions'],
  compounds: ['compound-spelling'],
  brands: ['brand-names'],
  spelling: ['commonly-misspelled'],
  confusions: ['commonly-confused'],
  agreement: [],
  'verb-forms': [],
  articles: ['indefinite-article'],
  repeats: ['repeated-words'],
  'missing-words': [],
  terms: ['terms', 'glossary'],
  consistency: [],
  'ui-text': [],
  code: ['code-block-language'],
};

const BY_RULE = new Map(
  Object.entries(FAMILIES).flatMap(([family, rules]) => rules.map((rule) => [rule, family] as const)),
);

/** The family of a rule of the engine. */
export function familyOf(ruleId: string): string {
  return BY_RULE.get(ruleId) ?? ruleId;
}
