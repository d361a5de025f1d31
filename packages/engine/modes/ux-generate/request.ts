import type { Audience } from '@housestyle/contract';
import { cutAt } from '../brief/cut.ts';
import { settle } from './bare-items.ts';
import { readFormat, type OutputFormat } from './format.ts';
import { KINDS, type Kind } from './kinds.ts';
import {
  cutList,
  cutNamed,
  MOST_WORDS,
  namesParts,
  partOf,
  readHead,
  readItems,
  readList,
  readLoose,
  type Head,
  type Part,
} from './phrases.ts';
import { isClause, isOrder, isTrouble, toldIn } from './shapes.ts';
import { situationOf } from './situations.ts';
import { readStatements, type Statement, type Told } from './statements.ts';
import { readSubject, type Subject } from './subject.ts';

/** What a description asks for, and the sentences that tell how things are. */
export interface Reading {
  readonly description: string;
  readonly parts: readonly Part[];
  readonly facts: readonly string[];
  /** What stands before each list: "Privacy settings". */
  readonly heads: readonly string[];
}

/** One screen that a description asks strings for. */
export interface Request extends Reading, Subject {
  /** The kinds of strings that it names, in the order of a screen; all that every screen has where it names none. */
  readonly kinds: readonly Kind[];
  /** What the screen is where it names that first: a dialog, a form, a banner. */
  readonly main: Kind | undefined;
  /** What tells what the screen is about, and not what stands on it. */
  readonly about: readonly string[];
  readonly audience: Audience | undefined;
}

/** All that is asked for at a time. */
export interface Requests {
  readonly requests: readonly Request[];
  readonly format: OutputFormat;
  /** The longest that a string may be, in UTF-16 code units. */
  readonly most: number;
}

/** Descriptions are a few sentences; what stands after so many characters is no description. */
const READ = 2000;
/** "Empty state for invoices", "error when …": a request of its own, with what it is about. */
const LONE = /^[\p{L} -]{3,40}? (?:for|when|after|if|while|of|on) [^:]+$/iu;

/** What each of several requests asks for, or all of them together; none where nothing is named that people act on. */
export function readRequests(input: string, audience?: Audience): Requests {
  const { format, description } = readFormat(input.slice(0, READ));
  const pieces = cutAt(description, /[;\n]+/).map((piece) =>
    piece.replace(/^\s*(?:[-*+•]|\d+[.)])\s+/, '').trim(),
  );
  const areLone =
    pieces.length > 1 &&
    pieces.every(
      (piece) => LONE.test(piece) && !/[.!?]\s+\S/.test(piece) && readHead(piece).kinds.length > 0,
    );
  const alone = areLone ? pieces.map((piece) => readRequest(piece, audience)) : [];
  const whole =
    areLone && alone.every((one) => one !== undefined) ? alone : [readRequest(description, audience)];
  return {
    requests: whole.flatMap((one) => (one ? [one.request] : [])),
    format,
    most: Math.min(...whole.map((one) => one?.most ?? Number.POSITIVE_INFINITY)),
  };
}

/** What a screen has that a description doesn't name. */
const ALL: readonly Kind[] = ['dialog', 'buttons', 'empty state', 'errors', 'toasts'];

