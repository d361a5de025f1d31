import { cutAt, outside } from '../brief/cut.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS } from './actions.ts';
import { BARE_PART, areParts, isVerbFirst, shownAs } from './asks.ts';
import { type Kind, type Noun, nounsIn } from './kinds.ts';
import { withoutFrame } from './normal.ts';
import { type Ask, WEAK, asAsk, clean, hasVerb } from './pieces.ts';
import { screenOf } from './screens.ts';
import { readDeed } from './thing.ts';
import { sentenceOf } from './told.ts';

export const CUTS =
  /;\s+(?:and |or |plus )?|,\s+(?:(?:and|or|plus|also) )?|\s+(?:plus|as well as)\s+|\s+\+\s+/;
/** What the product is, and nothing that a string says. */
export const CONTEXT =
  /,? \b(?:in|for|of|on|inside) (?:an?|our|the|my) (?!(?:app|play) store\b)(?:(?!and\b|or\b)[\p{L}\d-]+ ){0,4}?(?:apps?|applications?|portal|tool|platform|site|website|shop|store|saas|crm|product|service|marketplace|game|file manager|editor|player|kiosk|tablet|terminal|till|software|intranet)(?=[\s,.:;]|$)/iu;
const BEHIND =
  /(?<!\b(?:sign|log|check|opt|drop)[ -])\b(?:for|when|if|after|before|on|in|of|to|with|where|that|which|who|at|from|while|once|as|saying|about|because)\b/i;

const AT_END: ReadonlySet<Kind> = new Set(['dialog', 'banner', 'toast', 'tooltip', 'error']);

const ASKS =
  /^(?:show|display|need|want|add|include|give|have|see|write|create|make|draft|update|rewrite|use|put)\b/i;
/** The component that a chunk names at its head; undefined where it only tells of something. */
export function headOf(chunk: string): Noun | undefined {
  const bare = outside(chunk);
  const nouns = nounsIn(bare);
  const first = nouns[0];
  if (!first) return undefined;
  // "Session about to expire dialog": what it is stands last.
  const last = nouns.at(-1);
  if (
    last &&
    AT_END.has(last.kind) &&
    last.end === bare.trimEnd().length &&
    !(first !== last && first.start === 0 && /^(?:button|label|field)$/.test(first.kind)) &&
    !OCCASION.test(chunk) &&
    !/^(?:no|without)\b/i.test(chunk) &&
    (!isImperative(chunk) ||
      (last.kind === 'dialog' &&
        !ASKS.test(chunk) &&
        readDeed(bare.slice(0, last.start))?.thing !== undefined)) &&
    chunk.split(' ').length <= 7 &&
    nouns.every(({ kind }) => kind === last.kind || kind === 'button' || WEAK.has(kind)) &&
    (!hasVerb(`x ${bare.slice(0, last.start)}`) ||
      (/^(?:banner|toast|error)$/.test(last.kind) && sentenceOf(bare.slice(0, last.start)) !== undefined))
  )
    return last;
  const before = bare.slice(0, first.start);
  // "Bring the confirmation email" asks people for something, and nobody for a text.
  if (
    /^\p{Ll}+ (?:the|your|their|this|all|every) /u.test(before) &&
    !ASKS.test(before) &&
    isImperative(chunk)
  )
    return undefined;
  if (
    BEHIND.test(before) ||
    /\b(?:otherwise|sees?|gets?|opens?|closes?|clicks?|taps?|leaves?)\b/i.test(before) ||
    hasVerb(`x ${before}`) ||
    before.split(' ').length > 7
  )
    return undefined;
  // "A confirmation dialog" is a dialog, "error toast" a toast.
  let head = first;
  for (const noun of nouns.slice(1)) {
    if (!/^\s+$/.test(bare.slice(head.end, noun.start))) break;
    // "Toggle labels" are toggles.
    head = head.kind === 'control' && /^labels?/i.test(noun.text) ? { ...head, end: noun.end } : noun;
  }
  // "Link copied toast"
  const end = nouns.at(-1);
  if (
    head.kind === 'button' &&
    end &&
    end.end === bare.trimEnd().length &&
    /^(?:error|toast|banner|dialog|tooltip|push|email)$/.test(end.kind)
  )
    return hasVerb(`x ${before}`) ? undefined : end;
  const after = bare.slice(head.end);
  // "Screen lock"
  if (/^\s+(?:lock|readers?|time|saver|recording|sharing|size|views?)\b/i.test(after) && head.kind === 'page')
    return undefined;
  return /^\s+(?:isn['’]t|aren['’]t|is|are|was|has|have|can|will|should|must|opens?|goes|loads?|stays?|leads?)\b(?! shown)/.test(
    after,
  )
    ? undefined
    : head;
}

