import { placesIn } from './places.ts';

const NO_THING =
  /^(?:(?:use|write|don't|do not|never|avoid|not|keep|in|for|to|with|without|when|if|instead|rather|the|a|an|other|others|similar|so on|etc|such|like|all|any|always|only|be|is|are|on|at|as|of|from|or|and|please|then|also|that|this|it|they|you|we|more|use of|even|(?:sub)?heads|put|add|followed|with|lower|higher|fewer|less|above|below|better|under|over|greater|longer|shorter)(?![A-Za-zÀ-ž-])|$)/u;

/** Whether something else stands in one list with what was read: "jargon, humor and sarcasm". */
export function namesMore(rest: string): boolean {
  const parts = [
    ...rest.matchAll(
      /□(?:,? (?:and|or|nor) |, ?|\/)(?<part>[a-z][a-z' -]{2,30}?)(?! (?:in|as|with|to|on|at|from) (?:an? |the )?□)(?=$|[,.;:)]| (?:and|or|in|from|because|are|should|must)\b)/g,
    ),
    ...rest.matchAll(/\bbe (?<part>[a-z]{3,}(?:, [a-z]{3,})*)(?:,? and |, )□/g),
    ...rest.matchAll(
      /(?:avoid|no|don't use|do not use|never use|without|use|ban|remove|cut|skip)(?: any)? (?<part>[a-z][a-z' -]{2,30}?)(?=(?:, [a-z' -]{2,30}){0,4},? ?(?:and |or |, )□)/g,
    ),
  ].map(({ groups }) => (groups?.['part'] ?? '').trim());
  return parts.some(
    (part) =>
      part !== '' && part.split(' ').length <= 3 && !NO_THING.test(part) && placesIn(part).length === 0,
  );
}
