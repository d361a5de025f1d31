import { lastStartingBy } from '../../checks/ranges.ts';
import type { SourceDocument } from '../../document/types.ts';
import type { Change } from './settle.ts';

/** Leaves out changes to a heading that would break a link of the document to it. */
export function keepAnchors(document: SourceDocument, changes: readonly Change[]): readonly Change[] {
  const targets = new Set(
    document.links.map(({ destination }) => destination).filter((destination) => destination.startsWith('#')),
  );
  const headings = document.blocks.filter(({ kind }) => kind === 'heading');
  if (targets.size === 0 || headings.length === 0) return changes;
  return changes.filter(({ edits }) =>
    edits.every(({ start, end, text }) => {
      const heading = headings[lastStartingBy(headings, start)];
      if (!heading || end > heading.end) return true;
      const before = document.text.slice(heading.start, heading.end);
      const after = document.text.slice(heading.start, start) + text + document.text.slice(end, heading.end);
      return slug(before) === slug(after) || !targets.has(`#${slug(before)}`);
    }),
  );
}

/** The anchor that forges and site generators give a heading. */
function slug(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
