import { abbreviationPeriods } from './abbreviation-periods.ts';
import { ableistLanguage } from './ableist-language.ts';
import { acronymCase } from './acronym-case.ts';
import { acronymDefinition } from './acronym-definition.ts';
import { acronymPlurals } from './acronym-plurals.ts';
import { adverbs } from './adverbs.ts';
import { allCaps } from './all-caps.ts';
import { altTextLength } from './alt-text-length.ts';
import { altTextWording } from './alt-text-wording.ts';
import { amPm } from './am-pm.ts';
import { ampersands } from './ampersands.ts';
import { andOr } from './and-or.ts';
import { bareUrls } from './bare-urls.ts';
import { boldUi } from './bold-ui.ts';
import { brandNames } from './brand-names.ts';
import { codeBlockLanguage } from './code-block-language.ts';
import { commonlyConfused } from './commonly-confused.ts';
import { commonlyMisspelled } from './commonly-misspelled.ts';
import { compoundSpelling } from './compound-spelling.ts';
import { condescendingWords } from './condescending-words.ts';
import { conjunctionOpeners } from './conjunction-openers.ts';
import { curlyQuotes } from './curly-quotes.ts';
import { dateOrdinals } from './date-ordinals.ts';
import { dayMonthDates } from './day-month-dates.ts';
import { dayOf24Hours } from './day-of-24-hours.ts';
import { directionalWords } from './directional-words.ts';
import { doubleNegatives } from './double-negatives.ts';
import { doubleQuotes } from './double-quotes.ts';
import { doubleSpaces } from './double-spaces.ts';
import { duplicateHeadings } from './duplicate-headings.ts';
import { ellipses } from './ellipses.ts';
import { emDashOverHyphens } from './em-dash-over-hyphens.ts';
import { emDashSpacing } from './em-dash-spacing.ts';
import { endingPreposition } from './ending-preposition.ts';
import { exclamationMarks } from './exclamation-marks.ts';
import { fencedCode } from './fenced-code.ts';
import { firstPerson } from './first-person.ts';
import { firstPersonPlural } from './first-person-plural.ts';
import { futureTense } from './future-tense.ts';
import { genderNeutralLanguage } from './gender-neutral-language.ts';
import { headingCapital } from './heading-capital.ts';
import { headingConsistency } from './heading-consistency.ts';
import { headingDepth } from './heading-depth.ts';
import { headingGerund } from './heading-gerund.ts';
import { headingImperative } from './heading-imperative.ts';
import { headingIncrement } from './heading-increment.ts';
import { headingLinks } from './heading-links.ts';
import { headingPunctuation } from './heading-punctuation.ts';
import { headingSentenceCase } from './heading-sentence-case.ts';
import { headingTitleCase } from './heading-title-case.ts';
import { GRAMMAR_RULES } from './grammar/index.ts';
import { hedges } from './hedges.ts';
import { httpsLinks } from './https-links.ts';
import { imageAltText } from './image-alt-text.ts';
import { imperativeSteps } from './imperative-steps.ts';
import { inclusiveLanguage } from './inclusive-language.ts';
import { indefiniteArticle } from './indefinite-article.ts';
import { intensifiers } from './intensifiers.ts';
import { isoDates } from './iso-dates.ts';
import { jargon } from './jargon.ts';
import { latinAbbreviations } from './latin-abbreviations.ts';
import { leadingZero } from './leading-zero.ts';
import { linkText } from './link-text.ts';
import { listCapital } from './list-capital.ts';
import { listColon } from './list-colon.ts';
import { listConsistency } from './list-consistency.ts';
import { listDepth } from './list-depth.ts';
import { listEndPeriod } from './list-end-period.ts';
import { listIntroduction } from './list-introduction.ts';
import { listLength } from './list-length.ts';
import { listNoEndPeriod } from './list-no-end-period.ts';
import { listParallelism } from './list-parallelism.ts';
import { monthDayDates } from './month-day-dates.ts';
import { monthNames } from './month-names.ts';
import { negativeConstructions } from './negative-constructions.ts';
import { noContractions } from './no-contractions.ts';
import { noFirstPerson } from './no-first-person.ts';
import { noGerundHeadings } from './no-gerund-headings.ts';
import { noNumericDates } from './no-numeric-dates.ts';
import { noSerialComma } from './no-serial-comma.ts';
import { nominalizations } from './nominalizations.ts';
import { ordinalNumerals } from './ordinal-numerals.ts';
import { ordinalWords } from './ordinal-words.ts';
import { paragraphLength } from './paragraph-length.ts';
import { passiveVoice } from './passive-voice.ts';
import { passiveWithAgent } from './passive-with-agent.ts';
import { percentSign } from './percent-sign.ts';
import { percentWord } from './percent-word.ts';
import { please } from './please.ts';
import { presentTense } from './present-tense.ts';
import { punctuationInsideQuotes } from './punctuation-inside-quotes.ts';
import { punctuationOutsideQuotes } from './punctuation-outside-quotes.ts';
import { punctuationSpacing } from './punctuation-spacing.ts';
import { questionHeadings } from './question-headings.ts';
import { rangeDashes } from './range-dashes.ts';
import { rangeWords } from './range-words.ts';
import { readingGrade } from './reading-grade.ts';
import { repeatedWords } from './repeated-words.ts';
import { rhetoricalQuestions } from './rhetorical-questions.ts';
import { secondPerson } from './second-person.ts';
import { semicolons } from './semicolons.ts';
import { sentenceLength } from './sentence-length.ts';
import { sentenceOpeningNumeral } from './sentence-opening-numeral.ts';
import { serialComma } from './serial-comma.ts';
import { shellPrompts } from './shell-prompts.ts';
import { singleH1 } from './single-h1.ts';
import { singleQuotes } from './single-quotes.ts';
import { slashes } from './slashes.ts';
import { spacedEmDash } from './spaced-em-dash.ts';
import { spellOutNumbers } from './spell-out-numbers.ts';
import { splitInfinitives } from './split-infinitives.ts';
import { stackedHeadings } from './stacked-headings.ts';
import { straightQuotes } from './straight-quotes.ts';
import { thereIs } from './there-is.ts';
import { thirdPerson } from './third-person.ts';
import { thousandsSeparators } from './thousands-separators.ts';
import { timeBoundWords } from './time-bound-words.ts';
import { unitNoSpace } from './unit-no-space.ts';
import { unitNumerals } from './unit-numerals.ts';
import { unitPlurals } from './unit-plurals.ts';
import { UI_RULES } from './ui/index.ts';
import { unitSpacing } from './unit-spacing.ts';
import { useContractions } from './use-contractions.ts';
import { useNumerals } from './use-numerals.ts';
import { wordiness } from './wordiness.ts';
import type { Rule } from './types.ts';

