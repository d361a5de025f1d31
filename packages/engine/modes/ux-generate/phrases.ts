import { cutAt } from '../brief/cut.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { ANY, kindOf, OF_FIELDS, type Kind } from './kinds.ts';
import { readHead, singular, type Head } from './heads.ts';
import { cutList } from './lists.ts';
import { isClause, isDeed, isOrder, isTrouble } from './shapes.ts';

/** Something that a description wants a text for, or says of one. */
export interface Part {
  readonly kind: Kind;
  /** The noun that names it, in lower case and singular: "toggle", "error message"; empty for a bare item of a list. */
  readonly noun: string;
  /** What it is for, without an article: "public profile"; empty where only the kind is asked for. */
  readonly said: string;
  /** What stands in brackets behind it. */
  readonly inside: string;
}

const LEAD = String.raw`(?:(?:and|plus|also|with|then|finally|just|only|show|include|add|need|give|write|provide|allow|offer|we need|it needs|there is|there are)\s+)*(?:(?:an?|the|some|one|two|three|four|short|clear(?= (?:errors?|messages|labels))|small|single|primary|secondary|separate|its|their)\s+)*`;
const JOINED = String.raw`(?:(?:shown |displayed |for )?when|for|if|in case|after|before|while|once|that lets? (?:people|users?|them)|that says|that|saying|says|(?:telling|asking|prompting|inviting|reminding) (?:people|users|them|the user) to|to|of|with|on|such as|like|below|under|next to|above|over|beside|behind|inside)`;
/** "toggles for email", "error when a seat was taken", "errors (too big)", and the noun alone. */
const NOUN_FIRST = new RegExp(
  String.raw`^${LEAD}(?<noun>${ANY})(?:\s+(?:on|in|at) (?:the |an? |our )?\p{L}+(?= (?:when|if|after)\b))?(?:\s*\((?<inside>[^()]*(?:\([^()]*\)[^()]*)*)\)$|\s+(?<by>${JOINED})\s+(?<what>.+)|\s+(?=["“]|(?:wrong|invalid|incorrect|missing|unknown|expired|duplicate)\b)(?<quoted>.+)|(?: only)?$)`,
  'iu',
);
/** "retry button", "dark mode toggle" */
const NOUN_LAST = new RegExp(
  String.raw`^${LEAD}(?<what>[^,.;:()]+?)\s+(?<noun>${ANY})(?:\s*\((?<inside>[^()]*)\)|\s+(?<more>(?:with|for|of|in|on|below|under|when|if|after|before) [^,]+))?$`,
  'i',
);
/** "step 2 map columns" */
const STEP = /^(?:step|screen|page|slide) \d+[:.)]?\s+(?:[-–—]\s+)?(?<what>\S.*)$/i;
/** "Profile (display name, avatar)", a group of a page. */
const GROUP = /^(?:(?:sections?|groups?|tabs?)(?: for)? )?(?<name>\p{L}[^()]*?) \((?<inside>.*)\)$/iu;
/** "email sent screen" in a flow of several. */
const SCREEN = /^(?:an? |the |our )?(?<what>[^()]{3,40}?) (?:screen|page|view)(?: \((?<inside>[^()]*)\))?$/i;
/** "one to delete the account", behind a button. */
const ONE_MORE = /^(?:also |and |plus )?(?:one|another|another one) (?:to|for|that|when) (?<what>.+)$/i;
/** "The page has a search box": its parts stand behind the verb. */
const HOLDS =
  /^(?:the |this |an? )?(?:page|screen|dialog|modal|form|view|panel|it|there|admins?|owners?|members?|editors?|users?|people|they)(?: also)? (?:see|get|have|sees|gets|has|have|shows?|contains?|includes?|lists?|needs?|is|are|offers?)\s+/i;
