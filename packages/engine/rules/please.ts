import { joinsClause, patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Where the writer asks for a favor instead, “please” is in its place. */
const INSTRUCTION =
  /^ (?:note|see|refer|read|use|make|ensure|check|follow|visit|be aware|keep|remember|do not|don't|run|install|set|add|update|upgrade|click|select|choose|enter|specify|provide|replace|avoid|take|go|verify|review|look|find|remove|change|configure|create|also|restart|start|stop|press|type|download|edit|enable|disable|import|export|pass|define|call|copy|paste|move|rename|delete|register|consult|adjust|confirm|build|deploy|test|switch|execute|navigate|reload|refresh|return|write|log in|sign in)\b/;

export const please: Rule = {
  id: 'please',
  label: 'No “please” in instructions',
  description:
    'Give instructions without “please”. It adds a word to each step and makes what is required sound like a favor.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('An instruction needs no “please”. Begin with the verb.', [
      {
        pattern: /\b[Pp]lease,?(?= )/g,
        when: ({ before, after }) => !/[\w“"'‘-]$/.test(before) && INSTRUCTION.test(after),
        fix: 'remove',
        safe: joinsClause,
      },
    ]),
  ],
  examples: [
    {
      text: 'Please run the tests. For details, please see the guide.',
      findings: [
        { quote: 'Please run', suggestion: 'Run' },
        { quote: 'please ', suggestion: '' },
      ],
      fixed: 'Run the tests. For details, see the guide.',
    },
    { text: 'If you find a bug, please open an issue. The prompt says “please wait”.', findings: [] },
    { text: '- `please` run\n- [please](./please.md)', findings: [] },
  ],
};
