import { cutAt, outside } from '../brief/cut.ts';
import { asAsked } from './asked.ts';
import type { Kind } from './kinds.ts';
import { cutList } from './lists.ts';
import { readHead } from './heads.ts';
import { headsList, namesParts } from './phrases.ts';
import { isClause, isOrder } from './shapes.ts';

/** A sentence of a description: what it is about, and what it lists. */
export interface Statement {
  /** What stands before the list, or the whole sentence. */
  readonly head: string;
  /** The list as it stands in a line; empty where there is none. */
  readonly list: string;
  /** The items of a list that has a line for each. */
  readonly bullets: readonly string[];
  /** Whether the list stands behind "with": it is of the noun before that, and not of the first one. */
  readonly isHeld: boolean;
}

/** A description as its statements, and how long a string may be. */
export interface Told {
  readonly statements: readonly Statement[];
  /** In UTF-16 code units. */
  readonly most: number;
}

/** Says how the strings are to sound, and nothing of the screen. */
const MANNER =
  'friendly|formal|informal|casual|calm|warm|neutral|short|brief|concise|simple|clear|polite|playful|reassuring|professional|plain|crisp|humble|human|positive|direct|empathetic|serious|encouraging|helpful|non-?technical';
const CONSTRAINT = new RegExp(
  [
    String.raw`(?:the |our )?(?:tone|voice|style|audience|platform|language|locale|brand)(?: of voice)?\b.*`,
    String.raw`(?:please )?keep (?:it|them|this|everything|the tone) \p{L}+`,
    String.raw`(?:please )?(?:keep|make) (?:it|them|the|this|that|each|every|everything|all|copy|strings|text)\b.*\b(?:${MANNER}|under|below|characters|words|jargon|tone)\b.*`,
    String.raw`(?:please )?(?:use |in )?(?:an? )?(?:${MANNER})(?:(?:,| and| but|, but) (?:not \w+|${MANNER}))*(?: (?:tone|voice|language|english|wording|copy|please|style).*)?`,
    String.raw`(?:use )?(?:sentence|title) case\b.*`,
    String.raw`(?:each |all |strings? )?(?:must be |should be )?(?:max(?:imum)?\.?|at most|up to|no more than|under|below|less than) \d+ (?:characters|chars|words)(?: (?:each|per|for each|for every|max|long)\b.*)?`,
    String.raw`(?:no|avoid|without) (?:(?:\p{L}+ )?(?:tactics|wording|puns?|slang|humou?r|idioms)|jargon|exclamation|emojis?|blame|tech\w*)\b.*`,
    String.raw`(?:with )?(?:an? |one )?(?:short |brief |one-line |one )*(?:explanation|description|sentence|line)s? (?:each|for each|per)\b.*`,
    String.raw`(?:use |with )?(?:icu(?: (?:messages?|syntax|format))?|plurals|icu plurals|placeholders)(?: (?:please|where needed|for counts?))?`,
    String.raw`(?:sound|be) (?:${MANNER})\b.*`,
    String.raw`each(?: one| of them)? with .*`,
    String.raw`(?:thanks|thank you|please|cheers)\b.{0,20}`,
  ].join('|'),
  'iu',
);
/** "A, B and C with a one-line description each" */
const EACH_TOLD =
  /\s+with (?:an? |one )?(?:(?:short|brief|one[- ]line) )*(?:description|explanation|sentence|line)s? (?:each|for each|per)\b.*$/i;
const IS_CONSTRAINT = new RegExp(`^(?:${CONSTRAINT.source})$`, 'iu');
const MOST =
  /\b(?:max(?:imum)?\.?|at most|up to|no more than|under|below|less than) (?<most>\d+) (?:characters|chars)\b/i;
const NO_LIMIT = Number.POSITIVE_INFINITY;

/** "Loading, empty and error states" */
const STATES =
  /\b(?:loading|empty|error|success|offline)(?:, (?:loading|empty|error|success|offline))*,? and (?:loading|empty|error|success|offline) states\b/gi;
const BULLET = /^\s*(?:[-*+•–]|\d+[.)]|\[[ x]?\])\s+/;
const HEADING = /^\s*#{1,6}\s+/;

