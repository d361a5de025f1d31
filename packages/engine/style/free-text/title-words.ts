import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { sentencesIn } from './exceptions.ts';
import { isWordItself } from './often-shunned.ts';
import { placesIn } from './places.ts';
import { namesThing } from './read-families.ts';

const TOKEN = String.raw`(?!(?:and|or|nor|not|never|use|instead|rather|when|if|in|for|to|with|as|because|unless|on|by)(?![\p{L}'-]))[\p{L}\d][\p{L}\d'’/+-]*(?:\.[\p{L}\d]+)*`;
const ITEM = String.raw`(?:\uE000\d+\uE000|${TOKEN}(?: ${TOKEN}){0,3}?|(?:and|or|by|with|to|for|in|if|when|because)(?=[.!]?\s*$))`;
const JOINT = String.raw`(?:,? (?:and|or|nor) |, | ?\/ )`;
const LIST = String.raw`(?:${ITEM})(?:${JOINT}${ITEM}){0,6}`;
const USE = String.raw`(?:please |always |just |instead,? )*(?:use|say|write|prefer)`;
const AVOID = String.raw`(?:please |try to )*(?:avoid(?: using)?|(?:do not|don['’]t|never)(?: use| say| write| spell out)?)`;
const END = String.raw`(?=[.;:!]?\s*$|,? (?:because|since|as|when|if|unless|except|in|for|to|with|instead)(?![\p{L}]))`;
/** Sentences in which a word stands among others of its kind. */
const FORMS = lazily<readonly RegExp[]>(() =>
  [
    String.raw`^(?<a>instead of )(?<one>${LIST})(?<b>,? ${USE} )(?<two>${LIST})${END}`,
    String.raw`^(?<a>${USE} )(?<one>${LIST})(?<b>,? (?:and )?(?:not|never|instead of|rather than|over):? )(?<two>${LIST})${END}`,
    String.raw`^(?<a>${AVOID} )(?<one>${LIST})${END}`,
    String.raw`^(?<a>${USE} )(?<one>${LIST})${END}`,
  ].map((source) => new RegExp(source, 'iu')),
);
/** “Use lowercase for issue boards”, “Use title case for Admin Mode” */
const CASED = lazily(
  () =>
    new RegExp(
      String.raw`^${USE} (?<small>lower-?case|title case|upper-?case) (?:for|to refer to) (?:the )?(?<list>${LIST})(?=[.;:!]|\s*$|,? (?:to|when|because|in|and its|and their) )`,
      'iu',
    ),
);
const cased = (...matched: unknown[]) => {
  const [whole = ''] = matched as string[];
  const { small = '', list = '' } = matched.at(-1) as Record<string, string | undefined>;
  const items = list.split(SPLIT);
  const isLower = /^lower/iu.test(small);
  if (
    items.some(
      (item) => placesIn(item).length > 0 || ABOUT_WRITING.test(item.toLowerCase()) || namesThing(item),
    )
  )
    return whole;
  if (isLower === items.some((item) => /\p{Lu}/u.test(item))) return whole;
  const named = items.map((item) => `“${item}”`).join(', ');
  return isLower ? `Write ${named} in lower case` : `Capitalize ${named}`;
};
const DENIES = lazily(() => new RegExp(String.raw`^(?<a>${AVOID} )(?<one>${LIST})${END}`, 'iu'));
/** “not:” above bullets: “Use agent token, not: secret token, access token” */
const BULLETS = /(?<=\b(?:not|never|avoid)):?\s*\n+((?:\s*[-*+•] [^\n.]{2,40}(?:\n|$))+)/iu;

