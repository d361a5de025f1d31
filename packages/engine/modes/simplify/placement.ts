import type { Block, SourceDocument } from '../../document/types.ts';

/** Whether a block is a paragraph at the left edge, in no list or quote, with a blank line or the text's end after it. */
export function standsAlone({ text }: SourceDocument, block: Block): boolean {
  const startsLine = block.start === 0 || text[block.start - 1] === '\n';
  return (
    block.kind === 'paragraph' &&
    !block.list &&
    !block.quoted &&
    startsLine &&
    /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(block.end, block.end + 80))
  );
}

/** The first line after a block that is not blank. */
export function nextLine({ text }: SourceDocument, { end }: Block): string {
  return /^\s*?\n?([ \t]*\S[^\n]*)/.exec(text.slice(end).replace(/^(?:[ \t]*\n)+/, '\n'))?.[1] ?? '';
}
