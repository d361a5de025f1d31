import type { Audience, Finding, Format, Mode, Range, Severity, Usage } from '@housestyle/contract';
import type { AsIs } from './checks/types.ts';
import type { ResolvedStyle } from './style/types.ts';

/** One piece of work: everything the engine may know. */
export interface Job {
  readonly mode: Mode;
  readonly input: string;
  readonly style: ResolvedStyle;
  readonly docType?: string;
  readonly audience?: Audience;
  readonly format?: Format;
  readonly framework?: string;
  readonly customInstructions?: string;
  /**
   * For the modes that report findings: what a language model found, already located in the text. Merged with the engine's
   * own findings, which it never overrules.
   */
  readonly found?: readonly DocumentFinding[];
}

export interface Analysis {
  readonly content: string;
  readonly usage: Usage;
  /** Only where the job's format is `suggestions`. */
  readonly suggestions?: readonly Finding[];
}

/** A finding inside the engine: offsets into `SourceDocument.text`. `inspect` orders them and resolves overlaps. */
export interface DocumentFinding extends Range {
  readonly ruleId: string;
  readonly ruleLabel: string;
  /** The ids of the built-in rules that the rule asks for in other words. */
  readonly builtIn?: readonly string[];
  readonly severity: Severity;
  readonly replacement: string | null;
  readonly message: string;
  readonly asIs?: AsIs;
  /** Absent: the engine itself. */
  readonly source?: 'model';
}
