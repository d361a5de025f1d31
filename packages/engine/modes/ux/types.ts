import type { Range } from '@housestyle/contract';

/** One interface string of a file. Offsets are into the text of the file. */
export interface UxString extends Range {
  /** What a user sees, escapes resolved. */
  readonly text: string;
  /** Its name in the file, or the empty string in a bare list. */
  readonly key: string;
  /** The text as the file writes it at this place. */
  readonly encode: (text: string) => string;
}

/** A way to keep interface strings in a file. */
export interface UxFormat {
  readonly name: string;
  /** Whether other texts may look so: prose in lines, front matter, code. */
  readonly isLoose?: true;
  /** The strings, in order; undefined where the text is no such file. */
  readonly read: (source: string) => readonly UxString[] | undefined;
}
