import { cutAt } from '../brief/cut.ts';
import { SLOT } from './asked.ts';
import { isName, settle } from './bare-items.ts';
import type { Kind } from './kinds.ts';
import { adviceIn, offersIn } from './offers.ts';
import { areRules } from './limits.ts';
import { cutList } from './lists.ts';
import { readHead, type Head } from './heads.ts';
import {
  cutNamed,
  MOST_WORDS,
  namesParts,
  partOf,
  readItems,
  readList,
  readLoose,
  type Part,
} from './phrases.ts';
import { isClause, isOrder, isTrouble, toldIn } from './shapes.ts';
import { situationOf } from './situations.ts';
import { readStatements, type Statement, type Told } from './statements.ts';

/** What a description asks for, and the sentences that tell how things are. */
export interface Reading {
  readonly description: string;
  readonly parts: readonly Part[];
  readonly facts: readonly string[];
  /** What people are to be advised, as they read it. */
  readonly advice: readonly string[];
  /** What stands before each list: "Privacy settings". */
  readonly heads: readonly string[];
}

interface ReadParts extends Reading {
  readonly main: Kind | undefined;
  /** What tells what the screen is about, and not what stands on it. */
  readonly about: readonly string[];
}

/** Screens whose parts are named without saying what they are. */
const PLACES: ReadonlySet<Kind> = new Set<Kind>(['onboarding', 'field', 'controls']);
/** Kinds that are a screen of their own, with other parts in it. */
const SCREENS: ReadonlySet<Kind> = new Set<Kind>([
  'dialog',
  'banner',
  'permission',
  'onboarding',
  'field',
  'controls',
  'notifications',
  'emails',
  'states',
]);

/** What buttons stand in. */
const HOLDING: ReadonlySet<Kind> = new Set<Kind>([
  'dialog',
  'banner',
  'empty state',
  'permission',
  'messages',
  'buttons',
]);
/** How a widget can be. */
const STATE =
  /^(?:default|idle|initial|normal|hover|drag(?:ging)?(?: over)?|done|failed|failure|success|error|disabled|empty|completed?|\p{L}+ing(?: with .*)?|.* state)$/iu;
const CASES =
  /^(?:the )?(?:events?|cases?|scenarios?|situations?|moments?|triggers?|variants?|types?|list)$/i;

/** "Cancel subscription flow" is where it happens. */
const PLACE = /\b(?:flow|page|screen|process|journey|feature|wizard)$/i;

/** "Also a do not disturb schedule" */
const ALSO = /^(?:also|plus|and)\s+(?:an? )?(?<what>.+)$/i;
const OF_FIELD = /\bfor (?:an? |the )?(?<field>\p{L}+(?: \p{L}+)?) (?:field|input)$/iu;

