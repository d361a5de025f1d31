import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { capitalized } from '../writing/capitals.ts';
import { readable } from './readable.ts';

/** A term that a sentence gives to what it, or the sentence before it, describes. */
export interface Naming {
  readonly term: string;
  /** In the document's own words. */
  readonly text: string;
}

/** A term is set off where it is named first. */
const SET_OFF =
  /(?<![*_\w])(?<mark>\*{1,2}|_{1,2})(?=\S)(?<term>[^*_`\n]{2,60}?)(?<=\S)\k<mark>(?![*\w])|“(?<quoted>[^“”\n]{2,60})”/gu;
/** "This process is called", "known as an". */
const NAMED_BEFORE =
  /(?:(?:\b(?:is|are|was|were|being|been)|['’](?:s|re))\s+(?:(?:sometimes|often|usually|commonly|generally|also|then)\s+)*(?:called|known\s+as|referred\s+to\s+as|termed|dubbed)|\b(?:we|which\s+we|developers|people)\s+call(?:\s+(?:this|these|it|them))?|\bso-called|,\s+(?:this|that)\s+is(?:\s+called)?|\b(?:aka|a\.k\.a\.|also\s+called)|\brefer(?:red)?\s+to\s+(?:\S+\s+){1,12}as)\s+(?:an?\s+|the\s+)?$/iu;
/** "A pointer, which is the address of …". */
const SAID_BEHIND =
  /^,\s+(?:which|that)\s+(?:is|are)\s+(?<meaning>(?:an?|the|one)\s[^,.;:]{8,160})(?=[,.;])/u;
/** "*Smart pointers*, on the other hand, are data structures": whatever is said of what opens the sentence. */
const OPENS = /^\s*(?:an?|the|each)?\s*$/iu;
const SAID_OF_IT =
  /^(?:,\s[^,.;]{3,40},)?\s+(?:(?:is|are)\s+(?!called|known|referred|not\b|also\b|used\b|required|optional|available|\w+ed\b|\w+able\b)\p{L}+\s+\p{L}+|means\s|refers?\s+to\s|denotes?\s|describes?\s)/u;
/** "A mechanism, **snapshots**, which records changes". */
const APPOSED = /\ban?\s+[^,.;]{3,40},\s*$/iu;
const RELATES = /^,\s+(?:which|that)\s+\p{Ll}+/u;
/** What only makes sense after the sentence before. */
const POINTS_BACK = /^(?:this|that|these|those|it|they|such|which|the\s+(?:latter|former|result)|here)\b/iu;
const JOINS = /^(?:but|and|so|then|also|thus|hence|therefore|however,|in\s+other\s+words,)\s+/iu;
const LONGEST = 320;

/** The terms that a sentence names, set off by emphasis or quotation marks, with what they name. */
export function readNamings(document: SourceDocument, block: Block, index: number): readonly Naming[] {
  const sentence = block.sentences[index];
  if (!sentence) return [];
  // The marks of its first word stand in front of a sentence.
  let start = sentence.start;
  while (start > block.start && /[*_“]/.test(document.text.charAt(start - 1))) start--;
  const source = document.text.slice(start, sentence.end);
  return [...source.matchAll(SET_OFF)].flatMap((match) => {
    const written = match.groups?.['term'] ?? match.groups?.['quoted'] ?? '';
    const term = written.replace(/\s*\([^)]*\)$/, '').trim();
    const [before, behind] = [source.slice(0, match.index), source.slice(match.index + match[0].length)];
    const meaning = SAID_BEHIND.exec(behind)?.groups?.['meaning'];
    if (meaning) return [{ term, text: `${capitalized(plainOf(meaning))}.` }];
    const whole = readable(document, block, sentence);
    if (
      OPENS.test(before) &&
      match.groups?.['mark'] !== '**' &&
      SAID_OF_IT.test(behind) &&
      whole.length <= LONGEST
    )
      return [{ term, text: whole }];
    if (APPOSED.test(before) && RELATES.test(behind) && whole.length <= LONGEST)
      return [{ term, text: whole }];
    if (!NAMED_BEFORE.test(before)) return [];
    const text = describedBy(document, block, sentence, block.sentences[index - 1]);
    return text === undefined ? [] : [{ term, text }];
  });
}

function describedBy(
  document: SourceDocument,
  block: Block,
  sentence: Sentence,
  previous: Sentence | undefined,
): string | undefined {
  const own = capitalized(readable(document, block, sentence).replace(JOINS, ''));
  const whole = POINTS_BACK.test(own) ? previous && `${readable(document, block, previous)} ${own}` : own;
  return whole !== undefined && whole.length <= LONGEST && /[.!]["”)]?$/.test(whole) ? whole : undefined;
}

/** Without the marks of emphasis and links. */
function plainOf(source: string): string {
  return source.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/(?<!\w)[*_]{1,2}|[*_]{1,2}(?!\w)/g, '');
}
