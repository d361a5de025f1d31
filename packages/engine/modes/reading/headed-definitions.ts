import type { Block, SourceDocument } from '../../document/types.ts';
import type { Definition } from './definitions.ts';
import { plain, readable } from './readable.ts';

/** "Class: RetryHandler" over "A handler class that retries requests.": a heading that names what the sentence defines. */
export function readHeaded(document: SourceDocument, terms: ReadonlySet<Block>): Definition[] {
  return document.blocks.flatMap((block, index) => {
    if (block.kind !== 'heading') return [];
    const title = plain(document, block);
    const term = title.replace(KIND, '');
    const isCode = term !== title || /[\p{Ll}.]\p{Lu}|`/u.test(readable(document, block));
    if (!isCode || !/^(?:\w+\.)*\p{Lu}\w+$/u.test(term)) return [];
    // A line such as "Extends: `Dispatcher`" may stand between.
    for (const below of document.blocks.slice(index + 1, index + 3)) {
      const [first] = below.sentences;
      if (below.kind !== 'paragraph' || below.list || !first || terms.has(below)) break;
      const text = readable(document, below, first);
      if (HEADED.test(text) && text.length <= LONGEST) return [{ term, text, at: block.start, code: true }];
    }
    return [];
  });
}

const KIND = /^(?:class|interface|type|module|component|struct|enum):?\s+/i;
/** Longest definition, in UTF-16 code units. */
export const LONGEST = 320;
/** A noun phrase that says what something is. */
const HEADED =
  /^(?:represents|encapsulates|describes)\s.*\.$|^an?\s(?:[\w-]+\s){1,5}(?:that|which|who|for|to|of|with|used|designed|whose)\s.*\.$/i;
