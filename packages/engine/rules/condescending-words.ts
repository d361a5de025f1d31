import { joinsClause, patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const MESSAGE = '“{match}” plays the task down, and readers who struggle feel it. Leave it out.';
/** Verbs of instructions, before which "just" only plays the step down. */
const STEPS =
  /^ (?:add|adjust|append|apply|browse|call|change|check|choose|click|clone|configure|copy|create|declare|define|delete|deploy|do|download|drop|edit|enable|enter|execute|export|follow|go|have|implement|import|include|inject|insert|install|invoke|launch|list|make|move|need|open|override|pass|paste|pick|place|plug|press|put|read|register|remove|rename|replace|require|restart|return|run|save|select|send|set|separate|specify|start|swap|switch|tap|throw|type|update|upload|use|visit|want|wrap|write)\b(?!-)/;
const OPENING = /(?:^|[.!?:]\s+)$/;
const ADDRESSED =
  /(?:^|[.!?:,]\s+|\b(?:can|could|may|then|and|or|you|to|should|will|would|you'll|must)\s+)$/i;
const CONTRASTED = /(?:\b(?:not|put|quite|more|as|too|very|than|or|never)\s+|n['’]t\s+|[\w“"'‘-])$/i;
const EXPLAINED = /^ (?:not|don['’]t|doesn['’]t|can['’]t|cannot|no |because|put|speaking|typed|that|as )/;
const CONSEQUENCE =
  /^ (?:lead|become|get|cause|break|end|result|forget|miss|fall|overwhelm|exceed|introduce|grow|overlook|lose)/;

export const condescendingWords: Rule = {
  id: 'condescending-words',
  label: 'Words that belittle the task',
  description:
    'Leave out “simply”, “just”, “easily”, “obviously”, and “of course” in instructions. What is easy for the writer may not be for the reader.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck(MESSAGE, [
      {
        pattern: /\bsimply(?= )/g,
        when: ({ before, after }) => !CONTRASTED.test(before) && !EXPLAINED.test(after),
        fix: 'remove',
        safe: joinsClause,
      },
      {
        pattern: /\bSimply(?= (?!put|speaking|because|not)[a-z])/g,
        fix: 'remove',
      },
      {
        pattern: /\b(?:of course|obviously)(?=[ ,.;)]|$)/g,
        when: ({ before }) => !/(?:\b(?:matter|as|course|not|very|most) |[\w“"'‘-])$/.test(before),
        fix: 'remove',
        // "This, of course, is": which of the commas has to go is not for a machine.
        safe: ({ before, after }) => !before.endsWith(', ') && !after.startsWith(','),
      },
      {
        pattern: /\b(?:Of course|Obviously)(?=, \S)/g,
        when: ({ before }) => OPENING.test(before),
        fix: 'remove',
      },
      {
        pattern: /\b[Jj]ust(?= )/g,
        when: ({ before, after }) => ADDRESSED.test(before) && STEPS.test(after) && !/^ in case/.test(after),
        fix: 'remove',
        safe: joinsClause,
      },
      {
        pattern: /\bjust(?= by [a-z]+ing\b)/g,
        when: ({ before }) => !CONTRASTED.test(before),
        fix: 'remove',
      },
      {
        pattern: /\beasily(?= [a-z])/g,
        when: ({ before, after }) =>
          /\b(?:you|we) can (?:also |then |now |even )?$/i.test(before) && !CONSEQUENCE.test(after),
        fix: 'remove',
      },
    ]),
    patternCheck('“{match}” plays the task down. Say what to do, and let readers judge how hard it is.', [
      {
        pattern:
          /\b(?:[Ii]t is|[Ii]t['’]s|[Tt]hat['’]s|[Tt]hat is) (?:very |pretty |quite |really |super |fairly |so )?(?:easy|simple|trivial|straightforward)(?= to\b|[.!](?:\s|$))/g,
      },
      { pattern: /\b(?:[Ii]t is|[Ii]t['’]s|is|[Tt]hat['’]s) (?:just )?as (?:easy|simple) as\b/g },
      { pattern: /\b(?:pretty|quite|fairly|rather) (?:easy|simple|straightforward|trivial)\b/g },
      { pattern: /\bClearly(?=,)/g, when: ({ before }) => OPENING.test(before) },
    ]),
    {
      kind: 'existence',
      phrases: [
        ...[
          'super easy',
          'super simple',
          'dead easy',
          'dead simple',
          'ridiculously easy',
          'incredibly easy',
          'super-easy',
        ],
        ...[
          'a piece of cake',
          'a breeze',
          'a no-brainer',
          "child's play",
          'simple as that',
          'everyone knows',
          'as we all know',
        ],
      ],
      message: '“{match}” plays the task down. Say what to do, and let readers judge how hard it is.',
    },
  ],
  examples: () => [
    {
      text: 'You just need a key.',
      findings: [{ quote: 'just ', suggestion: '' }],
      fixed: 'You need a key.',
    },
    {
      text: 'Simply run the script. Of course, you can easily change it, and you just need a key.',
      findings: [
        { quote: 'Simply run', suggestion: 'Run' },
        { quote: 'Of course, you', suggestion: 'You' },
        { quote: 'easily ', suggestion: '' },
        { quote: 'just ', suggestion: '' },
      ],
      fixed: 'Run the script. You can change it, and you need a key.',
    },
    { text: 'Run it. It’s trivial.', findings: [{ quote: 'It’s trivial', suggestion: null }] },
    {
      text: 'It’s easy to deploy.',
      findings: [{ quote: 'It’s easy', suggestion: null }],
      fixed: 'It’s easy to deploy.',
    },
    {
      text: 'It is small, simply run it. This, of course, helps. **Hint** Simply run it.',
      findings: [
        { quote: 'simply', suggestion: null },
        { quote: 'of course', suggestion: null },
        { quote: 'Simply run', suggestion: 'Run' },
      ],
    },
    {
      text: 'A just-in-time compiler does not simply stop: it has just started, not just once.',
      findings: [],
    },
    { text: 'The `simply` flag, [easily](./simply.md) found.', findings: [] },
  ],
};
