import { cutAt, outside } from '../brief/cut.ts';
import { ANY, NOUNS, PLACES, setOf } from './part-nouns.ts';
import type { SetName } from './set-names.ts';

/** Something that a description wants a text for, or says of one. */
export interface Part {
  readonly set: SetName;
  /** The noun that names it, in lower case and singular: "toggle", "error message"; empty for a bare item of a list. */
  readonly noun: string;
  /** What it is for, without an article: "public profile"; empty where only the set is asked for. */
  readonly said: string;
  /** What stands in brackets behind it. */
  readonly inside: string;
}

/** What a description asks for, and the sentences that tell how things are. */
export interface Parts {
  readonly parts: readonly Part[];
  readonly facts: readonly string[];
  /** What stands before each list: "Privacy settings". */
  readonly heads: readonly string[];
}

const LEAD = String.raw`(?:(?:and|plus|also|with|then|finally|show|include|add|need|give|write|provide|allow|offer|we need|it needs|there is|there are)\s+)*(?:(?:an?|the|some|one|two|three|four|short|clear|small|single|primary|secondary|separate|its|their)\s+)*`;
const JOINED = String.raw`(?:for when|for|when|if|in case|that lets? (?:people|users?|them)|that says|that|saying|to|of|with|on|such as|like)`;
/** "toggles for email", "error when a seat was taken", "errors (too big)", and the noun alone. */
const NOUN_FIRST = new RegExp(
  String.raw`^${LEAD}(?<noun>${ANY})(?:\s*\((?<inside>[^()]*(?:\([^()]*\)[^()]*)*)\)$|\s+(?<by>${JOINED})\s+(?<what>.+)|\s+(?=["“]|(?:wrong|invalid|incorrect|missing|unknown|expired|duplicate)\b)(?<quoted>.+)|(?: only)?$)`,
  'i',
);
/** "retry button", "dark mode toggle" */
const NOUN_LAST = new RegExp(
  String.raw`^${LEAD}(?<what>[^,.;:()]+?)\s+(?<noun>${ANY})(?:\s*\((?<inside>[^()]*)\)|\s+(?<more>(?:with|for|of|in|on) [^,]+))?$`,
  'i',
);
/** "step 2 map columns" */
const STEP = /^(?:step|screen|page|slide) \d+[:.)]?\s+(?:[-–—]\s+)?(?<what>\S.*)$/i;
/** "Profile (display name, avatar)", a group of a page. */
const GROUP = /^(?:(?:sections?|groups?|tabs?)(?: for)? )?(?<name>\p{L}[^()]*?) \((?<inside>.*)\)$/iu;
/** "email sent screen" in a flow of several. */
const SCREEN = /^(?:an? |the )?(?<what>.{3,40}?) (?:screen|page|view)$/i;
/** "one to delete the account", behind a button. */
const ONE_MORE = /^(?:one|another|another one) (?:to|for|that|when) (?<what>.+)$/i;
/** "The page has a search box": its parts stand behind the verb. */
const HOLDS =
  /^(?:the |this |an? )?(?:page|screen|dialog|modal|form|view|panel|it|there)(?: also)? (?:has|have|shows?|contains?|includes?|lists?|needs?|is|are|offers?)\s+/i;
const OF_FIELDS = NOUNS.filter(([set]) => set === 'field' || set === 'errors')
  .map(([, nouns]) => nouns)
  .join('|');
/** "labels, help text and validation for card number, …": what each of the things is to have. */
const EACH = new RegExp(
  String.raw`^(?<asked>${LEAD}(?:(?:${OF_FIELDS})(?:,\s+|\s*\/\s*))*(?:${OF_FIELDS}),? and (?:${OF_FIELDS})) (?:for|of) (?<list>.+)$`,
  'i',
);

const HOLDING =
  /^[^,]*?\b(?:page|screen|panel|form|view|settings|preferences|dialog|modal|sidebar|toolbar)\b(?: "[^"]*"| “[^”]*”)? (?:with|has|including)\s+(?=.*(?:,| and )|(?<=\bform with\s)\p{L}+ \p{L}+$)/iu;
