import type { Block, Sentence, Word } from '../../document/types.ts';
import { lookUp, nounShare, PLURAL, THIRD_PERSON, verbShare } from '../../spelling/lexicon.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { verbsInClauses } from './clause-verbs.ts';
import { isFinite, isNoun, tagSentence } from './parts-of-speech.ts';

/** "Racks 1 to 14 are": a subject with its numbers, and no verb. */
const isCounted = (tags: readonly string[]): boolean =>
  /^\S+ CD (?:(?:TO|CC|IN) CD )*(?:VB[PZD]?|MD)\b/.test(tags.join(' '));

/** "Exports to CSV contain at most 50 rows": what could be a verb has one behind it that goes with a plural. */
const isSubject = (facts: number, tags: readonly string[]): boolean =>
  (facts & PLURAL) !== 0 &&
  /^(?:TO|IN) (?:(?:DT|JJ|NNP?S?|CD) ){1,4}(?:VBP?|MD)\b/.test(tags.slice(1, 8).join(' '));

/** "Requests for more than five days in a row need approval": what is mostly a noun, and a word that is mostly a verb behind another. */
const hasVerbBehind = (facts: number, words: readonly Word[], tags: readonly string[]): boolean =>
  nounShare(facts) > verbShare(facts) &&
  tags[1] === 'IN' &&
  words.some(
    ({ text }, at) =>
      at > 2 && isNoun(tags[at]) && isNoun(tags[at - 1]) && verbShare(lookUp(text)) >= MOSTLY_VERB,
  );
/** In fifteenths. */
const MOSTLY_VERB = 12;

/** Whether no verb of a sentence is its own: all stand behind "that", "which" or "who". An order has one. */
export function isFragment(block: Block, sentence: Sentence): boolean {
  const tags = tagSentence(block, sentence);
  const { words } = sentence;
  // "Returns an object", "Defines the paths": what it says this of stands in the heading.
  const opening = words[0];
  // "Added LEDs": what was done, as changelogs say it.
  if (
    /^(?:added|fixed|removed|changed|improved|updated|introduced|renamed|moved|dropped|replaced)$/i.test(
      opening?.text ?? '',
    )
  )
    return false;
  // "A `number` specifying the columns": what a property is.
  if (words[1]?.kind === 'code' && /^an?$/i.test(opening?.text ?? '')) return true;
  const facts = opening?.kind === 'word' ? lookUp(opening.text.toLowerCase()) : 0;
  // "Jobs that fail are retried", but "ensures that it is closed".
  const isNamed = /^(?:that|which|who)$/i.test(words[1]?.text ?? '') && nounShare(facts) > verbShare(facts);
  const telling = (facts & THIRD_PERSON) !== 0 && !isNamed;
  if (telling && (isSubject(facts, tags) || hasVerbBehind(facts, words, tags))) return false;
  if (telling && !isCounted(tags) && (tags[0] === 'VBZ' || /^(?:DT|PRP|CD|IN|CC)/.test(tags[1] ?? '')))
    return true;
  if (
    tags[0] === 'VB' ||
    /^never$/i.test(opening?.text ?? '') ||
    IMPERATIVE.test(
      words
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' ')
        .replace(/^(?:always|please|never|only|also) /i, ''),
    )
  )
    return false;
  // "Classes take place on Mondays": what a tagger takes for a noun.
  const isClause = [...verbsInClauses(block, sentence, tags)].some(
    (at) => at > 0 && !/^(?:to|and|or)$/i.test(words[at - 1]?.text ?? ''),
  );
  if (isClause && /[.!]$/.test(block.prose.slice(0, sentence.end - block.start).trimEnd())) return false;
  return !tags.some((tag, index) => {
    const doubtful =
      tag === 'NNS' &&
      /^NNP?$/.test(tags[index - 1] ?? '') &&
      (lookUp(words[index]?.text ?? '') & THIRD_PERSON) !== 0;
    // "Don't", "can't", "it's": verbs that taggers take for nouns.
    const contracted = /n['’]t$|['’](?:ll|re|ve|d|m)$|^(?:it|that|there|what|who)['’]s$/i.test(
      words[index]?.text ?? '',
    );
    if (!isFinite(tag) && !doubtful && !contracted) return false;
    const before = words[tags[index - 1] === 'RB' ? index - 2 : index - 1]?.text ?? '';
    return !/^(?:that|which|who|when|if|where|while|as)$/i.test(before);
  });
}
