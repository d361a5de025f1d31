import { classesOf, PREPOSITION } from '../../spelling/function-words.ts';
import { cutAt } from '../brief/cut.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS } from './actions.ts';
import { isVerbFirst } from './asks.ts';
import { isImperative } from '../generate/signs.ts';
import { isKnownField } from './fields.ts';
import type { Kind } from './kinds.ts';
import { TYPE } from './values.ts';

const GUEST = /^(?:as )?(?:an? )?guest$/i;
const ACCOUNT = /^(?:with )?(?:an? |your |existing )*(?:account|member|log-?in|log in|sign in)$/i;
const IS_TYPE = new RegExp(`^(?:${TYPE})$`, 'i');
const MOST_WORDS = 4;
/** What is shared by all that stand behind it: "pay by card or invoice". */
const SHARED = /^(?<verb>\p{L}+) (?<by>by|with|via|as) /iu;
const ADVERB = /^(?:now|later|today|tomorrow|online|monthly|yearly)$/i;
const opensWithPlace = (text: string): boolean =>
  (classesOf(text.toLowerCase().split(' ')[0] ?? '') & PREPOSITION) !== 0 || ADVERB.test(text);

/**
 * "Pay by card or invoice", "guest or account": each choice as its label, and what all of them are; undefined for what is no choice.
 *
 * @param place what the screen is for
 */
export function choicesIn(
  item: string,
  place: string,
): { readonly kind: Kind; readonly labels: readonly string[] } | undefined {
  const all = cutAt(item.replace(/^(?:choose|pick|select) (?:either )?/i, ''), /\s+or\s+/);
  const [first = ''] = all;
  if (
    all.length < 2 ||
    /[():"]/.test(item) ||
    all.some(
      (one) =>
        one.split(' ').length > MOST_WORDS ||
        /^\d|\b(?:can|may)\b/i.test(one) ||
        isKnownField(one) ||
        IS_TYPE.test(one),
    )
  )
    return undefined;
  if (all.some((one) => GUEST.test(one)))
    return {
      kind: 'option',
      labels: all.map((one) =>
        GUEST.test(one)
          ? `${/\bcheck-?out\b/i.test(place) ? 'Check out' : 'Continue'} as guest`
          : ACCOUNT.test(one)
            ? 'Sign in'
            : capitalized(one),
      ),
    };
  const verbOf = (one: string): string => one.toLowerCase().split(' ')[0] ?? '';
  const isDeed = (one: string): boolean =>
    ACTIONS.some(({ verb }) => verb === one.toLowerCase()) || (!one.includes(' ') && isImperative(one));
  if (all.every(isDeed)) return { kind: 'button', labels: all.map(capitalized) };
  const { verb = '', by = '' } = SHARED.exec(first)?.groups ?? {};
  const [opening = '', ...behind] = first.split(' ');
  const isOfVerb =
    isVerbFirst(first) && behind.length > 0 && (verb !== '' || opensWithPlace(behind.join(' ')));
  const labels = all.map((one, at) =>
    at === 0 || !isOfVerb || verbOf(one) === verbOf(first)
      ? one
      : opensWithPlace(one)
        ? `${opening} ${one}`
        : verb === ''
          ? one
          : `${verb} ${by} ${one}`,
  );
  // "Retry or contact support" is what people can do, and nothing that they choose.
  const isOrder =
    !isOfVerb && all.every((one) => isVerbFirst(one) && one.includes(' ') === all[0]?.includes(' '));
  return isOrder && new Set(all.map(verbOf)).size > 1
    ? undefined
    : { kind: 'option', labels: labels.map(capitalized) };
}