const WITH = /\s(?:with|has|including)\s+$/i;

const PREPOSITIONS = /\s(?:for|of|when|if|on|in|to|with|after|while)\s/i;

/** What the items below a head are: by the last noun before its preposition, else by what kind of screen it names. */
function setOfHead(head: string): SetName | undefined {
  const [before = ''] = head.split(PREPOSITIONS);
  const find = (text: string): SetName | undefined =>
    [...text.matchAll(new RegExp(String.raw`\b(?:${ANY})\b`, 'gi'))].map(([noun]) => setOf(noun)).at(-1);
  if (/\btool-?tips?\b.*\b(?:toolbar|icons?)\b/i.test(head)) return 'tooltips';
  const place = PLACES.find(([, name]) => name.test(head))?.[0];
  // "Confirmation emails aside, a reservation form" ends with what it is.
  if (place && /\b(?:form|settings|preferences)$/i.test(head)) return place;
  return find(before) ?? place ?? find(head);
}

/** A description as the parts that it lists or names. */
export function readParts(description: string): Parts {
  const parts: Part[] = [];
  const facts: string[] = [];
  const heads: string[] = [];
  let place: SetName | undefined;
  for (const sentence of sentencesOf(description)) {
    const { head, list, set: own } = headOf(sentence);
    // "Channels: email, push" on a page of settings are settings, under a heading.
    const set = own ?? (head.split(' ').length <= MOST_WORDS ? place : undefined);
    place ??= PLACES.find(([, name]) => name.test(head))?.[0];
    const isShort =
      sentence.split(' ').length <= MOST_WORDS &&
      parts.length > 0 &&
      place === 'controls' &&
      readLoose(sentence).length === 0;
    const more =
      list === '' && place
        ? (ALSO.exec(sentence)?.groups?.['what'] ?? (isShort ? sentence : undefined))
        : undefined;
    if (list !== '' && !own && set === 'controls')
      parts.push({ set, noun: 'heading', said: head, inside: '' });
    // "Buttons and confirmation: publish now, save draft" lists what the buttons do.
    const both = set === 'dialog' && /\bbuttons?\b/i.test(head);
    if (both) parts.push({ set: 'dialog', noun: 'dialog', said: '', inside: '' });
    // "errors for a username field: 3-20 characters": the field, and its rules.
    const field = set === 'errors' ? OF_FIELD.exec(head)?.groups?.['field'] : undefined;
    if (field) parts.push({ set: 'field', noun: 'field', said: field, inside: rulesIn(list) });
    const found =
      more && place ? readList(more, place) : readSentence(sentence, list, both ? 'buttons' : set, facts);
    // What stands behind a dialog is what happens then.
    facts.push(
      ...found
        .filter((part) => set === 'dialog' && part.set === set && part.said !== '')
        .map(({ said }) => said),
    );
    parts.push(...found);
    if (list !== '') heads.push(head);
    if (found.length > 0) continue;
    if (list === '') facts.push(sentence);
    else facts.push(head, ...cutList(list));
  }
  return { parts, facts, heads };
}

/** "Also a do not disturb schedule" */
const ALSO = /^(?:also|plus|and)\s+(?:an? )?(?<what>.+)$/i;

const OF_FIELD = /\bfor (?:an? |the )?(?<field>\p{L}+(?: \p{L}+)?) (?:field|input)$/iu;

/** What may be entered, of what a list says of a field. */
function rulesIn(list: string): string {
  return cutList(list)
    .filter((item) => /^\d|\bonly$|^(?:at least|at most|min|max)/i.test(item))
    .join(', ');
}

function readSentence(
  sentence: string,
  list: string,
  set: SetName | undefined,
  facts: string[],
): readonly Part[] {
  const rest: string[] = [];
  const found = list !== '' && set ? readList(list, set) : readLoose(list || sentence, rest);
  // What stands between the parts of a sentence tells of them.
  if (found.length > 0) facts.push(...rest);
  return found;
}