/** The statements of a description. */
export function readStatements(description: string): Told {
  const statements: Statement[] = [];
  let most = NO_LIMIT;
  // The line that the bullets below it belong to, and whether they are items of one kind.
  let open: { readonly bullets: string[]; readonly isList: boolean } | undefined;
  const lines = description
    .replace(/[.:]?[ \t]+1[.)]\s+(?=[^\n]*\s2[.)]\s)/, ': ')
    .replace(/[ \t]\+[ \t]/g, ' and ')
    .replace(
      STATES,
      (states) => states.replace(/ states$/i, '').replace(/,? and |, /g, ' state, ') + ' state',
    )
    .split(/\n+/);
  for (const [index, raw] of lines.entries()) {
    const isBullet = BULLET.test(raw);
    const isHeading = HEADING.test(raw);
    const line = raw
      .replace(BULLET, '')
      .replace(HEADING, '')
      .replace(/\*\*|__/g, '')
      .replace(/\s+\d[.)]\s+/g, ', ')
      .trim();
    if (line === '') continue;
    const isOwn =
      headsList(line) || (open?.isList !== true && (namesParts(line) || sentencesIn(line).length > 1));
    if (
      isBullet &&
      /^(?:title|body|text|subtitle|heading|headline)(?: and (?:short )?(?:intro|text|body|subtitle))?$/i.test(
        line,
      )
    )
      continue;
    if (isBullet && open && !isOwn) {
      open.bullets.push(line.replace(/[.,;]$/, ''));
      continue;
    }
    const hasBullets = BULLET.test(lines[index + 1] ?? '');
    for (const sentence of sentencesIn(line)) {
      const limit = MOST.exec(sentence)?.groups?.['most'];
      const told = withoutManner(sentence);
      if (limit && told !== sentence) most = Number(limit);
      const asked = told && asAsked(told);
      if (asked === '') continue;
      const statement = asStatement(asked);
      const isOpen = (hasBullets && !isBullet) || isHeading || /:$/.test(told);
      const bullets: string[] = [];
      if (isOpen && statement.list === '') {
        const head = statement.head.replace(/\s*:$/, '');
        const [kind = 'dialog'] = readHead(head).kinds;
        open = { bullets, isList: kind !== 'dialog' };
        statements.push({ ...statement, head, bullets });
      } else {
        if (!isBullet) open = undefined;
        statements.push(statement);
      }
    }
  }
  return { statements, most };
}

/** A sentence without what it says of the manner; empty where it says nothing else. */
function withoutManner(whole: string): string {
  // "No dialog needed - just a toast"
  const sentence = whole
    .replace(EACH_TOLD, '')
    .replace(/^no [\p{L} ]+? (?:needed|required|necessary)\b[\s,;:–—-]*/iu, '');
  if (sentence === '' || IS_CONSTRAINT.test(sentence)) return '';
  const [opening = '', ...rest] = cutAt(sentence, /,\s+/);
  if (rest.length > 0 && IS_CONSTRAINT.test(opening) && /^(?:keep|make|tone|use)\b/i.test(opening))
    return withoutManner(rest.join(', '));
  const pieces = cutAt(sentence, /,\s+(?:and\s+|but\s+)?|\s+[–—-]\s+/);
  const last = pieces.at(-1) ?? '';
  const isManner =
    pieces.length > 1 &&
    IS_CONSTRAINT.test(last) &&
    /\b(?:tone|voice|each|per|max|keep|case|explanation)\b/i.test(last);
  return isManner
    ? sentence.slice(0, sentence.lastIndexOf(last)).replace(/[\s,–—-]+(?:and\s+|but\s+)?$/, '')
    : sentence;
}

/** Sentences, and the pieces between semicolons where these name parts. */
function sentencesIn(line: string): readonly string[] {
  return cutAt(line, /(?<=[\p{L}\p{N})"”}][.!?])\s+(?=[\p{L}"“\d{])/u)
    .flatMap(namedAndTold)
    .flatMap((sentence) => cutAt(sentence, ASIDE))
    .flatMap((sentence) => {
      const pieces = cutAt(sentence, /;\s+(?:and\s+|plus\s+)?/);
      return pieces.slice(1).some((piece) => asStatement(piece).list !== '' || namesParts(piece))
        ? pieces
        : [sentence];
    })
    .map((sentence) => sentence.replace(/[.!]$/, '').trim())
    .filter((sentence) => sentence !== '');
}