/** A description as the parts that it lists or names. */
export function readParts(
  description: string,
  { statements }: Told = readStatements(description),
): ReadParts {
  const parts: Part[] = [];
  const facts: string[] = [];
  const advice: string[] = [];
  const heads: string[] = [];
  const about: string[] = [];
  const loose: string[] = [];
  const isKnown = situationOf(description) !== undefined;
  let main: Kind | undefined;
  let place: Head | undefined;
  for (const statement of statements) {
    const { head, list, bullets } = statement;
    const lists = list !== '' || bullets.length > 0;
    if (!lists && SAYS_WE.test(head)) {
      facts.push(head);
      continue;
    }
    const advised = lists ? '' : adviceIn(head);
    if (advised) {
      advice.push(advised);
      continue;
    }
    const holds =
      main === undefined ? isKnown || parts.some(({ kind }) => HOLDING.has(kind)) : !PLACES.has(main);
    const offers = lists || !holds ? [] : offersIn(head);
    if (offers.length > 0) {
      parts.push(...offers.map((offer) => partOf('buttons', '', offer)));
      if (offers.length > 1) facts.push(head);
      continue;
    }
    const named = readHead(head, statement.isHeld);
    // "Push texts for a shop. Events: paid, shipped": the events are those of the texts.
    const cases = [...cutList(list), ...bullets];
    const areStates =
      lists &&
      named.kinds.length === 0 &&
      cases.length > 2 &&
      !cases.every(namesParts) &&
      cases.filter((item) => STATE.test(item)).length * 2 > cases.length;
    const own = areStates
      ? { kinds: ['states' as const], noun: 'state' }
      : lists && main && named.kinds.length === 0 && CASES.test(head)
        ? { kinds: [main], noun: '' }
        : named;
    const [kind] = own.kinds;
    // "Channels: email, push" on a page of settings are settings, under a heading.
    const isGroup = lists && !kind && place !== undefined && head.split(' ').length <= MOST_WORDS;
    const isFirst = heads.length === 0 && parts.length === 0;
    if (kind && PLACES.has(kind)) place ??= { kinds: [kind], noun: '' };
    if (kind && SCREENS.has(kind) && isFirst) main = kind;
    if (lists) heads.push(head);
    if (isFirst || lists || !kind || SCREENS.has(kind)) about.push(head);
    if (isGroup && place?.kinds[0] === 'controls')
      parts.push({
        kind: 'controls',
        noun: 'heading',
        said: head.replace(/^(?:group|section|tab|category) ["“]?(.+?)["”]?$/i, '$1'),
        inside: '',
      });
    // "Form: request time off" says what it is for.
    if (/^(?:the |an? )?(?:form|screen|page)$/i.test(head) && isOrder(list) && !list.includes(',')) {
      about.push(list);
      continue;
    }
    const found = lists
      ? readListed(statement, isGroup && place ? place : own, facts, loose)
      : readSentence(head, place, parts.length > 0, facts);
    parts.push(...found);
    // "Confirm screen (they keep access)"
    facts.push(
      ...found
        .filter(({ kind, said, inside }) => kind === 'dialog' && said === '' && isClause(inside))
        .map(({ inside }) => inside),
    );
    // "Confirm dialog: remove a user"
    if (kind === 'dialog' && isOrder(list) && found.every((part) => part.kind === kind)) about.push(list);
    if (!lists && found.length === 0 && !(isFirst && kind && TOLD_OF.has(kind))) facts.push(head);
  }
  for (const [index, part] of parts.entries()) {
    // "Reset button and confirmation"
    const before = parts[index - 1];
    if (
      part.kind === 'dialog' &&
      part.said === '' &&
      /^confirmation/.test(part.noun) &&
      before?.kind === 'buttons'
    )
      parts[index] = { ...part, said: before.said };
  }
  const wanted = [...new Set(parts.map((part) => part.kind))];
  // "An app for laundries: start a wash. Errors." tells what is done, and no buttons.
  const areDeeds = wanted.length > 0 && !wanted.includes('buttons') && loose.every(isOrder);
  if (areDeeds) about.push(...loose);
  else
    for (const one of loose) {
      const [part] = ofShape(one, loose, wanted);
      // What reads like a sentence names no field.
      if (part && part.said !== '' && (part.kind !== 'field' || isName(one.replace(/\s*\([^()]*\)$/, ''))))
        parts.push(part);
      else facts.push(one);
    }
  // "When a transfer is over the limit we tell the customer. Write the error": the error is of that.
  const untold = parts.findIndex(({ kind, said }) => said === '' && /^(?:errors|banner)$/.test(kind));
  const message = parts.findIndex(({ kind, said }) => kind === 'messages' && said !== '');
  const [blank, told] = [parts[untold], parts[message]];
  if (blank && told) {
    parts[message] = { ...blank, said: told.said };
    parts.splice(untold, 1);
  }
  // "Contact form", "Push notification when the order is ready" name no part.
  if (
    main &&
    (parts.length === 0 ||
      ((WHOLE.has(main) || TOLD_OF.has(main)) && !parts.some(({ kind }) => kind === main)))
  )
    parts.push(partOf(main, '', behind(about[0] ?? '') || beforeNoun(about[0] ?? '')));
  return { description, parts, facts, advice, heads, about, main };
}

