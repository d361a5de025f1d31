/**
 * Words that a preposition joins to the thing they are about: "based on the file". In some 20 million words of public
 * documentation an article, "your" or "it" follows none of them directly in more than one of fifty cases where it could.
 */
const ANYWHERE: Readonly<Record<string, string>> = {
  of: 'regardless consist consists consisting occurrences behalf aware portions capable',
  on: 'based depend depends depending dependent rely relies relying focuses',
  to: 'refer refers referring due relative according similar related corresponding corresponds correspond equivalent belong belongs belonging prior identical opposed pertaining contrary adhere adheres listen listens listening respond responds pertains',
  with: 'associated compatible interact interacts interacting comply complies compliance conjunction dealing cope incompatible interfere interferes',
  for: 'responsible waiting suitable eligible apologize apologise apologies',
  from: 'differs originates',
  by: 'abide',
  in: 'resulting participate participates interested',
  than: 'greater',
};

/** The same of participles, which are verbs of the past too: only behind "be". */
const BEHIND_BE: Readonly<Record<string, string>> = {
  to: 'equal adjacent applied connected appended prepended redirected converted mapped attached linked subscribed added bound restricted limited copied saved',
  from: 'inherited extracted derived excluded',
  with: 'prefixed combined',
  in: 'stored located described included embedded wrapped',
  into: 'turned',
};

/** The same of nouns behind a determiner: "the end of the file". */
const NOUNS: Readonly<Record<string, string>> = {
  of: 'end copy contents beginning start top bottom rest size part subset presence remainder duration purpose portion scope length meaning absence lack majority tip middle list set amount range number kind sort handful variety usage',
  to: 'pointer link reference',
};

/** Nouns of a quantity, behind which things are named: "a number of workers". */
const QUANTITIES = 'number amount list kind sort variety handful majority set mix subset pair';

type Governed = ReadonlyMap<string, string>;

function byWord(lists: Readonly<Record<string, string>>): Governed {
  const found = new Map<string, string>();
  for (const [preposition, words] of Object.entries(lists))
    for (const word of words.split(' ')) found.set(word, preposition);
  return found;
}

export const GOVERNED: Governed = byWord(ANYWHERE);
export const GOVERNED_PARTICIPLES: Governed = byWord(BEHIND_BE);
export const GOVERNED_NOUNS: Governed = byWord(NOUNS);
export const QUANTITY_NOUNS: ReadonlySet<string> = new Set(QUANTITIES.split(' '));
