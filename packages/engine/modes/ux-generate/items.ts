import { capitalized } from '../writing/capitals.ts';
import { isImperative } from '../generate/signs.ts';
import { BARE_PART } from './asks.ts';
import { LISTED, OCCASION, askOf, componentIn, headOf, isBareHead, stripped } from './clause-heads.ts';
import { isMessage } from './effects.ts';
import { ERRORS } from './errors.ts';
import { isKnownField } from './fields.ts';
import { type Kind, type Noun, nounsIn } from './kinds.ts';
import { isOrder } from './clause-labels.ts';
import { type Ask, HOLDS, WEAK, asAsk, hasVerb, isRule } from './pieces.ts';
import type { Reading } from './reading.ts';

/** What heads a list: the kind of its items, and what they are of. */
export interface Head {
  readonly kind: Kind;
  /** As the request has it: "toasts". */
  readonly noun: string;
  readonly said: string;
}

/** The kind of what a chunk lists. */
export function headOfList(chunk: string, isForm = false): Head | undefined {
  const noun = headOf(chunk);
  if (!noun) return undefined;
  const { said } = askOf(chunk, noun);
  return {
    kind: /^labels?$/i.test(noun.text) && !isForm ? 'label' : noun.kind,
    noun: noun.text.toLowerCase(),
    said: OCCASION.test(said) ? '' : said,
  };
}

