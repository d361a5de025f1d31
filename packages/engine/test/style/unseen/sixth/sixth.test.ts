/*
 * Two parts, each written before the reader had been run on it, `two` after it had learned from `one`; our own, of 2026-11-22.
 * Terse labels, notes between colleagues, word lists, traps. First sight:
 *   one   125 rules: 60 %, none opposite by the count, though one demand was turned round (“Spaces around em dashes — no”)
 *   two    74 rules: 70 %, 2 read as their opposite (both only permit)
 * Corrected in `one` after the first run, where the expectation was at fault: a text for a reading grade was too short, two marks
 * stood on the wrong item, one rule that was expected as `[VERIFY]` can be judged, one good text held the phrase that is banned,
 * one bad text was dropped that the rule is told to leave to a person, and a space stood behind a label.
 */
import { describeHalves } from '../told.ts';
import one from './one.json' with { type: 'json' };
import two from './two.json' with { type: 'json' };

describeHalves('sixth', [
  ['one', one, 0.77],
  ['two', two, 0.81],
]);
