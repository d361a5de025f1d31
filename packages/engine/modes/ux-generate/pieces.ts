import { MODAL, classesOf } from '../../spelling/function-words.ts';
import { outside } from '../brief/cut.ts';
import { type Kind, type Noun, nounsIn } from './kinds.ts';

/** A string, or a set of them, that a request asks for. */
export interface Ask {
  readonly kind: Kind;
  /** As the request has it, in lower case: "confirmation modal"; that of its list where the item has none. */
  readonly noun: string;
  /** What it is for: "delete workspace"; empty where only the kind is named. */
  readonly said: string;
  /** What the head of its list says: "trial" before "7 days left"; empty where it stands alone. */
  readonly context: string;
  /** What stands in brackets or behind a dash. */
  readonly inside: string;
  /** The text itself, where the request gives it in quotation marks; else empty. */
  readonly literal: string;
  /** All of it, as it is written. */
  readonly whole: string;
}

/** Containers: what they list is of other kinds. */
export const HOLDS: ReadonlySet<Kind> = new Set([
  'page',
  'dialog',
  'banner',
  'onboarding',
  'empty',
  'permission',
  'email',
]);

export const WEAK: ReadonlySet<Kind> = new Set([
  'page',
  'label',
  'field',
  'option',
  'control',
  'state',
  'onboarding',
]);

const SHOWS =
  /\b(?:show|shows|display|displays|need|needs|want|wants|give|include|includes|add|have|see|sees|get|gets|with|appears?|trigger|open|opens|present|offer|plus|also)\b(?:\s+\S+){0,5}\s*$/i;

/** Whether a clause has its verb before a place in it. */
export const hasVerb = (text: string): boolean =>
  text
    .split(/\s+/)
    .some(
      (word, at) =>
        at > 0 &&
        (/^(?:is|are|was|were|has|have|had|will|isn['’]t|aren['’]t|don['’]t|doesn['’]t|hasn['’]t|haven['’]t|keep|keeps|lose|loses|stays?|gets?|becomes?)$/i.test(
          word,
        ) ||
          (classesOf(word.toLowerCase()) & MODAL) !== 0),
    );

const wordsFirst = (text: string): string =>
  text
    .replace(/^(?:and|or|plus|an?|the|our|their|its|one|any|each|for|also|with|as well as)(?: +|$)/gi, '')
    .trim();

export function clean(text: string): string {
  let said = text.trim();
  for (let before = ''; before !== said;) {
    before = said;
    said = wordsFirst(said)
      .replace(
        /^(?:for|when|if|after|before|on|in|of|about|saying|that|which|while|once|to|shown|by|whenever|in case|is|are)\s+/i,
        '',
      )
      .replace(/^[\s:–—-]+|[\s,.:;!–—-]+(?:an?|the)?$/gi, '');
  }
  return said;
}

