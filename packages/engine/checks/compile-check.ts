import { capitalization } from './capitalization.ts';
import { code } from './code.ts';
import { consistency } from './consistency.ts';
import { existence } from './existence.ts';
import type { Compiled, PhraseRegistry } from './kind.ts';
import { metric } from './metric.ts';
import { occurrence } from './occurrence.ts';
import { pattern } from './pattern.ts';
import { repetition } from './repetition.ts';
import { substitution } from './substitution.ts';
import type { Check } from './types.ts';
import { words } from './words.ts';
import { within } from './within.ts';

/** The kinds of check, by name. */
export const CHECK_KINDS = {
  existence,
  substitution,
  occurrence,
  repetition,
  consistency,
  capitalization,
  metric,
  pattern,
  words,
  code,
} as const;

/** Makes a check ready to run; its phrases go into `phrases`, which reads each document once for all of them. */
export function compileCheck(check: Check, phrases: PhraseRegistry): Compiled {
  switch (check.kind) {
    case 'existence':
      return existence.compile(check, phrases);
    case 'substitution':
      return substitution.compile(check, phrases);
    case 'occurrence':
      return occurrence.compile(check, phrases);
    case 'repetition':
      return repetition.compile(check, phrases);
    case 'consistency':
      return consistency.compile(check, phrases);
    case 'capitalization':
      return capitalization.compile(check, phrases);
    case 'metric':
      return metric.compile(check, phrases);
    case 'pattern':
      return pattern.compile(check, phrases);
    case 'within':
      return within(check, compileCheck(check.check, phrases), phrases);
    case 'words':
      return words.compile(check, phrases);
    case 'code':
      return code.compile(check, phrases);
  }
}
