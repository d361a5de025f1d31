import { valuesIn } from './values.ts';
import { cutAt, outside } from '../brief/cut.ts';
import { isImperative } from '../generate/signs.ts';
import { ACTIONS } from './actions.ts';
import { isMessage } from './effects.ts';
import { isKnownField } from './fields.ts';
import { type Kind, type Noun, nounsIn } from './kinds.ts';
import {
  type Ask,
  type Governor,
  HOLDS,
  asAsk,
  clean,
  hasVerb,
  headNoun,
  isPlural,
  isRule,
  nounOf,
} from './pieces.ts';

/** Parts that every text of its kind has. */
export const BARE_PART =
  /^(?:and |an? |the |its |short |one |two |2 |three |3 |\d+ )*(?:(?:input|field|form) labels?|title|subject(?: line)?|sentence|line|body|text|copy|confirm|cancel|ok|label|button|buttons|subtitle|heading|headline|message|description|(?:primary|secondary|main|confirm|cancel)(?: (?:button|action|cta))?|cta|ctas|(?:body|helper|help|button)(?: (?:text|copy|labels?))|(?:one|two|three|\d+)[- ]line descriptions?|(?:options?|buttons?|fields?|toggles?))s?(?: and (?:one-line |short )?(?:title|body|label|description|button|helper text|text)s?)*(?: (?:for|of|in|per) (?:each|every|all|the|both|those|these|it|them)\b[^,]*)?$/i;

/** "Title, one line, and a button for each": only parts. */
export const areParts = (text: string): boolean =>
  cutAt(text.replace(/[.,;:]$/, ''), /\s*,\s+|\s+\+\s+/).every((part) => BARE_PART.test(part));

/** What only buttons say. */
export const isLabel = (text: string): boolean =>
  /^(?:ok(?:ay)?|yes|no|got it|not now|(?:maybe )?later|next|back|done|finish|skip|retry|undo|cancel|close|continue|dismiss|learn more|submit|save|send|apply|(?:accept|reject|allow|deny|decline|agree|disagree|manage|try|view|see|keep|discard|upgrade|contact|confirm|stay|sign (?:in|out|up))\b(?: \p{L}+){0,3})$/iu.test(
    text,
  );

export const isVerbFirst = (item: string): boolean =>
  ACTIONS.some(({ verb }) => item.toLowerCase().startsWith(`${verb} `));

