import { readAsked } from '../generate/asked.ts';
import { PROGRAMS } from './command-spans.ts';

/** What is said in a chat, and tells nothing. */
export const SMALL_TALK =
  /^(?:(?:ok(?:ay)?|great|cool|thanks|thx|thank you|nice|perfect|sure|right|hm+|so|and|but|well|hi(?: all| everyone)?|hey|hello|guys|folks|agreed|exactly|good point|makes sense|sounds good|done|will do|on it|lol|np|\+1)\b[,.!:]?\s*)+/i;
const ASKS_FOR_PAGE =
  /\b(?:turns?|makes?|writes?|puts?|documents?|drafts?)\b[^?.]*\b(?:page|docs?|document|adr|faq|guide|runbook|readme|how-?to|article|policy|this|it)\b[^?.]*[?.]?$/i;
/** Longest message that asks for a page, in UTF-16 code units. */
const LONGEST = 300;
/** Whether a message asks that somebody writes the page. */
export function asksForPage(text: string): boolean {
  if (text.length > LONGEST) return false;
  const { asks, kind } = readAsked(text);
  return ASKS_FOR_PAGE.test(text) || (asks && kind !== undefined);
}
export const WHY_ASKED =
  / (?:lol|haha|:-?\))(?=[?.!]?$)|,? (?:(?:new |all the )?(?:people|users|customers|hires|joiners|folks)|everyone|everybody|support|we) (?:keeps? |always |all )*(?:ask|asks|asking|wonder|get asked|want to know)\b[^.?]*/i;

/** "Slack, #arch": where the chat was. */
export const CHANNEL =
  /^\[(?:slack|teams|discord|chat)[^\]]*\]$|^(?:slack|teams|discord|irc|zoom|chat|thread|log|channel)?[\s,:]*(?:#[\w-]+|chat|thread|log|channel)?(?:,? .{0,3}\d.*)?$/i;

/** A message as a sentence. */
export function sentence(text: string): string {
  // The name of a program keeps its small letter.
  const isWord = !PROGRAMS.test(/^\S*/.exec(text.trim())?.[0] ?? '');
  const whole = text
    .trim()
    .replace(/^\p{Ll}(?=\p{Ll}*[ ,'’.!?]|$)/u, (letter) => (isWord ? letter.toUpperCase() : letter));
  return /[.!?:]["”')]?$/.test(whole) ? whole : `${whole.replace(/[,;]$/, '')}.`;
}