export const stripped = (chunk: string): string =>
  withoutFrame(chunk.replace(/^(?:and|plus|also|then|or|afterwards?|finally)\s+/i, ''))
    // "Show a crew member your booking" is what people do.
    .replace(/^(?:show|display|add|have|include|throw|give|see|get)s? (?=(\S.*))/i, (verb, rest: string) =>
      nounsIn(rest).length > 0 ? '' : verb,
    )
    .replace(/^(?:an?|the|our) (?=\S)/i, '')
    .replace(/^empty (?=(?:when|if|for)\b)/i, 'empty state ')
    .replace(
      /^(?:one|two|three|\d{1,2}) (?!(?:day|hour|minute|week|month|year|second)s?\b|to\b|of\b|[%€$])(?=\S)/i,
      '',
    )
    .trim();

/** "Empty state", "loading": a component and nothing that is said of it. */
export function isBareHead(chunk: string): boolean {
  const head = headOf(chunk);
  return head
    ? head.start === 0 && head.end === chunk.length && !/s$/.test(chunk) && head.kind !== 'field'
    : shownAs(chunk) !== undefined;
}

/** A list cut at its last "and" too, where both sides name components or are short names. */
export function chunksOf(text: string): readonly string[] {
  return cutAt(text, CUTS).flatMap((chunk) => {
    const ends = cutAt(chunk, /\s+(?:and|&)\s+/);
    if (ends.length < 2) return [chunk];
    const out: string[] = [ends[0] ?? ''];
    for (const end of ends.slice(1)) {
      const isPart =
        headOf(stripped(end)) !== undefined ||
        BARE_PART.test(end) ||
        /^(?:one )?(?:for|when|if|after) /i.test(end);
      if (
        isPart &&
        (headOf(stripped(out.at(-1) ?? '')) !== undefined ||
          shownAs(out.at(-1) ?? '') !== undefined ||
          BARE_PART.test(out.at(-1) ?? ''))
      )
        out.push(end);
      else out[out.length - 1] = `${out.at(-1) ?? ''} and ${end}`;
    }
    return out;
  });
}

/** Says how a text is shown, and not what it is about. */
const LOOKS =
  /^(?:features?|bulk|new|small|short|simple|inline|global|sticky|top|generic|product|disabled|extra|separate|little|subtle|final|first|the|an?|two-step|multi-step|full-screen|settings?|one-time|form field|page-level)$/i;

/** "Dialog asking to enable location" */
const ASKS_FOR =
  /\b(?:enable|allow|turn on|grant|access(?: to)?|use) (?:access to )?(?:the |their |your )?(?:location|camera|microphone|notifications|photos|contacts|bluetooth)\b/i;

