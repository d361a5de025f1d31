import { cutAt } from '../brief/cut.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { addressed, sentenceOf } from './told.ts';

/** A text that the request gives for a place by name: "Title: Delete this file?". */
export interface Slot {
  /** "title", "body", "button", or as the request calls it. */
  readonly place: string;
  readonly text: string;
  readonly whole: string;
}

export const SLOT =
  /^(?<place>title|heading|headline|header|subject(?: line)?|body(?: text| copy)?|text|message|subtitle|sub-?head(?:ing)?|description|(?:primary|secondary|main|confirm|cancel)(?: (?:button|action|cta))?|cta|button|submit|placeholder)(?: (?:button|text|copy|label))?\s*(?::|=|[-–—](?= ))\s*(?<text>\S.*)$/i;

export const TELLS_WHAT =
  /^(?:explain|say|mention|tell|should|something|one (?:line|sentence)|short|max|tbd|todo|about|what|why|how|that|including|remind|warn|describe|clarify|make|let|ask|use|keep)\b/i;

const asTold = (text: string, _: number, all: readonly string[]): string =>
  all.length === 1 ? capitalized(text) : (sentenceOf(text) ?? asSentence(text));

/** The texts behind the name of a place; none where only what they should say stands there. */
export function slotsOf(place: string, given: string, whole: string): readonly Slot[] {
  const bare = given.trim();
  if (TELLS_WHAT.test(bare)) return [];
  const unquoted = bare.replace(/^"([^"]*)"[.]?$/, '$1');
  if (/^(?:primary|secondary|main|confirm|cancel|cta|button|submit)/i.test(place))
    return cutAt(bare, /\s*,\s+|\s+\/\s+|\s*\|\s*/).map((one) => ({
      place: 'button',
      text: one
        .replace(/^(?:primary|secondary|main|cancel|confirm)(?: (?:button|cta|action))?:\s+/i, '')
        .replace(/^"|"?\.?$/g, ''),
      whole,
    }));
  if (/^placeholder/i.test(place)) return [{ place: 'placeholder', text: unquoted, whole }];
  const text = unquoted === bare ? cutAt(addressed(bare), /;\s+/).map(asTold).join(' ') : unquoted;
  return [{ place: /^(?:title|head|subject)/i.test(place) ? 'title' : 'body', text, whole }];
}