/** Sentences, lines, and the pieces between semicolons where these name parts; "1. … 2. …" is the list of what stands before. */
function sentencesOf(description: string): readonly string[] {
  return description
    .replace(/[.:]?\s+1[.)]\s+(?=[^\n]*\s2[.)]\s)/, ': ')
    .replace(/\s\+\s/g, ' and ')
    .split(/\n+/)
    .map((line) => line.replace(/^\s*(?:[-*+•]|\d+[.)])\s+/, '').replace(/\s+\d[.)]\s+/g, ', '))
    .flatMap((line) => cutAt(line, /(?<=[\p{L}\p{N})"”][.!?])\s+(?=[\p{L}"“\d])/u))
    .flatMap((line) => {
      const pieces = cutAt(line, /;\s+(?:and\s+|plus\s+)?/);
      const areParts = pieces
        .slice(1)
        .some((piece) => headOf(piece).list !== '' || readLoose(piece).length > 0);
      return areParts ? pieces : [line];
    })
    .map((line) => line.replace(/[.!]$/, '').trim())
    .filter((line) => line !== '');
}

/** A sentence as what it is about and what it lists: "errors: a, b", "a page with a, b and c". */
function headOf(sentence: string): { readonly head: string; readonly list: string; readonly set?: SetName } {
  const bare = outside(sentence);
  const colon = bare.search(/:\s/);
  if (colon > 0) {
    const head = sentence.slice(0, colon);
    const set = setOfHead(head);
    const list = sentence
      .slice(colon + 1)
      .trim()
      .replace(/^(?:\d+|two|three|four|five|six) (?:screens|steps|slides|pages):\s+/i, '');
    return set ? { head, list, set } : { head, list };
  }
  const [held = ''] = HOLDING.exec(bare) ?? [];
  if (held === '') return { head: sentence, list: '' };
  const head = sentence.slice(0, held.length).replace(WITH, '');
  const set = PLACES.find(([, name]) => name.test(head))?.[0] ?? setOfHead(head);
  const list = sentence.slice(held.length);
  return set ? { head, list, set } : { head, list };
}

/** The items of a list; one that says itself what it is hands that on when it is a plural. */
function readList(list: string, set: SetName): readonly Part[] {
  const { asked = '', list: things = list } = EACH.exec(list)?.groups ?? {};
  const head = { set: asked ? ('field' as const) : set, noun: '' };
  if (/^(?:controls|field)$/.test(set) && /^(?:sections?|groups?|tabs?)\b/i.test(list)) {
    const groups = cutList(list).map((item) => GROUP.exec(item)?.groups);
    if (groups.every((group) => group !== undefined))
      return groups.flatMap(({ name = '', inside = '' }): readonly Part[] => [
        { set: 'controls', noun: 'heading', said: name, inside: '' },
        ...readList(inside, set),
      ]);
  }
  return [
    // "labels and validation for …" asks for validation too, of no error in particular.
    ...(asked ? readItems(cutNamed(asked, false), undefined) : []),
    ...readItems(cutNamed(things, head.set !== 'dialog' && head.set !== 'banner'), head),
  ];
}

/** The parts that a sentence without a list names: "progress, errors (too big), and a toast". */
function readLoose(sentence: string, rest: string[] = []): readonly Part[] {
  const said = sentence.replace(HOLDS, '');
  return EACH.test(said) ? readList(said, 'field') : readItems(cutNamed(said, false), undefined, rest);
}

/** "change password" among settings is done by a button. */
const DEED =
  /^(?:change|delete|deactivate|edit|update|manage|export|download|disconnect|connect|revoke|reset|clear|sign out|log out|invite|import|cancel|upgrade|remove|close) (?:the |your |my |an? |of |all )*\p{L}+(?: \p{L}+)?$/iu;