/** "labels, help text and validation for card number, …": what each of the things is to have. */
const EACH = new RegExp(
  String.raw`^(?<asked>${LEAD}(?:(?:${OF_FIELDS})(?:,\s+|\s*\/\s*))*(?:${OF_FIELDS}),? and (?:${OF_FIELDS})|${LEAD}validations?(?: (?:messages?|texts?|errors?|copy))?(?= for [^,]+,)) (?:for|of) (?<list>.+?)(?: (?:in|on|of) (?:an? |the |our )[\p{L} ]+ (?:form|page|screen|dialog))?$`,
  'iu',
);
const PLACED = /^(?:below|under|next to|above|over|beside|behind|inside)$/i;
/** Whether a text says itself what it is about: "errors: a, b", "a success toast". */
export function namesParts(text: string): boolean {
  return headsList(text) || readLoose(text).length > 0;
}

/** Whether a line has a list of its own: "Errors: a, b". */
export function headsList(line: string): boolean {
  const [head = '', ...list] = cutAt(line, /:\s/);
  return list.length > 0 && readHead(head).kinds.length > 0;
}

/** The items of a list; one that says itself what it is hands that on when it is a plural. */
export function readList(list: string, head: Head): readonly Part[] {
  const { asked = '', list: things = list } = EACH.exec(list)?.groups ?? {};
  const own: Head = asked ? { kinds: ['field'], noun: '' } : head;
  const [kind] = own.kinds;
  if (/^(?:controls|field)$/.test(kind ?? '') && /^(?:sections?|groups?|tabs?)\b/i.test(list)) {
    const groups = cutList(list).map((item) => GROUP.exec(item)?.groups);
    if (groups.every((group) => group !== undefined))
      return groups.flatMap(({ name = '', inside = '' }): readonly Part[] => [
        { kind: 'controls', noun: 'heading', said: name, inside: '' },
        ...readList(inside, head),
      ]);
  }
  return [
    // "labels and validation for …" asks for validation too, of no error in particular.
    ...(asked ? readItems(cutNamed(asked, false), undefined) : []),
    ...readItems(cutNamed(things, kind !== 'dialog' && kind !== 'banner'), own),
  ];
}

/** The parts that a sentence without a list names: "progress, errors (too big), and a toast". */
export function readLoose(sentence: string, rest: string[] = []): readonly Part[] {
  const said = sentence.replace(HOLDS, '');
  return EACH.test(said)
    ? readList(said, { kinds: ['field'], noun: '' })
    : readItems(cutNamed(said, false), undefined, rest);
}

/**
 * Items as parts.
 * @param head what an item is that doesn't say so itself
 * @param rest takes the items that are no parts
 * @param areWhole whether each item stands in a line of its own
 */
