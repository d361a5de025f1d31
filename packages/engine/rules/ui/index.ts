import type { Rule } from '../types.ts';
import { actionLabels } from './action-labels.ts';
import { blamelessErrors } from './blameless-errors.ts';
import { calmErrors } from './calm-errors.ts';
import { confirmQuestions } from './confirm-questions.ts';
import { fillerSuccess } from './filler-success.ts';
import { labelPunctuation } from './label-punctuation.ts';
import { noApologies } from './no-apologies.ts';
import { okSpelling } from './ok-spelling.ts';
import { placeholderText } from './placeholder-text.ts';
import { selectNotClick } from './select-not-click.ts';
import { sentenceCaseLabels } from './sentence-case-labels.ts';
import { vagueErrors } from './vague-errors.ts';

/** Rules for the text of user interfaces: labels, messages, fields. */
export const UI_RULES: readonly Rule[] = [
  actionLabels,
  sentenceCaseLabels,
  labelPunctuation,
  okSpelling,
  selectNotClick,
  placeholderText,
  blamelessErrors,
  vagueErrors,
  calmErrors,
  noApologies,
  confirmQuestions,
  fillerSuccess,
];
