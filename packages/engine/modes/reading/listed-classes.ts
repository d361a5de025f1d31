import type { Block, SourceDocument } from '../../document/types.ts';
import type { Definition } from './definitions.ts';
import { readable } from './readable.ts';
import { capitalized } from '../writing/capitals.ts';

/** "Every message falls into one of the following three classifications:" */
const CLASSIFIES =
  /\b(?:classification|class|category|categorie|tier|level|type|kind|group|role|state|stage|phase|mode|status|statuse|plan|tag|label|term)(?:e?s)\b[^.:]{0,60}[.:]$/i;
const ENTRY = /^(?<term>[^:–—]{2,40}?)(?::\s+|\s+[–—-]\s+)(?<text>\S.{15,})$/su;
const LONGEST_TERM = 4;
const LEAST = 3;
/** In UTF-16 code units. */
const LONGEST = 320;

/** The items of a list that names classes of things, each with what it is: "Transitory: routine communication". */
export function readClasses(document: SourceDocument): readonly Definition[] {
  const { blocks } = document;
  return blocks.flatMap((lead, index) => {
    const next = blocks[index + 1];
    if (lead.kind !== 'paragraph' || lead.list || !next?.list) return [];
    const last = lead.sentences.at(-1);
    if (!last || !CLASSIFIES.test(readable(document, lead, last))) return [];
    const items = itemsBelow(blocks, index + 1);
    const found = items.flatMap((item) => entryOf(document, item) ?? []);
    return found.length >= LEAST && found.length === items.length ? found : [];
  });
}

function itemsBelow(blocks: readonly Block[], from: number): readonly Block[] {
  const list = blocks[from]?.list?.list;
  const end = blocks.findIndex((block, at) => at >= from && !block.list);
  return blocks
    .slice(from, end < 0 ? undefined : end)
    .filter(({ list: own }) => own?.list === list && own?.leads === true && own.depth === 1);
}

/** The term in front of a colon or a dash, with the first sentences behind it. */
function entryOf(document: SourceDocument, item: Block): Definition | undefined {
  const { term: written = '', text = '' } = ENTRY.exec(readable(document, item))?.groups ?? {};
  const term = written
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[*_`]/g, '')
    .trim();
  const told = text.length <= LONGEST ? text : text.slice(0, text.lastIndexOf('. ', LONGEST) + 1);
  if (!/^\p{L}/u.test(term) || term.split(' ').length > LONGEST_TERM || told === '') return undefined;
  return { term, text: capitalized(told), at: item.start, code: false };
}
