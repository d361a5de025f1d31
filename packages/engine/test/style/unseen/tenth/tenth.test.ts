/*
 * Parts that were each written before the reader had been run on them, and each after the part before it was learned from; our
 * own, of 2026-11-22. `style` tells how a rule is worded. First sight, where all four texts of a rule are judged rightly:
 *   one    60 rules: 73 %, 3 with a finding in a text that keeps its rule (exceptions 3 of 8, several 6 of 6)
 *   two    60 rules: 58 %, 2 with such a finding, 1 read as its opposite (exceptions 3 of 8, several 4 of 6); three texts were wrong themselves
 *   three  60 rules: 82 %, 2 with such a finding (exceptions 7 of 10, several 5 of 6)
 */
import { describeHalves } from '../told.ts';
import one from './one.json' with { type: 'json' };
import three from './three.json' with { type: 'json' };
import two from './two.json' with { type: 'json' };

describeHalves('tenth', [
  ['one', one, 0.81],
  ['two', two, 0.73],
  ['three', three, 0.88],
]);
