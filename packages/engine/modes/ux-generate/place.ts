import { baseOf } from '../../spelling/inflect.ts';
import { THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { asReader, told, withThe } from './effects.ts';
import { offersIn } from './offers.ts';
import type { Request } from './request.ts';
import { shareOf, soundPart, wordsIn } from './sound.ts';
import type { MadeString, StringSet } from './types.ts';

/** Less of a fact in the strings, and it is told once more. */
const TOLD = 0.75;
/** Texts that may say more than one thing. */
const IS_TEXT = /(?:^|\.)(?:body|text|help|message)$/;
const OPEN = /\[VERIFY\].*$/s;

/** "With the user", "that the user picks": whoever reads it. */
const toReaders = (text: string): string =>
  text.replace(
    /(?<=\s)(?:the|an?) (?:user|customer|person|visitor)(?:['’]s\b|(?: (\p{L}+s))?)(?![\p{L}'’])/giu,
    (whole, does?: string) => {
      if (/['’]s$/.test(whole)) return 'your';
      const verb = does && (partsOf(does.toLowerCase()) & THIRD_PERSON) !== 0 ? baseOf(does) : undefined;
      return does ? `you ${verb ?? does}` : 'you';
    },
  );

/** A fact as its reader is told it; empty where it can't be told as it stands. */
function asTold(fact: string, key: string, written: string): string {
  const text = told(fact).map(withThe).join(' ');
  const own = toReaders(/^(?:they|users?|people|you|we)\b/i.test(fact) ? asReader(text) : text);
  return own !== '' && shareOf(own, written) < TOLD && soundPart({ key, text: own, use: '' })?.text === own
    ? own
    : '';
}

/** "Try a different card or call your bank." */
const orders = (deeds: readonly string[]): string =>
  deeds.length < 2 ? '' : capitalized(asSentence(toSecondPerson(deeds.join(' or '))));

/**
 * The sets with what a request tells and no string says yet, where one place alone can say it: the text that is open, else the
 * only text that there is. What finds no such place stays untold.
 */
export function placeFacts(
  sets: readonly StringSet[],
  { facts, heads, advice }: Request,
): readonly StringSet[] {
  const strings = sets.flatMap((set) => set.strings);
  const written = wordsIn(sets);
  const texts = strings.filter(
    ({ key }) => IS_TEXT.test(key) && !/^(?:step|onboarding|screen|field)/.test(key),
  );
  const open = texts.filter(({ text }) => OPEN.test(text));
  const [place] = open.length > 0 ? open : texts;
  if (!place || (open.length > 0 ? open : texts).length > 1) return sets;
  const untold = facts.filter((fact) => !heads.includes(fact) && shareOf(fact, written) < TOLD);
  const hasButtons = strings.some(({ key }) => /(?:^|\.)(?:action\d*|confirm|button)\b/.test(key));
  const sentences = [
    ...untold.filter((fact) => offersIn(fact).length < 2).map((fact) => asTold(fact, place.key, written)),
    // What people can do stands on buttons, and where there are none in the text.
    ...(hasButtons ? [] : untold.map((fact) => orders(offersIn(fact)))),
    ...(open.length > 0 ? advice.filter((one) => shareOf(one, written) < TOLD) : []),
  ].filter(Boolean);
  if (sentences.length === 0) return sets;
  const filled: MadeString = {
    ...place,
    text: [place.text.replace(OPEN, '').trim(), ...new Set(sentences)].filter(Boolean).join(' '),
  };
  return sets.map((set) => ({ ...set, strings: set.strings.map((one) => (one === place ? filled : one)) }));
}
