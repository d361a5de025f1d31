import type { Mode } from '@housestyle/contract';
import type { CodeParser } from '../code/parser/types.ts';
import type { CompiledRule, CompiledStyle, ResolvedStyle } from '../style/types.ts';
import type { Analysis, Job } from '../types.ts';

/** What the engine lends every mode. */
export interface ModeTools {
  /** Compiles a style, or remembers it from an earlier job. */
  readonly compile: (style: ResolvedStyle) => CompiledStyle;
  /** A compiled style with a mode's own rules after the house's; remembered as long as the style is. */
  readonly extend: (style: CompiledStyle, rules: readonly CompiledRule[]) => CompiledStyle;
  /** Parses source code, in the languages that the host has prepared for the job. */
  readonly code: CodeParser;
}

/** Turns one mode's job into its result. Pure: the same job gives the same result. */
export interface ModeHandler {
  readonly mode: Mode;
  readonly run: (job: Job, tools: ModeTools) => Omit<Analysis, 'usage'>;
}
