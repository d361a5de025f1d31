import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { ANY_PART, articleShare, NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { sentencesIn } from './exceptions.ts';
import { NO_JOINT } from './joints.ts';
import { isWordItself } from './often-shunned.ts';
import { namesThing } from './read-families.ts';

const DOCS = String.raw`(?: (?:in|from|of) (?:our |the |any |all )?(?:[a-z]+ )?(?:docs|documentation|documents|texts?|copy|guides?|pages?|content))?`;
const WORD = String.raw`${NO_JOINT}[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9'’/.+-]*(?<![.])`;
/** Source: a word or a few, quoted or not. */
export const ITEM = String.raw`(?:["“'‘\x60*]+[^"“”'‘’\x60*\n]{1,40}["”'’\x60*]+|${WORD}(?: ${WORD}){0,5}?)`;
const LIST = String.raw`${ITEM}(?:(?:, (?:and |or )?| and | or | nor | ?\/ )${ITEM}){0,30}`;
const USED = String.raw`(?:use|write|say|put|type)`;
/** How a sentence forbids words: by its verb, or by what it says behind them. */
const BANS = lazily(() =>
  [
    String.raw`^(?<verb>(?:please )?(?:(?:writers|authors|you|we|our docs) )?(?:must not|mustn['’]t|should not|shouldn['’]t|may not|shall not|do not|don['’]t|never) ${USED}|avoid(?: using| writing| saying)?|no|ban|cut|drop|skip|delete|remove|leave out|steer clear of) (?<list>${LIST})${DOCS}$`,
    String.raw`^(?<verb>(?:please )?(?:do not|don['’]t|never) (?:say|claim|write|tell (?:people|readers|users|customers)) (?:that )?(?:the|our|your|an?|any|this|it)(?: (?:product|app|software|feature|tool|platform|service|company|solution)s?)? (?:is|are) )(?<list>${LIST})$`,
    String.raw`^(?!(?:in|on|for|with|at|when) )(?<list>${LIST}) (?:(?:is|are) (?:banned|forbidden|prohibited|taboo|off[- ]limits|not (?:allowed|permitted|welcome|a word)|redundant|superfluous|tautological)|(?:should|must|may) (?:not|never) (?:appear|be used|occur|be seen)|(?:has|have) no place)${DOCS}$`,
    String.raw`^(?<list>${LIST})(?: [–—-] |: | = )(?:please )?(?:never|avoid(?: (?:it|them|these|those))?|(?:cut|delete|drop|skip|remove|avoid|ban) (?:it|them|these|those)(?: all)?|banned|forbidden|(?:don['’]t|do not|never) use(?: (?:it|them|these|those))?)$`,
  ].map((source) => new RegExp(source, 'iu')),
);
/** “Avoid the following weak adverbs in articles: actually, possibly”: those words, and no others of their kind. */
const FOLLOWING = lazily(
  () =>
    new RegExp(
      String.raw`^(?:please )?(?:avoid(?: using| writing)?|(?:do not|don['’]t|never) ${USED}|ban|cut|drop|skip|no) (?:the following|these|any of these) (?:[a-z-]+ ){0,3}(?:words?|adverbs?|adjectives?|verbs?|nouns?|phrases?|terms?|expressions?|fillers?)(?: (?:in|from|when|while) [^:]{3,40})?: (?<list>${LIST})$`,
      'iu',
    ),
);
const ONLY_LIST = lazily(() => new RegExp(String.raw`^(?<list>${LIST})$`, 'iu'));
/** “Cut them.”, behind a list. */
const THEM =
  /^(?:please )?(?:cut|delete|drop|skip|remove|avoid|ban|(?:don['’]t|do not|never) (?:use|write|say)) (?:it|them|these|those)(?: all)?$/iu;
/** A title that forbids what is listed below it. */
const FORBIDS =
  /\b(?:banned|forbidden|prohibited|taboo|no[- ]go|off[- ]limits)\b|\b(?:to|we|you should|must) (?:avoid|never use)\b|^(?:avoid|never use|don['’]t use|do not use)$/iu;
const SPLIT = /, (?:and |or )?| and | or | nor | ?\/ (?=\S)/iu;
export const QUOTED = /^(["“'‘`*]+)(.+?)["”'’`*]+$/u;
/** Verbs whose object is a word, where “use” and “write” may have a thing for theirs. */
const SAYS = /\b(?:say|type)(?:ing)?$/iu;

/** A rule in which words that it forbids without quotes are quoted, as readers of lists need it: “Never write performant”. */
export function withQuotedBans({ label, description }: StyleRule): StyleRule {
  const sentences = sentencesIn(description).map(({ text }) => text);
  const [first = '', second = ''] = sentences.map((one) => one.replace(/[.!\s]+$/u, ''));
  const listed = ONLY_LIST().exec(first)?.groups?.['list'];
  const isTold = FORBIDS.test(label) && sentences.length === 1;
  const items =
    listed !== undefined && (isTold || THEM.test(second)) ? wordsIn(listed, true, true) : undefined;
  if (items)
    return { label, description: [`Avoid ${items}. `, ...sentences.slice(isTold ? 1 : 2)].join('').trim() };
  // A title above a text may only name what the text tells.
  if (description === '') return { label: quoted(label), description };
  return { label, description: sentences.map((one) => quoted(one, label)).join('') };
}

function quoted(sentence: string, label = ''): string {
  const end = /[.!\s]*$/u.exec(sentence)?.[0] ?? '';
  const plain = sentence.slice(0, sentence.length - end.length);
  if (plain.length > LONGEST || plain.includes('\n')) return sentence;
  const following = FOLLOWING().exec(plain)?.groups?.['list'];
  const named = following && wordsIn(following, true, true);
  if (named) return `Avoid ${named}${end}`;
  for (const pattern of BANS()) {
    const { verb = '', list } = pattern.exec(plain)?.groups ?? {};
    if (list === undefined) continue;
    const words = wordsIn(list, SAYS.test(verb), verb === '');
    // What a family names is read by it.
    if (words !== undefined)
      return namesThing(label === '' ? plain : `${plain} in ${label}`) ? sentence : `Avoid ${words}${end}`;
  }
  return sentence;
}
const LONGEST = 300;

/** The items of a list in quotes, where each is plainly a word and no manner of writing; undefined where one isn't. @param whole also where all are quoted */
function wordsIn(list: string, said: boolean, whole: boolean): string | undefined {
  const items = list.split(SPLIT);
  const bare = items.filter((item) => !QUOTED.test(item));
  // “Never use “we””: readers of quoted words know more of them.
  if (bare.length === 0 && !whole) return undefined;
  const sure = items.filter((item) => QUOTED.test(item) || isWordItself(item)).length * 2 > items.length;
  return bare.every((item) => isWord(item, said || sure)) ? items.map(inQuotes).join(', ') : undefined;
}
export const inQuotes = (item: string) => `“${QUOTED.exec(item)?.[2] ?? item}”`;

/** Whether what stands without quotes is plainly a word. @param likely whether what stands around it says so */
export function isWord(item: string, likely: boolean): boolean {
  if (NO_WORD.test(item)) return false;
  if (isWordItself(item)) return true;
  if (ABOUT_WRITING.test(item.toLowerCase()) || namesThing(item)) return false;
  const words = item.toLowerCase().split(' ');
  if (words.length > 1) return FUNCTION.test(words[0] ?? '') || FUNCTION.test(words.at(-1) ?? '');
  const facts = partsOf(words[0] ?? '');
  // “Client” without “a” can only be the word; “humor” may be the thing.
  // “Zeroes”: no word that is known, and no form of one.
  if ((facts & ANY_PART) === 0 && !likely && /s$/u.test(words[0] ?? '')) return false;
  return (facts & PLURAL) === 0 && (likely || (facts & NOUN) === 0 || articleShare(facts) >= MOSTLY);
}
/** Fifteenths in which a noun that is counted has an article. */
const MOSTLY = 8;
const NO_WORD =
  /^(?:using|writing|saying)$|\.\p{L}|\.$|^h[1-6]$|^(?:e\.?g|i\.?e|etc|vs|though|however|please|either)$|^(?:i|me|my|mine|you|yours?|we|us|ours?|he|she|his|hers?|it|its|they|them|theirs?|these|those|this|that|one|any|all|some|too|more|than|so|to|an?|the)(?: |$)|\b(?:such|like|when|if|where|unless|because|with|without|instead|except|for|your|their)\b/iu;
const FUNCTION = /^(?:in|on|at|of|by|as|to|due|with|that|which|from|up|down|out|off|back|around)$/iu;