/** "Archive project modal - archived projects are read-only": what is asked for, and what is so. */
function namedAndTold(sentence: string): readonly string[] {
  const [, name = '', said = ''] =
    /^([^:]{4,80}?)(?:\s+[–—-]|:|\s(?:explaining|that explains|telling (?:them|people|users?|the user))(?: that)?)\s+(\S.*)$/.exec(
      outside(sentence),
    ) ?? [];
  const [asked = ''] = name.trim().split(/\s(?:for|of|on|in|when|to|if|after|about)\s/, 1);
  const isTold =
    asked !== '' &&
    !/[^s]s$|\s(?:and|or)\s|,/.test(asked) &&
    isClause(said) &&
    !isOrder(said) &&
    !said.includes(', ') &&
    !namesParts(said) &&
    readHead(name).kinds.length > 0 &&
    // "Success: we sent a link" is what the text says.
    !(
      /:\s+$/.test(outside(sentence).slice(0, -said.length)) && SAYS.has(readHead(name).kinds[0] ?? 'dialog')
    );
  return isTold
    ? [sentence.slice(0, name.length), sentence.slice(sentence.length - said.length)]
    : [sentence];
}
const SAYS: ReadonlySet<Kind> = new Set<Kind>(['toasts', 'errors', 'messages', 'notifications']);
/** "…, so tell them to copy it", "…, other members are told to ask": another thing to say. */
const ASIDE =
  /,? (?:so|and) (?=(?:please )?(?:warn|tell|remind|encourage|advise|let) (?:them|people|users?|the user)\b)|, (?=(?:all )?others? (?:\p{L}+ )?(?:are|is|get) (?:told|asked))|, (?=(?:the |an? )?(?:button|cta|link) (?:goes|takes|opens|leads|brings|links)\b)/iu;
const HOLDING =
  /^[^,]*?\b(?:page|screen|panel|form|view|settings|preferences|dialog|modal|sidebar|toolbar|pop-?up|sheet|card|banner|drawer|menu|footer|header)\b(?: "[^"]*"| “[^”]*”)? (?:with|has|having|including|contains|containing|that has)\s+(?=.*(?:,| and | \+ )|(?<=\b(?:form|dialog|modal|banner|card|page) (?:with|has|contains)\s)\p{L}+ \p{L}+)/iu;
/** "Banner for a trial with an upgrade button": what stands behind "with" names parts. */
const HOLDING_PARTS =
  /^.*?\b(?:page|screen|panel|form|dialog|modal|banner|pop-?up|sheet|card|drawer) (?:for|when|about|that|after|to|in|on) [^,:]+? (?:with|including)\s+(?=\S)/iu;
const WITH = /\s(?:with|has|having|including|contains|containing|that has)\s+$/i;

/** Kinds of which brackets may list the items. */
const LISTED: ReadonlySet<Kind> = new Set<Kind>([
  'errors',
  'toasts',
  'buttons',
  'tooltips',
  'empty state',
  'notifications',
  'onboarding',
  'states',
  'labels',
]);
/** "Buttons Save and Cancel" */
const UNMARKED =
  /^((?:[Bb]uttons|[Tt]oasts|[Ee]rrors|[Ff]ields|[Tt]ooltips|[Ll]abels|[Tt]abs|[Tt]oggles|[Ll]inks|[Mm]enu items))\s+(?=["“\p{Lu}])/u;

/** A sentence as what it is about and what it lists: "errors: a, b", "a page with a, b and c". */
function asStatement(told: string): Statement {
  const [, orders = ''] = /^buttons? (\p{Ll}.*)$/iu.exec(told) ?? [];
  const areOrders = orders !== '' && cutList(orders, true).every(isOrder);
  const sentence = areOrders ? `buttons: ${orders}` : told.replace(UNMARKED, '$1: ');
  const bare = outside(sentence);
  const colon = bare.search(/:\s/);
  if (colon > 0) {
    const list = sentence
      .slice(colon + 1)
      .trim()
      .replace(/^(?:\d+|two|three|four|five|six) (?:screens|steps|slides|pages):\s+/i, '');
    return { head: sentence.slice(0, colon).trim(), list, bullets: [], isHeld: false };
  }
  const dash = /\s+[–—-]\s+(?=.*,)/.exec(bare);
  const [, before = '', inside = ''] =
    /^(\S.*\S)\s*\(([^()]*(?:\([^()]*\)[^()]*)*,[^()]*)\)$/.exec(sentence) ?? [];
  if (before && !namesParts(sentence) && LISTED.has(readHead(before).kinds[0] ?? 'dialog'))
    return { head: before, list: inside, bullets: [], isHeld: false };
  if (dash && headsList(`${sentence.slice(0, dash.index)}: …`))
    return {
      head: sentence.slice(0, dash.index),
      list: sentence.slice(dash.index + dash[0].length),
      bullets: [],
      isHeld: false,
    };
  const [whole = ''] = HOLDING_PARTS.exec(bare) ?? [];
  const [held = namesParts(sentence.slice(whole.length)) ? whole : ''] = HOLDING.exec(bare) ?? [];
  if (held === '') return { head: sentence, list: '', bullets: [], isHeld: false };
  return {
    head: sentence.slice(0, held.length).replace(WITH, ''),
    list: sentence.slice(held.length),
    bullets: [],
    isHeld: true,
  };
}
