import { anchor } from './types.ts';

/**
 * Links each task of the overview to its heading. It comes last: a heading that something links to keeps its words, and
 * the house's words come before links.
 */
export function linkTasks(markdown: string): string {
  const headings = new Set([...markdown.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title));
  return markdown.replace(
    /^\| ([^|[\]]+) \| (`(?:[A-Z]+|\*) [^`|]+`) \|$/gm,
    (row, title: string, request: string) =>
      headings.has(title) ? `| [${title}](#${anchor(title)}) | ${request} |` : row,
  );
}
