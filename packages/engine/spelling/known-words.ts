import { isSlip } from './corrections.ts';
import {
  ADJECTIVE,
  ANY_PART,
  COMMON,
  isInDictionary,
  lookUp,
  NOUN,
  PARTICIPLE,
  PLURAL,
  VERB,
} from './lexicon.ts';
import { ingForms } from './parts.ts';

const PREFIX =
  /^(?:un|re|de|pre|post|non|sub|multi|auto|micro|meta|pseudo|hyper|inter|over|under|anti|co|mis|cross|mini|semi|super|ultra|cyber|geo|bio|nano|mega|giga|kilo|mono|poly|proto|trans|tele|omni|out|up|down)(?=[a-z]{4})/;
const SUFFIX = /(?:s|able|ability|less|like|ness|wise|ization|isation|izations|isations)$/;
/** Endings that technical words take; everyday verbs have theirs in the dictionary, with the last letter doubled where it must be. */
const VERBAL_SUFFIX = /(?:ed|d|ing|er|ers|ize|izes|ized|izing|ise|ises|ised|ising|ify|ifies|ified|ifying)$/;
/** Letters of the shortest stem. */
const SHORTEST = 4;

/**
 * Whether a word is good English or is made as English makes words of known ones: "deduplicates", "retryable", "filepath".
 * @param word lower case; parts joined by hyphens, full stops and apostrophes are looked at on their own
 */
export function isKnown(word: string): boolean {
  return word
    .replace(/'(?:s|d|ll|re|ve|m|t)?$/, '')
    .split(/[-.'‐‑]/)
    .every((part) => part.length <= 2 || isInDictionary(part) || (isDerived(part) && !isSlip(part)));
}

function isDerived(word: string): boolean {
  const prefix = PREFIX.exec(word)?.[0] ?? '';
  if (prefix !== '' && isInDictionary(word.slice(prefix.length))) return true;
  return hasKnownStem(word) || isCompound(word);
}

function hasKnownStem(word: string): boolean {
  const suffix = SUFFIX.exec(word)?.[0];
  if (suffix !== undefined && isStem(word.slice(0, -suffix.length), NOUN | VERB | ADJECTIVE)) {
    return suffix !== 's' || !/(?:[sxz]|ch|sh|[^aeiou]y)s$/.test(word);
  }
  const verbal = VERBAL_SUFFIX.exec(word)?.[0];
  if (verbal === undefined) return false;
  const stem = word.slice(0, -verbal.length);
  return [stem, `${stem}e`].some(
    (base) => base.length >= SHORTEST && isInDictionary(base) && (lookUp(base) === 0 || lacksForms(base)),
  );
}

/** "Upsert": a verb of which the dictionary has no other form, so that "upserting" is as good. */
const lacksForms = (base: string): boolean =>
  (lookUp(base) & VERB) !== 0 && !ingForms(base).some(isInDictionary);

/** In the dictionary and, where it is a common word, one that takes endings. */
function isStem(word: string, parts: number): boolean {
  if (word.length < SHORTEST || !isInDictionary(word)) return false;
  const known = lookUp(word) & ANY_PART;
  return known === 0 || (known & parts) !== 0;
}

/** "filepath", "screenshare": two common nouns, or what may stand before a noun and a noun. */
function isCompound(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [lookUp(word.slice(0, at)), lookUp(word.slice(at))];
    if ((first & COMMON) === 0 || (second & COMMON) === 0 || word.length < 7) continue;
    if ((first & (NOUN | ADJECTIVE | VERB)) !== 0 && (second & (NOUN | PLURAL | PARTICIPLE)) !== 0)
      return true;
  }
  return false;
}
