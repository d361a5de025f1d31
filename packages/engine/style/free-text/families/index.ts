import type { Family } from '../family.ts';
import { AMOUNT_FAMILIES } from './amounts.ts';
import { BULLET_MARK_FAMILY } from './bullet-marks.ts';
import { CONVENTION_FAMILIES } from './conventions.ts';
import { COUNT_FAMILY } from './counts.ts';
import { COURTESY_TITLE_FAMILY } from './courtesy-titles.ts';
import { CURRENCY_FAMILY } from './currency.ts';
import { ENDING_FAMILIES } from './endings.ts';
import { FIGURE_FAMILIES } from './figures.ts';
import { FORMATTING_FAMILIES } from './formatting.ts';
import { GRAMMAR_FAMILIES } from './grammar.ts';
import { HEADING_COLON_FAMILY } from './heading-colons.ts';
import { HEADING_FAMILIES } from './headings.ts';
import { ILLUSTRATION_FAMILIES } from './illustrations.ts';
import { LENGTH_FAMILIES } from './lengths.ts';
import { INTRODUCTORY_COMMA_FAMILY } from './introductory-commas.ts';
import { LIST_LETTER_FAMILIES } from './list-letters.ts';
import { LIST_FAMILIES } from './lists.ts';
import { INTERFACE_FAMILIES } from './interface.ts';
import { MANNER_FAMILIES } from './manners.ts';
import { MARK_FAMILIES, SPACES_FAMILY } from './marks.ts';
import { MARKUP_FAMILIES } from './markup.ts';
import { NUMBER_FAMILIES } from './numbers.ts';
import { PHRASING_FAMILIES } from './phrasing.ts';
import { PART_FAMILIES } from './parts.ts';
import { PRACTICE_FAMILIES } from './practices.ts';
import { PUNCTUATION_FAMILIES } from './punctuation.ts';
import { SOURCE_LINE_FAMILIES } from './source-lines.ts';
import { SOURCE_MARK_FAMILIES } from './source-marks.ts';
import { SPELLING_FAMILIES } from './spelling.ts';
import { EN_DASH_FAMILY, SYMBOL_FAMILIES } from './symbols.ts';
import { STEP_ACTION_FAMILY } from './step-actions.ts';
import { TIME_FAMILIES } from './times.ts';
import { VOICE_FAMILIES } from './voice.ts';
import { WORD_FAMILIES } from './words.ts';

/** What has marks of its own: “Phone numbers: no brackets” says nothing of brackets in sentences. */
export const OF_ITS_OWN =
  /\b(?:(?:tele)?phone(?: numbers?)?|fax|currenc(?:y|ies)|prices?|hashtags?|attributes?|postcodes?|zip codes?)\b/;

const ofSentences = (families: readonly Family[]): readonly Family[] =>
  families.map((family) => ({
    ...family,
    apart: family.apart ? new RegExp(`${family.apart.source}|${OF_ITS_OWN.source}`, 'u') : OF_ITS_OWN,
  }));

/** Every kind of rule that is understood. A family sees what those before it have left. */
export const FAMILIES: readonly Family[] = [
  COUNT_FAMILY,
  CURRENCY_FAMILY,
  ...AMOUNT_FAMILIES,
  COURTESY_TITLE_FAMILY,
  STEP_ACTION_FAMILY,
  INTRODUCTORY_COMMA_FAMILY,
  ...PART_FAMILIES,
  ...MANNER_FAMILIES,
  ...ENDING_FAMILIES,
  ...SOURCE_LINE_FAMILIES,
  ...SOURCE_MARK_FAMILIES,
  ...CONVENTION_FAMILIES,
  ...FIGURE_FAMILIES,
  ...ILLUSTRATION_FAMILIES,
  ...PRACTICE_FAMILIES,
  ...INTERFACE_FAMILIES,
  ...FORMATTING_FAMILIES,
  ...GRAMMAR_FAMILIES,
  HEADING_COLON_FAMILY,
  ...HEADING_FAMILIES,
  BULLET_MARK_FAMILY,
  ...LIST_LETTER_FAMILIES,
  ...LIST_FAMILIES,
  ...LENGTH_FAMILIES,
  ...SPELLING_FAMILIES,
  ...MARKUP_FAMILIES,
  ...VOICE_FAMILIES,
  ...WORD_FAMILIES,
  ...PHRASING_FAMILIES,
  SPACES_FAMILY,
  ...NUMBER_FAMILIES,
  ...TIME_FAMILIES,
  EN_DASH_FAMILY,
  ...ofSentences([...PUNCTUATION_FAMILIES, ...MARK_FAMILIES, ...SYMBOL_FAMILIES]),
];
