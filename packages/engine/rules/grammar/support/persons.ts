import { ANY_PART, articleShare, COMMON, isInDictionary, NOUN } from '../../../spelling/lexicon.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';

/** Of fifteen uses, those with an article of a noun that hardly ever stands bare. */
export const HARDLY_BARE = 14;

/** How seldom a noun stands bare; of a rare one, whether it is a person tells: "treasurer", "dentist". */
export const shareOf = (facts: WordFacts): number =>
  (facts.parts & COMMON) === 0 && isPerson(facts) ? HARDLY_BARE : articleShare(facts.parts);
export const isPerson = (facts: WordFacts): boolean =>
  !facts.capital &&
  (facts.parts & ANY_PART) === NOUN &&
  /(?:[aeiou]?[^aeiou][eo]r|(?:ic|[bcdglmnprt])ian|[a-z]{3}ist)$/.test(facts.lower) &&
  !/^(?:butter|copper|pepper|dinner|supper|timber|leather|lumber|rubber|amber|ginger|silver|laughter|slaughter|plaster|vinegar|polyester|liquor|vigor|rigor|fervor|splendor|candor|decor|pallor|stupor|horror|terror|squalor|valor|odor|quicksilver|tinder|fodder|clover|lavender|cider|sulfur|parlor)$/.test(
    facts.lower,
  ) &&
  isInDictionary(`${facts.lower}s`);
