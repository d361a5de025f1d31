import type { CheckKind } from './kind.ts';
import type { WordsCheck } from './types.ts';

const NONE: readonly never[] = [];

/** A rule that reads words with what dictionaries know of them. */
export const words: CheckKind<WordsCheck> = {
  kind: 'words',
  compile({ find, triggers }, plan) {
    plan.wantWords();
    const numbers = (triggers ?? []).map(([trigger, beside]) => plan.trigger(trigger, beside));
    return {
      run(reading) {
        const read = reading.words();
        if (triggers && !numbers.some((number) => read.isPulled(number))) return NONE;
        return find(
          read,
          (trigger, visit) => read.eachPulled(numbers[trigger] ?? -1, visit),
          reading.document,
        );
      },
    };
  },
};
