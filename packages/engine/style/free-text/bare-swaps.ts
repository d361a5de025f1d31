import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { inQuotes, isWord, ITEM, QUOTED } from './bare-words.ts';
import { sentencesIn } from './exceptions.ts';
import { isMeant } from './plain-pairs.ts';
import { namesThing } from './read-families.ts';

const RIGHT = `(?:the (?:word|term|name) )?(?<right>${ITEM})`;
const WRONG = `(?:the (?:word|term|name) )?(?<wrong>${ITEM})`;
const SAY = String.raw`(?:use|write|say|put|type|call it|prefer|choose|make it)`;
const NOT = String.raw`(?:don['’]t|do not|never)`;
const BAD = String.raw`(?:is|are) (?:wrong|incorrect|not|out|a mistake|an error|outdated|banned)`;
const THEN = String.raw`(?:[.;:,] | [–—-] )(?:please |but |just )?`;

/** Ways to put one word in the place of another, over one sentence or two. */
const SWAPS = lazily(() =>
  [
    String.raw`(?:please )?${NOT} (?:use|write|say) ${WRONG}[;,:.] ${RIGHT} (?:is|will be) (?:better|enough|preferred|shorter|clearer|right|correct|plainer|simpler|ours)`,
    String.raw`(?:please )?${NOT} (?:use|write|say|put|type|call it) ${WRONG}${THEN}(?:we )?${SAY} ${RIGHT}(?: instead)?`,
    String.raw`(?:please )?(?:avoid|kill|nix|ditch|drop|lose|cut|scrap|ban|skip|no) ${WRONG}${THEN.replace(')?', ')')}?(?:just |simply )*(?:(?<=just |simply )|${SAY} )${RIGHT}(?: instead)?`,
    String.raw`instead of ${WRONG},? (?:please |we |you should |always )?${SAY} ${RIGHT}`,
    String.raw`(?:any |every |each )?${WRONG} (?:should|must|needs to|has to|shall) (?:always )?be (?:replaced|changed|written|rendered|corrected) (?:by|with|to|into|as) ${RIGHT}`,
    String.raw`${WRONG} (?:should|must) (?:always )?(?<same>be|become|read) ${RIGHT}`,
    String.raw`(?:we )?(?:always )?(?:call (?:it|this|them)(?: an?| the)?|say|write|spell) ${RIGHT},? (?:and )?(?:not|never) (?:an? |the )?${WRONG}`,
    String.raw`(?:it['’]s|it is|this is|that['’]s|(?:the|our) (?:right |correct )?(?:word|term|name|spelling) is) ${RIGHT}(?:,? (?:and )?(?:not|never) ${WRONG}|${THEN}${WRONG.replace('<wrong>', '<wrong2>')} ${BAD})`,
    String.raw`(?:please )?(?:change|turn|convert|correct|replace|swap) (?:every|each|any|all) ${WRONG} (?:to|into|with|by|for) ${RIGHT}`,
    String.raw`${WRONG}: (?:please )?(?:use|say|write|prefer) ${RIGHT}(?: instead)?`,
    String.raw`${RIGHT} (?:is|are) (?:right|correct|preferred|fine|good|ours)(?:,|;)?(?: and| but)? ${WRONG} ${BAD}`,
    String.raw`swap ${WRONG} for ${RIGHT}`,
    // “Write website; never write web site”
    String.raw`(?:please |always )*(?:we )?${SAY} ${RIGHT}(?:[;.,]| [–—-])? (?:but |and )?(?:please )?${NOT} (?:use|write|say|put|type|call it) ${WRONG}`,
    String.raw`(?:please |always )*(?:we )?(?:prefer|favou?r) ${RIGHT} to ${WRONG}`,
  ].map((source) => new RegExp(`^${source}$`, 'iu')),
);
/** “Write “Wi-Fi” (not WiFi, wifi, or wi-fi)”: several spellings of one word. */
const SPELLINGS = lazily(
  () =>
    new RegExp(
      String.raw`^(?:please |always )*(?:${SAY} |spell (?:it )?|it['’]s |it is )?(?<right>${ITEM})(?:,| [–—-])? \(?(?:and )?(?:not|never) (?<list>${ITEM}(?:(?:,? (?:and|or|nor) |, (?:not |never )?| ?\/ )${ITEM}){0,7})\)?$`,
      'iu',
    ),
);
const bare = (item: string) => QUOTED.exec(item)?.[2] ?? item;
const letters = (item: string) => bare(item).toLowerCase().replace(/[\s-]/gu, '');

/** A rule in which the words of a swap are quoted, said in one way: “Instead of utilize, say use”. */
export function withQuotedSwaps({ label, description }: StyleRule): StyleRule {
  if (description === '') return { label: swapped(label) ?? label, description };
  const sentences = sentencesIn(description).map(({ text }) => text);
  const said: string[] = [];
  for (let index = 0; index < sentences.length; index++) {
    const [one = '', two = ''] = sentences.slice(index, index + 2);
    const both = two === '' ? undefined : swapped(one + two);
    said.push(both ?? swapped(one) ?? one);
    if (both !== undefined) index++;
  }
  return { label, description: said.join('') };
}

function swapped(said: string): string | undefined {
  const end = /[.!\s]*$/u.exec(said)?.[0] ?? '';
  const plain = said.slice(0, said.length - end.length);
  if (plain.length > LONGEST || plain.includes('\n')) return undefined;
  const { right: model, list } = SPELLINGS().exec(plain)?.groups ?? {};
  const spellings = list?.split(/,? (?:and|or|nor) |, (?:not |never )?| ?\/ /iu) ?? [];
  if (model && spellings.length > 1 && spellings.every((one) => letters(one) === letters(model)))
    return `Use ${inQuotes(model)} instead of ${spellings.map(inQuotes).join(' or ')}${end}`;
  for (const pattern of SWAPS()) {
    const { right = '', wrong, wrong2 = wrong ?? '', same } = pattern.exec(plain)?.groups ?? {};
    if (right !== '' && wrong2 !== '' && areWords(right, wrong2, SAYS.test(plain), same !== undefined))
      return `Use ${inQuotes(right)} instead of ${inQuotes(wrong2)}${end}`;
  }
  return undefined;
}
const LONGEST = 160;

/**
 * Whether both are words themselves, not what they stand for: “Instead of long sentences, use lists”. @param said whether it is
 * told what to say @param same whether only another spelling is meant: “Access must be restricted” swaps nothing
 */
function areWords(right: string, wrong: string, said: boolean, same: boolean): boolean {
  if (QUOTED.test(right) !== QUOTED.test(wrong)) return false;
  if (QUOTED.test(right)) return true;
  if ([right, wrong].some((item) => ABOUT_WRITING.test(item.toLowerCase()) || namesThing(item))) return false;
  if (letters(right) === letters(wrong)) return true;
  const isPlural = (partsOf(right.toLowerCase()) & (PLURAL | NOUN)) === PLURAL;
  return !same && (isMeant(wrong, [right], true) || (!isPlural && isWord(wrong, said)));
}
/** Verbs whose object is a word. */
const SAYS = /(?<![A-Za-zÀ-ž])(?:say|call|type)(?![A-Za-zÀ-ž])/iu;
