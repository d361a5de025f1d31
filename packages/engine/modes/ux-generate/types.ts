import type { Request } from './request.ts';

export interface MadeString {
  readonly key: string;
  readonly text: string;
  /** Where it stands, for the designer. */
  readonly use: string;
}

export interface StringSet {
  /** "Errors", or "Errors: upload file" where several screens have strings. */
  readonly title: string;
  readonly strings: readonly MadeString[];
}

export type Writer = (request: Request) => readonly MadeString[];

export function string(key: string, text: string, use: string): MadeString {
  return { key, text, use };
}
