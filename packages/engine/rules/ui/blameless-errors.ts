import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';

const SUPPOSED =
  /(?:\b(?:if|when|whether|unless|in case|because|where|that|what|once|after|which)\s+|\b(?:make sure|ensure|check|verify|see)\s+)$/i;

export const blamelessErrors: Rule = {
  id: 'blameless-errors',
  label: 'Errors without blame',
  description:
    'Say in an error what went wrong and what to do, not what the person did wrong: “Enter a valid date”, not “You entered an invalid date”.',
  severity: 'important',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('“{match}” blames the reader. Say what is needed and how to go on.', [
      {
        pattern:
          /\byou(?:'ve|’ve| have)?(?: just)? (?:entered|typed|provided|specified|supplied|chose|chosen|selected|used|made|given|gave|submitted|uploaded)(?= [^.!?]{0,60}\b(?:invalid|wrong|incorrect|illegal|bad|improper|unsupported|mistakes?|errors?|not (?:valid|allowed|supported|correct))\b)/gi,
        when: ({ before }) => !SUPPOSED.test(before),
      },
      {
        pattern:
          /\byou (?:forgot|failed|neglected|have forgotten|have failed|did not|didn't|didn’t) (?:to )?(?:enter|fill|provide|specify|select|choose|set|save|type|give|sign|complete|check|tick|include|upload|add|accept|confirm)/gi,
        when: ({ before }) => !SUPPOSED.test(before),
      },
      {
        pattern: /\byou(?:'re|’re| are) not (?:allowed|permitted|authorized) to\b/gi,
        when: ({ before }) => !SUPPOSED.test(before),
      },
      // "Your error handler": a part of a program.
      {
        pattern:
          /\byour (?:mistake|fault|invalid input|wrong input|bad input|error(?![ -](?:handl|constructor|class|message|object|type|page|track|report|log|respons|event|code|boundar|middleware|callback)))\b/gi,
      },
      { pattern: /\buser error\b/gi },
      {
        pattern:
          /\b[Ii]llegal(?= (?:character|value|name|argument|input|operation|state|entry|option|format|password|username)s?\b)/g,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'You entered an invalid date. You forgot to select a file.',
      findings: [
        { quote: 'You entered', suggestion: null },
        { quote: 'You forgot to select', suggestion: null },
      ],
    },
    {
      text: '- You are not allowed to delete this.\n- User error.',
      findings: [
        { quote: 'You are not allowed to', suggestion: null },
        { quote: 'User error', suggestion: null },
      ],
    },
    {
      text: 'Enter a valid date. If you entered an invalid date, the form says so. You entered the review.',
      findings: [],
    },
    { text: 'The code `illegal character` stands for an unknown sign.', findings: [] },
  ],
};
