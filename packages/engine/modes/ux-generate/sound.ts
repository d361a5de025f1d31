import { classesOf } from '../../spelling/function-words.ts';
import { ADJECTIVE, NOUN, PAST, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { stem } from '../reading/words.ts';
import type { MadeString, StringSet } from './types.ts';

/** What only those say who make a product: its parts, its people, and what they want of a writer. */
const OF_MAKERS =
  /\b(?:micro-?copy|ctas?|modals?|snackbars?|empty states?|(?:the|an?|our|when|if|for|by|to) users?|users? (?:should|can|may|needs?|must|will|who|has|is)|should be (?:able|shown|clear|visible)|each with|we(?:['’]re| are) (?:adding|building|designing)|(?:i|we) (?:need|want)|as (?:json|yaml)|keys? under|(?:success|error|validation) (?:message|state|text)s?|(?:screen|page|step|dialog|banner|toast|message|button|tooltip|text|copy) (?:says|shows|tells|should|must|goes|opens|links|appears)|helper text|one-liners?|todo|tbd|etc)\b/i;
/** Ends where something was to follow. */
const CUT_OFF =
  /\b(?:the|an?|and|or|but|with|of|their|our|your|its|because|when|if|than|as|unders)[.?!:…]?$/i;
const DOUBLED = /\b(\p{L}{2,}) \1\b(?! (?:is|was))/iu;
/** A phrase that asks nothing, and a title that says a thing twice. */
const BROKEN = /^(?:for|of|in|on|at|with|by) [^.!]*\?$|^(\p{L}+) \p{L}+ \1$/iu;
const OURS = /^(?:(?:your|no|these|this) )?our\b/i;
const ASKING =
  /^(?:(?:what|why|how|when|where|who|which|is|are|was|did|do|does|can|could|will|have|has|already|need|not|new|still|ready|sure|forgot|lost|no|want|having|trouble|don['’]t)\b|[“"{])/i;
/** Labels name or order; a condition in one is of its request. */
const OF_LABEL =
  /(?:title|label|confirm|cancel|action\d*|next|submit)$|^(?:button|tooltip|field|control|label|page)\.\p{L}+$/u;

/** Of the person alone who reads them. */
const OF_PARTS = /^(?:field|button|control|label|toast|tooltip|step|permission)\b/;

/** Whether a string can stand on a screen: it speaks to its reader, is whole, and says nothing of the request it was made for. */
function isSound({ key, text }: MadeString): boolean {
  const said = text.replace(/\[VERIFY\].*$/s, '').trim();
  if (said === '') return true;
  const opens = (said.match(/[(“[{]/g) ?? []).length;
  const closes = (said.match(/[)”\]}]/g) ?? []).length;
  return (
    !/^(?:what|why|how|by when|where|whether)\b[^?]*\.$/i.test(said) &&
    opens === closes &&
    !OF_MAKERS.test(said) &&
    !CUT_OFF.test(said) &&
    !DOUBLED.test(said) &&
    !OURS.test(said) &&
    !/\b(?:is|are|was|were) (?:failed|happened|occurred|arrived|succeeded|appeared)\b/i.test(said) &&
    !(key.startsWith('button') && isDone(said)) &&
    !(
      key.startsWith('toast') && /^when |^(?:that|this|those|which|it) (?:is|are|was|has|have)\b/i.test(said)
    ) &&
    !BROKEN.test(said) &&
    (!OF_PARTS.test(key) || !/\b(?:they|them|their)\b/i.test(said)) &&
    (!OF_LABEL.test(key) || !/\S (?:when|if|after|before) (?:the|an?|there|they|it|people)\b/i.test(said)) &&
    (!/^[^.!]{3,}\?$/.test(said) || ASKING.test(said) || isDeedAsked(said))
  );
}

/** A string without its sentences that can't stand on a screen; undefined where none is left. */
export function soundPart(one: MadeString): MadeString | undefined {
  if (isSound(one)) return one;
  const sentences = one.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const kept = sentences.filter((text) => isSound({ ...one, text }));
  return sentences.length > 1 && kept.length > 0 ? { ...one, text: kept.join(' ') } : undefined;
}

/** "Sent a confirmation" says what was done, and a button does it. */
function isDone(label: string): boolean {
  const [first = '', second = ''] = label.toLowerCase().split(' ');
  const parts = partsOf(first);
  return second !== '' && (parts & PAST) !== 0 && (parts & (VERB | NOUN | ADJECTIVE)) === 0;
}

/** "Delete this file?" asks about a deed, "Our invoices page?" about nothing. */
const isDeedAsked = (said: string): boolean =>
  !/\b(?:page|screen|state|dialog|banner|toast|message)\?$/i.test(said);

/** Words of a request that say nothing of its matter. */
const ASKED =
  /^(?:show|display|need|want|write|give|use|add|include|make|should|would|could|please|user|people|person|customer|they|them|text|copy|string|message|label|title|body|button|dialog|modal|toast|banner|error|tooltip|state|empty|page|screen|form|field|setting|toggle|help|description|section|step|app|when|after|before|each|every|short|primary|secondary|also|just|only|able|undone|irreversible|permanent|here|there|feature|new|currently|context|designer|team|success|link)$/i;

/** The words of a text that say what it is about, each as it is counted. */
const matterOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .filter((word) => (word.length > 3 || /\d/.test(word)) && classesOf(word.toLowerCase()) === 0)
    .map(stem)
    .filter((word) => !ASKED.test(word));

/** How much a text has of another one by its first letters: "retry" is in "retries", "expire" in "expires"; 0 to 1. */
const ROOT = 5;
export function shareOf(text: string, others: string): number {
  const words = matterOf(text);
  if (words.length === 0) return 1;
  const said = new Set(matterOf(others).map((word) => word.slice(0, ROOT)));
  return words.filter((word) => said.has(word.slice(0, ROOT))).length / words.length;
}

/** Less of a sentence in the strings, and nobody has read it. */
export const READ = 0.5;

/** All that sets say, with the words of their keys. */
export const wordsIn = (sets: readonly StringSet[]): string =>
  sets
    .flatMap(({ title, strings }) => [
      title,
      ...strings.flatMap(({ key, text, use }) => [key.replace(/(?<=\p{Ll})(?=\p{Lu})|\./gu, ' '), text, use]),
    ])
    .join(' ');
