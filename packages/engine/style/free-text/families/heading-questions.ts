import type { Option } from '../family.ts';
import { reading } from './support.ts';

/** What holds elsewhere, or is forbidden, is asked for nowhere. */
const IS_DENIED = /\b(?:don't|do not|never|no|not|avoid|without|exempt|only)\b/;

const wanted = () =>
  reading('question in headings', {
    kind: 'existence',
    scope: 'heading',
    pattern: /^[^?\n]{1,300}$/g,
    message: 'Write the heading as a question: “{match}”.',
  });

/** “Headings as questions” are asked for. */
export const AS_QUESTIONS: readonly Option[] = [
  {
    names: /\b(?:as|in the form of) (?:a )?questions?\b(?! marks?)/,
    wanted,
    unwanted: 'question-headings',
    bare: 'for',
  },
  {
    names: /\bquestions? as (?:the )?(?:headings?|titles?)\b/,
    wanted: ({ rule }) => (IS_DENIED.test(rule) ? undefined : wanted()),
    unwanted: 'question-headings',
    bare: 'for',
  },
];
