/** The full form and its contraction, where each can stand for the other whatever follows. */
export const CONTRACTIONS: readonly (readonly [full: string, short: string])[] = [
  ['are not', "aren't"],
  ['could not', "couldn't"],
  ['did not', "didn't"],
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['had not', "hadn't"],
  ['has not', "hasn't"],
  ['have not', "haven't"],
  ['is not', "isn't"],
  ['should not', "shouldn't"],
  ['was not', "wasn't"],
  ['were not', "weren't"],
  ['will not', "won't"],
  ['would not', "wouldn't"],
  ['cannot', "can't"],
];

/** Contractions that have one full form only. */
export const MORE_SHORT_FORMS: readonly (readonly [full: string, short: string])[] = [
  ['you are', "you're"],
  ['we are', "we're"],
  ['they are', "they're"],
  ['you have', "you've"],
  ['we have', "we've"],
  ['they have', "they've"],
  ['you will', "you'll"],
  ['we will', "we'll"],
  ['they will', "they'll"],
  ['it will', "it'll"],
  ['I am', "I'm"],
  ['I have', "I've"],
];
