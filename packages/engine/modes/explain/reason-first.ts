import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { lowerFirst, opensClauseAt } from '../reading/clauses.ts';
import { tagSentence } from '../reading/parts-of-speech.ts';
import type { Change } from '../rewriting/settle.ts';
import { isBalanced } from '../simplify/clauses.ts';
import { capitalized } from '../writing/capitals.ts';
import { inLongSentences } from './long-sentences.ts';

/** Sentences of at most so many words are short. */
const SHORT = 14;

/** What gives the reason stands in a sentence before what follows from it: "Because A, B" as "A. So B". */
export const reasonFirst = inLongSentences(SHORT, part);

function part(document: SourceDocument, block: Block, sentence: Sentence): Change | undefined {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  const opening = /^Because\s+(?=\p{L})/u.exec(prose)?.[0];
  // Behind the first comma, or nobody can tell where the reason ends.
  const match = /,(\s+)(?=\p{L})/u.exec(prose);
  if (opening === undefined || match === null) return undefined;
  const first = sentence.start + opening.length;
  const at = sentence.start + match.index;
  const behind = at + match[0].length;
  const left = prose.slice(opening.length, match.index);
  const tags = tagSentence(block, sentence);
  const areClauses = opensClauseAt(sentence, tags, first) && opensClauseAt(sentence, tags, behind);
  const inLink = document.links.some(({ start, end }) => start <= at && at < end);
  if (!areClauses || inLink || !isBalanced(left)) return undefined;
  const word = sentence.words.find(({ start }) => start === behind)?.text ?? '';
  const edits = [
    { start: sentence.start, end: first + 1, text: capitalized(document.text.slice(first, first + 1)) },
    { start: at, end: behind + word.length, text: `.${match[1]}So ${lowerFirst(word)}` },
  ];
  return { key: JSON.stringify(['reason', left]), yields: true, edits };
}
