import { ableistLanguage } from '../rules/ableist-language.ts';
import { acronymCase } from '../rules/acronym-case.ts';
import { ampersands } from '../rules/ampersands.ts';
import { andOr } from '../rules/and-or.ts';
import { brandNames } from '../rules/brand-names.ts';
import { commonlyConfused } from '../rules/commonly-confused.ts';
import { commonlyMisspelled } from '../rules/commonly-misspelled.ts';
import { compoundSpelling } from '../rules/compound-spelling.ts';
import { condescendingWords } from '../rules/condescending-words.ts';
import { directionalWords } from '../rules/directional-words.ts';
import { ellipses } from '../rules/ellipses.ts';
import { exclamationMarks } from '../rules/exclamation-marks.ts';
import { firstPerson } from '../rules/first-person.ts';
import { futureTense } from '../rules/future-tense.ts';
import { genderNeutralLanguage } from '../rules/gender-neutral-language.ts';
import { articles } from '../rules/grammar/articles.ts';
import { confusedWords } from '../rules/grammar/confused-words.ts';
import { determinerAgreement } from '../rules/grammar/determiner-agreement.ts';
import { fixedPhrases } from '../rules/grammar/fixed-phrases.ts';
import { missingWords } from '../rules/grammar/missing-words.ts';
import { clauseCommas } from '../rules/grammar/clause-commas.ts';
import { questionMarks } from '../rules/grammar/question-marks.ts';
import { sentenceCapitals } from '../rules/grammar/sentence-capitals.ts';
import { spelling } from '../rules/grammar/spelling.ts';
import { spellingVariety } from '../rules/grammar/spelling-variety.ts';
import { subjectVerbAgreement } from '../rules/grammar/subject-verb-agreement.ts';
import { unclosedBrackets } from '../rules/grammar/unclosed-brackets.ts';
import { verbForms } from '../rules/grammar/verb-forms.ts';
import { headingConsistency } from '../rules/heading-consistency.ts';
import { headingIncrement } from '../rules/heading-increment.ts';
import { headingPunctuation } from '../rules/heading-punctuation.ts';
import { imageAltText } from '../rules/image-alt-text.ts';
import { inclusiveLanguage } from '../rules/inclusive-language.ts';
import { indefiniteArticle } from '../rules/indefinite-article.ts';
import { intensifiers } from '../rules/intensifiers.ts';
import { jargon } from '../rules/jargon.ts';
import { latinAbbreviations } from '../rules/latin-abbreviations.ts';
import { linkText } from '../rules/link-text.ts';
import { listConsistency } from '../rules/list-consistency.ts';
import { listParallelism } from '../rules/list-parallelism.ts';
import { paragraphLength } from '../rules/paragraph-length.ts';
import { passiveWithAgent } from '../rules/passive-with-agent.ts';
import { please } from '../rules/please.ts';
import { punctuationSpacing } from '../rules/punctuation-spacing.ts';
import { repeatedWords } from '../rules/repeated-words.ts';
import { sentenceLength } from '../rules/sentence-length.ts';
import { serialComma } from '../rules/serial-comma.ts';
import { singleH1 } from '../rules/single-h1.ts';
import { timeBoundWords } from '../rules/time-bound-words.ts';
import { unitSpacing } from '../rules/unit-spacing.ts';
import { wordiness } from '../rules/wordiness.ts';
import type { Rule } from '../rules/types.ts';

/** The rules of a style that has none of its own, in the order of `RULES`: the default preset, and all for correctness. */
export const DEFAULT_RULES: readonly Rule[] = [
  repeatedWords,
  indefiniteArticle,
  commonlyMisspelled,
  spellingVariety,
  spelling,
  subjectVerbAgreement,
  determinerAgreement,
  verbForms,
  missingWords,
  articles,
  confusedWords,
  fixedPhrases,
  sentenceCapitals,
  unclosedBrackets,
  questionMarks,
  clauseCommas,
  commonlyConfused,
  brandNames,
  acronymCase,
  punctuationSpacing,
  inclusiveLanguage,
  ableistLanguage,
  genderNeutralLanguage,
  passiveWithAgent,
  futureTense,
  firstPerson,
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
  sentenceLength,
  paragraphLength,
  headingConsistency,
  headingPunctuation,
  headingIncrement,
  singleH1,
  linkText,
  imageAltText,
  exclamationMarks,
  ellipses,
  ampersands,
  serialComma,
  unitSpacing,
  listConsistency,
  listParallelism,
];