/** The items of a list, each of the kind of its head or of its own. */
export function readItems(reading: Reading, items: readonly string[], head: Head | undefined): void {
  if (!head) return;
  const { kind, noun, said } = head;
  if (kind === 'button' && reading.owner.length > 0) {
    reading.owner.push(...items.map((item) => asAsk(item, kind, undefined, said)));
    return;
  }
  const names =
    kind === 'field'
      ? items.flatMap((item) =>
          /^[\p{L} ]+(?:, [\p{L} ]+)+$/u.test(item) && !/, (?:optional|required)/i.test(item)
            ? item.split(', ')
            : [item],
        )
      : items;
  // "Request received: … Approve / Decline": a screen with its own buttons.
  const shown = names.map((item) => (HOLDS.has(kind) ? withButtons(item) : { item, labels: [] }));
  if (shown.some(({ labels }) => labels.length > 0)) {
    for (const { item, labels } of shown) {
      readItems(reading, [item], head);
      reading.give(labels, item);
    }
    return;
  }
  reading.ask(
    ...withRules(names, kind).flatMap((item): Ask[] => {
      const own = headOf(stripped(item));
      if (own && isOfOwnKind(item, own, kind)) return [askOf(stripped(item), own)];
      // "Shows how many are selected ({n} selected)"
      const [, counted = ''] =
        /^(?:it )?(?:shows?|says?|displays?) [^()]+ \(([^()]*\{\w+\}[^()]*)\)$/i.exec(item) ?? [];
      if (counted !== '') return [{ ...asAsk(counted, 'label'), literal: capitalized(counted), whole: item }];
      if (kind === 'state' && item.includes(' ') && ERRORS.some(([names]) => names.test(item)))
        return [
          {
            ...asAsk(
              item.replace(/^(?:it )?fail(?:ed|s|ure)?(?:,? because|:|,? as|,? since) /i, ''),
              'error',
              undefined,
              said,
            ),
            noun: 'errors',
            whole: item,
          },
        ];
      const asked = componentIn(item);
      if (asked?.kind === 'field' || asked?.kind === 'dialog') return [asked];
      // "Uploading: {percent}", "Sync: keeps your files up to date"
      const [, name = '', told = ''] =
        kind === 'field' ? [] : (/^([^:,"()]{2,40}):\s+(\S.*)$/.exec(item) ?? []);
      const [, quoted = ''] = /^"([^"]+)" \p{L}+$/u.exec(item) ?? [];
      const ask = {
        ...asAsk(kind === 'field' ? asField(item) : name || item, kind, undefined, said),
        ...(name === '' ? {} : { inside: told, whole: item }),
        noun: kind === 'field' ? '' : noun,
      };
      // "Category, photo, description" of a form
      const isField =
        kind === 'field' && items.length > 2 && /^(?:description|message|title|subject)$/i.test(item);
      if (BARE_PART.test(item) && !LISTED.has(kind) && !isField) return [];
      return [quoted ? { ...ask, literal: capitalized(quoted) } : ask];
    }),
  );
}

/** A screen and the labels that its last sentence, or a "with", names. */
function withButtons(item: string): { readonly item: string; readonly labels: readonly string[] } {
  const { rest = '', last = '' } =
    /^(?<rest>.+?)(?:[.!?] | with )(?<last>\p{L}[\p{L} ]*(?: ?\/ ?\p{L}[\p{L} ]*)+)[.]?$/u.exec(item)
      ?.groups ?? {};
  const labels = last.split(/ ?\/ ?/).filter(Boolean);
  return rest !== '' && labels.every((one) => one.split(' ').length <= 4 && isOrder(one))
    ? { item: rest, labels: labels.map(capitalized) }
    : { item, labels: [] };
}

/** "Name, max 60 characters", "too many tries, locked for 1 hour": what goes on with the item before it, in brackets behind it. */
const withRules = (items: readonly string[], kind: Kind): readonly string[] =>
  items.reduce<string[]>((all, item) => {
    const before = all.at(-1);
    const goesOn =
      (kind === 'field' && isRule(item)) ||
      (kind === 'error' &&
        (/^(?:then )?(?:locked|blocked|wait|retry|refresh|reload)\b/i.test(item) ||
          /^(?:ask|contact|try|use|choose|check|narrow|enter|call|remove|update) .* .*\p{L}/iu.test(item))) ||
      (kind === 'empty' && /^(?:suggest|offer|encourage|explain|say)\b/i.test(item)) ||
      /^with /i.test(item);
    return before !== undefined && goesOn ? [...all.slice(0, -1), `${before} (${item})`] : [...all, item];
  }, []);

/** "Two-factor authentication (toggle, short description)": what something is, behind its name; none where the brackets tell no kind. */
export function partsIn(text: string): readonly Ask[] {
  const [, name = '', held = ''] = /^([^():]+?) \(([^()]+)\)[.]?$/.exec(text) ?? [];
  if (name === '' || nounsIn(name).length > 0) return [];
  const pieces = held.split(/,\s+/);
  const kinds = pieces.map((piece) => nounsIn(piece).find(({ start }) => start === 0));
  if (kinds.every((noun) => noun === undefined)) return [];
  const own = kinds.findIndex((noun, at) => noun?.text === pieces[at]);
  const kind = kinds[own]?.kind ?? 'label';
  return [
    { ...asAsk(name, kind === 'option' ? 'field' : kind), whole: text },
    ...pieces.flatMap((piece, at) => {
      const noun = kinds[at];
      return at === own || !noun ? [] : [asAsk(piece, noun.kind, noun)];
    }),
  ];
}

/** "Success message" among errors, "errors" among fields. */
const isOfOwnKind = (item: string, own: Noun, kind: Kind): boolean =>
  own.kind === kind
    ? kind === 'control'
    : !((kind === 'field' || kind === 'error') && isKnownField(item)) &&
      (own.kind === 'control' ? kind === 'field' || kind === 'page' : !WEAK.has(own.kind)) &&
      (kind === 'page' ||
        kind === 'onboarding' ||
        kind === 'field' ||
        (kind === 'state' && own.kind === 'button') ||
        isBareHead(stripped(item)));

/** "7 days left" */
export const isVariant = (item: string): boolean =>
  item.split(' ').length <= 4 && !isMessage(item) && !headOf(stripped(item));

/** What a setting does or a tooltip says, and no list of them. */
export const isTold = (list: string, items: readonly string[]): boolean =>
  (items.length === 1 && !list.includes('(')) ||
  isMessage(list, true) ||
  (list.split(' ').length > 4 && (isImperative(list) || hasVerb(list)));

const TYPES = '(?:PDF|CSV|PNG|JPE?G|XLSX|DOCX|ZIP)';
/** What is entered, behind its name, and what may be: "Vendor name is required, max 80 characters". */
const OF_FIELDS: readonly (readonly [rule: RegExp, same: string])[] = [
  [
    /^(?<name>[^,(]{2,30}?) (?:is|are) (?<need>required|optional|mandatory)(?:[,;]? (?:and )?(?<more>.+))?$/i,
    '$<name> ($<need>, $<more>)',
  ],
  [
    /^(?<name>[^,(]{2,30}?) (?:must|has to|needs to|should) be (?<rule>positive|greater than (?:0|zero)|at least \d+|at most \d+|between \d+ and \d+|\d+ (?:to|-|–) \d+ characters)$/i,
    '$<name> ($<rule>)',
  ],
  [
    new RegExp(
      String.raw`^(?:it )?(?:accepts?|allows?|takes?|only) (?<types>${TYPES}(?:(?:, (?:and |or )?| and | or |/)${TYPES})*)s?(?: files?)?(?: only)?(?:[,;]? (?:and )?(?<size>.+))?$`,
      'i',
    ),
    'File ($<types>, $<size>)',
  ],
];
const asField = (item: string): string =>
  OF_FIELDS.reduce((said, [rule, same]) => said.replace(rule, same), item.replace(/[.]$/, '')).replace(
    /, \)$/,
    ')',
  );

/** "A form with email + password fields", with a colon before what it has; undefined where that is no list of fields. */
export function fieldsIn(text: string): string | undefined {
  const { head = '', list = '' } =
    /^(?<head>[^:,]*\bform)\s+(?:with|containing|that has|has)\s+(?<list>[^:]+)$/i.exec(text)?.groups ?? {};
  const names = list
    .replace(/\s+fields?[.]?$/i, '')
    .split(/\s*,\s*|\s+(?:\+|&|and)\s+/)
    .map((name) => name.replace(/^(?:and |an? |the )/i, ''));
  return isKnownField(names[0] ?? '')
    ? `${/^form$/i.test(head) ? 'fields' : head}: ${names.join(', ')}`
    : undefined;
}
