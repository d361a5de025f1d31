/** Whether a rule asks for something, asks to leave it out, or neither shows. */
export type Polarity = 'for' | 'against' | 'unclear';

const AGAINST_BEFORE =
  /\b(?:don't|do not|never|not|no|avoid\w*|without|stop|refrain|ban|banned|remove|skip|drop|omit|forbid\w*|prohibit\w*|minimi[sz]e|limit|reduce|instead of|rather than|over|zero|eliminate|cut|replace|less|fewer|can't|cannot|shouldn't|mustn't|isn't|aren't|steer clear of|stay away from|free of|watch for|fix|flag|spell out)\b(?! only\b)/g;
const FOR_BEFORE =
  /\b(?:use|write|prefer|always|include|add|choose|favou?r|apply|keep|require|want|adopt|follow|put|set|stick to|should be|must be|be)\b/g;
const AGAINST_AFTER =
  /^[^.;:]{0,24}?\b(?:(?:are|is) (?:not allowed|not permitted|not used|not welcome|not|never|banned|forbidden|prohibited|off limits|disallowed|discouraged|unprofessional)|aren't|isn't|should(?:n't| not| never| be avoided)|must(?:n't| not| never)|may not|can't|cannot|don't belong|to avoid|not allowed|forbidden|prohibited|banned|has no place|have no place)\b/;
const PERMISSIVE =
  /\b(?:sparingly|(?:is|are|it's) (?:ok|okay|fine|allowed|acceptable|welcome|encouraged|permitted|good)|feel free|you (?:may|can) (?:use|write)|may be used|can be used|we like|we love|don't (?:avoid|worry|be afraid)|do not (?:avoid|worry)|no need to avoid|never avoid|where it helps|in moderation|occasionally|unless|except|only (?:when|if|where|for|in)|optional|at least one|up to (?:one|two|\d+))\b/;

/** What follows the name of a thing, without the verdict on it: "… are not allowed". */
export function withoutVerdict(rest: string): string {
  return rest.replace(AGAINST_AFTER, '');
}

/** Whether a sentence allows, restricts to a case or makes an exception: nothing that a check could decide. */
export function isPermissive(sentence: string): boolean {
  return PERMISSIVE.test(sentence);
}

/** What a text says about the thing named from `start` to `end`. */
export function polarityAt(text: string, start: number, end: number): Polarity {
  const before = clauseBefore(text.slice(0, start));
  const named = text.slice(start, end);
  if (AGAINST_AFTER.test(text.slice(end)) || lastIndex(AGAINST_BEFORE, named) >= 0) return 'against';
  const [against, asked] = [lastIndex(AGAINST_BEFORE, before), lastIndex(FOR_BEFORE, before)];
  if (against < 0 && asked < 0) return 'unclear';
  // "Don't use X": what is asked for stands under the negation. "Use Y, not X": the later word decides.
  if (against < 0) return 'for';
  if (asked > against && /\b(?:but|instead)\b|[,:—–]/.test(before.slice(against, asked))) return 'for';
  return 'against';
}

function clauseBefore(text: string): string {
  const ends = [...text.matchAll(/[.!?;](?=\s)/g)];
  return text.slice((ends.at(-1)?.index ?? -1) + 1);
}

function lastIndex(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