/** A rule in which the word that is its title is quoted where it stands among words, and these with it: “Instead of agnostic, use vendor-neutral”. */
export function withTitleWords({ label, description }: StyleRule): StyleRule {
  const words = wordsOf(label);
  const written = description.replace(CASED(), cased);
  if (written !== description) return { label, description: written };
  if (words.length === 0 || /["“`*]/u.test(description)) return { label, description };
  const listed = description.replace(BULLETS, (_, bullets: string) => {
    const items = bullets.split('\n').map((line) => line.replace(/^\s*[-*+•] /u, '').trim());
    return ` ${items.filter(Boolean).join(' or ')}`;
  });
  const [said, found]: [string[], string[]] = [[], []];
  let offered = '';
  for (const { text } of sentencesIn(listed)) {
    const [space = ''] = /^\s*/u.exec(text) ?? [];
    const sentence = masked(text.slice(space.length), words, found);
    const form = FORMS().find((one) => isOfWords(one.exec(sentence)?.groups));
    const denied = offered === '' ? undefined : DENIES().exec(sentence)?.groups?.['one'];
    if (denied !== undefined && said.at(-1)?.trim() === `${offered}.`) {
      said[said.length - 1] = '';
      said.push(`${space}${offered} instead of ${quoted(denied)}${sentence.replace(DENIES(), '')}`);
      offered = '';
      continue;
    }
    const read = form ? sentence.replace(form, inQuotes) : sentence;
    said.push(space + read);
    offered = form && form === FORMS()[3] ? read.replace(/[.!\s]+$/u, '') : '';
  }
  const text = said.join('').replace(MASK, (_, index: string) => found[Number(index)] ?? '');
  // Where nothing is said against a word, it is only how it is written.
  return /[“]/u.test(text) && SHUNS.test(text) ? { label, description: text.trim() } : { label, description };
}
const MASK = /\uE000(\d+)\uE000/gu;

/** A sentence in which the words of the title stand for themselves. */
const masked = (sentence: string, words: readonly string[], found: string[]) =>
  words.reduce(
    (said, word) =>
      said.replace(
        new RegExp(
          String.raw`(?<![\p{L}\d-])${word.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)}(?![\p{L}\d-])`,
          'giu',
        ),
        (own) => `\uE000${found.push(own) - 1}\uE000`,
      ),
    sentence,
  );
const SHUNS = /(?<![\p{L}])(?:instead of|not|never|avoid|don['’]t|rather than|over)(?![\p{L}])[^.]*“/iu;

/** The words that a title is; none where it names a thing or what to do. */
function wordsOf(label: string): readonly string[] {
  const whole = label.trim().replace(/["“”'‘’*]/gu, '');
  if (isWordItself(whole)) return [whole];
  const items = whole.split(/, (?:and |or )?| and | or | ?\/ | vs\.? /u);
  return items.every(isWord) ? items : [];
}

function isWord(item: string): boolean {
  if (!new RegExp(`^${ITEM}$`, 'iu').test(item) || namesThing(item) || ABOUT_WRITING.test(item.toLowerCase()))
    return false;
  if (isWordItself(item) || /^[\p{Lu}\d]{2,5}$/u.test(item)) return true;
  const facts = partsOf(item.toLowerCase());
  return /^\p{Ll}/u.test(item) && (facts & (PLURAL | NOUN)) !== PLURAL;
}

const isOfWords = (groups: Record<string, string | undefined> | undefined) => {
  const items = [groups?.['one'], groups?.['two']].flatMap((list) => list?.split(SPLIT) ?? []);
  return (
    items.some((item) => item.startsWith('\uE000')) &&
    !items.some((item) => NO_WORD.test(item) || ABOUT_WRITING.test(item.toLowerCase()))
  );
};
const SPLIT = /,? (?:and|or|nor) |, | ?\/ /iu;
const NO_WORD = /^(?:it|them|these|those|this|that|one|an?|the|more|less|only)(?: |$)/iu;

const quoted = (list: string) =>
  list
    .split(/(,? (?:and|or|nor) |, | ?\/ )/iu)
    .map((part, index) => (index % 2 === 0 ? `“${part}”` : part))
    .join('');
const inQuotes = (...matched: unknown[]) => {
  const { a = '', one = '', b = '', two } = matched.at(-1) as Record<string, string | undefined>;
  return a + quoted(one) + b.replace(/: $/u, ' ') + (two === undefined ? '' : quoted(two));
};
