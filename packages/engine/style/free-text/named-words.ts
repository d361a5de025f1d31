import { ABOUT_WRITING } from './about-writing.ts';
import { lazily } from '../../lazily.ts';
import { isWordItself } from './often-shunned.ts';

const TOKEN = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}'’+#&-]|\.(?=[\p{L}\p{N}]))*`;
const ITEM = String.raw`${TOKEN}(?: ${TOKEN}){0,4}?`;
const JOIN = String.raw`(?:, (?:and |or )?| and | or | nor |\/)`;
const LIST = String.raw`${ITEM}(?:${JOIN}${ITEM})*`;
/** Kinds of words, before words of that kind. */
const KIND = String.raw`(?:words?|phrases?|terms?|idioms?|clich(?:e|é)s?|jargon|adverbs?|adjectives?|hedges?|fillers?|filler|buzzwords?|expressions?|superlatives?|slang|(?:corporate|business|marketing)(?: |-)?(?:speak|talk|language)|qualifiers?|intensifiers?|colloquialisms?|openers?|metaphors?|euphemisms?|verbs?|claims?|names?)`;
const SHUN = String.raw`(?:avoid|no|never|don't|do not|ban|cut|skip|drop|strip|remove|delete|banned|forbidden|without|out|steer clear of|stay away from|eliminate|off[- ]limits)`;
const AFTER_KIND = lazily(
  () =>
    new RegExp(
      String.raw`(?<=(?<![\p{L}'-])${SHUN}(?![\p{L}'-])[^.;:()]{0,60}?(?<![\p{L}'-])${KIND})(?<joint>: ?| ?\(|,? (?:such as|like|including|e\.g\.,?) )(?<list>${LIST})(?<end>\)|(?=[.;!?]|$| (?:in|when|because|since|unless|out)(?![\p{L}'-])))`,
      'giu',
    ),
);
/** "Manpower, mankind: pick another word", "Easy, simple: cut them". */
const TOPIC = lazily(
  () =>
    new RegExp(
      String.raw`(?<=^|[.!?]\s)(?<list>${LIST})(?= ?[:–—] (?:(?:please|always|just) )?(?:avoid|no|never|don't|do not|cut|delete|drop|skip|strike|pick|choose|find|use|leave|let the reader|banned|forbidden|out)(?![\p{L}'-]))`,
      'giu',
    ),
);
/** Notes to oneself are always meant as words. */
const LEFT_OVER = /(?<![\p{L}\p{N}"“'‘`*])(?:TODO|FIXME|TBD|TBA|XXX|WIP|HACK)(?![\p{L}\p{N}"”'’`*])/gu;
const CONFUSED = /\b(?:confus|mix(?:ed|ing)? up|mistak|homophone|homonym|misspell|sound[- ]alike)/iu;
const SPLIT = /, (?:and |or )?| and | or | nor |\//iu;

/** Quotes the words that a rule lists by their kind, so that they are read as words: "No jargon (synergy, circle back)". */
export function quoteNamed(text: string): string {
  const noted = text.replace(LEFT_OVER, '“$&”');
  if (!/[:(–—]|such as|like|including|e\.g/iu.test(noted)) return noted;
  return noted
    .replace(AFTER_KIND(), (whole: string, ...rest: unknown[]) => {
      const { joint = '', list = '', end = '' } = groupsOf(rest);
      // “Commonly confused words (affect/effect)”: what is shown is right in its place.
      if (CONFUSED.test(noted)) return whole;
      const items = list.split(SPLIT);
      // After a colon may stand a reason: “cut intensifiers: they add nothing”.
      const least = /[:(]/.test(joint) && !items.some((item) => isWordItself(item)) ? 2 : 1;
      return areWords(items, least) ? `${joint}${quoted(list)}${end}` : whole;
    })
    .replace(TOPIC(), (whole: string, ...rest: unknown[]) => {
      const { list = '' } = groupsOf(rest);
      const items = list.split(SPLIT);
      return areWords(items, 1) && items.some((item) => isWordItself(item)) ? quoted(list) : whole;
    });
}

const groupsOf = (rest: readonly unknown[]) => rest.at(-1) as Record<string, string | undefined>;
const quoted = (list: string) =>
  list
    .split(/(, (?:and |or )?| and | or | nor |\/)/iu)
    .map((part, index) => (index % 2 === 0 ? `“${part}”` : part))
    .join('');

function areWords(items: readonly string[], least: number): boolean {
  return (
    items.length >= least &&
    items.every(
      (item) => item.trim() !== '' && !/[“”"'`]$/.test(item) && !ABOUT_WRITING.test(item.toLowerCase()),
    )
  );
}
