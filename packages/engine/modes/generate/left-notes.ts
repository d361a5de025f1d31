import type { Page } from '../writing/page.ts';

/** Lines that hold something. No prompt has more; what does is a document. */
const MOST_LINES = 3000;
const FENCE = /^\s*(?:`{3,}|~{3,})/;

/** The notes that are read one by one, and those behind them, which would take seconds. */
export function cutNotes(input: string): { readonly read: string; readonly left: string } {
  let lines = 0;
  let isCode = false;
  let end = 0;
  for (const { 0: line, index } of input.matchAll(/[^\n]*(?:\n|$)/g)) {
    if (FENCE.test(line)) isCode = !isCode;
    else if (line.trim() === '' && !isCode) end = index;
    if (line.trim() !== '' && ++lines > MOST_LINES) {
      const at = end > 0 ? end : index;
      return { read: input.slice(0, at), left: input.slice(at).trim() };
    }
  }
  return { read: input, left: '' };
}

/** A page with the notes that were not read below it, as they are. */
export function withNotes(page: Page, left: string): Page {
  if (left === '') return page;
  const note = `> [VERIFY] The notes are longer than one page. Those below stand as they were written.`;
  return { ...page, body: `${page.body}\n\n## Further notes\n\n${note}\n\n${left}` };
}
