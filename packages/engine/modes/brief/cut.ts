import { isImperative } from '../generate/signs.ts';
import { beginsStep } from './steps.ts';

/** Brackets, and what closes each. */
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const QUOTED = /`[^`\n]*`|"[^"\n]{0,300}"|“[^”\n]{0,300}”/g;

/**
 * A text whose brackets, quotes and code show nothing of what they hold, so that a pattern finds only what stands outside
 * of them; as long as the text, in UTF-16 code units.
 */
export function outside(text: string): string {
  const shown = text.replace(
    QUOTED,
    (quote) => quote.charAt(0) + '_'.repeat(quote.length - 2) + quote.at(-1),
  );
  const open: { readonly closing: string; readonly from: number }[] = [];
  const held: (readonly [from: number, to: number])[] = [];
  for (let index = 0; index < shown.length; index += 1) {
    const mark = shown.charAt(index);
    const closing = CLOSING[mark];
    if (closing !== undefined) open.push({ closing, from: index + 1 });
    // A bracket that nothing opens, as in "a) first", closes nothing.
    else if (mark === open.at(-1)?.closing) {
      const { from } = open.pop() ?? { from: index };
      if (open.length === 0) held.push([from, index]);
    }
  }
  let bare = '';
  let reached = 0;
  for (const [from, to] of held) {
    bare += shown.slice(reached, from) + '_'.repeat(to - from);
    reached = to;
  }
  return bare + shown.slice(reached);
}

/** A text cut where a pattern matches outside of brackets, quotes and code; pieces without space around, none of them empty. */
export function cutAt(text: string, separator: RegExp): string[] {
  if (!separator.test(text)) return text.trim() === '' ? [] : [text.trim()];
  const bare = outside(text);
  const pieces: string[] = [];
  let reached = 0;
  for (const { index, 0: mark } of bare.matchAll(
    new RegExp(separator, `${separator.flags.replace('g', '')}g`),
  )) {
    pieces.push(text.slice(reached, index));
    reached = index + mark.length;
  }
  return [...pieces, text.slice(reached)].map((piece) => piece.trim()).filter(Boolean);
}

/** Longer texts are no lists; in UTF-16 code units. */
const LONGEST = 5000;
const SEMICOLONS = /;\s+(?:(?:and|or)\s+)?/;
const COMMAS = /,\s+(?:(?:and|or)\s+)?/;
const LAST = /\s+(?:and|or)(?:\s+then)?\s+/;
/** Goes on with the piece before it. */
const CONTINUES =
  /^(?:use \S+(?: instead)?$|which|who|whose|so|but|because|since|as|not|if not|no longer|even|including|e\.g|i\.e|such as|where|unless|until|otherwise|instead|depending|too|etc)\b/i;
/** 'then "Offer swap"': a label to press. */
const LABEL = /^["“][^"“”]{1,40}["”]$/;
/** "what happened, who is affected": each a question. */
const ASKS = /^(?:what|who|how|why|when|where)\b/i;
const CONDITION = /^(?:if|when|once|after|before|while|for|in|on|with)\b/i;

/**
 * The items of a list in one line: at semicolons where it has them, else at commas and the last "and"; a condition stays with
 * what it is for, and what goes on with an item stays with that.
 */
export function cutItems(list: string): readonly string[] {
  const text = list.trim().replace(/[.;]$/, '');
  if (text.length > LONGEST) return [text];
  const bySemicolon = cutAt(text, SEMICOLONS);
  const items: string[] = [];
  for (const piece of bySemicolon.length > 1 ? bySemicolon : cutAt(text, COMMAS)) {
    const last = items.at(-1);
    const isOpen = last !== undefined && /^(?:if|when|once)\b/i.test(last) && !last.includes(',');
    const [, then = piece] = /^then (.+)$/is.exec(piece) ?? [];
    // "first within an hour, then every day" is one; "press Save, then close it" are two.
    // What begins with a capital inside of a sentence is the name of a button, unless it can only be an order.
    const goesOn =
      then === piece
        ? CONTINUES.test(piece) && !ASKS.test(items[0] ?? '')
        : !(/^\p{Lu}/u.test(then) ? isImperative(then) : LABEL.test(then) || beginsStep(then));
    if (last !== undefined && (goesOn || isOpen)) items[items.length - 1] = `${last}, ${piece}`;
    else items.push(then);
  }
  return items;
}

/** As `cutItems`, with names that "and" alone joins apart: "email and push". */
export function cutNames(list: string): readonly string[] {
  const items = cutItems(list);
  const last = items.at(-1) ?? '';
  return CONDITION.test(last) ? items : [...items.slice(0, -1), ...cutAt(last, LAST)];
}
