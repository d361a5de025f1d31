import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const ITEM = '[A-Za-z][\\w.+#-]*';
/** Words that begin a clause or a phrase rather than an item. */
const NO_ITEM =
  '(?!(?:and|or|but|so|then|if|when|which|that|the|a|an|it|you|we|they|this|is|are|to|for|in|on|with|as|not|now|however|therefore|thus|first|also|instead|finally)\\b)';
const LEAD = '(?:such as|like|including|between|supports|includes|namely)';

export const serialComma: Rule = {
  id: 'serial-comma',
  label: 'Serial comma',
  description:
    'In a list of three or more things, put a comma before the last “and” or “or”. It shows where the last item begins.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('Put a comma before “and” or “or” in a list of three or more: “{replacement}”.', [
      {
        pattern: new RegExp(
          `\\b${LEAD}\\s+${NO_ITEM}${ITEM}, (?:${NO_ITEM}${ITEM}, ){0,6}(?<at>${NO_ITEM}${ITEM} (?:and|or)) ${NO_ITEM}${ITEM}(?=[.;:)!?]|$)`,
          'dg',
        ),
        to: (match) => match.replace(/ (and|or)$/, ', $1'),
      },
    ]),
  ],
  phrasings: [
    /^(?!.*\b(?:not|don't|no|avoid|never|without|omit|drop)\b.{0,40}\bcomma).*\b(?:use|add|insert|always|prefer|with|include|require|put|keep)\b[^.]{0,30}\b(?:serial|oxford|harvard) commas?\b/,
    /^(?:serial|oxford) commas?\.(?!.*\b(?:no|avoid|omit|never|don't|do not|without|drop)\b)/,
    /\bcomma before the (?:last|final)\b(?!.*\b(?:no|omit)\b)/,
  ],
  examples: [
    {
      text: 'It runs on systems like Linux, macOS and Windows.',
      findings: [{ quote: 'macOS and', suggestion: 'macOS, and' }],
      fixed: 'It runs on systems like Linux, macOS, and Windows.',
    },
    {
      text: 'In Node.js, hooks and plugins run on the shoulders of giants, Linux and V8. It runs on systems like Linux, macOS, and Windows.',
      findings: [],
    },
    { text: 'It reads `a`, b and c, or [x, y and z](./a.md) first.', findings: [] },
  ],
};
