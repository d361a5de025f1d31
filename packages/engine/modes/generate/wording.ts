import type { ContentType } from '../reading/content-type.ts';
import { spellOut } from '../expand/shorthand.ts';
import { asSentence, withCode } from './sentences.ts';
import { IMPERATIVE } from './signs.ts';

/** A question, and not "wind > 22 m/s?". */
export const ASKS =
  /^(?:who|what|when|where|why|how|is|are|was|can|could|do|does|did|will|would|should|may|must|which|has|have)\b/i;

/** "wind > 22 m/s? stow the dish" as a condition; "`acu status` -> must read ENABLED" as a command and what it shows. */
function inWords(text: string): string {
  const [, condition, then = ''] = /^([^?]{3,70})\?\s+(\S.*)$/s.exec(text) ?? [];
  const said =
    condition && !ASKS.test(condition) && !/^["“]/.test(condition)
      ? `If ${condition.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}, ${then}`
      : text;
  return spellOut(said.replace(/^(`[^`]+`)\s*(?:->|=>|→)\s*/, 'Run $1: '));
}

/** A whole sentence that speaks to the reader; one that ends in a colon leads in what follows. */
export function toFact(text: string, type?: ContentType): string {
  const bare = text.replace(/^(?:basically|so|well|also|oh,? and|btw),? (?=\p{L})/iu, '');
  return asSentence(withCode(inWords(toReader(atPlace(bare), type))));
}

/** "In Slack type" with a comma after the place. */
function atPlace(text: string): string {
  const [, place = '', action = ''] = /^[Ii]n (\p{Lu}[\w.]*) (\p{Ll}.*)$/su.exec(text) ?? [];
  return IMPERATIVE.test(action) ? `In ${place}, ${action}` : text;
}

/** Prompts speak of the readers, pages to them: "They need Python" is "You need Python" there. */
function toReader(text: string, type?: ContentType): string {
  const said = type === 'tutorial' ? text.replace(/^we (?:will )?use (?=\S)/i, 'You need ') : text;
  return said
    .replace(
      /^(?:they|(?:the |our )?(?:readers?|learners?|users?|people)) (?:will )?needs? (?=\S)/i,
      'You need ',
    )
    .replace(/^(?:they|(?:the |our )?(?:readers?|learners?)) (?:will )?learns? (?=\S)/i, 'You learn ')
    .replace(/^takes (?=about|around|up to|only|\d)/i, 'This takes ');
}
