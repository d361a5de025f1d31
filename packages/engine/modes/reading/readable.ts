import type { Range } from '@housestyle/contract';
import { OPAQUE } from '../../document/characters.ts';
import type { Block, SourceDocument } from '../../document/types.ts';

const OPAQUE_RUN = new RegExp(`${OPAQUE}+`, 'g');
/** White space, and the characters that only look like it. */
const SPACES = /[\s\u2800\u200b\ufeff]+/g;

/**
 * The words of a block, or of a range inside it, as a reader sees them, on one line: emphasis gone, links reduced to
 * their text, inline code in its backticks, images and tags left out.
 */
export function readable(document: SourceDocument, block: Block, range: Range = block): string {
  const from = Math.max(range.start, block.start) - block.start;
  const to = Math.min(range.end, block.end) - block.start;
  const prose = block.prose.slice(from, to);
  const text = prose.replace(OPAQUE_RUN, (run, offset: number) => {
    const start = block.start + from + offset;
    return showOpaque(document.text.slice(start, start + run.length));
  });
  return tidy(text);
}

/** As `readable`, with inline code bare: for titles, slugs and keywords. */
export function plain(document: SourceDocument, block: Block, range: Range = block): string {
  return tidy(readable(document, block, range).replace(/`+ ?([^`]*?) ?`+/g, '$1'));
}

/** What stands for an opaque inline span in a sentence. */
function showOpaque(source: string): string {
  if (source.startsWith('![')) return ' ';
  const link = /^<((?:https?|mailto):[^>]*)>$/.exec(source);
  if (link) return link[1] ?? '';
  return /^<[/!a-z]/i.test(source) && !/^<[\w-]+>$/.test(source) ? ' ' : source;
}

function tidy(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(/ ([,.;:!?)\]])(?![\w/])/g, '$1')
    .replace(/([([]) /g, '$1')
    .trim();
}
