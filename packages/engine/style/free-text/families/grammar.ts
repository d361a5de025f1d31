import type { Family } from '../family.ts';
import { one, told } from './kinds.ts';
import { banned } from './support.ts';

const CORRECT = String.raw`(?:correct|proper|good|right|flawless|standard)`;
const ALL = [
  'subject-verb-agreement',
  'determiner-agreement',
  'verb-forms',
  'confused-words',
  'fixed-phrases',
  'indefinite-article',
];

/** What a grammar asks of every text. */
export const GRAMMAR_FAMILIES: readonly Family[] = [
  {
    id: 'agreement',
    title: 'Agreement of subject and verb',
    options: [
      {
        names:
          /\b(?:correct |proper )?subjects?[- ](?:and[- ])?verbs?[- ](?:agree(?:ment|s)?|match(?:es)?)\b|\b(?:subjects?|verbs?) (?:must |should |always )?(?:agrees? with|match(?:es)?) (?:their |its |the |your )?(?:verbs?|subjects?)|\bsubjects? and (?:their )?verbs? (?:must |should |always |need to )?(?:agree|match)\b|\bagreement (?:of|between) (?:the )?(?:subjects?|verbs?) (?:and|with) (?:the )?(?:verbs?|subjects?)/,
        wanted: ['subject-verb-agreement', 'determiner-agreement'],
        bare: 'for',
      },
    ],
    phrasings: [
      'Subjects and verbs agree in number',
      'Check subject-verb agreement',
      'Verbs must agree with their subjects',
      'Make sure that subject and verb agree',
      'Use correct subject-verb agreement',
      'Ensure agreement between subject and verb',
    ],
  },
  {
    id: 'verb-forms',
    title: 'Forms of verbs',
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:${CORRECT} (?:verb forms?|forms? of (?:the )?verbs?))\b|\bverb forms?\b`,
        ),
        wanted: 'verb-forms',
        bare: 'for',
      },
    ],
    phrasings: [
      'Use correct verb forms',
      'Check verb forms',
      'Use the right form of the verb',
      'Make sure that verb forms are correct',
      'Always use the proper verb form',
      'Verb forms must be right',
    ],
  },
  {
    id: 'grammar',
    title: 'Grammar',
    options: [
      {
        names:
          /\b(?:grammar|grammatical) (?:errors?|mistakes?|slips?|faults?|problems?|issues?)\b|\bbad grammar\b/,
        unwanted: ALL,
        bare: 'against',
      },
      {
        names: new RegExp(
          String.raw`\b(?:${CORRECT} )?(?:english )?grammar\b(?! of (?:lists?|bullets?))|\bgrammatical(?:ly)?(?: correct(?:ness)?)?\b(?! (?:forms?|structures?|constructions?|categor\w+|subjects?|kinds?|roles?|persons?))`,
        ),
        wanted: ALL,
        bare: 'for',
      },
    ],
    phrasings: [
      'Check grammar',
      'Use correct grammar',
      'No grammatical errors',
      'Avoid grammar mistakes',
      'Text must be grammatically correct',
      'Check the grammar before you publish',
    ],
  },
  one(
    'mixed-spelling',
    'One variety of spelling',
    'unwanted',
    /\b(?:mix(?:ing|ed)?|blend(?:ing)?|switch(?:ing)? between|alternat(?:e|ing) between) (?:of )?(?:american|us|british|uk)(?: english)? (?:and|with|or) (?:american|us|british|uk)(?:[- ](?:english|spellings?))*|\b(?:mixed|inconsistent) spelling(?: variet(?:y|ies))?\b|\bmix(?:ing)? (?:spellings?|spelling variants|varieties of english)\b/,
    'spelling-variety',
    [
      'Don’t mix American and British spelling',
      'Never mix British and American English',
      'Avoid mixing US and UK spelling',
      'No mixed spelling',
      'Don’t switch between American and British spellings',
      'Avoid inconsistent spelling',
    ],
  ),
  told(
    'restrictive-which',
    '“Which” in clauses that restrict',
    /(?:“that”|\bthat\b)[^.;]*?(?:,? not|,? never| rather than| instead of) “?which”?[^.;]*\b(?:restrictive|defining|essential)\b[^.;]*|\b(?:restrictive|defining|essential)\b[^.;]*?(?:,? not|,? never| rather than| instead of) (?:with )?“?which”?/,
    banned(
      'restrictive-which',
      /(?<=\b(?:an?|the|any|each|every|all|no|this|that|your|our|those|these)\s(?:[\p{L}-]+\s)?(?!(?:in|of|on|at|by|for|from|to|with|under|through|about|and|or|but|as)\s)\p{L}{3,}\s)which(?=\s(?:you|we|they|it|the|is|are|was|has|have|does|can|will|must|\p{L}+s)\b)/giu,
      'A clause that tells which one is meant begins with “that”; one that only adds something takes a comma.',
    ),
    [
      'Use “that”, not “which”, in restrictive clauses',
      'Restrictive clauses take “that”, not “which”',
      'Introduce defining clauses with “that”, never “which”',
      'Start restrictive clauses with “that” rather than “which”',
      'Use “that” instead of “which” for essential clauses',
      'Begin restrictive clauses with “that”, not with “which”',
    ],
  ),
];
