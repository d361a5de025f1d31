import { accuracySuite } from './accuracy/index.ts';
import { engineSuite } from './engine.ts';
import { extensionSuite } from './extension.ts';
import { guardsSuite } from './guards.ts';
import { lintSuite } from './lint.ts';
import { modelSuite } from './model.ts';
import { serviceSuite } from './service.ts';
import { TargetsMissed, type Suite, type SuiteOptions } from './types.ts';

/** Every suite of `npm run bench`; `npm run bench -- accuracy` runs those that are named, `--verbose` shows more. */
const SUITES: readonly Suite[] = [
  accuracySuite,
  engineSuite,
  serviceSuite,
  guardsSuite,
  modelSuite,
  lintSuite,
  extensionSuite,
];

const VERBOSE = '--verbose';
const words = process.argv.slice(2);
const named = words.filter((word) => word !== VERBOSE);
const unknown = named.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `No suite is named ${unknown.join(', ')}. There are: ${SUITES.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  for (const suite of SUITES) {
    if (named.length === 0 || named.includes(suite.name)) {
      await runSuite(suite, { verbose: words.includes(VERBOSE) });
    }
  }
}

async function runSuite(suite: Suite, options: SuiteOptions): Promise<void> {
  try {
    console.log(await suite.run(options));
  } catch (error) {
    if (!(error instanceof TargetsMissed)) throw error;
    console.log(error.message);
    process.exitCode = 1;
  }
}