/** The kind of a component by what is told of it, too; what warns while something is so is no dialog. */
function kindOf(chunk: string, { kind, text }: Noun, before: string, after: string): Kind {
  const warnsWhile =
    /^warnings?$/i.test(text) &&
    ((sentenceOf(before) !== undefined && screenOf('dialog', before, {}) === undefined) ||
      /^\s*that\b|\b(?:when|if|after|while|near)\b/i.test(after) ||
      hasVerb(`x ${after.replace(/[()]/g, '').trim()}`));
  if (warnsWhile) return 'banner';
  if (kind === 'dialog' && ASKS_FOR.test(chunk)) return 'permission';
  // "A message when it is sent"
  if (kind === 'error' && /^message/i.test(text)) {
    if (/\b(?:processing|loading|uploading|pending|in progress|running)\b/i.test(after)) return 'banner';
    if (/\b(?:nothing match\w*|no (?:results?|match\w*)) /i.test(`${after} `)) return 'empty';
    if (/\b(?:done|success\w*|saved?|sent|finished|completed?)\b/i.test(after)) return 'toast';
  }
  // "Role dropdown (Admin, Editor)": a field with its choices.
  if (/^(?:drop-?down|select|radio|picker)/i.test(text) && before !== '') return 'field';
  if (/^labels?$/i.test(text) && !/\b(?:form|fields?|inputs?)\b/i.test(chunk)) return 'label';
  return kind;
}

/** A chunk with its component as an ask. */
export function askOf(chunk: string, head: Noun): Ask {
  const before = chunk.slice(0, head.start).trim();
  const from = LOOKS.test(before) && chunk.length > head.end ? head.start : 0;
  const after = chunk.slice(head.end);
  const kind = kindOf(chunk, head, before, after);
  const read = asAsk(chunk.slice(from), kind, { ...head, start: head.start - from, end: head.end - from });
  // "With a title and a body"
  const ask = read.inside !== '' && areParts(read.inside) ? { ...read, inside: '' } : read;
  // "Error for a field where the number is wrong"
  const [, when = ''] =
    /^(?:\p{L}+ ){0,4}(?:fields?|forms?|pages?|screens?|inputs?) (?:where|when|if) (.+)$/iu.exec(ask.said) ??
    [];
  const clause =
    kind === 'banner' && head.kind === 'dialog' && !after.trim().startsWith('(')
      ? chunk
          .slice(head.end)
          .replace(/^\s*(?:when|if|after|while|that)\s+/i, '')
          .trim()
      : '';
  if (clause !== '') return { ...ask, said: '', inside: clause };
  // "Recovery codes warning (codes are shown once)"
  const last = ask.said.split(' ').at(-1) ?? '';
  if (kind === 'banner' && last !== '' && ask.inside.startsWith(`${last} `))
    return { ...ask, inside: ask.said + ask.inside.slice(last.length) };
  // "Upload error when the resolution is too low"
  const clauseOf = /^\s+(?:when|if) (.+)$/i.exec(after)?.[1]?.replace(/ \([^()]*\)$/, '') ?? '';
  if (kind === 'error' && from === 0 && before !== '' && sentenceOf(clauseOf) !== undefined)
    return { ...ask, said: clauseOf, context: before };
  // "Server full error for the lobby": what happened, and where.
  if (kind === 'error' && sentenceOf(before) !== undefined && /^\s+(?:for|in|on) /i.test(after))
    return { ...ask, said: before, context: clean(after) };
  const isNew = /\bannouncement/i.test(chunk) || /^(?:new )?features?\b/i.test(before);
  return { ...ask, said: when || ask.said, noun: isNew ? `announcement ${ask.noun}` : ask.noun };
}