/** The asks of a list whose head says what they are; what fits nowhere is a fact. */
export function readList(list: string, governor: Governor | undefined): { asks: Ask[]; rest: string[] } {
  const asks: Ask[] = [];
  const rest: string[] = [];
  const items = cutAt(
    list.trim().replace(/[.;]$/, ''),
    /;\s+(?:and |or |plus )?|,\s+(?:(?:and|or|plus)\s+)?|\s+plus\s+(?:an? )?|\s+\+\s+/,
  )
    .flatMap((item, at, all) =>
      at === all.length - 1 || nounsIn(outside(item)).length > 1
        ? cutLast(item, governor !== undefined && (!HOLDS.has(governor.kind) || isPlural(governor)))
        : [item],
    )
    .map((item, at, all) => {
      // "Tooltip + aria label for the icon": both are for it.
      const tail = /\s(?:for|of) .+$/i.exec(all[at + 1] ?? '')?.[0] ?? '';
      const noun = nounsIn(item)[0];
      return governor === undefined &&
        tail !== '' &&
        noun?.start === 0 &&
        noun.end === item.length &&
        !/s$/.test(item) &&
        nounsIn(all[at + 1] ?? '')[0]?.start === 0
        ? item + tail
        : item;
    });
  const split =
    governor?.kind === 'option' || governor?.kind === 'label' || governor?.kind === 'button'
      ? items.flatMap((item) => cutAt(item, /\s+\/\s+|\s*\|\s*/))
      : items;
  const context = governor?.said ?? '';
  let last =
    governor && governor.kind !== 'dialog' && (governor.kind !== 'page' || isPlural(governor))
      ? governor.kind
      : undefined;
  let isFree = last === undefined;
  for (const item of split) {
    const previous = asks.at(-1);
    if (
      previous &&
      (/^with /i.test(item) ||
        (previous.kind === 'error' && /^(?:then )?(?:locked|blocked|wait|retry) /i.test(item)) ||
        (previous.kind === 'field' && isRule(item)))
    ) {
      asks[asks.length - 1] = {
        ...previous,
        inside: [previous.inside, item.replace(/^with /i, '')].filter(Boolean).join('; '),
        whole: `${previous.whole}, ${item}`,
      };
      continue;
    }
    if (previous && /^(?:another )?one (?:for|when|if) /i.test(item)) {
      asks.push(asAsk(item.replace(/^(?:another )?one /i, ''), previous.kind));
      continue;
    }
    if (
      isLabel(item) &&
      (governor?.kind === 'field' ||
        (governor && HOLDS.has(governor.kind) && !isPlural(governor) && governor.kind !== 'onboarding'))
    ) {
      asks.push(asAsk(item, 'button'));
      continue;
    }
    if (previous && /^(?:reason|because|since)\b[: ]/i.test(item)) {
      asks[asks.length - 1] = {
        ...previous,
        inside: item.replace(/^\w+\W+/, ''),
        whole: `${previous.whole}, ${item}`,
      };
      continue;
    }
    const shown = governor === undefined || HOLDS.has(governor.kind) ? shownAs(item) : undefined;
    if (shown && last !== 'error' && last !== 'toast') {
      asks.push(asAsk(item, shown, undefined, context));
      continue;
    }
    // "Email" among errors is a field, and no message; "print a page" a step, and no page.
    const isStep = governor?.kind === 'onboarding' && isImperative(item);
    if (isStep || (last === 'error' && isKnownField(item))) {
      asks.push(asAsk(item, isStep ? 'onboarding' : 'error'));
      continue;
    }
    // "Email" in a form is no message.
    if (
      (last === 'field' && !isFree && isKnownField(item)) ||
      (governor?.kind === 'page' && isKnownField(item.replace(/ \([^()]*\)$/, '')))
    ) {
      asks.push(asAsk(item, 'field'));
      continue;
    }
    if (BARE_PART.test(item) && (governor === undefined || HOLDS.has(governor.kind))) continue;
    const several = ofSeveral(item);
    if (several) {
      asks.push(...several);
      continue;
    }
    const [, quoted = ''] = /^"([^"]+)" \p{L}+$/u.exec(item) ?? [];
    if (quoted && nounsIn(outside(item)).length === 0) {
      const kind = governor?.kind === 'tooltip' ? 'tooltip' : 'label';
      asks.push({ ...asAsk(item, kind), literal: quoted.charAt(0).toUpperCase() + quoted.slice(1) });
      continue;
    }
    // "Two screens: delete project dialog and …"
    const ending = governor?.kind === 'page' && isPlural(governor) ? dialogAtEnd(item) : undefined;
    const noun =
      ending ??
      nounOf(
        item,
        isFree ? undefined : last,
        governor !== undefined && (isPlural(governor) || !HOLDS.has(governor.kind)),
      );
    if (noun) {
      asks.push(asAsk(item, noun.kind, noun));
      if (isFree || governor === undefined)
        last =
          noun.kind === 'field' ||
          noun.kind === 'control' ||
          noun.kind === 'button' ||
          noun.kind === 'error' ||
          noun.kind === 'toast'
            ? noun.kind
            : undefined;
      isFree = true;
      continue;
    }
    // What is told beside the text of a banner is told in it.
    if (governor && last === governor.kind && HOLDS.has(last) && !isPlural(governor) && isMessage(item)) {
      rest.push(item);
      continue;
    }
    if (/^(?:the )?terms(?: (?:line|text|note|notice|copy))$/i.test(item)) asks.push(asAsk(item, 'field'));
    else if (last === 'button' && governor === undefined && !isImperative(item) && !isVerbFirst(item))
      rest.push(item);
    else if (last === 'error' && / and /.test(item))
      asks.push(...cutAt(item, /\s+and\s+/).map((one) => asAsk(one, 'error')));
    else if (last && !(isFree && hasVerb(item) && !/\b(?:can['’]t|couldn['’]t)\b/i.test(item)))
      asks.push(asAsk(item, last, undefined, last === governor?.kind ? context : ''));
    else if (governor?.kind === 'onboarding') asks.push(asAsk(item, 'onboarding'));
    else rest.push(item);
  }
  return { asks, rest };
}

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

const dialogAtEnd = (item: string): Noun | undefined =>
  nounsIn(outside(item)).find(({ kind, end }) => kind === 'dialog' && end === item.trimEnd().length);

/** "A banner and a toast", "mentions and replies": the last two of a list. */
function cutLast(item: string, areNames: boolean): readonly string[] {
  const ends = cutAt(item, /\s+(?:and|&)\s+/);
  if (ends.length < 2) return [item];
  const named = ends.every((end) => nounsIn(outside(end)).length > 0);
  // "An SMS and an email for a reminder" are both for it.
  const [bare = '', last = ''] = ends;
  const only = nounsIn(bare)[0];
  const [, shared = ''] = /\s((?:for|of|when|after|about|if)\s.+)$/is.exec(last) ?? [];
  if (
    named &&
    ends.length === 2 &&
    shared &&
    only &&
    only.end === bare.length &&
    /^(?:an? |the )?$/i.test(bare.slice(0, only.start))
  )
    return [`${bare} ${shared}`, last];
  const short = areNames && ends.every((end) => end.split(' ').length <= 4);
  return named || short ? ends : [item];
}

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
    items.some((item) => BARE_PART.test(item) || item.split(' ').length > 4 || hasVerb(item))
  )
    return undefined;
  const context = [clean(head), clean(text.slice(noun.end))].filter(Boolean).join(' ');
  return items.map((item) => ({
    ...asAsk(item, kind, undefined, context),
    noun: noun.text.toLowerCase(),
    whole: `${item} ${noun.text}`,
  }));
}
