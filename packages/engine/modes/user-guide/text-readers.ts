import { beginsStep } from '../brief/steps.ts';
import { leadingPeople, toSecondPerson } from '../generate/readers.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { capitalizedWord } from '../writing/capitals.ts';

const USERS = String.raw`(?:the |an? |all |your )?(?:users?|customers?|people|members?|visitors?)`;
/** What people do on a screen or a device. */
export const ON_SCREEN =
  /^(?:click|tap|select|choose|press|open|enter|type|pick|tick|go to|sign in|log in|turn|hold|touch|swipe|scan|insert|upload|plug|fill|put|pull|push|connect|switch)\b/i;
/** "Users tap Save", "On leaving, users scan it": what may be done. */
const DEED = new RegExp(`^((?:on|when|after|before|at|in|once|if) [^,.]{2,40}, )?${USERS} (?=\\p{Ll})`, 'iu');
/** "Users can share it" */
const ABLE_USERS = new RegExp(
  `^${USERS} (?=(?:can(?:not|['’]t)?|could|may|must|should|will|have to|need to|get|see)\\b)`,
  'i',
);
/** What happens to people, or what they are: no order. */
const NO_ORDER =
  /^(?:get|see|receive|keep|lose|need|own|have|want|find|know|are|can|could|must|will|should|may|do|love|like|prefer|hate|expect|complain|think|work|live|come|ask|report)\b/i;
/** "Admins can …": somebody else. */
const OTHERS = /^(?:the |an? |all |only )?\p{L}+(?:s|n) (?:can|may|must|should|will|have|need|are|is)\b/iu;

/** Where nobody else is spoken of, the user is the reader. */
export function asReader(note: string): string {
  const text = note.replace(/^acceptance(?: criteri(?:a|on))?: */i, '');
  const [who = '', when = ''] = DEED.exec(text) ?? [];
  const does = text.slice(who.length);
  if (who !== '' && beginsStep(does) && !NO_ORDER.test(does))
    return toSecondPerson(when + (when === '' ? capitalizedWord(does) : does));
  return text.replace(ABLE_USERS, 'You ');
}

/** Sentences that follow one another: "They scan a code" behind "Users can turn it on" is done by the reader too. */
export function asReaders(sentences: readonly string[]): readonly string[] {
  let areReaders = false;
  return sentences.map((written) => {
    const text = asReader(written);
    if (text !== written) {
      areReaders = true;
      return text;
    }
    if (OTHERS.test(text)) areReaders = false;
    if (!areReaders) return text;
    const [they = ''] = /^(?:then,? )?they /i.exec(text) ?? [];
    const does = text.slice(they.length);
    if (they !== '' && beginsStep(does) && !NO_ORDER.test(does)) return toSecondPerson(capitalizedWord(does));
    return /\bthey\b/i.test(text) ? toSecondPerson(text) : text;
  });
}

/** Who acts in a text: "Visitors touch the screen", "Employees see payslips". */
const ACTORS = /((?:^|[.!?]\s+|\n|, )(?:(?:the|all) )?)(\p{L}+s) (?:now )?(\p{Ll}+)/giu;

/** A text with its people as its users, where it speaks of one kind of them and to nobody; who they are beside it. */
export function asUsers(text: string): { readonly text: string; readonly readers: string } {
  const acts = (who: string, does: string): boolean =>
    isActor(who) && (beginsStep(`${does} it`) || NO_ORDER.test(does));
  const actors = new Set(
    [...text.matchAll(ACTORS)]
      .filter(([, , who = '', does = '']) => acts(who, does))
      .map(([, , who = '']) => who.toLowerCase()),
  );
  const [readers = ''] = actors;
  // Orders are for whoever reads the page.
  const isOrdered = text
    .split(/\n|(?<=[.!?:])\s+/)
    .some(
      (one) => ON_SCREEN.test(one.replace(/^\W+/, '')) || /^To \p{Ll}|^(?!.* (?:is|are) ).* > /u.test(one),
    );
  if (actors.size !== 1 || isOrdered || /\b(?:you|your|users?|I|we)\b/i.test(text))
    return { text, readers: '' };
  return {
    text: text.replace(ACTORS, (all, before: string, who: string, does: string) =>
      who.toLowerCase() === readers && acts(who, does)
        ? before + (/^\p{Lu}/u.test(who) ? 'Users' : 'users') + all.slice(before.length + who.length)
        : all,
    ),
    readers,
  };
}

export const isActor = (word: string): boolean => leadingPeople(word) === word && !/^users$/i.test(word);

/** The sentences of a narrator as what the reader does: "First I go to Periods. Then I pick the month." */
const NARRATES =
  /(?:^|[.!?]\s+|\n|\b(?:then|thing|first|next|and|now|so),? )I (?!am\b|was\b|think\b|guess\b|mean\b|hope\b|know\b|want\b|need\b|have\b|can\b|will\b|would\b|do\b|did\b|could\b|should\b|must\b|like\b|see\b)\p{Ll}+ /giu;
const FEWEST_DEEDS = 3;

export function asTaught(text: string): string {
  if ((text.match(NARRATES) ?? []).length < FEWEST_DEEDS) return text;
  let hasBegun = false;
  return text
    .replace(/\bwhat I (?:usually |always )?do is:? /i, '')
    .split(/(?<=[.!?])\s+/)
    .map((one) => {
      const [mark = ''] =
        /^(?:(?:ok(?:ay)?|so|and|then|next|now|first(?: of all| thing)?|after that|finally),? )*(?=I )/i.exec(
          one,
        ) ?? [];
      hasBegun ||= mark !== '';
      const deed = hasBegun ? one.slice(mark.length).replace(/^I (?=\p{Ll}+ )/u, '') : one;
      const told =
        deed !== one.slice(mark.length) &&
        beginsStep(deed.replace(/^(?:always|usually|also|just|often) /, ''))
          ? deed
          : one;
      return capitalizedWord(told)
        .replace(/^((?:If|When|Once|After|Before|As soon as) [^,]{3,60}?),? I (?=\p{Ll})/u, '$1, ')
        .replace(/(?<=\b(?:and|then)) I (?=\p{Ll}+ )/gu, ' ')
        .replace(/\bmy\b/g, 'your')
        .replace(/\bmyself\b/g, 'yourself')
        .replace(/\bme\b/g, 'you')
        .replace(/\bI\b(?!['’])/g, 'you');
    })
    .join(' ');
}

/**
 * "visitor taps Sign in, types name, gets a code": what one who uses the product does there, and what comes then; undefined for
 * any other note.
 */
export function asDeeds(
  text: string,
): { readonly steps: readonly string[]; readonly then: string } | undefined {
  const [, who = '', does = ''] = /^(?:the |an? )?(\p{L}+?)s? (\p{Ll}+s .*)$/iu.exec(text) ?? [];
  if (does === '' || !isActor(`${who.toLowerCase()}s`)) return undefined;
  const deeds = does
    .replace(/\.$/, '')
    .split(/,(?: and)?(?: then)? | and (?:then )?(?=\p{Ll}+s )/u)
    .map((one) => one.replace(/^\p{Ll}+/u, (verb) => baseOf(verb) ?? verb));
  const last = deeds.at(-1) ?? '';
  const then = deeds.length > 1 && /^(?:get|see|receive) /.test(last) ? `You ${deeds.pop()}.` : '';
  return deeds.every((one) => ON_SCREEN.test(one) && !NO_ORDER.test(one))
    ? { steps: deeds, then }
    : undefined;
}
