import { participleOf, baseOf } from '../../spelling/inflect.ts';
import { ADJECTIVE, NOUN, PARTICIPLE, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { cutAt } from '../brief/cut.ts';
import { headOf } from './clause-heads.ts';

/** "Push notification when the order is packed, shipped, or delayed": what is sent, of what, and what happens to it. */
const OF_ONE =
  /^(?<head>[^,:()"]{3,60}?) (?:for when|when|if|after|for) (?<who>(?:(?:an?|the|your|their|some) )?(?:\p{L}+ ){0,2}?\p{L}+) (?<what>[^:()"]+)$/u;
const BE = /^(?:is|are|was|were|has been|have been|gets?) /;

const isThird = (text: string): boolean =>
  (partsOf(text.split(' ', 1)[0]?.toLowerCase() ?? '') & THIRD_PERSON) !== 0;
/** "Delivered", "out for delivery", "about to expire" */
const isSo = (text: string): boolean => {
  const [first = ''] = text
    .toLowerCase()
    .replace(/^(?:not|no longer|almost|already|about to) /, '')
    .split(' ');
  return (
    (partsOf(first) & (PARTICIPLE | ADJECTIVE)) !== 0 ||
    ((partsOf(first) & NOUN) === 0 && /^(?:out|on|in|up|off|over|back|ready|due|late)$/.test(first))
  );
};

/** Several things that happen to one, each told whole, as a list: "Push notifications: the order is packed, the order is shipped, …". */
export function distributed(sentence: string): string {
  const { head = '', who = '', what = '' } = OF_ONE.exec(sentence)?.groups ?? {};
  const noun = head === '' ? undefined : headOf(sentence);
  if (!noun || noun.end > head.length) return sentence;
  const pieces = cutAt(what, /,\s+(?:and |or )?|\s+(?:and|or)\s+/);
  const be = BE.exec(pieces[0] ?? '')?.[0] ?? '';
  const rest = pieces.slice(1);
  const areOne =
    rest.length > 0 &&
    (be === ''
      ? pieces.every(isThird)
      : rest.every((one) => !one.includes(' ') || (one.split(' ').length <= 4 && isSo(one))));
  if (!areOne) return sentence;
  return `${head.replace(/^notifications?$/i, 'push notification').replace(/(?<=\p{L})(?<!s)$/u, 's')}: ${pieces.map((one, at) => `${who} ${at === 0 ? '' : be}${one}`).join(', ')}`;
}

/** "Someone comments on your document" as it is told to one who was not there: "{name} commented on your document". */
export function byName(said: string): string {
  const { verb = '', rest = '' } =
    /^(?:someone|somebody|(?:an? )?(?:user|teammate|colleague|friend|member|person)) (?<verb>\p{Ll}+s)(?<rest> .+)?$/iu.exec(
      said,
    )?.groups ?? {};
  const past = verb === '' ? undefined : participleOf(baseOf(verb) ?? '');
  return past === undefined ? said : `{name} ${past}${rest}`;
}
