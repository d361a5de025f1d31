import { ableistLanguage } from './ableist-language.ts';
import { acronymCase } from './acronym-case.ts';
import { ampersands } from './ampersands.ts';
import { andOr } from './and-or.ts';
import { brandNames } from './brand-names.ts';
import { codeBlockLanguage } from './code-block-language.ts';
import { commonlyConfused } from './commonly-confused.ts';
import { commonlyMisspelled } from './commonly-misspelled.ts';
import { compoundSpelling } from './compound-spelling.ts';
import { condescendingWords } from './condescending-words.ts';
import { directionalWords } from './directional-words.ts';
import { ellipses } from './ellipses.ts';
import { emDashSpacing } from './em-dash-spacing.ts';
import { exclamationMarks } from './exclamation-marks.ts';
import { firstPerson } from './first-person.ts';
import { firstPersonPlural } from './first-person-plural.ts';
import { futureTense } from './future-tense.ts';
import { genderNeutralLanguage } from './gender-neutral-language.ts';
import { headingConsistency } from './heading-consistency.ts';
import { headingIncrement } from './heading-increment.ts';
import { headingPunctuation } from './heading-punctuation.ts';
import { headingSentenceCase } from './heading-sentence-case.ts';
import { headingTitleCase } from './heading-title-case.ts';
import { imageAltText } from './image-alt-text.ts';
import { inclusiveLanguage } from './inclusive-language.ts';
import { indefiniteArticle } from './indefinite-article.ts';
import { intensifiers } from './intensifiers.ts';
import { jargon } from './jargon.ts';
import { latinAbbreviations } from './latin-abbreviations.ts';
import { GRAMMAR_RULES } from './grammar/index.ts';
import { linkText } from './link-text.ts';
import { noContractions } from './no-contractions.ts';
import { paragraphLength } from './paragraph-length.ts';
import { passiveVoice } from './passive-voice.ts';
import { passiveWithAgent } from './passive-with-agent.ts';
import { please } from './please.ts';
import { punctuationSpacing } from './punctuation-spacing.ts';
import { repeatedWords } from './repeated-words.ts';
import { semicolons } from './semicolons.ts';
import { sentenceLength } from './sentence-length.ts';
import { serialComma } from './serial-comma.ts';
import { singleH1 } from './single-h1.ts';
import { timeBoundWords } from './time-bound-words.ts';
import { UI_RULES } from './ui/index.ts';
import { unitSpacing } from './unit-spacing.ts';
import { useContractions } from './use-contractions.ts';
import { wordiness } from './wordiness.ts';
import type { Rule } from './types.ts';

/** Every built-in rule. A free-text request is compiled to the first rule whose phrasings match it. */
export const RULES: readonly Rule[] = [
  repeatedWords,
  indefiniteArticle,
  commonlyMisspelled,
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
  ...GRAMMAR_RULES,
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
  ...UI_RULES,
];
