import { cutAt } from './cut.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { hasSteps } from '../generate/sequence.ts';
import { splitAtLabels } from '../generate/labels.ts';
import { WHOLE_COMMAND } from '../generate/sentences.ts';
import { ASKS } from '../generate/wording.ts';
import { cutAtTimes } from './parts.ts';
import type { ContentType } from '../reading/content-type.ts';
import { readable } from '../reading/readable.ts';

/** A list item is one fact, unless it lists problems; a paragraph one for each sentence. */
export function textsOf(document: SourceDocument, block: Block, type?: ContentType): readonly string[] {
  const whole = readable(document, block);
  const parts = whole.split(/;\s+/);
  if (parts.length > 1 && parts.every((part) => ENTRY.test(part) || WHOLE_COMMAND.test(part))) return parts;
  const [first = '', ...rest] = parts;
  if (rest.length > 0 && WHOLE_COMMAND.test(first)) return [first, rest.join('; ')];
  return block.list
    ? [whole]
    : joinSplit(
        block.sentences.map((sentence) => readable(document, block, sentence)),
        hasSteps(type) ? '?' : TOLD.has(type) ? ':' : '',
      )
        .flatMap((text) => cutAt(text, NOTE_END))
        .flatMap(splitAtLabels)
        .flatMap((text) => (hasSteps(type) ? cutAtTimes(text) : [text]));
}

/** Where one note ends and the next begins with a small letter, or behind a unit that looks like an abbreviation. */
const NOTE_END =
  /(?<=[\p{L}\d)"'`%](?:\.|!{1,3}))(?<!\b(?:e\.g|i\.e|etc|vs|approx|incl|no|nos|resp|ca|dept|est|misc|tel|ext|fig|std|st|max|(?<!\d ?)(?:min|sec))\.)\s+(?=\p{L}{2,})|(?<=\+[A-Z]\.)\s+(?=\p{L}{2,})/u;

/** Documents in which "Idempotent? No." tells something, and asks nothing. */
const TOLD: ReadonlySet<ContentType | undefined> = new Set<ContentType>([
  'policy',
  'concept',
  'api-reference',
  'reference',
]);

/** "Problems?" before where to write. */
const ASIDE = /^(?:any )?(?:problems|questions|issues|trouble)\?$/i;
const ADDRESS = /^(?:\S+@\S+|#[\w-]+)\.?$/;

/** Sentences that a full stop inside brackets cut, as in "(part no. 7)", in one piece. */
function joinSplit(sentences: readonly string[], mark: string): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && /\([^)]*$/.test(last)) joined[joined.length - 1] = `${last} ${sentence}`;
    else if (last !== undefined && ASIDE.test(last) && ADDRESS.test(sentence))
      joined[joined.length - 1] = `For ${last.slice(0, -1).toLowerCase()}, contact ${sentence}`;
    else if (mark !== '' && last !== undefined && /^[^.:!]{3,50}\?$/.test(last) && !ASKS.test(last))
      joined[joined.length - 1] = `${last.slice(0, -1)}${mark} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** "E14 = not seated: take it out", of several in one note. */
const ENTRY =
  /^(?:(?:and )?(?:the )?(?:alarm|error|fault|code)s? )?(?:[A-Z]{1,4}[-_]?\d{2,4}|0x[0-9a-f]+|[45]\d\d)\b/i;
