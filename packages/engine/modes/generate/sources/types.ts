import type { ContentType } from '../../reading/content-type.ts';
import type { FactKind } from '../signs.ts';

/** What material that a prompt holds as it was found (a log of commits, a chat, a call) tells of a document. */
export interface Source {
  readonly facts: Readonly<Partial<Record<FactKind, readonly string[]>>>;
  /** The rest of the prompt, without the material. */
  readonly rest: string;
  /** What the material is about, where the request doesn't say. */
  readonly topic?: string;
  /** The topic is a name: it keeps its small letters. */
  readonly isName?: boolean;
  /** What it says of itself, a whole sentence. */
  readonly summary?: string;
  /** What was left out, since no reader of the document needs it. */
  readonly omitted?: readonly string[];
}

/** Reads one kind of material; undefined where a prompt holds none. @param type the document that is asked for */
export type SourceReader = (text: string, type: ContentType | undefined) => Source | undefined;
