import { capitalization } from './capitalization.ts';
import { code } from './code.ts';
import { consistency } from './consistency.ts';
import { existence } from './existence.ts';
import { gathering } from './gathering.ts';
import type { Compiled, ReadingPlan } from './kind.ts';
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
  gathering,
  code,
} as const;

/** Whether a check judges each block by itself, whatever the rest of the document says. */
export function isLocal(check: Check): boolean {
  switch (check.kind) {
    case 'consistency':
    case 'capitalization':
    case 'gathering':
      return false;
    case 'within':
      return isLocal(check.check);
    case 'code':
      return check.local === true || check.needs !== undefined;
    default:
      return true;
  }
}

/** Makes a check ready to run; what it looks for goes into `plan`, by which each document once for all of them. */
export function compileCheck(check: Check, phrases: ReadingPlan): Compiled {
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
    case 'gathering':
      return gathering.compile(check, phrases);
    case 'code':
      return code.compile(check, phrases);
  }
}
