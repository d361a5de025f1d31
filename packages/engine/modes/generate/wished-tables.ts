import { capitalized } from '../writing/capitals.ts';
import { table } from '../writing/markdown.ts';

/** "Use a table for the limits", "add a table of flags", "put the prices in a table". */
const ASKS =
  /^(?:please )?(?:(?:add|include|use|have|insert|make|give|show|write|with) )?(?:an? |the )?(?:\p{L}+ )?tables?(?: (?:of|for|with|listing|showing) (?:the |all |all the |our )?(?<of>[^,;]{2,50}?))?$|^(?:please )?(?:put|show|list|write|give|format|have) (?:the |all |all the |our )?(?<what>[^,;]{2,50}?) (?:in|as|into) (?:an? )?tables?$/iu;

/** Something that a page shows in a table; `of` is empty for all that it can. */
export interface WishedTable {
  readonly of: string;
  readonly asked: string;
}

export function readTable(asked: string): WishedTable | undefined {
  const groups = ASKS.exec(asked)?.groups;
  // "Add a comparison table" asks for more than a form.
  if (!groups || /^(?:please )?(?:no|without)\b/i.test(asked)) return undefined;
  return { of: (groups['of'] ?? groups['what'] ?? '').replace(/["“”]/g, ''), asked };
}

/** "The default is 100 requests per minute", "Burst 20", "**Pro:** 1000". */
const ROW =
  /^(?:\*\*)?(?<name>[^\d*|:]{2,60}?)(?::(?:\*\*)?| (?:is|are|has|have|costs?|gets?|takes?|pays?))? (?<value>(?:(?:up to|at most|about|max(?:imum)?|from|within|only) )?[€$£]?\d[^|]*?)\.?$/u;
const FEWEST = 2;

/** A section with its points as the rows of a table; undefined where they are none, or one says more than a name and a value. */
export function withRows(part: string): string | undefined {
  if (/^\|/m.test(part)) return part;
  const blocks = part.split('\n\n');
  const at = blocks.findIndex((block) => block.startsWith('- '));
  const points = (blocks[at] ?? '').split(/\n?^- /m).filter(Boolean);
  const rows = points.map((point) => ROW.exec(point)?.groups);
  if (at < 0 || points.length < FEWEST || rows.some((row) => row === undefined)) return undefined;
  const title = /^## (.+)$/m.exec(part)?.[1] ?? '';
  const [, one = 'Name'] = /^(?!.* )(\p{L}+[^s])s$/u.exec(title) ?? [];
  blocks[at] = table(
    [one, 'Value'],
    rows.map((row) => [capitalized((row?.['name'] ?? '').replace(/^The /, '')), row?.['value'] ?? '']),
  );
  return blocks.join('\n\n');
}
