import { NOUN, nounShare, PLURAL, THIRD_PERSON, VERB, verbShare } from '../spelling/lexicon.ts';
import { partsOf } from '../spelling/parts.ts';
import type { Hit } from './kind.ts';

const DETERMINER =
  'the|an?|your|our|its|their|my|his|her|this|that|these|those|each|every|any|no|some|another';
const OBJECT = new RegExp(`^\\s+(?:${DETERMINER}|it|them|all|both|multiple|many|several|\\d+)\\b`, 'i');
const BEHIND_DETERMINER = new RegExp(`\\b(?:${DETERMINER})\\s+$`, 'i');
/** What only a verb follows. */
const BEFORE_VERB =
  /\b(?:to|can|cannot|must|should|will|would|may|might|could|not|you|we|they|I|it|he|she|please|also|always|never|automatically|who|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|let['’]s)\s+$/i;
/** An object may follow: a clause begins here, or a word ends that may be its subject. */
const BEFORE_OBJECT = /(?:^|[.!?:;,]\s+|\b(?:and|or|then|that|which)\s+|[a-z]{3}\s+)$/;
/** Characters on each side that are looked at. */
const REACH = 24;
/** In fifteenths of the uses of a word. */
const SELDOM = 1;
const USUAL = 4;
const MOSTLY = 12;

/**
 * Whether a word that is both noun and verb stands as the one that its replacement is not: "we store each order", where a
 * store is to be called a shop. Both are single words; anything else says no.
 * @param parts whether a noun is looked at too: "run a check", where to check is to verify
 */
export function isOtherPart(
  { block, start, end }: Hit,
  from: string,
  to: string,
  parts: 'verb' | 'either',
): boolean {
  const both = /^[a-z]+$/i.test(from) && /^[a-z]+$/i.test(to) ? partsOf(from.toLowerCase()) : 0;
  if ((both & (NOUN | PLURAL)) === 0 || (both & (VERB | THIRD_PERSON)) === 0) return false;
  // "Whitelist", "allowlist": made alike, they are used alike.
  if (from.slice(-3).toLowerCase() === to.slice(-3).toLowerCase()) return false;
  const other = partsOf(to.toLowerCase());
  if (other === 0) return false;
  // Of rare words nobody knows how they are used; then the word to replace must be a usual verb.
  const known = nounShare(other) > 0 || (other & VERB) === 0 || verbShare(both) >= USUAL;
  const noVerb = known && verbShare(other) === 0;
  const noNoun = parts === 'either' && nounShare(other) <= SELDOM && verbShare(other) >= MOSTLY;
  if (!noVerb && !noNoun) return false;
  const at = start - block.start;
  const before = block.prose.slice(Math.max(0, at - REACH), at);
  const behind = block.prose.slice(end - block.start, end - block.start + REACH);
  if (BEHIND_DETERMINER.test(before)) return noNoun;
  const acts = BEFORE_VERB.test(before) || (BEFORE_OBJECT.test(before) && OBJECT.test(behind));
  return noVerb && acts;
}
