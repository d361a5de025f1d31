import { LineMap } from '@housestyle/contract';
import { recall, remember } from '../../document/memory.ts';
import type { SourceDocument } from '../../document/types.ts';

/** By which documents know their lines. */
const READER = {};

/** The lines of a document's source, found once. */
export function linesOf(document: SourceDocument): LineMap {
  const known = recall(document, READER);
  if (known) return known as LineMap;
  const lines = new LineMap(document.source);
  remember(document, READER, lines);
  return lines;
}
