import type { SourceDocument } from '../../document/types.ts';
import { ANY_PART, lookUp, NOUN, PLURAL } from '../../spelling/lexicon.ts';
import type { Definition } from './definitions.ts';
import { plain, readable } from './readable.ts';

const ASKED = /^what(?:['’]s| is| are) (?:meant by )?(?:an? |the )?["“]?(?<term>[^?"”,]{2,40})["”]?\?$/iu;
const LONGEST_TERM = 4;
/** In UTF-16 code units. */
const LONGEST = 320;

/** "What is Eco hold?" over "Eco hold keeps …": what the first sentence of the answer says of what is asked about. */
export function readAsked(document: SourceDocument): readonly Definition[] {
  return document.blocks.flatMap((block, index) => {
    if (block.list || block.words.length > 2 * LONGEST_TERM) return [];
    const term = ASKED.exec(plain(document, block))?.groups?.['term'] ?? '';
    const below = document.blocks[index + 1];
    const [first] = below?.sentences ?? [];
    if (term === '' || term.split(' ').length > LONGEST_TERM || below?.kind !== 'paragraph' || !first)
      return [];
    const text = readable(document, below, first);
    // “What is new?” asks for no word.
    const facts = lookUp(term.split(' ').at(-1)?.toLowerCase() ?? '');
    if ((facts & ANY_PART) !== 0 && (facts & (NOUN | PLURAL)) === 0) return [];
    const opening = text.toLowerCase().replace(/^(?:an?|the) /, '');
    const isTold =
      opening.startsWith(`${term.toLowerCase()} `) && /[.!]$/.test(text) && text.length <= LONGEST;
    return isTold ? [{ term, text, at: block.start, code: false }] : [];
  });
}
