import { patternCheck } from './support/pattern-check.ts';
import { shunning } from './support/phrasings.ts';
import type { Rule } from './types.ts';

const MESSAGE = '“{match}” plays the task down, and readers who struggle feel it. Leave it out.';
/** Verbs of instructions, before which "just" only plays the step down. */
const STEPS =
  'add|adjust|append|apply|browse|call|change|check|choose|click|clone|configure|copy|create|declare|define|delete|deploy|do|download|drop|edit|enable|enter|execute|export|follow|go|have|implement|import|include|inject|insert|install|invoke|launch|list|make|move|need|open|override|pass|paste|pick|place|plug|press|put|read|register|remove|rename|replace|require|restart|return|run|save|select|send|set|specify|start|swap|switch|tap|throw|type|update|upload|use|visit|want|wrap|write';

export const condescendingWords: Rule = {
  id: 'condescending-words',
  label: 'Words that belittle the task',
  description:
    'Leave out “simply”, “just”, “easily”, “obviously” and “of course” in instructions. What is easy for the writer may not be for the reader.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'existence',
      pattern:
        /(?<!\b(?:not|put|quite|more|as|too|very|than|or|never)\s+|n['’]t\s+)(?<![\w“"'‘-])(?<at>simply)(?= (?!not|don['’]t|doesn['’]t|can['’]t|cannot|no |because|put|speaking|typed|that|as )\S)/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      pattern: /(?:^|[.!?:]\s+)(?<at>Simply)(?= (?!put|speaking|because|not)[a-z])/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      pattern:
        /(?<!\b(?:matter|as|course|not|very|most) )(?<![\w“"'‘-])(?<at>of course|obviously)(?=[ ,.;)]|$)/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      pattern: /(?:^|[.!?:]\s+)(?<at>Of course|Obviously)(?=, \S)/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      pattern: new RegExp(
        `(?:^|[.!?:]\\s+|,\\s+|\\b(?:can|could|may|then|and|or|you|to|should|will|you'll|must)\\s+)(?<at>[Jj]ust)(?= (?:${STEPS})\\b(?!-))`,
        'gd',
      ),
      exceptions: ['in case', 'not just', "it's just"],
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      pattern:
        /\b(?:you|we)\s+can\s+(?:also\s+|then\s+|now\s+|even\s+)?(?<at>(?:quite |very |pretty )?easily)\s+(?!lead|become|get|cause|break|end|result|forget|miss|fall|overwhelm|exceed|introduce|grow|overlook|lose)(?=[a-z]+)/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    patternCheck('“{match}” plays the task down. Say what to do, and let readers judge how hard it is.', [
      {
        pattern:
          /\b(?<at>(?:it is|it's|it’s|that's|that is) (?:very |pretty |quite |really |super |fairly |so )?(?:easy|simple|trivial|straightforward)) to\b/gi,
      },
      { pattern: /\b(?<at>(?:it is|it's|it’s|is|that's) (?:just )?as (?:easy|simple) as)\b/gi },
      { pattern: /\b(?:super|dead|ridiculously|incredibly|stupidly)[- ](?:easy|simple)\b/gi },
      { pattern: /\b(?:a piece of cake|a breeze|a no-brainer|child's play|simple as that)\b/gi },
      { pattern: /\b(?:as (?:we all|everyone|everybody) knows?|everyone knows|everybody knows)\b/gi },
      { pattern: /(?:^|[.!?]\s+)(?<at>Clearly),/g },
    ]),
  ],
  phrasings: [
    /\b(?:condescend\w*|patroni[sz]\w*|belittl\w*|minimi[sz]ing words|difficulty qualifiers)\b/,
    shunning(`["'“]?(?:simply|just|easily|easy|obviously|of course)["'”]?`),
    /\b(?:assume|imply|claim|say)\b[^.]{0,40}\b(?:is|are) (?:easy|simple)\b/,
  ],
  examples: [
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
    {
      text: 'It’s easy to deploy.',
      findings: [{ quote: 'It’s easy', suggestion: null }],
      fixed: 'It’s easy to deploy.',
    },
    {
      text: 'A just-in-time compiler does not simply stop: it has just started, not just once.',
      findings: [],
    },
    { text: 'The `simply` flag, [easily](./simply.md) found.', findings: [] },
  ],
};
