import { withArticle } from '../../checks/article.ts';
import { PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { ContentType } from '../reading/content-type.ts';
import { isCountable } from '../writing/whole-order.ts';
import { kindOfLabel } from './labels.ts';
import type { FactKind } from './signs.ts';

/** "Invite a contractor": "they" are those, and not the reader. */
export const ABOUT_PEOPLE =
  /\b(?:invit|add|remov|onboard|offboard|assign|approv|block|deactivat|register|welcom|suspend|delet)\w* (?:an?|the|new|your|several)? ?(?:[\w-]+ )?(?:contractor|user|member|guest|customer|person|people|colleague|employee|agent|editor|student|client|patient|tenant|visitor|volunteer|teammate|partner|supplier|vendor)s?\b/i;

/** "Not allowed on company laptops" in a policy on USB sticks: they are not. */
export function withTopic(note: string, topic: string): string {
  const thing = topic.replace(/^(?:the )?(.+?)(?: policy)?$/i, '$1');
  // "item unused": what it takes, and not how it is.
  const [, what = '', state = ''] =
    /^(?:the )?(\p{L}+(?: \p{L}+)?) (un(?:used|opened|worn|damaged|washed|altered|broken)|intact|in (?:its |the )?original (?:packaging|box|condition))\.?$/iu.exec(
      note,
    ) ?? [];
  if (what !== '' && !/\b(?:is|are|be|must)$/i.test(what))
    return `${(partsOf(what.split(' ').at(-1) ?? '') & PLURAL) !== 0 ? '' : 'the '}${what.toLowerCase()} must be ${state}`;
  // "takes 5 days" in a policy on refunds
  if (
    /^(?:takes|costs) (?=about |up to |around |only |[\d€$£])/i.test(note) &&
    /^\p{Ll}+$/u.test(thing) &&
    isCountable(thing)
  )
    return `${withArticle(thing)} ${note.slice(0, 1).toLowerCase()}${note.slice(1)}`;
  if (
    thing === '' ||
    !/^(?:not )?(?:allowed|permitted|forbidden|prohibited|banned|mandatory|transferable|refundable)\b(?!:)/i.test(
      note,
    )
  )
    return note;
  const isMany = (partsOf(thing.split(' ').at(-1) ?? '') & PLURAL) !== 0;
  const one =
    !isMany && /\b(?:transferable|refundable)\b/i.test(note) && isCountable(thing.split(' ').at(-1) ?? '')
      ? withArticle(thing)
      : thing;
  return `${one} ${isMany ? 'are' : 'is'} ${note.slice(0, 1).toLowerCase()}${note.slice(1)}`;
}

/** What is chosen from in a decision are alternatives, and no options of a program. */
export function kindOfHeading(title: string, type: ContentType | undefined): FactKind | undefined {
  // "limit(fn, ...args)" in the docs of a package: a call.
  if (/^`?[\w.]+\(/.test(title)) return undefined;
  const kind = kindOfLabel(title);
  return kind === 'option' && (type === 'adr' || type === 'design') ? 'alternative' : kind;
}

/** "New", "Fixes" and "Removed" as what stands before each change below them; empty for "Changes", which tells of all. */
export function labelOf(title: string): string {
  return /^(?:new|added|features?)\b/i.test(title)
    ? 'New: '
    : /^(?:fix(?:ed|es)?|bug ?fix(?:es)?|bugs)\b/i.test(title)
      ? 'Fixed: '
      : /^(?:non|out of|not in)\b/i.test(title)
        ? 'Non-goals: '
        : /^(?:deprecated|security)$/i.test(title.trim())
          ? `${title.trim()}: `
          : /^removed\b/i.test(title)
            ? 'removed '
            : '';
}

/** What a point of a list may go on with: "if it answers, stop here". */
export const OF_STEP: ReadonlySet<FactKind> = new Set(['step', 'check', 'diagnosis']);

/** Kinds of which each fact is a row or a line of its own. */
export const ALONE: ReadonlySet<FactKind> = new Set([
  'question',
  'option',
  'endpoint',
  'usage',
  'license',
  'status',
  'timeline',
]);

/** "What happens: you book a slot". */
export const LEADS =
  /^(?:what (?:happens|you do|to do)|how it (?:works|goes)|this is how it works|the flow|process):\s+/i;

/** A label that says no more than the block below it. */
export const IS_SHOWN =
  /^(?:(?:for )?example(?: \w+)?|(?:the )?(?:ya?ml|json|toml|ini|config(?:uration)?|settings|file)(?: file)?):$/i;

/** What a block of an API's page shows. */
export const SHOWS = /^(?:(?:request|response|json|example) )?(?:body|request|response|payload|answer)$/i;

/** "To cancel: hold the red button", "if the lamp blinks, wait". */
export const ASIDE = /^(?:to \p{Ll}+(?: [^,:.]{1,40})?[,:] |(?:if|when|once) [^,:.]{3,80}, )/iu;

export const BARE_CALL = /^`[A-Z]+ \/[^`]*`\.?$/;

/** "name - string", "tags: array" on a line of its own. */
export const FIELD = /^([a-z][\w.]*)(?=(?: [-–—]|:) | \()/;
