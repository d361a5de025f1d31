import { IMPRINT } from './imprint.ts';
import type { SourceDocument } from '../../document/types.ts';
import { readable } from './readable.ts';
import { firstProse, type Section } from './sections.ts';

/** "semver(1) -- The semantic versioner for npm": a name, and what bears it. */
const NAMED =
  /^(?:[\w@/.+-]+(?:\(\d\) +[–—-]{1,2}| +--) +(?=\p{L}.{11})|[\p{Ll}\d@/.+-]+ +[–—-] +(?=an? |the ))(.+)$/u;
const MIN_WORDS = 4;
const MAX_LENGTH = 160;

/** What the title, or a short line right under it, says that the document is about; empty where none does. */
export function readTagline(document: SourceDocument, title: string, first: Section | undefined): string {
  const said = NAMED.exec(title)?.[1];
  if (said !== undefined) return said;
  const block = first?.level === 1 ? firstProse(first) : undefined;
  if (block?.kind !== 'paragraph' || block.list || block.sentences.length !== 1) return '';
  const text = readable(document, block);
  const isAdmonition = /^[\s>]*(?:\[!|\*\*|:\w+:|(?:note|tip|info|important|warning|caution)\b)/i.test(
    document.text.slice(document.text.lastIndexOf('\n', block.start - 1) + 1, block.end),
  );
  const words = block.words.filter(({ kind }) => kind === 'word').length;
  if (
    isAdmonition ||
    words < MIN_WORDS ||
    text.length > MAX_LENGTH ||
    IMPRINT.test(text) ||
    /[?:]$|^\W*(?:\d|©|copyright\b|by\b)|\bdraft\b/i.test(text) ||
    /\bby \p{Lu}[\p{L}. ]+$/u.test(text)
  )
    return '';
  // A whole sentence that is not quoted is an opening as any other.
  return block.quoted || !/[.!]$/.test(text) ? text : '';
}
