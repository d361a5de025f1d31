import type { DocumentWords } from '../spelling/vocabulary.ts';
import type { CheckKind } from './kind.ts';
import type { Picked, WordsCheck } from './types.ts';

const NONE: readonly never[] = [];

/** A rule that reads words with what dictionaries know of them. */
export const words: CheckKind<WordsCheck> = {
  kind: 'words',
  compile({ find, triggers }, plan) {
    plan.wantWords();
    const numbers = (triggers ?? []).map(([trigger, beside]) => plan.trigger(trigger, beside));
    // They are handed out one after the other.
    const first = numbers[0] ?? 0;
    const end = first + numbers.length;
    return {
      run(reading) {
        const read = reading.words();
        if (triggers && !isAnyPulled(read, numbers)) return NONE;
        const picked: Picked = {
          any: (trigger) => read.isPulled(numbers[trigger] ?? -1),
          each: (trigger, visit) => read.eachPulled(numbers[trigger] ?? -1, visit),
          by: (block, index, visit) => {
            read.eachTrigger(block, index, (trigger) => {
              if (trigger >= first && trigger < end) visit(trigger - first);
            });
          },
        };
        return find(read, picked, reading.document);
      },
    };
  },
};

function isAnyPulled(words: DocumentWords, triggers: readonly number[]): boolean {
  for (let index = 0; index < triggers.length; index++) if (words.isPulled(triggers[index] ?? 0)) return true;
  return false;
}
