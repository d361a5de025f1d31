import type { Audience } from '@housestyle/contract';
import type { Parts } from './parts.ts';
import type { Screen } from './screen.ts';

export interface MadeString {
  readonly key: string;
  readonly text: string;
  /** Where it stands, for the designer. */
  readonly use: string;
}

/** A description, and what it was read as. */
export interface Brief extends Parts {
  readonly description: string;
}

export type Maker = (screen: Screen, audience: Audience | undefined) => readonly MadeString[];

export function string(key: string, text: string, use: string): MadeString {
  return { key, text, use };
}
