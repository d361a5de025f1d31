/*
 * Parts that were each written before the reader had been run on them, and each after the part before it was learned from; our
 * own, of 2026-11-22. `style` tells how a rule is worded. First sight, where all four texts of a rule are judged rightly:
 *   one    72 rules: 69 %, 1 opposite (examples 6 of 12, tables 4 of 5, playful 8 of 10, formal 5 of 8, exceptions 2 of 5)
 *   two    73 rules: 62 %, 1 opposite (guides 12 of 20, examples 9 of 12, tables 1 of 4, playful 7 of 8, formal 7 of 8)
 *   three  69 rules: 67 %, none opposite (examples 7 of 12, tables 2 of 6, playful 9 of 10, formal 7 of 9, exceptions 6 of 6)
 *   four   70 rules: 76 %, none opposite, nothing found in a text that keeps its rule (examples 9 of 12, tables 5 of 6, playful 8
 *          of 10, formal 5 of 10, exceptions 5 of 6, guides 9 of 9)
 *   five   69 rules: 70 %, none opposite, 2 with a finding in a text that keeps its rule (examples 8 of 12, tables 2 of 5, playful
 *          9 of 10, formal 6 of 11, exceptions 2 of 6, guides 5 of 7)
 *   six    68 rules: 75 %, none opposite, nothing found in a text that keeps its rule (examples 11 of 12, tables 5 of 6, playful 8
 *          of 10, formal 8 of 10, exceptions 3 of 6, scopes 3 of 5, guides 5 of 7)
 * Corrected after the first run, where the expectation was at fault: two good texts that break the rule, three marks, one text
 * that a rule spares.
 */
import { describeHalves } from '../told.ts';
import five from './five.json' with { type: 'json' };
import four from './four.json' with { type: 'json' };
import one from './one.json' with { type: 'json' };
import six from './six.json' with { type: 'json' };
import three from './three.json' with { type: 'json' };
import two from './two.json' with { type: 'json' };

describeHalves('eighth', [
  ['one', one, 0.85],
  ['two', two, 0.85],
  ['three', three, 0.85],
  ['four', four, 0.88],
  ['five', five, 0.8],
  ['six', six, 0.8],
]);
