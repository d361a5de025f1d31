import { readAsked } from '../generate/asked.ts';
import { toSecondPerson } from '../generate/readers.ts';

/** Why the page is asked for: "People keep asking:", "We get a lot of tickets about this." */
const OCCASION =
  /^(?:(?:people|users|customers|everyone|everybody|they|we|colleagues) (?:(?:keep|always|often|constantly|all) )*(?:ask|asks|asking)(?: us| me)?(?: (?:about )?(?:this|these|the same(?: things?| questions?)?))?(?: (?:all the time|again and again|every (?:day|week)))?)\s*[:.!]\s*/i;
/** "New customers mix these up all the time": why it must be explained. */
const CONFUSED =
  /^[\w ]{3,40} (?:(?:keep|always|often) )*(?:mix(?:es|ing)? (?:these|them|the two|both|it) up|confus(?:es?|ing) (?:these|them|the two|both)|(?:is|are|gets?) (?:often )?confused)\b[^.]{0,30}\.?$/i;
/** "New users sign up and don't know what to do": why a page is wanted, and nothing that it tells. */
const AT_A_LOSS =
  /^(?:(?:new |our |many |most |some )*(?:users|customers|people|hires|joiners|colleagues|everyone|everybody)|they)\b[^.?!]*\b(?:do(?:es)?n['’]t|do not|never|no one) (?:know|understand|find) (?:what|how|where|why|which|it|this|that)\b[^.?!]*[.!]?$/i;
const PAGE_THAT =
  /^(?:we|i) (?:want|need|would like|['’]d like) an? (?:[\w-]+ )?(tutorial|how-to|guide|page|article|quickstart|runbook|faq|reference) (?:that|which) (\p{Ll}+s .+)$/isu;
/** "As promised, here's the reasoning so Priya can write it up." */
const HANDS_OVER =
  /^[^.:]{3,60}\b(?:sent|gave|wrote|collected) (?:(?:me|us) )?(?:these|this|the following)\b[^.]*\.?$|^[^.:]{3,60}?\b(?:asks?|asked|wants?|needs?) (?:for )?an? (?:page|article|guide|docs?|how-to|faq|runbook)\b[^.]*\.?$|^(?:as (?:promised|discussed|agreed|requested),? )?here(?:['’]s| is| are) (?:the|my|our|some|what)\b[^.:]{0,100}[.:]?$/i;
/** "Can you write that up nicely for the help center?" */
const WRITES_UP =
  /^(?:(?:can|could|would|will) (?:you|someone)|please)(?: please)? (?:write|put|turn|make) (?:this|that|it|these)\b[^.]*[.?!]?$/i;
/** "(finally!!)": how somebody feels about it. */
const FEELING = /\s*\((?:finally|yay|woo+(?:hoo)?|phew|hooray|sorry|ugh|lol|haha)\b[ !.]*\)/gi;
/** "Mention that the file can be 10 MB": what the page tells, and not its reader. */
const MENTIONS =
  /^(?:(?:please|also|and|don['’]t forget to|remember to) )*(?:mention|point out|stress|emphasi[sz]e)(?: that)? (?=\S)/i;
/** "We need a runbook", "can you write this up": a page is asked for, and nothing is told. */
const ASKS =
  /^(?:[^,.:;]*?,? )?(?:(?:we|i) (?:really )?(?:need|want|would like|['’]d like|should have)|(?:can|could|would) (?:you|someone|somebody)|please|need (?:this|that|it) as)\b/i;

/** "Legal says: …": who told it. */
const SAID_BY =
  /^(?:legal|marketing|support|sales|finance|security|product|engineering|the \p{L}+ team|\p{Lu}\p{Ll}+(?= (?:said|says|mentioned|noted|added|pointed out) that)) (?:says?|mentioned|noted|added|pointed out|said|answered|wrote)(?::| that) (?=\S)/iu;

/** "Three common problems.", "Here are the facts:": a list follows, and nothing is told. */
export const LEADS_IN =
  /^(?:(?:here|that)(?:['’]s| is) (?:what|all(?: that)?) (?:i|we) (?:know|have|wrote down|got)|(?:here (?:are|is|come) |these are |some |(?:two|three|four|five|six|\d+) |the (?:most )?)?(?:(?:facts|notes|details|basics|info)(?: (?:are|so far))?|(?:what|how) and (?:why|how)|(?:common|typical|frequent|known|usual) (?:problems|issues|errors|questions|cases|suspects|causes|reasons)))(?: so far)?[.:]$/i;

/** A note without what its writer says to whoever writes the page; empty where it says no more. */
export function withoutTalk(note: string): string {
  const said = note
    .replace(OCCASION, '')
    .replace(SAID_BY, '')
    .replace(MENTIONS, '')
    .replace(FEELING, '')
    .replace(/!{2,}/g, '!');
  if (WRITES_UP.test(said) || CONFUSED.test(said) || HANDS_OVER.test(said) || AT_A_LOSS.test(said)) return '';
  // "We want a tutorial that takes them from zero to a chart": what the page does.
  const [wanted = '', kind = '', does = ''] = PAGE_THAT.exec(said) ?? [];
  if (wanted !== '') return toSecondPerson(`This ${kind.toLowerCase()} ${does}`);
  const [lead = ''] = ASKS.exec(said) ?? [];
  const asked =
    lead === '' ? undefined : readAsked(said.slice(said.search(/\b(?:we|i|can|could|would|please|need)\b/i)));
  return asked?.asks && asked.kind !== undefined && asked.subject.split(' ').length < 3 ? '' : said;
}
