import { classesOf } from '../../spelling/function-words.ts';
import { capitalized } from '../writing/capitals.ts';
import { wholeOrder } from '../writing/whole-order.ts';
import { asksForPage, CHANNEL, sentence, SMALL_TALK, WHY_ASKED } from './chat-words.ts';
import type { Unwrapped } from './unwrap.ts';

/**
 * What people asked in a chat and what was answered.
 * @param isFaq whether questions are asked, and not troubles told
 */
export function readDialogue(
  lines: readonly string[],
  said: readonly (Readonly<Record<string, string>> | undefined)[],
  isFaq: boolean,
): Unwrapped {
  const tells = new Map<string, number>();
  for (const one of said)
    if (one && !isAsking(one['said'] ?? '') && !SMALL_TALK.test(`${one['said']}`))
      tells.set(one['name'] ?? '', (tells.get(one['name'] ?? '') ?? 0) + 1);
  const opener = said.find((one) => one !== undefined)?.['name'] ?? '';
  // Who has the trouble does not know the way out.
  if (!isFaq && tells.size > 1) tells.delete(opener);
  // Who tells most answers the others.
  const [expert = ''] = [...tells].sort(([, a], [, b]) => b - a)[0] ?? [];
  const first = said.findIndex((one) => one !== undefined);
  const head = lines.slice(0, first).filter((line) => !CHANNEL.test(line.trim()));
  const told: string[] = [];
  const open: string[] = [];
  let asked = '';
  for (const { name = '', said: message = '' } of said.filter((one) => one !== undefined)) {
    const text = message.replace(SMALL_TALK, '').replace(WHY_ASKED, '').trim();
    if (
      text === '' ||
      WORKS.test(text) ||
      (!isFaq && WORKS.test(/^[^.!?]*[.!]?/.exec(text)?.[0] ?? '') && name === opener) ||
      (asksForPage(text) && text.endsWith('?'))
    )
      continue;
    // "also, if the port is taken, stop the other server"
    const isCase = !isFaq && CASE.test(text);
    if (!isCase && (isAsking(text) || (name !== expert && asked === ''))) {
      if (asked !== '') open.push(asked);
      asked = capitalized((isFaq ? text : troubleIn(inOne(text))).replace(/[?.!]*$/, isFaq ? '?' : ''));
    } else {
      const said = isFaq ? sentence(text) : helpIn(text);
      const last = told.at(-1);
      // "Then check the clock": the next way out of the same trouble.
      if (!isFaq && !isCase && asked === '' && last?.startsWith('- ') && GOES_ON.test(text))
        told[told.length - 1] = `${last} ${sentence(wholeOrder(said.replace(/^then,? /i, '')))}`;
      else
        told.push(
          asked === '' || isCase
            ? `${isCase ? '- ' : ''}${sentence(said)}`
            : `- ${asked}${isFaq ? '' : ':'} ${said}`,
        );
      if (!isCase) asked = '';
    }
  }
  const opening = head.join('\n') || (isFaq ? 'Write the FAQ.' : 'Write the troubleshooting page.');
  return { text: `${opening}\n\n${told.join('\n')}`, open: asked === '' ? open : [...open, asked] };
}

/** "works now, thanks!": the end of a trouble, and nothing that a page tells. */
const WORKS =
  /^(?:(?:yes|yep|yeah|ah|oh|same here|got it),? )*(?:(?:it |that |that['’]s |this |all )?(?:works?(?: now| again| for me)?|worked|solved(?: it)?|fixed(?: it)?(?: for me)?|helped|did it|did the trick|was it|is it)|got it|good to know|same here|no luck|(?:i )?(?:did|tried) (?:that|this|it)(?:,? (?:already|too|same|no (?:change|luck|difference)))?|still the same)\b[^.?:]{0,25}[.!]*$/i;
const CASE = /^(?:(?:and|also|oh|btw|fyi|note),? )*(?:if|when) [^,]{5,80}, \S/i;
const GOES_ON = /^(?:then|next|after that|also|and)\b/i;
/** What a symptom may be long, in UTF-16 code units. */
const LONGEST_SYMPTOM = 68;

/** "The printer is offline. The screen is black. Any ideas?" as one clause; more of them as they are. */
function inOne(text: string): string {
  const [first = '', second = '', ...more] = text
    .split(/(?<=[.!?]["”]?)\s+(?=["“]?\p{Lu})/u)
    .filter((one, index) => index === 0 || !one.endsWith('?'));
  if (second === '') return first;
  const [word = ''] = /^\p{L}+/u.exec(second) ?? [];
  const next =
    word !== 'I' && classesOf(word.toLowerCase()) !== 0 ? second.replace(word, word.toLowerCase()) : second;
  const joined = `${first.replace(/[.!]$/, '')} and ${next}`;
  return more.length > 0 || first.endsWith('?') || joined.length > LONGEST_SYMPTOM ? text : joined;
}
/** "anyone else seeing "ECONNREFUSED" when I run it?": what is seen. */
const troubleIn = (text: string): string =>
  text
    .replace(
      /^(?:(?:is |has |does |did )?(?:any(?:one|body)|some(?:one|body))(?: else| here)*|who else|(?:and |so |but )?(?:now )?(?:i|we)(?:['’]m|['’]re| am| are)?(?: now| still| also| just| always| keep)*) (?:sees?|saw|seen|seeing|gets?|got|getting|has|have|had|having|hit|hits|hitting|ran into|running into)(?: this| the (?:error|message))?:? (?=\S)/i,
      '',
    )
    .replace(/^(?:and |so |but )?now (?=\p{L})|,? though$/giu, '')
    .replace(/\bI['’]m\b/g, 'you are')
    .replace(/\bI\b/g, 'you')
    .replace(/\bmy\b/g, 'your')
    .replace(/^(?:an? )?(?:error|message)(?: (?:saying|that says))?:? (?=["“`])/i, '')
    .replace(
      /^(.{5,80}), (?:why|any ideas?|any(?:one|body)\b.*|how (?:come|do i fix (?:it|this|that))|help|what now)\??$/i,
      '$1',
    );
/** "yes, that means the container isn't running. do docker compose up": why, and what to do. */
const helpIn = (text: string): string =>
  text
    .replace(/^(?:(?:and|also|oh|btw|fyi|yes|yep|yeah|no|ah|well),? )+(?=\S)/i, '')
    .replace(
      /^(?:that|this|it)(?:['’]s| is)? (?:just )?(?:means?|because|happens (?:when|if|because))(?: that)? /i,
      '',
    )
    .replace(
      /^(?:(?:then |so )?(?:you|u) (?:just |probably |only )?(?:need to|have to|must|should|gotta|can)|(?:then )?(?:try to|just|please)) (?=\p{Ll})/iu,
      '',
    )
    .replace(
      /(?<=^|[.,] )do (?=(?:npm|npx|yarn|pnpm|docker|git|kubectl|brew|pip3?|make|cargo|sudo|curl) )/i,
      'run ',
    );

const isAsking = (text: string): boolean =>
  text.endsWith('?') ||
  /^(?:and |so |but )?(?:how|what|when|where|who|which|why|can|do|does|is|are) [^.!]+$/i.test(text);
