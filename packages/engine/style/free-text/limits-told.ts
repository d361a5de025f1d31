import { NUMBER, valueOf } from './numbers.ts';
import type { RuleSentence } from './sentences.ts';

/** What a rule may measure, as rules name it, and what it may be counted in. */
const UNITS: readonly (readonly [unit: string, names: string, counted: string])[] = [
  ['sentence', String.raw`sentences?(?! case)|sentence-length`, 'words?|characters?'],
  ['paragraph', String.raw`paragraphs?|walls? of text`, 'sentences?|words?|lines?|characters?'],
  ['heading', String.raw`(?:sub)?headings?|titles?|headlines?|headers?`, 'words?|characters?|letters?'],
  ['list', String.raw`lists?|bullets?`, 'items?|entries|bullets?|points?'],
];
const LOWER =
  /\b(?:at least|minimum|no fewer|no less|not less|on average|average|usually|typically|most (?:sentences|paragraphs|headings)|or more|between|exactly|(?:first|opening|introductory|last|closing|final) (?:paragraph|sentence|section))\b|(?:avoid|never|no|not|don't)(?![\p{L}'])[^.;]* (?:fewer|less) than\b/u;
const OTHER =
  /\balt\b|\blinks?\b|\bgrade\b|\bscore\b|\bnumbers?\b|\bnumerals?\b|\bdigits?\b|\bordinals?\b|%|\bdates?\b|\btimes?\b|\bbuttons?\b|\blabels?\b|\bmenus?\b|\btooltips?\b|\bmessages?\b|\b(?:no|each|every|per|code) lines?\b|\blines? (?:above|over|longer|under|below|of)\b/u;
const LIMITING =
  /\b(?:max\w*|most|more than|over|above|under|below|up to|limit\w*|cap\w*|ceiling|exceed\w*|long(?:er)?|longest|short(?:er)?|less than|fewer|tops|within|past|beyond|latest|split|break|enough|plenty)\b|^\d+$/u;

/** Words of a sentence; a number above is a year or a version. */
const LONGEST = 200;

/** A limit that sentences tell together: “Long sentences exhaust people. Cap them at 15 words.” As a demand; none where there is none. */
export function limitTold(sentences: readonly RuleSentence[]): readonly string[] {
  const rule = sentences
    .map(({ text }) => text.toLowerCase().replace(/⟦\d+⟧/g, 'x').replaceAll('-', ' '))
    .join('. ');
  if (
    LOWER.test(rule) ||
    OTHER.test(rule) ||
    !sentences.some(({ text }) => LIMITING.test(text.toLowerCase()))
  )
    return [];
  const found = UNITS.flatMap(([unit, names, counted]) => {
    if (!new RegExp(String.raw`\b(?:${names})\b`, 'u').test(rule)) return [];
    const numbers = [
      ...rule.matchAll(
        new RegExp(String.raw`(?<![A-Za-zÀ-ž0-9.,])(?<number>${NUMBER})(?: (?<counted>${counted}))?`, 'gu'),
      ),
    ];
    return numbers.flatMap(({ groups }) => {
      const value = valueOf(groups?.['number'] ?? '');
      return groups?.['counted']
        ? [{ unit, value, counted: groups['counted'], told: true }]
        : [{ unit, value, counted: '', told: false }];
    });
  });
  // What counts sentences is a paragraph, even where both are named.
  const told = found.filter((one) => one.told && one.value > 1);
  const units = new Set(told.map(({ unit }) => unit));
  const [only] = told;
  if (only && units.size === 1 && new Set(told.map(({ value }) => value)).size === 1) {
    const counted =
      /^[eipb]/.test(only.counted) && only.unit === 'list' ? 'items' : only.counted.replace(/s?$/, 's');
    return [`At most ${only.value} ${counted} per ${only.unit}`];
  }
  const bare = found.filter(({ unit, value }) => unit === 'sentence' && value >= 8 && value <= LONGEST);
  return told.length === 0 && bare.length === 1 && found.every(({ unit }) => unit === 'sentence')
    ? [`At most ${bare[0]?.value} words per sentence`]
    : [];
}

const CEILING = new RegExp(
  String.raw`\b(?:beyond|over|above|more than|longer than|exceed(?:s|ing)?|past) (?<number>${NUMBER})(?! ?(?:characters?|sentences?|lines?|items?|%|percent))|(?<![\p{L}\d])(?<limit>${NUMBER}) (?:is|are) (?:the|our|an?) (?:absolute |upper |hard )?(?:limit|maximum|max|ceiling|cap)\b`,
  'u',
);

/** “Aim for fifteen to twenty words. Anything beyond twenty-five needs splitting.”: the number that must not be passed; 0 where none is told. */
export function ceilingTold(sentences: readonly RuleSentence[]): number {
  return Math.max(
    0,
    ...sentences.map(({ text }) => {
      const { number, limit = number } = CEILING.exec(text.toLowerCase())?.groups ?? {};
      return valueOf(limit ?? '0');
    }),
  );
}
