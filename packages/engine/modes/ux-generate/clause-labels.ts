import { baseOf } from '../../spelling/inflect.ts';
import { THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { cutAt, outside } from '../brief/cut.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { BARE_PART, isLabel, isVerbFirst } from './asks.ts';

const BUTTON_LIST =
  /^(?:the )?(?:(?:buttons?|ctas?|actions|links?)(?: labels?)?(?: (?:are|is|should be|should say|say|says|read))?:? |(?=(?:primary|secondary|tertiary|main|confirm|cancel)\b[^a-z]))/i;
const ROLE =
  /^(?:and |or )?(?:the )?(?:primary|secondary|main|tertiary)(?: (?:button|action|cta|link))?(?: (?:is|says|reads))?:? (?=\S)|^(?:and |or )?(?:the )?(?:confirm|cancel|dismiss)(?: (?:button|action|cta|link))?(?: (?:is|says|reads)|:|(?= ")) (?=\S)/i;

const unquoted = (text: string): string => text.replace(/^"([^"]*)"$/, '$1').replace(/[.]$/, '');

export interface Label {
  readonly label: string;
  /** As the request has it. */
  readonly whole: string;
}

/** "Primary "Switch to Basic", secondary "Keep Pro"", "Buttons: a / b", "Allow / Not now": the labels of a sentence that names nothing else. */
export function labelsAlone(sentence: string): readonly Label[] {
  const bare = sentence.replace(/[.!]$/, '');
  const isList =
    BUTTON_LIST.test(bare) &&
    !/^(?:the )?(?:buttons?|links?|ctas?) (?:to|for|of|in|on|that|which|opens?|goes|expires?|works?|lasts?|stays?(?! signed)|valid) /i.test(
      bare,
    );
  const written = cutAt(
    bare.replace(
      /^(?:the )?(?:buttons?|ctas?|actions|links?)(?: labels?)?(?: (?:are|is|should be|should say|say|says|read))?:? /i,
      '',
    ),
    /\s*,\s+(?:and |or )?|\s*\/\s*|\s*\|\s*|\s+(?:and|or)\s+(?!(?:older|younger|more|less|fewer|later|newer|earlier)\b)/,
  );
  const pieces = written.map((piece) =>
    unquoted(
      piece
        .replace(/ \([^()]*\)$/, '')
        .replace(ROLE, '')
        .replace(/ (?:buttons?|links?|ctas?)$/i, ''),
    ),
  );
  const areLabels =
    // "Confirm, cancel": every dialog has these.
    pieces.some((piece) => !BARE_PART.test(piece)) &&
    pieces.every(
      (piece) =>
        piece.split(' ').length <= 5 &&
        !/^(?:can|must|should|will|is|are)\b/i.test(piece) &&
        (!BARE_PART.test(piece) || isLabel(piece)) &&
        !/[:()]|^(?:too|also|as well|needed|etc|please|required|both|disabled)\b/i.test(piece),
    );
  if (!areLabels) return [];
  return isList ||
    (pieces.length > 1 &&
      / \/ /.test(outside(bare)) &&
      pieces.every((piece) => isLabel(piece) || isVerbFirst(piece)))
    ? pieces.map((piece, at) => ({ label: capitalized(asOrder(piece)), whole: written[at] ?? piece }))
    : [];
}

/** "With a "Try it" button and a dismiss link": the labels of a part, and the part without them. */
export function withoutLabels(chunk: string): readonly [rest: string, labels: readonly string[]] {
  const labels: string[] = [];
  const rest = chunk.replace(
    /(?:,? (?:with|and|plus|,) |^)(?:an? |the )?(?:"(?<quoted>[^"]{2,40})"|(?<word>(?!primary|secondary|main|disabled|two|both|three|no|its|own|icon)[\p{L}']+(?: (?:it|in|out|up|now|later|again|more|all|free))?)) (?:buttons?|links?|ctas?)(?= and |,|\.|$)/giu,
    (_, quoted: string | undefined, word: string | undefined) => {
      labels.push(capitalized(quoted ?? word ?? ''));
      return '';
    },
  );
  const bare = rest.replace(
    /(?:,? (?:with|and|plus) |, |^)(?:an? |the )?(?:buttons?|links?|ctas?) (?:to |for |that says )?(?<back>back to )?(?:the |their )?(?<does>(?!(?:can|is|are|will|must|has|should)\b)\p{Ll}+(?: \p{L}+){0,3})(?= and (?:an? )?|,|\.|$)/giu,
    (whole, back: string | undefined, does: string) => {
      if (BARE_PART.test(does) || (!back && !isVerbFirst(`${does} `) && !isOrder(does))) return whole;
      labels.push(
        ...cutAt(`${back ?? ''}${does}`, /\s+(?:and|or)\s+/).map((one) =>
          capitalized(one.replace(/^(\p{L}+) (?:the|an?) /u, '$1 ')),
        ),
      );
      return '';
    },
  );
  return [bare.trim(), labels];
}

/** "Starts a 14-day trial" on a button */
function asOrder(piece: string): string {
  const [, verb = '', rest = ''] = /^(\p{Ll}+s) (?:an? |the )(.+)$/u.exec(piece) ?? [];
  const base = verb === '' || (partsOf(verb) & THIRD_PERSON) === 0 ? undefined : baseOf(verb);
  return base ? `${base} ${rest}` : piece;
}

/** "2 minutes left, stay signed in or sign out": what a screen tells, and what people choose there; no labels where nothing is chosen. */
export function choicesIn(list: string): { readonly rest: string; readonly labels: readonly string[] } {
  const pieces = cutAt(list.replace(/[.]$/, ''), /,\s+(?:and |or )?|\s+or\s+/);
  const isShort = (one: string): boolean => one.split(' ').length <= 3 && !/[\d"():{]/.test(one);
  const isChoice = (one: string): boolean => isShort(one) && (isLabel(one) || isOrder(one));
  const areAll =
    pieces.length > 1 && pieces.every(isShort) && pieces.filter(isChoice).length * 2 > pieces.length;
  const last = pieces.findLastIndex((one) => !isChoice(one));
  const from = areAll ? 0 : last + 1;
  // "Tap the link, check the code": what people do, and none of it a choice.
  const isOpen =
    areAll || (pieces.length - from === 2 && / or \S+(?: \S+){0,2}$/.test(list.replace(/[.]$/, '')));
  return isOpen
    ? { rest: pieces.slice(0, from).join(', '), labels: pieces.slice(from).map(capitalized) }
    : { rest: list, labels: [] };
}

/** "Request access" */
export const isOrder = (text: string): boolean =>
  isImperative(text) || (partsOf(text.split(' ', 1)[0]?.toLowerCase() ?? '') & VERB) !== 0;
