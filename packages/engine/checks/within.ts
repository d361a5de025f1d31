import type { Range } from '@housestyle/contract';
import type { Block, SourceDocument } from '../document/types.ts';
import type { Compiled, ReadingPlan } from './kind.ts';
import { isCovered, lastStartingBy } from './ranges.ts';
import type { Place, WithinCheck } from './types.ts';

/** Another check held to some places of the text, or kept from some, or from some words. */
export function within(check: WithinCheck, inner: Compiled, phrases: ReadingPlan): Compiled {
  const { only = [], except = [], spared: left = [] } = check;
  // A mark is no phrase: it is what was found, or is not.
  const marks = left.filter((one) => !/[\p{L}\p{N}]/u.test(one));
  const spared = left.filter((one) => !marks.includes(one));
  const slot = spared.length > 0 ? phrases.slot('all') : undefined;
  if (slot !== undefined) for (const phrase of spared) phrases.add(slot, phrase);
  return {
    run(reading) {
      const { document } = reading;
      return inner.run(reading).filter((match) => {
        if (marks.includes(document.text.slice(match.start, match.end))) return false;
        if (slot !== undefined && isCovered(match, reading.hits(slot))) return false;
        const block = document.blocks[lastStartingBy(document.blocks, match.start)];
        const stands = (place: Place) => standsIn(place, document, match, block);
        return (only.length === 0 || only.some(stands)) && !except.some(stands);
      });
    },
  };
}

/** The blocks of a document that are such a part of it. */
export const blocksAt = (document: SourceDocument, place: Place): readonly Block[] =>
  document.blocks.filter((block) => standsIn(place, document, block, block));

function standsIn(
  place: Place,
  { text, links }: SourceDocument,
  match: Range,
  block: Block | undefined,
): boolean {
  if (!block || block.end <= match.start) return false;
  switch (place) {
    case 'heading':
      return block.kind === 'heading';
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return block.level === Number(place.slice(1));
    case 'table-cell':
      return block.kind === 'table-cell';
    case 'table-header':
      return block.tableHeader ?? false;
    case 'list-item':
      return block.kind === 'paragraph' && block.list !== undefined;
    case 'bullet':
      return block.list?.ordered === false;
    case 'step':
      return block.kind === 'paragraph' && (block.list?.ordered ?? false);
    case 'paragraph':
      return block.kind === 'paragraph' && block.list === undefined;
    case 'note':
      return block.quoted;
    case 'quotation':
      return isQuoted(text.slice(block.start, match.start));
    case 'label':
      return isQuoted(text.slice(block.start, match.start)) || isLabel(block);
    case 'name':
      return isName(text, match, sentenceStart(block, match.start));
    case 'sentence-start':
      return !/[\p{L}\p{N}]/u.test(text.slice(sentenceStart(block, match.start), match.start));
    case 'link':
      return links.some(
        ({ kind, label }) => kind === 'link' && label.start <= match.start && match.end <= label.end,
      );
  }
}

/** Words of the longest text of a button. */
const LABEL_WORDS = 4;

/** Whether a block is as short as what stands on a button; cells of tables are as a rule. */
const isLabel = ({ kind, wordPlaces, prose }: Block): boolean =>
  kind === 'paragraph' && wordPlaces.count <= LABEL_WORDS && !/[.:;,]\s*$/.test(prose);

/** Where the sentence begins that holds an offset. */
function sentenceStart({ sentences, start }: Block, offset: number): number {
  return sentences.findLast((sentence) => sentence.start <= offset)?.start ?? start;
}

/** Whether what was found is a name or a part of one: it has a capital that no start of a sentence gave it. */
function isName(text: string, { start, end }: Range, from: number): boolean {
  const after = /^[^\S\n]*\p{Lu}/u.test(text.slice(end, end + 3));
  if (!/\p{L}/u.test(text.slice(start, end)))
    return after && /\p{Lu}[\p{L}\d]*\s*$/u.test(text.slice(from, start));
  const opens = !/[\p{L}\p{N}]/u.test(text.slice(from, start));
  return /^\P{L}*\p{Lu}/u.test(text.slice(start, end)) && (!opens || after);
}

/** Whether a quotation is open where a text ends; a UI label in bold is one. */
function isQuoted(before: string): boolean {
  const curly = before.lastIndexOf('“') > before.lastIndexOf('”');
  const straight = (before.match(/"/g)?.length ?? 0) % 2 === 1;
  return curly || straight || (before.match(/\*\*/g)?.length ?? 0) % 2 === 1;
}