function readListed(
  { head, list, bullets }: Statement,
  own: Head,
  facts: string[],
  loose: string[],
): readonly Part[] {
  const [kind] = own.kinds;
  const rest: string[] = [];
  // "Buttons and errors: apply, remove; not found, expired"
  const groups = cutAt(list, /;\s+/);
  if (groups.length > 1 && groups.length === own.kinds.length)
    return groups.flatMap((group, index) =>
      readList(group, { kinds: own.kinds.slice(index, index + 1), noun: '' }),
    );
  // "Statuses and push texts: order placed, delivered" wants each of them twice.
  // "States: no results, loading, service down" are each of another kind.
  if (kind === 'states' && own.kinds.length === 1) {
    const cases = [...cutList(list), ...bullets];
    if (cases.some((item) => /^no \p{L}/iu.test(item)))
      return cases.flatMap((item) => {
        const of: Kind = /^(?:no|empty) /i.test(item)
          ? 'empty state'
          : isTrouble(item)
            ? 'errors'
            : /^loading/i.test(item)
              ? 'progress'
              : 'states';
        return [partOf(of, '', item)];
      });
  }
  if (own.kinds.length > 1 && own.kinds.every((one) => TOLD_OF.has(one)))
    return own.kinds.flatMap((one) => readList(list, { kinds: [one], noun: '' }));
  // "Errors for a username field: 3-20 characters": the field, and its rules.
  const field = own.kinds.includes('errors') ? OF_FIELD.exec(head)?.groups?.['field'] : undefined;
  const slots =
    !/^(?:field|controls|labels)$/.test(kind ?? '') && cutList(list, true).every((item) => SLOT.test(item));
  const slotsOnly =
    cutList(list, true).filter((item) => SLOT.test(item)).length * 2 > cutList(list, true).length;
  // "Permission dropdown: can view, can edit"
  const control = readLoose(head)[0];
  if (
    control?.kind === 'controls' &&
    !cutList(list, true).some((item) => SLOT.test(item) || namesParts(item)) &&
    control.said !== '' &&
    /^(?:drop-?down|select|selector|\w* ?picker|radio button|segmented control)$/.test(control.noun)
  )
    return [{ ...control, inside: [list, ...bullets].filter(Boolean).join(', ') }];
  const items: Head = {
    kinds: field ? ['errors'] : kind === 'progress' && own.kinds.length === 1 ? ['states'] : own.kinds,
    noun: kind === 'controls' && !/^(?:setting|preference)/.test(own.noun) ? own.noun : '',
  };
  const found = [
    ...(list === '' || slots ? [] : kind ? readList(list, items) : readLoose(list, rest)),
    ...readItems(
      kind ? bullets : bullets.filter((item) => !areRules(item)).flatMap((item) => cutNamed(item, false)),
      kind ? items : undefined,
      rest,
      true,
    ),
  ];
  // What stands between the parts of a sentence tells of them.
  const others = rest
    .flatMap((item) => (found.length > 0 ? [item] : cutList(item)))
    .filter((item) => !SLOT.test(item));
  for (const one of others)
    (found.length + others.length < 2 || toldIn(one) || (isClause(one) && !isTrouble(one))
      ? facts
      : loose
    ).push(one);
  const settled = settle(
    found.filter(
      ({ kind: one, noun, said }) => noun !== '' || !(WHOLE.has(one) || slotsOnly) || !SLOT.test(said),
    ),
    facts,
  );
  const all = field
    ? [{ kind: 'field' as const, noun: 'field', said: field, inside: rulesIn(list) }, ...settled]
    : settled;
  // Of "buttons and confirmation", one may have no item.
  const empty = own.kinds.filter(
    (one) =>
      WHOLE.has(one) || (own.kinds.length > 1 && one !== 'field' && !all.some((part) => part.kind === one)),
  );
  return [
    ...empty.map((one) => ({
      kind: one,
      noun: own.noun,
      said: one === 'banner' ? behind(head) : '',
      inside: '',
    })),
    ...all,
  ];
}

