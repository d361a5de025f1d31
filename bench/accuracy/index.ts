import { TargetsMissed, type Suite } from '../types.ts';
import { loadItems } from './items.ts';
import { measure } from './measure.ts';
import { report, shortfalls } from './report.ts';

/** What the built-in engine finds in labelled passages of real documentation, and what an editor finds. */
export const accuracySuite: Suite = {
  name: 'accuracy',
  run: async ({ verbose }) => {
    const verdicts = measure(loadItems());
    const text = `Accuracy: labelled passages of real documentation\n\n${report(verdicts, verbose)}`;
    if (shortfalls(verdicts).length > 0) throw new TargetsMissed(text);
    return text;
  },
};
