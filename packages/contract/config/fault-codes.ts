import type * as z from 'zod';
import type { ConfigFault } from './faults.ts';

/** What can be wrong with a configuration. Wording and language are the host's; the values are those in brackets. */
export const FAULT_CODES = [
  'unknown-setting',
  /** [all that may stand here] */
  'expected-value',
  /** [such as `string` or `array`] */
  'expected-type',
  'empty',
  /** [the least number] */
  'too-low',
  /** [the greatest number] */
  'too-high',
  'invalid',
  /** Of a name under `severity`: [name] */
  'unknown-rule',
  /** [name, the id that is meant] */
  'rule-by-label',
  'yaml-duplicate',
  'yaml-indent',
  /** [what the parser says, in English] */
  'yaml',
  /** [what the host says, in its own words] */
  'unreadable',
  /** Of an entry of `vale`: [entry] */
  'vale-outside',
  'vale-missing',
  /** [entry, its StylesPath] */
  'vale-styles-path',
  /** [entry, how many files are allowed] */
  'vale-too-many',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export interface CodedFault {
  readonly code: FaultCode;
  readonly values: readonly string[];
}

/** Of what the schema says of a value. */
export function codeOfIssue(issue: z.core.$ZodIssue): CodedFault {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknown-setting', values: [] };
    case 'invalid_value':
      return {
        code: 'expected-value',
        values: [issue.values.map((value) => JSON.stringify(value)).join(', ')],
      };
    case 'invalid_type':
      return { code: 'expected-type', values: [issue.expected] };
    case 'too_small':
      return issue.origin === 'number'
        ? { code: 'too-low', values: [String(issue.minimum)] }
        : { code: 'empty', values: [] };
    case 'too_big':
      return { code: 'too-high', values: [String(issue.maximum)] };
    default:
      return { code: 'invalid', values: [] };
  }
}

const INDENTS: ReadonlySet<string> = new Set(['BAD_INDENT', 'TAB_AS_INDENT']);

/** Of what the parser says of a file. */
export function codeOfSyntax({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): CodedFault {
  if (code === 'DUPLICATE_KEY') return { code: 'yaml-duplicate', values: [] };
  if (INDENTS.has(code)) return { code: 'yaml-indent', values: [] };
  return { code: 'yaml', values: [message] };
}

/** A fault as one line, for where no place can be marked. */
export function describeFault({ place, message }: ConfigFault): string {
  return `${place}: ${message}`;
}
