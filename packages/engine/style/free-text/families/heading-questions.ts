import type { Option } from '../family.ts';
import { reading } from './support.ts';

/** “Headings as questions”, “questions as headings”: these are asked for. */
export const AS_QUESTIONS: Option = {
  names:
    /\b(?:as|in the form of) (?:a )?questions?\b(?! marks?)|\bquestions? as (?:the )?(?:headings?|titles?)\b/,
  wanted: () =>
    reading('question in headings', {
      kind: 'existence',
      scope: 'heading',
      pattern: /^[^?\n]{1,300}$/g,
      message: 'Write the heading as a question: “{match}”.',
    }),
  unwanted: 'question-headings',
  bare: 'for',
};
