export interface MadeString {
  readonly key: string;
  readonly text: string;
  /** Where it stands, for the designer. */
  readonly use: string;
}

export interface StringSet {
  /** "Errors" */
  readonly title: string;
  readonly strings: readonly MadeString[];
}

export function string(key: string, text: string, use: string): MadeString {
  return { key, text, use };
}
