import { FUNCTION_WORDS } from '../../checks/common-words.ts';
import type { SourceDocument } from '../../document/types.ts';
import {
  ADVERB,
  ANY_PART,
  frequencyOf,
  lookUp,
  NOUN,
  nounShare,
  PLURAL,
  THIRD_PERSON,
} from '../../spelling/lexicon.ts';
import { isAcronym } from '../reading/acronyms.ts';
import { standAlone } from '../reading/independence.ts';
import { isDistinct, isUsedAgain } from '../reading/introductions.ts';
import { isPerson } from '../reading/people.ts';
import { plain, readable } from '../reading/readable.ts';
import { TECHNOLOGY } from '../reading/technology.ts';
import type { Topic } from '../reading/topics.ts';
import { GENERIC, singular, stem } from '../reading/words.ts';
import { readPhrases } from './phrases.ts';
import { LONG_SAYING, type Sayings } from './sayings.ts';

/** A term that the text may want defined, with a sentence that tells of it. */
export interface Candidate {
  readonly term: string;
  readonly said: string;
  readonly count: number;
}

/** Phrases used at least this often belong in a glossary even where the text doesn't define them. */
const OFTEN = 4;
/** Terms that whoever reads technical documentation knows, and things of every day. */
export const COMMONPLACE =
  /^(?:operating systems?|edge case|backward compatible|boot time|run time|environment variable|load balancer|root cause|feature flag|personal data|pull request|merge request|(?:non-negative |positive )?integer|error message|status code|source code|user input|command line|customer|driver|member|guest|player|nurse|visitor|teacher|student|camera|bank|tunnel|tablet|phone|laptop|door|room|car|van|bike|shop|office|desk|book|song|photo|picture|letter|parcel)s?$/i;
/** "Single cell", "slow stage": how many or of what kind, and no thing of its own. */
const COUNTED =
  /^(?:single|multiple|several|additional|various|different|separate|slow|fast|large|small|big|old|new|long|short|whole|own|full|empty|last|next|other|previous|no|sudden|total|average|usual|possible|certain)\s/i;
/** In words: a shorter text says its terms less often. */
const SHORT_TEXT = 500;

/** Terms that a text uses again and again, sets off or puts into headings, and that a sentence tells of. @param prose of the whole text, headings aside */
export function readCandidates(
  document: SourceDocument,
  topics: readonly Topic[],
  sayings: Sayings,
  prose: string,
): readonly Candidate[] {
  const words = document.blocks.reduce((sum, block) => sum + block.words.length, 0);
  const often = words < SHORT_TEXT ? OFTEN - 1 : OFTEN;
  const used = topics.filter(
    (topic) =>
      topic.count >= often &&
      isOwn(topic) &&
      !isAcronym(topic.text) &&
      !COUNTED.test(topic.text) &&
      (topic.count > 2 * OFTEN || !isPerson(topic.text, document)),
  );
  const repeated = [...used, ...firmPhrases(document, often - 1)].map(({ text, count }) => ({
    term: text,
    count,
    said: sayings.of(text) || sayings.often(text, count),
  }));
  // What the title names, the text should say, though no sentence does.
  const entitled = new Set(used.flatMap(({ text, inTitle, proper }) => (inTitle && proper ? text : [])));
  // Where marks set a term off, it is brought in.
  const all = [...readSetOff(document, prose), ...repeated, ...readHeadings(document, prose, sayings)];
  return all
    .filter(
      ({ term, said }) =>
        (said !== '' || entitled.has(term)) &&
        !COMMONPLACE.test(term) &&
        !COUNTED.test(term) &&
        !isDone(term, prose),
    )
    .sort((one, other) => other.count - one.count);
}

/** In uses of its rarest word: a phrase with fewer is made of words that happen to meet. */
const FIRM = 0.5;

/** "Moving teams" is done; "the billing period" has an article more than once, and is a thing. */
function isDone(term: string, prose: string): boolean {
  if (!/^\p{L}+ing /iu.test(term)) return false;
  const before = prose.toLowerCase().split(term.toLowerCase()).slice(0, -1);
  return before.filter((text) => /\b(?:an?|the|each) $/.test(text)).length < 2;
}

/** Phrases used again, of whose words one stands in hardly any other. */
function firmPhrases(document: SourceDocument, least: number): readonly { text: string; count: number }[] {
  return readPhrases(document).filter(
    ({ text, key, count, bond }) =>
      count >= least &&
      bond >= FIRM &&
      !COMMONPLACE.test(text) &&
      !COUNTED.test(text) &&
      !TECHNOLOGY.test(text) &&
      !isAcronym(text) &&
      !isPerson(text, document) &&
      !key.split(' ').every((part) => GENERIC.has(part)),
  );
}

