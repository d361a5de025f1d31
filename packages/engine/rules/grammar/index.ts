import type { Rule } from '../types.ts';
import { americanSpelling } from './american-spelling.ts';
import { articles } from './articles.ts';
import { britishSpelling } from './british-spelling.ts';
import { confusedWords } from './confused-words.ts';
import { determinerAgreement } from './determiner-agreement.ts';
import { fixedPhrases } from './fixed-phrases.ts';
import { missingWords } from './missing-words.ts';
import { clauseCommas } from './clause-commas.ts';
import { questionMarks } from './question-marks.ts';
import { sentenceCapitals } from './sentence-capitals.ts';
import { spellingVariety } from './spelling-variety.ts';
import { spelling } from './spelling.ts';
import { subjectVerbAgreement } from './subject-verb-agreement.ts';
import { unclosedBrackets } from './unclosed-brackets.ts';
import { unknownWordsRule } from './unknown-words.ts';
import { verbForms } from './verb-forms.ts';

/** What a dictionary and a grammar say, one rule in each file of this folder. */
export const GRAMMAR_RULES: readonly Rule[] = [
  americanSpelling,
  britishSpelling,
  spellingVariety,
  unknownWordsRule,
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
];
