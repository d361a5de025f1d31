import type { Sentence } from '../../document/types.ts';
import { ADJECTIVE, isInDictionary, lookUp, nounShare, PARTICIPLE, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { UNCOUNTED } from '../../spelling/uncounted.ts';
import { isFinite, isModifier, isNoun } from './parts-of-speech.ts';

/** What may be a subject without a noun. */
const STANDS_ALONE = /^(?:this|these|those|all|both|some|each|many|none)$/i;
/** "We’re", "it'll": a subject with its verb. */
const CONTRACTED = /^(?:i|you|we|they|he|she|it|there|that)['’](?:m|re|s|ll|ve|d)$/i;
/** Words that a subject may have. */
const LONGEST_SUBJECT = 8;

/**
 * Whether a clause with a subject of its own opens at a word of a sentence: "the lag of the slot must be monitored".
 * @param start offset of the word
 */
export function opensClauseAt({ words }: Sentence, tags: readonly string[], start: number): boolean {
  const from = words.findIndex((word) => word.start === start);
  if (from < 0) return false;
  if (CONTRACTED.test(words[from]?.text ?? '')) return true;
  let hasHead = false;
  for (let at = from; at < Math.min(words.length, from + LONGEST_SUBJECT); at += 1) {
    const tag = tags[at] ?? '';
    // "Some of the customers"
    const isPart = /^(?:DT|CD|JJ)$/.test(tag) && words[at + 1]?.text === 'of';
    // "This means", "Both are"
    const isPronoun = tag === 'DT' && STANDS_ALONE.test(words[at]?.text ?? '') && isFinite(tags[at + 1]);
    const isSubject =
      isPronoun || isNoun(tag) || /^(?:PRP|EX)$/.test(tag) || words[at]?.kind === 'code' || isPart;
    if (hasHead && isFinite(tag)) {
      // "A length configured in the file": what a noun is told by, and perhaps no verb of its own.
      if (tag === 'VBD' && tags[at + 1] === 'IN' && isNoun(tags[at - 1])) continue;
      return true;
    }
    if (isSubject) hasHead = true;
    else if (/^(?:P?DT|PRP\$|CD|POS|RB|JJ[RS])$/.test(tag) || isModifier(tag)) continue;
    else if (!(
      hasHead &&
      ((tag === 'IN' && /^(?:of|for|in|between|from|on|with)$/i.test(words[at]?.text ?? '')) ||
        // "Access to the server", not "the key to open it"
        (tag === 'TO' && !/^VB/.test(tags[at + 1] ?? 'VB')))
    ))
      return false;
  }
  return false;
}

/** A word that no longer begins a sentence: names and acronyms keep their capital. */
export function lowerFirst(word: string): string {
  return OPENERS.test(word) ? word.toLowerCase() : word;
}

/**
 * The first word of a sentence as it stands amid one; undefined where nobody can tell whether it is a name.
 * @param next the word behind it
 */
export function amidSentence(word: string, next = ''): string | undefined {
  const lowered = lowerFirst(word);
  const plain = lowered.toLowerCase();
  if (lowered === plain || !isInDictionary(plain) || /^\p{Lu}{2}/u.test(word)) return lowered;
  const facts = lookUp(plain);
  const describes = (facts & (ADJECTIVE | PARTICIPLE)) !== 0 && nounShare(facts) <= SELDOM_NOUN;
  const isCommon =
    (describes && /^\p{Ll}/u.test(next)) ||
    ((partsOf(plain) & PLURAL) !== 0 && !OF_ONE.test(next)) ||
    UNCOUNTED.test(plain) ||
    FEW.test(plain);
  return isCommon && !NAMES_TOO.test(plain) ? plain : undefined;
}

/** In fifteenths. */
const SELDOM_NOUN = 4;
/** "Brooks was told": one that ends as a plural does is a name. */
const OF_ONE = /^(?:is|was|has|does|needs)$/;
const FEW = /^(?:few|only|another|most)$/;
/** Words that products are called by. */
const NAMES_TOO =
  /^(?:express|visual|azure|swift|native|windows|rails|teams|pages|numbers|sheets|slides|docs|maps|photos|keys|forms|actions|events|functions)$/;

const OPENERS =
  /^(?:An?|Any|Both|Many|Most|Multiple|Several|Such|The|This|That|These|Those|It|They|You|We|He|She|There|Each|Every|All|Some|No|Your|Our|Its|Their)$/;
