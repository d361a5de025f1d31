import type { SourceDocument } from '../../document/types.ts';
import type { Gloss } from './glosses.ts';

/** What the usual codes of HTTP say. */
const SAYS: Readonly<Record<string, string>> = {
  400: 'the request is wrong',
  401: 'sign in first',
  403: 'not allowed',
  404: 'not found',
  408: 'the request took too long',
  409: 'conflict',
  410: 'no longer there',
  413: 'too large',
  422: 'cannot be processed',
  429: 'too many requests',
  500: 'error in the server',
  502: 'no valid answer from another server',
  503: 'not available now',
  504: 'no answer in time',
};
const OF_THE_WEB = /\b(?:requests?|API|HTTP|endpoints?|clients?)\b/;
const CODE =
  /(?<=\b(?:with|gets?|returns?|answers?|receives?|sees?|responds with) (?:an? )?(?:HTTP )?(?:status )?)(?<code>[45]\d\d)(?=[.,;)]|\s(?:with|and|or|when|if|in|for|instead|until|as)\b)/g;

/** The codes that requests are answered with, each with what it says, behind its first use in prose. */
export function readStatusCodes({ blocks }: SourceDocument): readonly Gloss[] {
  if (!blocks.some(({ prose }) => OF_THE_WEB.test(prose))) return [];
  const found = new Map<string, Gloss>();
  for (const { kind, prose, start } of blocks)
    for (const { index, 0: code } of kind === 'heading' ? [] : prose.matchAll(CODE)) {
      const says = SAYS[code];
      const end = start + index + code.length;
      if (says !== undefined && !found.has(code))
        found.set(code, { term: code, meaning: `the code for “${says}”`, at: { start: end, end, text: '' } });
    }
  return [...found.values()];
}
