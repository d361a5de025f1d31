import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { lowerFirst, opensClauseAt } from '../reading/clauses.ts';
import { tagSentence } from '../reading/parts-of-speech.ts';
import type { Change } from '../rewriting/settle.ts';
import { countWords, isBalanced } from '../simplify/clauses.ts';
import { inLongSentences } from './long-sentences.ts';

/** Sentences of at most so many words are short. */
const SHORT = 20;
const LEAST = 4;
/** A case, what follows in it, and one thing more: each without a comma of its own. */
const IN_CASE =
  /^(?<case>If|When|Once)\s[^,;:()?]{3,120},\s(?<first>[^,;:()?]{8,160}),(?<gap>\s+)and\s+(?=\p{L})/u;
/** "If A, B, and C, call us": all before it may be the case. */
const ANOTHER =
  /,\s+(?!(?:unless|which|who|whose|where|when|while|until|so|but|and|or|because|since|as|if|even|although|though|with|without|including|such|for|to|not|by)\b)/i;
const OTHER_CONDITION = /\b(?:either|both|whether|not only|unless|neither)\b/i;

/** "If A, B, and C" as "If A, B. In that case, C": what a case brings stands in sentences of its own. */
export const caseFirst = inLongSentences(SHORT, part);

function part(document: SourceDocument, block: Block, sentence: Sentence): Change | undefined {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  const match = IN_CASE.exec(prose);
  if (match === null) return undefined;
  const { case: opening = '', first = '', gap = ' ' } = match.groups ?? {};
  const behind = sentence.start + match[0].length;
  const comma = sentence.start + prose.indexOf(first) + first.length;
  const right = prose.slice(match[0].length);
  const isApart =
    Math.min(countWords(first), countWords(right)) >= LEAST &&
    !OTHER_CONDITION.test(match[0]) &&
    !/[;:?]/.test(right) &&
    !ANOTHER.test(right) &&
    isBalanced(match[0]) &&
    !document.links.some(({ start, end }) => start <= comma && comma < end);
  if (!isApart || !opensClauseAt(sentence, tagSentence(block, sentence), behind)) return undefined;
  const word = sentence.words.find(({ start }) => start === behind)?.text ?? '';
  const link = opening === 'If' ? 'In that case, ' : 'Then ';
  const edit = { start: comma, end: behind + word.length, text: `.${gap}${link}${lowerFirst(word)}` };
  return { key: JSON.stringify(['case', right]), yields: true, edits: [edit] };
}
