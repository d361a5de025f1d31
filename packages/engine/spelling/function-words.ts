/** What a function word does, as bits. */
export const BE = 1;
export const SINGULAR_VERB = 2;
export const PLURAL_VERB = 4;
export const MODAL = 8;
export const DO = 16;
export const HAVE = 32;
export const ARTICLE = 64;
export const SINGULAR_DETERMINER = 128;
export const PLURAL_DETERMINER = 256;
/** All that opens a noun phrase, those above among them. */
export const DETERMINER = 512;
export const PREPOSITION = 1024;
/** It, he, she. */
export const SINGULAR_PRONOUN = 2048;
/** We, you, they, I: those whose verb has no "s". */
export const PLURAL_PRONOUN = 4096;
/** Words behind which a clause begins: if, when, because. */
export const OPENS_CLAUSE = 8192;
export const JOINS = 16384;
/** Not, never, always, also, only: what may stand between a verb and its auxiliary. */
export const BETWEEN_VERBS = 32768;
export const OBJECT_PRONOUN = 65536;
export const NUMBER = 131072;
export const TO = 262144;
const RELATIVE = 524288;

const LISTS: readonly (readonly [bits: number, words: string])[] = [
  [BE, "am is are was were be been being isn't aren't wasn't weren't"],
  [SINGULAR_VERB, "is was has does isn't wasn't hasn't doesn't doesnt"],
  [PLURAL_VERB, "are were have do aren't weren't haven't don't dont"],
  [
    MODAL,
    "can could may might must shall should will would cannot can't couldn't mightn't mustn't shouldn't won't wouldn't",
  ],
  [DO, "do does did don't doesn't didn't dont doesnt"],
  [HAVE, "have has had having haven't hasn't hadn't"],
  [ARTICLE | DETERMINER, 'the'],
  [ARTICLE | DETERMINER | SINGULAR_DETERMINER, 'a an'],
  [SINGULAR_DETERMINER | DETERMINER, 'this that each every another'],
  [PLURAL_DETERMINER | DETERMINER, 'these those many several both few multiple various'],
  [PLURAL_DETERMINER | DETERMINER | NUMBER, 'two three four five six seven eight nine ten'],
  [DETERMINER, 'all any some no my your our their its his her whose either neither'],
  [
    PREPOSITION,
    'of in on at by for with without from into onto about after before between through during under over against ' +
      'within via per as than like near behind above below across along among around despite except inside outside since toward towards until upon throughout beyond beneath',
  ],
  [SINGULAR_PRONOUN, 'it he she'],
  [PLURAL_PRONOUN, 'we you they i'],
  [OBJECT_PRONOUN, 'me you him her it us them itself themselves yourself yourselves ourselves'],
  [
    OPENS_CLAUSE,
    'if when because although though while whereas where since unless until once whenever wherever but that so whether',
  ],
  [JOINS, 'and or but nor'],
  [BETWEEN_VERBS, 'not never always also only then still now often usually already just automatically'],
  [TO, 'to'],
  [RELATIVE, 'who whom which what how why there here then than as such not'],
];

const CLASSES = new Map<string, number>();
for (const [bits, words] of LISTS) {
  for (const word of words.split(' ')) CLASSES.set(word, (CLASSES.get(word) ?? 0) | bits);
}

/** The classes of a function word, 0 for any other. @param word lower case, straight apostrophes */
export function classesOf(word: string): number {
  return CLASSES.get(word) ?? 0;
}