/** Kinds that tell of the same things in other words. */
const TOLD_OF: ReadonlySet<Kind> = new Set<Kind>(['labels', 'notifications', 'emails', 'tooltips']);

/** Kinds that are wanted whatever is listed in them. */
const WHOLE: ReadonlySet<Kind> = new Set<Kind>(['dialog', 'banner', 'permission']);

/** What may be entered, of what a list says of a field. */
function rulesIn(list: string): string {
  return cutList(list)
    .filter((item) => /^\d|\bonly$|^(?:at least|at most|min|max)/i.test(item))
    .join(', ');
}

/** "We email a confirmation" says what happens. */
const SAYS_WE =
  /^(?:we|they|it) (?!(?:also )?(?:need|want|should|must|have|has|see|gets?|shows?|could|would|can|may|offers?)\b)\p{L}+/iu;

function readSentence(
  sentence: string,
  place: Head | undefined,
  isLater: boolean,
  facts: string[],
): readonly Part[] {
  const rest: string[] = [];
  const found = readLoose(sentence, rest);
  if (found.length > 0) {
    // "One field, Save and Cancel"; all else that stands between the parts of a sentence tells of them.
    const buttons = rest
      .map((item) => cutList(item, true))
      .filter((items) => items.every(isOrder) && !items.some((item) => PLACE.test(item)))
      .flat();
    const isEmpty = found.some(({ kind }) => kind === 'empty state');
    const lacks = isEmpty
      ? rest
          .flatMap((item) => cutList(item.replace(/ for (?:an? |the |our )\p{L}+(?: \p{L}+)?$/iu, ''), true))
          .filter((item) => /^(?:no|empty|zero) /i.test(item))
      : [];
    if (lacks.length > 0) return [...found, ...lacks.map((item) => partOf('empty state', '', item))];
    facts.push(...rest.filter((item) => !cutList(item, true).every(isOrder)));
    return [...found, ...buttons.map((item) => partOf('buttons', '', item))];
  }
  const isShort = sentence.split(' ').length <= MOST_WORDS && isLater && place?.kinds[0] === 'controls';
  const deeds = cutList(sentence, true);
  // "Confirm and go back"
  if (
    isLater &&
    deeds.length > 1 &&
    deeds.every((item) => isOrder(item) && item.split(' ').length < MOST_WORDS)
  )
    return deeds.map((item) => partOf('buttons', '', item));
  const more = place
    ? (ALSO.exec(sentence)?.groups?.['what'] ?? (isShort ? sentence : undefined))
    : undefined;
  if (more && place) return readList(more, place);
  return [];
}

/** "the order is ready" of "Push notification when the order is ready". */
const behind = (sentence: string): string =>
  /\s(?:when|if|once|after|that)\s+(.+)$/i.exec(sentence)?.[1] ?? '';

/** "payment failed" of "Payment failed email". */
function beforeNoun(sentence: string): string {
  const [, event = ''] = /^(.+?) (?:e-?mail|notification|push)(?: copy| text)?$/i.exec(sentence) ?? [];
  return isTrouble(event) || / (?:is|are|was|were|has|have) /i.test(event) || / \p{L}+ed$/u.test(event)
    ? event.toLowerCase()
    : '';
}

const isUsual = (item: string): boolean =>
  /^(?:e-?mail|password|(?:full |first |last )?name|phone|address|message)\b/i.test(item);

/** An item of a list of which nothing says what it is: by what its neighbours are, and by its shape. */
function ofShape(item: string, items: readonly string[], wanted: readonly Kind[]): readonly Part[] {
  const [only] = wanted;
  const kind: Kind =
    only && wanted.length === 1 && !/^(?:dialog|field|controls|banner|buttons)$/.test(only)
      ? only
      : /^no \p{L}+/iu.test(item) && wanted.includes('empty state')
        ? 'empty state'
        : items.filter(isOrder).length * 2 > items.length
          ? 'buttons'
          : isTrouble(item)
            ? 'errors'
            : wanted.includes('controls') && !wanted.includes('field') && !items.some(isUsual)
              ? 'controls'
              : 'field';
  return [partOf(kind, '', item)];
}
