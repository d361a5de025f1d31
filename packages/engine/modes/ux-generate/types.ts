import type { Request } from './request.ts';

export interface MadeString {
  readonly key: string;
  readonly text: string;
  /** Where it stands, for the designer. */
  readonly use: string;
}

export type Writer = (request: Request) => readonly MadeString[];

export function string(key: string, text: string, use: string): MadeString {
  return { key, text, use };
}
