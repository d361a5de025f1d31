/** A pattern in Vale's dialect that cannot be read. Its message is for whoever wrote the rule. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

/** A pattern made ready for JavaScript. */
export interface Translation {
  /** Sources for `new RegExp(source, 'vm')`. The first reads text of ASCII letters alone, and is faster. */
  readonly ascii: string;
  readonly unicode: string;
  /** The capture groups by their own numbers, as JavaScript numbers them: those without a name first, as .NET has it. */
  readonly groups: readonly number[];
  /** The names of the last ones. */
  readonly names: readonly string[];
}