/** Words of technical English that are more frequent need no glossary. */
const KNOWN = 5;

/** Whether a reader of the field may not know it: a name, or a phrase with a word that is rare elsewhere. */
function isOwn({ text, words, proper, key }: Topic): boolean {
  if (TECHNOLOGY.test(text)) return false;
  if (words === 1) return proper || isRareNoun(key);
  const parts = key.split(' ');
  if (proper) return !parts.some((part) => TECHNOLOGY.test(part));
  return Math.min(...parts.map((part) => frequencyOf(lookUp(part)))) < KNOWN;
}

/** As a power of two: a word that technical texts use less often is one of this text's own. */
const RARE = 4;

export function isRareNoun(word: string): boolean {
  const facts = lookUp(word);
  return frequencyOf(facts) <= RARE && ((facts & ANY_PART) === 0 || (facts & NOUN) !== 0);
}

const MARK = /(?<!\p{Ll})[“"*_]/u;
const SET_OFF =
  /(?<![*_\p{L}])(?:(?<mark>\*{1,2}|_{1,2})(?<term>\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2})\k<mark>|["“](?<quoted>\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){1,2})["”])(?![*_\p{L}:])/gu;

/** Nouns that emphasis or quotation marks set off and that the text goes on to use. */
function readSetOff(document: SourceDocument, prose: string): readonly Candidate[] {
  return document.blocks.flatMap((block) => {
    if (block.kind !== 'paragraph' || !MARK.test(document.text.slice(block.start, block.end))) return [];
    return block.sentences.flatMap((sentence) => {
      const said = readable(document, block, sentence);
      if (said.length >= LONG_SAYING || standAlone(said, false)?.leaning !== false) return [];
      return [...document.text.slice(sentence.start, sentence.end).matchAll(SET_OFF)]
        .map((match) => match.groups?.['term'] ?? match.groups?.['quoted'] ?? '')
        .filter((term) => isNoun(term) && isDistinct(term) && isUsedAgain(document, term))
        .map((term) => ({ term, said, count: prose.split(term).length - 1 }))
        .filter(({ count }) => count > 1);
    });
  });
}

const MOST_WORDS = 3;

/** What the headings name, where the prose uses it: "Phased return" over "you can come back on a phased return". */
function readHeadings(document: SourceDocument, prose: string, sayings: Sayings): readonly Candidate[] {
  const small = prose.toLowerCase();
  return document.blocks.flatMap((block) => {
    if (block.kind !== 'heading') return [];
    const written = plain(document, block);
    if (isAcronym(written)) return [];
    // "DCS Failsafe Mode" over "the failsafe mode is off"
    const tail = written.replace(/^\S+\s+(?=\S+\s+\S)/, '');
    const usesOf = (one: string): number => small.split(singularOf(one.toLowerCase())).length - 1;
    const title = usesOf(written) > 0 ? written : usesOf(tail) > 1 ? tail : undefined;
    return title !== undefined && isName(title.toLowerCase()) ? candidateOf(title) : [];
  });

  function candidateOf(title: string): Candidate[] {
    const one = singularOf(title.toLowerCase());
    const term = prose.includes(one) ? one : title;
    const said = sayings.of(term) || (term.includes(' ') ? sayings.anyOf(term) : '');
    return [{ term, said, count: small.split(one).length - 1 }];
  }
}

function isName(title: string): boolean {
  const words = title.split(' ');
  return (
    words.length <= MOST_WORDS &&
    words.every((word) => /^\p{L}[\p{L}-]+$/u.test(word) && !FUNCTION_WORDS.has(word)) &&
    (words.length > 1 || isDistinct(title)) &&
    isNoun(title)
  );
}

const singularOf = (phrase: string): string => phrase.replace(/\S+$/, singular);

function isNoun(term: string): boolean {
  const facts = lookUp(term.split(' ').at(-1) ?? '');
  const isVerb = (facts & THIRD_PERSON) !== 0 && nounShare(facts) < MOSTLY_NOUN;
  return (facts & (NOUN | PLURAL)) !== 0 && (facts & ADVERB) === 0 && !isVerb;
}

/** In fifteenths: "it *removes* the variable". */
const MOSTLY_NOUN = 8;

/** What spellings of a term share. */
export function keyOf(term: string): string {
  return term
    .replace(/`|\s*\([^)]*\)$|(?<=\p{Lu}{2})s$/gu, '')
    .split(/[\s-]+/)
    .map(stem)
    .join(' ');
}
