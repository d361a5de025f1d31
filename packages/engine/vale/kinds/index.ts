import type { ValeRuleCheck } from '@housestyle/contract';
import { capitalization } from './capitalization.ts';
import { conditional } from './conditional.ts';
import { consistency } from './consistency.ts';
import { existence } from './existence.ts';
import { metric } from './metric.ts';
import { occurrence } from './occurrence.ts';
import { readability } from './readability.ts';
import { repetition } from './repetition.ts';
import { script } from './script.ts';
import { sequence } from './sequence.ts';
import { spelling } from './spelling.ts';
import { substitution } from './substitution.ts';
import type { RuleContext, Runner } from './types.ts';

/** Makes a rule ready to run. Throws an error of which the message is for the rule's author. */
export function compileRunner(check: ValeRuleCheck, context: RuleContext): Runner {
  switch (check.extends) {
    case 'existence':
      return existence.compile(check, context);
    case 'substitution':
      return substitution.compile(check, context);
    case 'occurrence':
      return occurrence.compile(check, context);
    case 'repetition':
      return repetition.compile(check, context);
    case 'consistency':
      return consistency.compile(check, context);
    case 'conditional':
      return conditional.compile(check, context);
    case 'capitalization':
      return capitalization.compile(check, context);
    case 'metric':
      return metric.compile(check, context);
    case 'readability':
      return readability.compile(check, context);
    case 'spelling':
      return spelling.compile(check, context);
    case 'sequence':
      return sequence.compile(check, context);
    case 'script':
      return script.compile(check, context);
  }
}