/** Every built-in rule. */
export const RULES: readonly Rule[] = [
  repeatedWords,
  indefiniteArticle,
  commonlyMisspelled,
  ...GRAMMAR_RULES,
  commonlyConfused,
  brandNames,
  acronymCase,
  punctuationSpacing,
  inclusiveLanguage,
  ableistLanguage,
  genderNeutralLanguage,
  passiveVoice,
  passiveWithAgent,
  futureTense,
  firstPerson,
  firstPersonPlural,
  wordiness,
  intensifiers,
  condescendingWords,
  please,
  jargon,
  latinAbbreviations,
  andOr,
  timeBoundWords,
  directionalWords,
  compoundSpelling,
  noContractions,
  useContractions,
  sentenceLength,
  paragraphLength,
  headingSentenceCase,
  headingTitleCase,
  headingConsistency,
  headingPunctuation,
  headingIncrement,
  singleH1,
  linkText,
  imageAltText,
  codeBlockLanguage,
  exclamationMarks,
  ellipses,
  ampersands,
  serialComma,
  semicolons,
  emDashSpacing,
  unitSpacing,
  adverbs,
  allCaps,
  conjunctionOpeners,
  doubleNegatives,
  doubleSpaces,
  endingPreposition,
  hedges,
  imperativeSteps,
  negativeConstructions,
  noFirstPerson,
  nominalizations,
  presentTense,
  rhetoricalQuestions,
  secondPerson,
  slashes,
  splitInfinitives,
  thereIs,
  thirdPerson,
  curlyQuotes,
  doubleQuotes,
  emDashOverHyphens,
  noSerialComma,
  punctuationInsideQuotes,
  punctuationOutsideQuotes,
  singleQuotes,
  spacedEmDash,
  straightQuotes,
  amPm,
  dateOrdinals,
  dayMonthDates,
  dayOf24Hours,
  isoDates,
  leadingZero,
  monthDayDates,
  monthNames,
  noNumericDates,
  ordinalNumerals,
  ordinalWords,
  percentSign,
  percentWord,
  rangeDashes,
  rangeWords,
  sentenceOpeningNumeral,
  spellOutNumbers,
  thousandsSeparators,
  unitNoSpace,
  unitNumerals,
  unitPlurals,
  useNumerals,
  ...UI_RULES,
  duplicateHeadings,
  headingCapital,
  headingDepth,
  headingGerund,
  headingImperative,
  headingLinks,
  noGerundHeadings,
  questionHeadings,
  stackedHeadings,
  abbreviationPeriods,
  acronymDefinition,
  acronymPlurals,
  altTextLength,
  altTextWording,
  bareUrls,
  boldUi,
  fencedCode,
  httpsLinks,
  listCapital,
  listColon,
  listConsistency,
  listDepth,
  listEndPeriod,
  listIntroduction,
  listLength,
  listNoEndPeriod,
  listParallelism,
  readingGrade,
  shellPrompts,
];