/** What is a string of its own by its form: a quoted text behind its name, a question with its choices, what people can do. */
export function componentIn(chunk: string): Ask | undefined {
  const { name = '', text = '' } =
    /^(?<name>[^"()]{3,40}?) (?:text|copy|message|label|title|line|note)s? \(?"(?<text>[^"]+)"\)?$/i.exec(
      chunk,
    )?.groups ?? {};
  if (text !== '') return { ...asAsk(name, 'label'), literal: text, whole: chunk };
  // "Cancel (with confirmation: the rest is discarded)"
  const { done = '', told = '' } =
    /^(?<done>[^()]+?)(?: buttons?)? (?:\((?:with )?confirm(?:ation)?(?:: )?|with confirm(?:ation)? \()(?<told>[^()]*)\)$/i.exec(
      chunk,
    )?.groups ?? {};
  if (done !== '') return { ...asAsk(done, 'dialog'), inside: told, whole: chunk };
  const [, badge = ''] = /^"([^"]+)" (?:badge|hint|tag|chip|pill|label|heading|caption)$/i.exec(chunk) ?? [];
  if (badge !== '') return { ...asAsk(badge, 'label'), literal: badge, whole: chunk };
  const { asked = '', choices = '' } =
    /^(?<asked>(?:who|what|when|where|how|which) [^()]+) \((?<choices>[^()]+,[^()]+)\)$/i.exec(chunk)
      ?.groups ?? {};
  if (asked !== '')
    return { ...asAsk(asked.replace(/\bmy\b/g, 'your'), 'field'), inside: choices, whole: chunk };
  if (ACTIONS.some(({ verb }) => verb === chunk.toLowerCase()))
    return { ...asAsk(chunk, 'button'), literal: capitalized(chunk), whole: chunk };
  return isVerbFirst(chunk) && chunk.split(' ').length <= 3
    ? {
        ...asAsk(chunk, 'button'),
        literal: capitalized(chunk.replace(/(?<!\b(?:copy|share|get|send|create)) link$/i, '')),
        whole: chunk,
      }
    : undefined;
}

/** What a request tells to tell: "say a receipt was emailed". */
export const SPEAKS =
  /^(?:and |please |also |it |body |text |copy )*(?:should |must |needs to )?(?:says?|saying|tells?(?: (?:them|users?|people|the user))?|mentions?|explains?|reminds?(?: (?:them|users?|people))?|warns?(?: (?:them|users?|people))?|notes?|makes? (?:it )?clear)(?: that)? (?!thanks?\b|how\b|why\b|what\b|when\b|sorry\b)(\S+ .+)$/i;

/** "Tabs All", "button Upgrade storage": what has a name. */
export const NAMES =
  /^(?:tabs|columns|statuses|labels|options|toggles|menu items|buttons?|links?|cta) \p{Lu}/u;

/** "Comment posted and comment deleted": each is told by itself. */
export const eventsIn = (text: string): readonly string[] => {
  const slashed = cutAt(text, /\s+\/\s+/);
  if (slashed.length > 1) return slashed;
  // "The file isn't a PDF or is bigger than 20 MB": two things that may be so of it.
  const [, thing = '', one = '', other = ''] =
    /^((?:the |an? |your )?(?:\p{L}+ ){0,2}?\p{L}+) ((?:is|isn['’]t|was|wasn['’]t|has|hasn['’]t|can['’]t|doesn['’]t|needs) .+?),? or (?:it )?((?:is|isn['’]t|was|wasn['’]t|has|hasn['’]t|can['’]t|doesn['’]t|needs) .+)$/iu.exec(
      text,
    ) ?? [];
  if (thing !== '') return [`${thing} ${one}`, `${thing} ${other}`];
  const ends = cutAt(text, /\s+and\s+/);
  return ends.length > 1 &&
    ends.every((end) => sentenceOf(end) !== undefined || end.split(' ').length <= 2 || /^\p{Lu}/u.test(end))
    ? ends
    : [text];
};

/** What is built, and no string of it. */
export const IS_BACKGROUND =
  /^(?:(?:we|i)(?:['’]re| are|['’]m| am) (?:building|designing|working on|adding|launching|redesigning)|this is (?:for|about)|it['’]s for|context:) /i;

export const SENTENCES =
  /(?<=[.!?]["”)]?)(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|approx|e\.g|i\.e)\.)\s+(?=["“({]|\p{L})|(?<=\p{Ll}{3}[.!?])\s+(?=\d)|(?<=["”])\s+(?=\p{Lu}\p{Ll}+:)|;\s+(?=[^;:]{2,40}:\s)|,\s+(?=(?:fields?|title|body|text|buttons?|primary|secondary|tertiary|ctas?|errors?|toasts?|tooltips?|options|placeholder|help(?:er)? text): )/u;
export const OCCASION = /^(?:for|when|if|after|before|once|while|whenever|on|as soon as|in case)\b/i;

/** Kinds whose items may be called as parts of screens are. */
export const LISTED: ReadonlySet<Kind> = new Set(['label', 'option', 'button', 'tooltip', 'page']);
