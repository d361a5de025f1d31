import type { Block, SourceDocument } from '../document/types.ts';
import type { Compiled, ReadingPlan } from './kind.ts';
import { isCovered, lastStartingBy } from './ranges.ts';
import type { Match, Place, WithinCheck } from './types.ts';

/** Another check held to some places of the text, or kept from some, or from some words. */
export function within(check: WithinCheck, inner: Compiled, phrases: ReadingPlan): Compiled {
  const { only = [], except = [], spared = [] } = check;
  const slot = spared.length > 0 ? phrases.slot('all') : undefined;
  if (slot !== undefined) for (const phrase of spared) phrases.add(slot, phrase);
  return {
    run(reading) {
      const { document } = reading;
      return inner.run(reading).filter((match) => {
        if (slot !== undefined && isCovered(match, reading.hits(slot))) return false;
        const block = document.blocks[lastStartingBy(document.blocks, match.start)];
        const stands = (place: Place) => standsIn(place, document, match, block);
        return (only.length === 0 || only.some(stands)) && !except.some(stands);
      });
    },
  };
}

function standsIn(place: Place, { text }: SourceDocument, match: Match, block: Block | undefined): boolean {
  if (!block || block.end <= match.start) return false;
  switch (place) {
    case 'heading':
      return block.kind === 'heading';
    case 'table-cell':
      return block.kind === 'table-cell';
    case 'table-header':
      return block.tableHeader ?? false;
    case 'list-item':
      return block.kind === 'paragraph' && block.list !== undefined;
    case 'step':
      return block.kind === 'paragraph' && (block.list?.ordered ?? false);
    case 'paragraph':
      return block.kind === 'paragraph' && block.list === undefined;
    case 'note':
      return block.quoted;
    case 'quotation':
      return isQuoted(text.slice(block.start, match.start));
  }
}

/** Whether a quotation is open where a text ends; a UI label in bold is one. */
function isQuoted(before: string): boolean {
  const curly = before.lastIndexOf('“') > before.lastIndexOf('”');
  const straight = (before.match(/"/g)?.length ?? 0) % 2 === 1;
  return curly || straight || (before.match(/\*\*/g)?.length ?? 0) % 2 === 1;
}