function readRequest(
  description: string,
  audience: Audience | undefined,
): { readonly request: Request; readonly most: number } | undefined {
  const told = readStatements(description);
  const reading = readParts(description, told);
  const { parts, main, about } = reading;
  const refused = refusedKinds(description);
  const named = KINDS.filter((kind) => !refused.includes(kind) && parts.some((part) => part.kind === kind));
  const missing =
    parts.map(({ kind, said }) => (kind === 'empty state' ? missingIn(said) : '')).find(Boolean) ?? '';
  const first = missing ? undefined : readSubject((about[0] ?? '').replace(/["“”]/g, ''));
  const subject =
    (first?.acts ? first : readSubject(about.join('. ').replace(/["“”]/g, ''), { missing })) ??
    readSubject([...reading.heads, ...reading.facts].join('. '), { missing, mayBeItem: named.length > 0 });
  if (!subject) return undefined;
  const { facts, heads } = reading;
  return {
    request: {
      ...subject,
      description,
      parts,
      facts,
      heads,
      kinds: named.length > 0 ? withNext(named, description) : situationOf(description) ? ['screens'] : ALL,
      main,
      about,
      audience,
    },
    most: told.most,
  };
}

/** "No dialog needed" */
const refusedKinds = (description: string): readonly Kind[] =>
  [...description.matchAll(/\bno ([\p{L} ]+?) (?:needed|required|necessary|please)\b/giu)].flatMap(
    ([, nouns = '']) => readHead(nouns).kinds,
  );

/** What people can do afterwards stands where they are told that it worked. */
const withNext = (kinds: readonly Kind[], description: string): readonly Kind[] =>
  KINDS.filter(
    (kind) =>
      kinds.includes(kind) ||
      (kind === 'toasts' && /\bafter(?:wards| success),? [^.:\n]*?\bcan\b/i.test(description)),
  );

/** "no tables exist yet", "a board without tasks": what is missing. */
const MISSING =
  /\b(?:no|without|zero)\s+(?:any )?(?<things>(?:\p{L}+ )??\p{L}+?)(?= (?:exists?|yet|were|was|have|has|are|is)\b|[.,;]|$)/iu;

function missingIn(said: string): string {
  const [, quoted = ''] = /^["“]([^"”]{2,30})["”]/.exec(said) ?? [];
  const things = quoted || (MISSING.exec(said)?.groups?.['things'] ?? '');
  return /\b(?:results?|matches|permission|access|connection|internet|network|search\w*|data|left|available)\b/i.test(
    things,
  )
    ? ''
    : things;
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
  const heads: string[] = [];
  const about: string[] = [];
  const loose: string[] = [];
  let main: Kind | undefined;
  let place: Head | undefined;
  for (const statement of statements) {
    const { head, list, bullets } = statement;
    const own = readHead(head, statement.isHeld);
    const [kind] = own.kinds;
    const lists = list !== '' || bullets.length > 0;
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
    const found = lists
      ? readListed(statement, isGroup && place ? place : own, facts, loose)
      : readSentence(head, place, parts.length > 0, facts);
    parts.push(...found);
    // "Confirm dialog: remove a user"
    if (kind === 'dialog' && isOrder(list) && found.every((part) => part.kind === kind)) about.push(list);
    if (!lists && found.length === 0) facts.push(head);
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
  else parts.push(...loose.flatMap((one) => ofShape(one, loose, wanted)));
  // "Contact form", "Push notification when the order is ready" name no part.
  if (main && (parts.length === 0 || (WHOLE.has(main) && !parts.some(({ kind }) => kind === main))))
    parts.push(partOf(main, '', behind(about[0] ?? '')));
  return { description, parts, facts, heads, about, main };
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
  if (own.kinds.length > 1 && own.kinds.every((one) => TOLD_OF.has(one)))
    return own.kinds.flatMap((one) => readList(list, { kinds: [one], noun: '' }));
  // "Errors for a username field: 3-20 characters": the field, and its rules.
  const field = own.kinds.includes('errors') ? OF_FIELD.exec(head)?.groups?.['field'] : undefined;
  const slots =
    !/^(?:field|controls|labels)$/.test(kind ?? '') && cutList(list, true).every((item) => SLOT.test(item));
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
      kind ? bullets : bullets.flatMap((item) => cutNamed(item, false)),
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
  const settled = settle(found, facts);
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

/** "Title, body, confirm, cancel": what a text has anyway. */
const SLOT =
  /^(?:title|body|text|confirm|cancel|ok|label|buttons?|subtitle|heading|headline|message|(?:primary|secondary|main|confirm|cancel)(?: (?:button|action))?|cta|copy)$/i;

/** What may be entered, of what a list says of a field. */
function rulesIn(list: string): string {
  return cutList(list)
    .filter((item) => /^\d|\bonly$|^(?:at least|at most|min|max)/i.test(item))
    .join(', ');
}

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
      .filter((items) => items.every(isOrder))
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
            : wanted.includes('controls') &&
                !wanted.includes('field') &&
                !items.some((one) =>
                  /^(?:e-?mail|password|(?:full |first |last )?name|phone|address|message)\b/i.test(one),
                )
              ? 'controls'
              : 'field';
  return [partOf(kind, '', item)];
}
