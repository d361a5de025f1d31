import type { CheckKind } from './kind.ts';
import type { WordsCheck } from './types.ts';

/** A rule that reads words with what dictionaries know of them. */
export const words: CheckKind<WordsCheck> = {
  kind: 'words',
  compile: ({ find }) => ({ run: (reading) => find(reading.words()) }),
};
