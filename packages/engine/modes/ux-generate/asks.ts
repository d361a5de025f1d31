import { isImperative } from '../generate/signs.ts';
import { valuesIn } from './values.ts';
import { cutAt, outside } from '../brief/cut.ts';
import { ACTIONS } from './actions.ts';
import { isKnownField } from './fields.ts';
import { type Kind, nounsIn } from './kinds.ts';
import { type Ask, asAsk, clean, hasVerb, headNoun } from './pieces.ts';

/** Parts that every text of its kind has. */
export const BARE_PART =
  /^(?:and |an? |the |its |short |one |two |2 |three |3 |\d+ )*(?:(?:input|field|form) labels?|title|subject(?: line)?|sentence|line|body|text|copy|confirm|cancel|submit|ok|label|button|buttons|subtitle|heading|headline|message|description|(?:primary|secondary|main|confirm|cancel)(?: (?:button|action|cta))?|cta|ctas|(?:body|helper|help|button)(?: (?:text|copy|labels?))|(?:one|two|three|\d+)[- ]line descriptions?|(?:options?|buttons?|fields?|toggles?))s?(?: and (?:one-line |short )?(?:title|body|label|description|button|helper text|text)s?)*(?: (?:for|of|in|per) (?:each|every|all|the|both|those|these|it|them)\b[^,]*)?$/i;

/** "Title, one line, and a button for each": only parts. */
export const areParts = (text: string): boolean => {
  const bare = text.replace(/[.,;:]$/, '');
  const ofEach = bare.replace(/ (?:for|per|in|of|with) (?:each|every|all|them|it)\b[^,]*$/i, '');
  return cutAt(ofEach, /\s*,\s+|\s+\+\s+|\s+and\s+/).every(
    (part) => BARE_PART.test(part) || (ofEach !== bare && PART_OF_EACH.test(part)),
  );
};
const PART_OF_EACH =
  /^(?:and )?(?:short )?(?:placeholders?|help(?:er)?(?: texts?)?|hints?|(?:validation |inline )?errors?(?: messages?)?)(?: (?:where|if|when) \p{L}+)?$/iu;

/** What only buttons say. */
export const isLabel = (text: string): boolean =>
  /^(?:ok(?:ay)?|yes|no|got it|not now|(?:maybe )?later|next|back|done|finish|skip|retry|undo|cancel|close|continue|dismiss|learn more|submit|save|send|apply|(?:accept|reject|allow|deny|decline|agree|disagree|manage|try|view|see|keep|discard|upgrade|contact|confirm|stay|sign (?:in|out|up))\b(?: \p{L}+){0,3})$/iu.test(
    text,
  );

export const isVerbFirst = (item: string): boolean =>
  ACTIONS.some(({ verb }) => item.toLowerCase().startsWith(`${verb} `));

/** What people can do then: "Try again in 60 seconds". */
export const isNextStep = (inside: string): boolean =>
  (isImperative(inside) && !IS_SO.test(inside)) || /^(?:try|wait|retry)\b/i.test(inside);
/** "Name already taken": what happened to a noun that may be a verb too. */
const IS_SO =
  /^\p{L}+ (?:(?:already|no longer|not|too|is|was|has)\s(?!to\b)|(?:invalid|missing|empty|taken|required|wrong)$)/iu;

/** "Toasts for locking and unlocking", "labels for Standard shipping and Express shipping": two of the kind; undefined for anything else. */
function pairOf(text: string): readonly Ask[] | undefined {
  const [, plural = '', one = '', other = ''] =
    /^(\p{L}[\p{L} ]{2,30}s) (?:for|after|on) (?:the )?((?:\p{Ll}+ing|\p{Lu}\w+(?: \p{L}+)?|"[^"]+"))(?: and | or | ?\/ ?)((?:\p{Ll}+ing|\p{Lu}\w+(?: \p{L}+)?|"[^"]+"))\.?$/u.exec(
      text,
    ) ?? [];
  const noun = plural === '' ? undefined : headNoun(plural);
  if (!noun) return undefined;
  const names = [one, other].map((name) => name.replace(/"/g, ''));
  const kind = /labels?$/i.test(noun.text) && !names.some(isKnownField) ? 'label' : noun.kind;
  return names.map((name) => ({ ...asAsk(name, kind), whole: text }));
}

/** What a screen shows instead of what it holds, by its name alone. */
export const shownAs = (item: string): Kind | undefined =>
  /^(?:loading|searching|saving|sending)(?: \p{L}+)?$/iu.test(item)
    ? 'state'
    : /^(?:empty|no (?:search )?(?:results|matches))$/i.test(item)
      ? 'empty'
      : /^(?:\p{L}+ )?(?:fail(?:ed|s|ure)|error)$/iu.test(item)
        ? 'error'
        : /^(?:success|done)$/i.test(item)
          ? 'toast'
          : undefined;

/** "Toasts for a board - card moved, card archived", "errors for a form (name missing, card declined)": with a colon before its list; undefined where there is none. */
export function listIn(text: string): string | undefined {
  const [, head = '', list = ''] =
    /^([^:(]{4,70}?)\s+(?:[-–—]\s+([^:]*,[^:]*)|\(([^()]*,[^()]*)\)\.?)$/
      .exec(text)
      ?.flatMap((group) => group ?? []) ?? [];
  const { types, size } = valuesIn(list);
  // What files may be is no list of texts.
  if (types ?? size) return undefined;
  // "The button in all of its states (idle, …)"
  const last = nounsIn(head).at(-1);
  if (last?.kind === 'state' && last.end === head.length && headNoun(head) !== last)
    return `${last.text}: ${list}`;
  const noun = headNoun(head);
  return noun && /s$/.test(noun.text) && noun.kind !== 'field' && noun.kind !== 'control'
    ? `${head}: ${list}`
    : undefined;
}

/** "Loading, empty and error states": what stands before a plural is of its kind each. */
export function ofSeveral(text: string): readonly Ask[] | undefined {
  const pair = pairOf(text);
  if (pair) return pair;
  const noun = nounsIn(outside(text))[0];
  if (!noun || !/s$/.test(noun.text)) return undefined;
  // "Upload widget: idle and done states"
  const [, head = '', before = ''] = /^(?:([^:]*):)?\s*(.*)$/s.exec(text.slice(0, noun.start).trim()) ?? [];
  const own = /^(error|loading|empty|success|progress) states$/i.exec(noun.text)?.[1] ?? '';
  const kind = own === '' ? noun.kind : 'state';
  const items = cutAt(`${before} ${own}`.trim(), /\s*,\s+(?:(?:and|or) )?|\s+(?:and|or|&|\+)\s+|\s+\/\s+/);
  if (
    items.length < 2 ||
    items.some(
      (item) => BARE_PART.test(item) || item.startsWith('{') || item.split(' ').length > 4 || hasVerb(item),
    )
  )
    return undefined;
  const context = [clean(head), clean(text.slice(noun.end))].filter(Boolean).join(' ');
  return items.map((item) => ({
    ...asAsk(item, kind, undefined, context),
    noun: noun.text.toLowerCase(),
    whole: `${item} ${noun.text}`,
  }));
}
