/** The spec reporter, which also leaves its counts in the file that HOUSESTYLE_TEST_COUNTS names. */
import { writeFileSync } from 'node:fs';
import Mocha from 'mocha';
import type { Counts } from './counts.ts';

export default class CountingReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options);
    // A click of a browser that went astray is tried once more, and never without a word.
    runner.on('retry', (test, error: Error) => {
      // Read by the hooks after it, which tell what was to be seen.
      test.err = error;
      console.log(`    tried again: ${test.title}: ${error.message}`);
    });
    runner.once('end', () => {
      const file = process.env.HOUSESTYLE_TEST_COUNTS;
      if (file === undefined || file === '') return;
      const { passes, failures, pending } = this.stats;
      const counts: Counts = { passed: passes, failed: failures, skipped: pending };
      writeFileSync(file, JSON.stringify(counts));
    });
  }
}