export const SAYS_THAT =
  /\s(?:(?:should |must |to )?(?:says?|saying|tells? \p{L}+|telling \p{L}+|explain(?:s|ing)?|warns?|warning|mentions?)(?: (?:the )?(?:user|people))? that|(?:is|gets) shown:|(?:should |must )?says?(?=\s(?:we|you|your|our|the|this|it)\b))\s+(?!")/iu;

/** "The dialog says that files stay" as what it is and what it tells, which is not what it is for. */
function withoutTelling(piece: string, from: number): readonly [bare: string, told: string] {
  const found = SAYS_THAT.exec(piece.slice(from));
  return found
    ? [piece.slice(0, from + found.index), piece.slice(from + found.index + found[0].length).trim()]
    : [piece, ''];
}

/** What may be entered in a field, behind its name: "optional", "max 80 characters". */
const RULE = String.raw`(?:optional|required|mandatory|(?:max(?:imum)?\.?|min(?:imum)?\.?|at least|at most|up to|exactly|between)\s[^,]*\d[^,]*|\d+(?: ?[-–] ?\d+)? (?:digits|characters)[^,]*)`;
export const isRule = (text: string): boolean => new RegExp(`^${RULE}$`, 'i').test(text);
const RULES_AT_END = new RegExp(`(?:,\\s+${RULE})+$`, 'i');

/** A text before and behind its "with", where that stands outside of quotes. */
function withIn(text: string): readonly string[] {
  const found = /\bwith\s+(?!(?:no|zero|out)\b)/i.exec(outside(text));
  return found ? [text, text.slice(0, found.index), text.slice(found.index + found[0].length)] : [];
}

const NAMED: ReadonlySet<Kind> = new Set(['label', 'option']);

/** "Dialog title", "field label / placeholder": parts of what stands before them. */
const PARTS_BEHIND =
  /^(?:\s*[/+&,]?\s*(?:and )?\b(?:title|body|text|copy|messages?|labels?|descriptions?|placeholders?|heading|subtitle))+(?=[\s.,;]|$)/i;

/** A piece with its noun as an ask. */
export function asAsk(written: string, kind: Kind, noun?: Noun, context = ''): Ask {
  const rules = kind === 'field' ? (RULES_AT_END.exec(outside(written))?.[0] ?? '') : '';
  const piece = written.slice(0, written.length - rules.length);
  const brackets = [...piece.matchAll(/\(([^()]*)\)/g)].map(([, held = '']) => held.trim());
  const whole = piece.replace(/\([^()]*\)/g, (held) => ' '.repeat(held.length));
  const [bare, told] = noun && kind !== 'button' ? withoutTelling(whole, noun.end) : [whole, ''];
  const [pre, behind] = noun
    ? [bare.slice(0, noun.start), bare.slice(noun.end).replace(PARTS_BEHIND, '')]
    : ['', bare];
  // "A toast with a link": what it has is not what it is about.
  const isClause =
    noun?.kind === 'error' &&
    /^\s*(?:when|if|because|that)\b/i.test(behind) &&
    !/\bwith (?:an? )?(?:[^,]*\b(?:button|link|action|cta)|retry|undo)\b/i.test(behind);
  const [, post = behind, has = ''] = noun && !isClause ? withIn(behind) : [];
  const quote =
    /"([^"]+)"/.exec(post)?.[1] ??
    (noun === undefined || kind === 'button' || NAMED.has(kind) ? (/"([^"]+)"/.exec(bare)?.[1] ?? '') : '');
  // 'Missing column "email"' is no text; 'toast saying "Saved"' gives one.
  const beside = `${pre} ${post}`
    .replace(`"${quote}"`, '')
    .replace(
      /\b(?:saying|says?|that|which|reads?|reading|text|label(?:l?ed)?|with|called|the|an?|one|our|their|it|button|primary|secondary|main|submit|message|copy|link)\b|[^\p{L}]/giu,
      '',
    );
  const isText = quote !== '' && beside === '';
  const [, says = ''] =
    /^\s*(?:says|saying|label(?:l?ed)?|reads|reading|called|named)\s+([^".,;]{2,40})$/i.exec(
      post.replace(/[.]$/, ''),
    ) ?? [];
  const place =
    kind === 'button' && clean(pre) !== ''
      ? /^\s+(?:on|in|at|below|under|above|next to)\s.*$/is.exec(post)?.[0]
      : undefined;
  const [, main = place ? '' : post, aside = ''] = /^(.*?)\s+[-–—]\s+(\S.*)$/.exec(post) ?? [];
  return {
    kind,
    noun: noun?.text.toLowerCase() ?? '',
    said: (kind === 'field' && /^(?:when|where|what|why|how|who|which|do|did|is|are) /i.test(bare)
      ? [bare.trim()]
      : // "In transit" is a name.
        [clean(pre), noun === undefined && NAMED.has(kind) ? main.trim() : clean(main)]
    )
      .filter(Boolean)
      .join(kind === 'error' && /^\s*after\b/i.test(post) && clean(pre) !== '' ? ' after ' : ' ')
      .replace(/"/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,;:])/g, '')
      .replace(/^bulk$/i, ''),

    context,
    inside: [...brackets, rules.replace(/^,\s+/, ''), told, clean(aside), has.trim()]
      .filter(Boolean)
      .join('; '),
    literal:
      says && kind === 'button'
        ? says.charAt(0).toUpperCase() + says.slice(1)
        : isText
          ? quote.charAt(0).toUpperCase() + quote.slice(1)
          : '',
    whole: written
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[,;:]$/, ''),
  };
}

/** "Empty states: …" are all of the kind; what "Dialog: …" lists are its parts. */
export const isPlural = ({ noun }: Pick<Ask, 'noun'>): boolean => /s$/.test(noun) && !/(?:ss|us)$/.test(noun);

/** The noun of a head: its last one before a preposition. */
export function headNoun(head: string): Noun | undefined {
  const bare = outside(head);
  const nouns = nounsIn(bare);
  const stop = endOfHead(bare);
  const found = nouns.findLast(({ start }) => start < stop) ?? nouns[0];
  return found &&
    (hasVerb(bare.slice(0, found.start)) || /^(?:when|if|after)\b/i.test(bare)) &&
    !SHOWS.test(bare.slice(0, found.start))
    ? undefined
    : found;
}

const endOfHead = (head: string): number =>
  /(?<!\b(?:sign|log|check|opt))\s(?:for|of|when|if|in|on|to|with|after|before)\s/i.exec(head)?.index ??
  head.length;
