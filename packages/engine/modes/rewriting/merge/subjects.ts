import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { plainForm } from './topics.ts';

/** Words that say that there is a value, or that something is now so, and not of what. */
export const MEASURES =
  /^(?:(?:now|no|move|live|run|go|goe|only|also|too|use|need|take|last|get|send|sent|make|made|held|keep|kept|paid|lead|about|up|at|how|fee|long|max|min|most|pay|rate|size|small|time|total|value|high|low|price|over|more|less|least|than|within|every|new|so|can|may|old|each|per)$|requir|allow|permit|possib|amount|averag|allowa|charg|cost|daily|deadl|defaul|durat|interv|large|length|lifet|limit|maxim|minim|number|notice|period|retent|timeou|chang|availa|previo|instea|curren|anymor|longer|increa|stay$|remain|rais|lower|reduc|extend|bump|updat|replac|advanc)/;
/** Whom a document speaks to, which it may call "you". */
const PERSONS = /^(?:user|custom|employ|member|people|person|you|reader|everyo)$/;

/** Letters that the forms of a word begin with alike, in UTF-16 code units. */
const ROOT = 6;

/** The words of a text that tell something, as what forms of one have in common; the parts of names in code too. */
export const rootsOf = (text: string): readonly string[] => plainWords(text).map(cut);

const cut = (word: string): string => word.slice(0, ROOT).replace(/(?<=....)(?:e|i|y)$/, '');

function plainWords(text: string): readonly string[] {
  return (
    text
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .match(/\p{L}+(?:['’]\p{L}+)?\d*/gu)
      ?.map((word) => word.toLowerCase().replace(/['’]s$/, ''))
      .filter(
        (word) => word.length > 1 && !FUNCTION_WORDS.has(word) && !word.includes('’') && !word.includes("'"),
      )
      .map((word) =>
        plainForm(word)
          .replace(/(?<=..)s$/, '')
          .replace(/zz$/, 'z'),
      ) ?? []
  );
}

const PHRASAL = /\b(\p{L}{3,}) (up|in|out|off|down|on)\b/giu;
/** Units of time, size and money. */
export const UNITS =
  /^(?:ms|second|sec|minute|min|hour|day|week|month|year|byte|kb|mb|gb|tb|kib|mib|gib|eur|usd|gbp|http|https)$/;

/** What a passage is found by: its words without units, and "backed up" as "backup" too. */
export function wordsOfPassage(text: string): ReadonlySet<string> {
  const joined = [...text.matchAll(PHRASAL)]
    .filter(([, verb = '']) => !FUNCTION_WORDS.has(verb.toLowerCase()))
    .flatMap(([, verb = '', particle = '']) =>
      rootsOf(plainForm(verb.toLowerCase()) + particle.toLowerCase()),
    );
  return new Set([
    ...plainWords(text)
      .filter((word) => !UNITS.test(word))
      .map(cut),
    ...joined,
  ]);
}

/** The same without what only measures, and without persons; with these where nothing else is left. */
export function subjectOf(text: string): readonly string[] {
  const words = plainWords(text);
  const all = [...new Set(words.map(cut))];
  const told = new Set(words.filter((word) => !UNITS.test(word)).map(cut));
  const own = [...told].filter((word) => !MEASURES.test(word) && !PERSONS.test(word));
  if (own.length > 0) return own;
  return (told.size > 0 ? [...told] : all).filter((word) => !PERSONS.test(word));
}