export function readItems(
  items: readonly string[],
  head: Head | undefined,
  rest: string[] = [],
  areWhole = false,
): readonly Part[] {
  const parts: Part[] = [];
  let current = head;
  const isLone =
    head?.kinds[0] === 'controls' &&
    items.filter((item) => kindOf(NOUN_FIRST.exec(item)?.groups?.['noun'] ?? '') === 'controls').length === 1;
  const isFlow = !head && items.filter((item) => SCREEN.test(item)).length > 1;
  // "name, email and message fields"
  const ending = head ? undefined : NOUN_LAST.exec(items.at(-1) ?? '')?.groups;
  const isShared =
    ending &&
    items.length > 2 &&
    !/['’]s?$/.test(ending['what'] ?? '') &&
    /s$/i.test(ending['noun'] ?? '') &&
    items.slice(0, -1).every((item) => readOwn(item, undefined).length === 0);
  const shared = isShared ? kindOf(ending['noun'] ?? '') : undefined;
  if (shared)
    return [...items.slice(0, -1), ending?.['what'] ?? ''].map((item) =>
      partOf(shared, singular(ending?.['noun'] ?? ''), item),
    );
  for (const item of items) {
    const { what: screen = '', inside = '' } = (isFlow && SCREEN.exec(item)?.groups) || {};
    if (screen) {
      parts.push({
        kind: 'screens',
        noun: 'screen',
        said: screen.replace(/(?<=\p{Ll})-(?=\p{Ll})/gu, ' '),
        inside,
      });
      continue;
    }
    const instructed = head ? undefined : asInstruction(item);
    if (instructed) {
      parts.push(instructed);
      continue;
    }
    const own = readOwn(item, parts.at(-1))
      .map((part) => inForm(part, head))
      .filter((part) => !head || isOther(part, head, item));
    const [first] = own;
    const last = parts.at(-1);
    // "errors for each field plus “we don't ship there”"
    const isMore =
      /^(?:["“]|for (?:an? |the )?\p{L})/u.test(item) ||
      (/^(?:when|if) \p{L}/iu.test(item) &&
        /^(?:errors|toasts|messages|empty state)$/.test(last?.kind ?? ''));
    if (!first && !current && last && isMore) {
      parts.push(partOf(last.kind, last.noun, item.replace(/^(?:for|when|if) /i, '')));
      continue;
    }
    if (!first && current) {
      const { kinds, noun } = current;
      parts.push(
        ...(areWhole && !(kinds[0] === 'field' && areNames(item))
          ? [item]
          : cutList(item, current !== head)
        ).map((one) =>
          (kinds[0] === 'controls' && noun === '' && isDeed(one)) ||
          (kinds[0] === 'field' && /^(?:submit|send|save|cancel)$/i.test(one))
            ? partOf('buttons', '', one)
            : partOf(fitting(kinds, one), noun, one),
        ),
      );
    }
    // "… , with undo"
    const isWith = !first && last?.kind === 'toasts' && /^with (?:an? )?\p{L}+$/iu.test(item);
    if (isWith) parts[parts.length - 1] = { ...last, said: `${last.said} ${item}` };
    else if (!first && !current) rest.push(item);
    // "Email field and helper (several addresses)"
    const field = parts.findLastIndex(({ kind }) => kind === 'field');
    const held = parts[field];
    if (first?.inside && first.said === '' && /^(?:hint|help)/.test(first.noun) && held?.inside === '')
      parts[field] = { ...held, inside: first.inside };
    else parts.push(...own);
    // A toggle is handed on too where nothing else says what it is.
    if (first)
      current =
        first.said !== '' && (/s$/i.test(nounIn(item)) || isLone)
          ? { kinds: [first.kind], noun: first.noun }
          : head;
  }
  return parts;
}

/** "From, to": two fields in a line. */
const areNames = (item: string): boolean =>
  /^\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)+$/u.test(item) && !/\b(?:optional|required)\b/i.test(item);

/** "ask for a reason (moved, other)", "confirm": what a flow does is a field or a dialog. */
function asInstruction(item: string): Part | undefined {
  const [, entered = ''] =
    /^(?:then )?(?:asks?(?: the user| users| them| people)? for|lets? (?:the user|users|them|people) (?:enter|choose|pick|select|set)) (?:an? |the |their )?(.+)$/i.exec(
      item,
    ) ?? [];
  if (entered && !/\b(?:password|confirmation)\b/i.test(entered)) return partOf('field', 'field', entered);
  return /^(?:then )?(?:confirm|asks? (?:for confirmation|to confirm))$/i.test(item)
    ? partOf('dialog', 'dialog', '')
    : undefined;
}

/** What other kinds stand in or beside. */
const HOLDERS = /^(?:progress|banner|dialog)$/;

/** Of the kinds that a head names, the one that an item is of by its shape. */
function fitting(kinds: readonly Kind[], item: string): Kind {
  const [first = 'labels'] = kinds.toSorted(
    (one, other) => Number(HOLDERS.test(one)) - Number(HOLDERS.test(other)),
  );
  if (kinds.length < 2) return first;
  const has = (kind: Kind): boolean => kinds.includes(kind);
  if (has('buttons') && isOrder(item)) return 'buttons';
  if (has('errors') && isTrouble(item)) return 'errors';
  if (has('toasts') && !isOrder(item)) return 'toasts';
  return first;
}

/** What people choose from is a field of a form. */
function inForm(part: Part, head: Head | undefined): Part {
  return head?.kinds[0] === 'field' && part.kind === 'controls' && part.noun !== 'heading'
    ? { ...part, kind: 'field' }
    : part;
}

/** "Server error" in a list of errors, "filter with no results" in one of empty states: items, whatever nouns they hold. */
function isOther({ kind, said }: Part, { kinds }: Head, item: string): boolean {
  const [main = 'labels'] = kinds;
  if (/^(?:toasts|errors|messages|empty state)$/.test(main) && isClause(item)) return false;
  // "Insert link" in a list of tooltips, "name label" in one of errors.
  const isNamed = NOUN_FIRST.test(item) || /\b(?:button|toast|error|banner)$/i.test(item);
  const isOfScreen = /^(?:controls|field|dialog|banner)$/.test(main);
  if (kind !== main && !isOfScreen && (!isNamed || said === '')) return false;
  if (kind === main) return said === '' || NOUN_FIRST.test(item) || /^(?:controls|field|buttons)$/.test(kind);
  if (isOfScreen) return kind !== 'dialog' || NOUN_FIRST.test(item);
  return !/^(?:controls|field|progress|permission)$/.test(kind);
}

const LABELLED =
  /^(?:(?:and|with|an?|the) )*([Bb]utton|[Ll]ink|[Tt]oggle|[Cc]heckbox|[Ff]ield|CTA|[Tt]oast) (?:labell?ed )?((?=\p{Lu}|["“]\p{Lu}).+)$/u;

/** A part that says itself what it is, or each of those that its brackets or its "and" list; none for a bare item. */
function readOwn(item: string, last: Part | undefined): readonly Part[] {
  // "last admin can't leave (error)"
  const [, told = '', called = ''] =
    /^(.+?) \((error|toast|tooltip|warning|button|link|banner|empty state)\)$/i.exec(item) ?? [];
  const calledKind = kindOf(called);
  if (calledKind) return [partOf(calledKind, called.toLowerCase(), told)];
  const step = STEP.exec(item)?.groups?.['what'];
  if (step) return [partOf('onboarding', 'step', step)];
  const more = ONE_MORE.exec(item)?.groups?.['what'];
  if (more && last) return [partOf(last.kind, last.noun, more)];
  // "button Upgrade storage"
  const [, noun1 = '', label = ''] = LABELLED.exec(item) ?? [];
  const [, choices = ''] = /^(?:options|choices|values) (.+ \/ .+)$/i.exec(item) ?? [];
  if (choices) return cutAt(choices, /\s+\/\s+/).map((one) => partOf('labels', 'option', one));
  const [, order = ''] =
    /^(?:(?:the|an?|primary|secondary) )*(?:[Bb]utton|CTA|cta) (\p{Ll}+(?: \p{L}+){0,3})$/u.exec(item) ?? [];
  if (isOrder(order) && !/^(?:to|for|that|when)\b/.test(order)) return [partOf('buttons', 'button', order)];
  const ofLabel = kindOf(noun1);
  if (ofLabel) return [partOf(ofLabel, noun1.toLowerCase(), label)];
  const found = NOUN_FIRST.exec(item)?.groups;
  if (!found) return readLast(item);
  const { noun = '', inside, by = '', what = '', quoted = '' } = found;
  // "confirmation “Copied”"
  if (/^confirmation$/i.test(noun) && /^["“]/.test(quoted)) return [partOf('toasts', 'toast', quoted)];
  const kind = kindOf(noun);
  if (by === 'that' && kind === 'errors' && /\b(?:retry|try again)\b/i.test(what))
    return [partOf(kind, singular(noun), 'failed')];
  // "A link that we sent" is no part.
  if (!kind || (by === 'that' && kind !== 'messages' && kind !== 'toasts')) return [];
  // "A banner on top of the page", "an inline error above the pay button": where it stands.
  if (PLACED.test(by) || (kind === 'banner' && by === 'on')) return [partOf(kind, singular(noun), '')];
  // "Link expired error" is an error.
  if (/^[^"“]/.test(quoted) && kind !== 'errors') return readLast(item);
  const name = singular(noun);
  // "A modal that says how many files will go"
  const [, counted = ''] = /^how many (.+)$/i.exec(what) ?? [];
  if (counted) return [{ kind, noun: name, said: '', inside: `{count} ${counted}` }];
  if (
    /^(?:that says|saying|says|(?:telling|asking|prompting|inviting|reminding) .*)$/i.test(by) &&
    !/["“]/.test(what) &&
    !/^(?:what|why|how|which|who|where|whether|if)\b/i.test(what)
  ) {
    const text = capitalized(asSentence(kind === 'field' ? toSecondPerson(what) : what));
    return [
      kind === 'field' ? { kind, noun: name, said: '', inside: text } : partOf(kind, name, `"${text}"`),
    ];
  }
  // "Errors for resetting preferences" are of that, and say not which.
  if (kind === 'errors' && /^(?:for|of|in|on)$/i.test(by) && !isTrouble(what) && !/["“]/.test(what))
    return [partOf(kind, name, '')];
  if (kind === 'toasts' && /s$/i.test(noun) && /^for$/i.test(by) && /^\p{L}+ing\b/u.test(what))
    return [partOf(kind, name, '')];
  // "Hint (JPG, max 2 MB)" says what may be entered.
  if (inside !== undefined && /^(?:hint|help)/i.test(name)) return [{ kind, noun: name, said: '', inside }];
  if (inside !== undefined && kind === 'dialog') return [{ kind, noun: name, said: '', inside }];
  if (inside !== undefined) return cutList(inside).map((one) => partOf(kind, name, one));
  const whats = /s$/i.test(noun) || quoted ? cutList(what || quoted, true) : what.split(/ and for /);
  return (whats.length > 0 ? whats : ['']).map((one) => partOf(kind, name, one));
}

/** "retry button", "dark mode toggle" as a part; none for any other item. */
function readLast(item: string): readonly Part[] {
  const [, setting = ''] =
    /^["“]([^"”]+)["”] (?:setting|preference|option)$/i.exec(item.replace(/^(?:an?|the|our) /i, '')) ?? [];
  if (setting) return [partOf('controls', 'setting', setting)];
  const { noun = '', what = '', inside = '', more: rest = '' } = NOUN_LAST.exec(item)?.groups ?? {};
  const kind = kindOf(noun);
  // "Resend link" is done to it.
  if (
    /^links?$/i.test(noun) &&
    /^(?:resend|copy|send|share|insert|open|get|create|paste|generate)$/i.test(what)
  )
    return [partOf('buttons', '', `${what} ${noun}`)];
  const [, quoted = ''] = /^(["“][^"”]+["”])/.exec(what) ?? [];
  if (kind && quoted) return [partOf(kind, singular(noun), quoted)];
  // "The two time fields' labels" are of other parts.
  if (!kind || what.split(' ').length > MOST_WORDS || /['’]s?$/.test(what) || isClause(what)) return [];
  // "promo code field with invalid and expired errors"
  const [, wrong = ''] = (kind === 'field' && /^with (.+?) (?:errors?|validation)$/i.exec(rest)) || [];
  if (wrong)
    return [
      partOf(kind, singular(noun), what),
      ...cutList(wrong, true).map((one) => partOf('errors', 'error', `${what} ${one}`)),
    ];
  // "create key dialog (name, expiry)": its fields.
  const fields =
    kind === 'dialog' && inside.includes(',') ? readList(inside, { kinds: ['field'], noun: '' }) : [];
  return [
    { ...partOf(kind, singular(noun), what), inside: fields.length > 0 ? '' : inside || rest },
    ...fields,
  ];
}

/** A noun behind more words is the object of a sentence. */
export const MOST_WORDS = 4;

function nounIn(item: string): string {
  return (NOUN_FIRST.exec(item) ?? NOUN_LAST.exec(item))?.groups?.['noun'] ?? '';
}

const BEFORE_NOUN = new RegExp(
  String.raw`\s+(?:and|plus)\s+(?=["“]|for (?:an? |the )|${LEAD}(?:${ANY})\b|(?:an? |the )?(?:[\p{L}-]+|["“][^"”]+["”]) (?:${ANY}|page|screen)$|one (?:to|for|when)\b)|\s+with (?=(?:an? |the )?[\p{L} -]{1,30} button$)`,
  'iu',
);

/** "upgrade button and dismiss" */
const AFTER_NOUN = /(?<=\b(?:button|link|field|toggle|checkbox|icon|cta))\s+(?:and|plus)\s+/i;

/** Cut as a list, and at "and" before what says itself what it is. */
export function cutNamed(list: string, areNames: boolean): readonly string[] {
  // "Archive / Cancel"
  if (!list.includes(',') && / \/ /.test(list)) return cutAt(list, /\s+\/\s+/);
  const items = list.includes(',') && areNames ? cutList(list) : cutAt(list, /,\s+(?:(?:and|plus)\s+)?/);
  return items
    .flatMap((item) => cutAt(item, BEFORE_NOUN))
    .flatMap((item) => cutAt(item, AFTER_NOUN))
    .flatMap((item) => (areNames && items.length === 1 ? cutList(item, true) : [item]));
}

/** "Validation for each field" is of none in particular. */
const EVERY =
  /^(?:each|every|all)(?: one| of them)? with$|^(?:each|every|all|any)(?: (?:of )?(?:them|the|these|those))?(?: (?:required |of them )?(?:fields?|ones?|errors?|inputs?|toggles?|settings?|states?|items?|steps?|cases?))?$/i;

/** What may be entered, or whether it must be. */
const MODIFIER =
  /^(?:optional|required|mandatory|(?:max(?:imum)?\.?|min(?:imum)?\.?|at least|at most|up to) \d.*|\d.*|.* only)$/i;

/** An item with what stands in brackets, behind a colon or behind a dash apart. */
export function partOf(kind: Kind, noun: string, written: string): Part {
  // "priority: low, high" in a list says what people choose from, as brackets do.
  const [, said = written, inside = ''] =
    /^(.*?\S)\s*\(((?:[^()]|\([^()]*\))+)\)$/.exec(written.trim()) ??
    /^([^:{}"“]+)(?::|\s+[–—-](?= to ))\s+(.+)$/.exec(written.trim()) ??
    [];
  // "Note, optional, max 280 characters"
  const [first = '', ...more] = kind === 'field' && inside === '' ? cutAt(said, /,\s+/) : [];
  if (more.length > 0 && more.every((one) => MODIFIER.test(one)))
    return partOf(kind, noun, `${first} (${more.join(', ')})`);
  // "bio max 160 characters"
  const [, name = '', limit = ''] =
    inside === '' && kind !== 'errors'
      ? (/^(.+?),? ((?:max(?:imum)?\.?|min(?:imum)?\.?|at least|at most|up to) \d+ \p{L}+|\d+ ?(?:to|-|–) ?\d+)$/iu.exec(
          said,
        ) ?? [])
      : [];
  // "Pick up to 3 habits" is done, and no name with a limit.
  if (limit && !isOrder(name)) return partOf(kind, noun, `${name} (${limit})`);
  const isOfPlace = kind === 'field' && /\b(?:form|page|screen|dialog|modal)$/i.test(said);
  const bare =
    isOfPlace || (kind !== 'labels' && EVERY.test(said))
      ? ''
      : said
          .replace(/^(?:and|or|plus) /i, '')
          .replace(noun === '' && HOLDERS.test(kind) ? /^$/ : /^(?:an?|the|our)\s+(?=\S)/i, '');
  return { kind, noun, said: bare.trim(), inside };
}