type Head = Pick<Part, 'set' | 'noun'>;

/** @param rest takes the items that are no parts */
function readItems(items: readonly string[], head: Head | undefined, rest: string[] = []): readonly Part[] {
  const parts: Part[] = [];
  let current = head;
  const isLone = head?.set === 'controls' && items.filter((item) => NOUN_FIRST.test(item)).length === 1;
  const isFlow = !head && items.filter((item) => SCREEN.test(item)).length > 1;
  for (const item of items) {
    const screen = isFlow ? SCREEN.exec(item)?.groups?.['what'] : undefined;
    if (screen) {
      parts.push(partOf('screens', 'screen', screen));
      continue;
    }
    const own = readOwn(item, parts.at(-1))
      .map((part) => inForm(part, head))
      .filter((part) => !head || isOther(part, head, item));
    const [first] = own;
    const last = parts.at(-1);
    // "errors for each field plus “we don't ship there”"
    if (!first && !current && last && /^(?:["“]|for (?:an? |the )?\p{L})/u.test(item)) {
      parts.push(partOf(last.set, last.noun, item.replace(/^for /, '')));
      continue;
    }
    if (!first && current?.set === 'controls' && current.noun === '' && DEED.test(item)) {
      parts.push(partOf('buttons', '', item));
      continue;
    }
    if (!first && current)
      parts.push(
        ...cutList(item, current !== head).map((one) =>
          partOf(current?.set ?? 'field', current?.noun ?? '', one),
        ),
      );
    if (!first && !current) rest.push(item);
    parts.push(...own);
    // A toggle is handed on too where nothing else says what it is.
    if (first) current = first.said !== '' && (/s$/i.test(nounIn(item)) || isLone) ? first : head;
  }
  return parts;
}

/** What people choose from is a field of a form. */
function inForm(part: Part, head: Head | undefined): Part {
  return head?.set === 'field' && part.set === 'controls' && part.noun !== 'heading'
    ? { ...part, set: 'field' }
    : part;
}

/** "Server error" in a list of errors, "filter with no results" in one of empty states: items, whatever nouns they hold. */
function isOther({ set, said }: Part, head: Head, item: string): boolean {
  // "Insert link" in a list of tooltips, "name label" in one of errors.
  const isNamed = NOUN_FIRST.test(item) || /\b(?:button|toast|error|banner)s?$/i.test(item);
  if (set !== head.set && !/^(?:controls|field)$/.test(head.set) && !isNamed) return false;
  if (set === head.set)
    return said === '' || NOUN_FIRST.test(item) || /^(?:controls|field|buttons)$/.test(set);
  if (head.set === 'controls' || head.set === 'field') return set !== 'dialog' || NOUN_FIRST.test(item);
  return !/^(?:controls|field|progress|permission)$/.test(set);
}

/** A part that says itself what it is, or each of those that its brackets or its "and" list; none for a bare item. */
function readOwn(item: string, last: Part | undefined): readonly Part[] {
  const step = STEP.exec(item)?.groups?.['what'];
  if (step) return [partOf('onboarding', 'step', step)];
  const more = ONE_MORE.exec(item)?.groups?.['what'];
  if (more && last) return [partOf(last.set, last.noun, more)];
  const found = NOUN_FIRST.exec(item)?.groups;
  if (found) {
    const { noun = '', inside, by = '', what = '', quoted = '' } = found;
    const set = setOf(noun);
    // "A link that we sent" is no part.
    if (by === 'that' && set !== 'messages' && set !== 'toasts') return [];
    // "Link expired error" is an error.
    if (/^[^"“]/.test(quoted) && set !== 'errors') return readLast(item);
    const name = singular(noun);
    if (!set) return [];
    if (inside !== undefined && set === 'dialog') return [{ set, noun: name, said: '', inside }];
    if (inside !== undefined) return cutList(inside).map((one) => partOf(set, name, one));
    const whats = /s$/i.test(noun) || quoted ? cutList(what || quoted, true) : [what];
    return (whats.length > 0 ? whats : ['']).map((one) => partOf(set, name, one));
  }
  return readLast(item);
}

/** "retry button", "dark mode toggle" as a part; none for any other item. */
function readLast(item: string): readonly Part[] {
  const { noun = '', what = '', inside = '', more: rest = '' } = NOUN_LAST.exec(item)?.groups ?? {};
  const set = setOf(noun);
  if (!set || what.split(' ').length > MOST_WORDS) return [];
  // "create key dialog (name, expiry)": its fields.
  const fields = set === 'dialog' && inside ? readList(inside, 'field') : [];
  return [
    { ...partOf(set, singular(noun), what), inside: fields.length > 0 ? '' : inside || rest },
    ...fields,
  ];
}

/** A noun behind more words is the object of a sentence. */
const MOST_WORDS = 4;

function nounIn(item: string): string {
  return (NOUN_FIRST.exec(item) ?? NOUN_LAST.exec(item))?.groups?.['noun'] ?? '';
}

/** A list at its commas and its last "and"; names that "and" alone joins are two only where `areNames`. */
export function cutList(list: string, areNames = false): readonly string[] {
  const items = cutAt(list.trim().replace(/[.;]$/, ''), /[,;]\s+(?:(?:and|or|plus)\s+)?/);
  const last = items.at(-1) ?? '';
  const ends = items.length > 1 || areNames ? cutAt(last, /\s+and\s+/) : [last];
  // "images and videos without a title" is one.
  return ends.length === 2 ? [...items.slice(0, -1), ...ends] : items;
}

const BEFORE_NOUN = new RegExp(
  String.raw`\s+(?:and|plus)\s+(?=["“]|for (?:an? |the )|${LEAD}(?:${ANY})\b|(?:an? |the )?[\p{L}-]+ (?:${ANY})$|one (?:to|for)\b)|\s+with (?=(?:an? |the )?[\p{L} -]{1,30} button$)`,
  'iu',
);

/** "Validation for each field" is of none in particular. */
const EVERY =
  /^(?:each|every|all|any)(?: (?:of )?(?:them|the|these|those))?(?: (?:required |of them )?(?:fields?|ones?|errors?|inputs?|toggles?|settings?|states?|items?|steps?|cases?))?$/i;

/** Cut as a list, and at "and" before what says itself what it is. */
function cutNamed(list: string, areNames: boolean): readonly string[] {
  const items = list.includes(',') && areNames ? cutList(list) : cutAt(list, /,\s+(?:(?:and|plus)\s+)?/);
  return items
    .flatMap((item) => cutAt(item, BEFORE_NOUN))
    .flatMap((item) => (areNames && items.length === 1 ? cutList(item, true) : [item]));
}

function partOf(set: SetName, noun: string, text: string): Part {
  // "priority: low, high" in a list says what people choose from, as brackets do.
  const [, said = text, inside = ''] =
    /^(.*?\S)\s*\(((?:[^()]|\([^()]*\))+)\)$/.exec(text.trim()) ??
    /^([^:{}"“]+):\s+(.+)$/.exec(text.trim()) ??
    [];
  // "bio max 160 characters"
  const [, name = '', limit = ''] =
    inside === '' && set !== 'errors'
      ? (/^(.+?) ((?:max(?:imum)?\.?|min(?:imum)?\.?|at least|at most|up to) \d+ \p{L}+)$/iu.exec(said) ?? [])
      : [];
  if (limit) return partOf(set, noun, `${name} (${limit})`);
  const bare = EVERY.test(said)
    ? ''
    : said.replace(/^(?:and|or|plus) /i, '').replace(/^(?:an?|the)\s+(?=\S)/i, '');
  return { set, noun, said: bare.trim(), inside };
}

function singular(noun: string): string {
  return noun.toLowerCase().replace(/(?<=x|ch)es$|(?<!s)s$/, '');
}
