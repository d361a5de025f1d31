import type { StyleRule } from '../../style.ts';

/** What became of one rule, setting or file. */
export interface ValeReportEntry {
  /**
   * `imported`: it is among the rules. `off`: the configuration turns it off. `unsupported`: it is not among the rules.
   * `note`: it is, with a difference to Vale.
   */
  readonly kind: 'imported' | 'off' | 'unsupported' | 'note';
  /** A rule (`Microsoft.Adverbs`), a setting (`Transform`) or a file. */
  readonly name: string;
  /** Why, in words; empty where there is nothing to say. */
  readonly detail: string;
}

/** What a folder of Vale styles makes. */
export interface ValeImport {
  /** With checks in Vale's form; the configuration, where there is one, first. */
  readonly rules: readonly StyleRule[];
  /** Every rule, setting and file that was looked at. */
  readonly report: readonly ValeReportEntry[];
}

/** Files by path with `/`, relative to one folder. */
export type ValeFiles = ReadonlyMap<string, string>;
