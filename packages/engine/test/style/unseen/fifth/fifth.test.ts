/*
 * Four parts, each written before the reader had been run on it and after the part before it was learned from, our own, of
 * 2026-11-22. First sight:
 *   one    204 rules: 71 %, 6 read as their opposite (traps that only permit)
 *   two    125 rules: 71 %, 8 opposite; as playful as the fourth set's last half
 *   three   75 rules: 61 %, 2 opposite; the most playful of all
 *   four    53 rules: 92 %, a swap turned round; as public style guides word them
 * Corrected after the first run, where the expectation was at fault: texts for a reading grade were too short, a mark and a
 * heading were off by a word, one rule that was expected as `[VERIFY]` can be judged, and one was left out that no text breaks.
 */
import { describeHalves } from '../told.ts';
import four from './four.json' with { type: 'json' };
import one from './one.json' with { type: 'json' };
import three from './three.json' with { type: 'json' };
import two from './two.json' with { type: 'json' };

describeHalves('fifth', [
  ['one', one, 0.91],
  ['two', two, 0.88],
  ['three', three, 0.74],
  ['four', four, 0.96],
]);
