import { OPAQUE } from '../../document/characters.ts';

const AUXILIARY =
  "(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|may|might|cannot|isn't|aren't|wasn't|weren't|hasn't|haven't|doesn't|don't|didn't|can't|couldn't|won't|wouldn't|shouldn't|mustn't|needs|need)";
/** Third-person forms and plain forms that open a predicate in documentation. */
const SINGULAR_VERB =
  '(?!(?:its|his|this|thus|as|us|plus|less|unless|always|perhaps|across|besides)\\b)[a-z]{2,}s';
const PLAIN_VERB =
  '(?:add|allow|apply|avoid|call|change|choose|come|configure|contain|create|define|depend|enable|expect|find|follow|get|give|go|handle|help|import|include|inherit|install|keep|know|let|look|lose|make|mean|pass|provide|put|read|receive|recommend|register|remain|require|return|run|see|send|set|share|show|start|stop|support|take|throw|try|use|want|work|write)';
const FINITE = new RegExp(
  `(?<![\\w'’-])(?:${AUXILIARY}|(?:you|we|they) ${PLAIN_VERB}|(?:it|that|this) ${SINGULAR_VERB}|[\\w]+['’](?:s|re|ll))(?![\\w-])`,
  'i',
);

/** Whether a text holds a finite verb that is easy to tell. */
export function hasFiniteVerb(text: string): boolean {
  return FINITE.test(text.replace(/\s+/g, ' '));
}

/** What makes one clause depend on another; "once" may be a count. */
export const CONDITION =
  /(?<![\w-])(?:if|when|whenever|unless|while|although|though|whether|until|once(?=\s+(?:the|an?|all|you|it|they|this|your)\b)|provided(?!\s+(?:by|with|to|in|on|at|for|from|via|through)\b)|except|as long as|as soon as|in case)(?![\w-])/i;

/** Whether brackets and quotation marks that open in a text also close in it. */
export function isBalanced(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return (
    count(/[([{]/g) === count(/[)\]}]/g) &&
    count(/“/g) === count(/”/g) &&
    count(/"/g) % 2 === 0 &&
    count(/‘/g) === 0
  );
}

/** Words, code spans counted as one. */
export function countWords(text: string): number {
  return (
    text.match(new RegExp(`[^\\s${OPAQUE}]*[\\p{L}\\p{N}][^\\s${OPAQUE}]*|${OPAQUE}+`, 'gu'))?.length ?? 0
  );
}

/** Whether prose reads as its source does. Marks between words that change places would have to move with them; code does. */
export function isAsWritten(prose: string, source: string): boolean {
  return [...prose].every((sign, at) => sign === OPAQUE || sign === source[at]);
}
