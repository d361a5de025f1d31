import { engineSuite } from './engine.ts';
import { serviceSuite } from './service.ts';
import type { Suite } from './types.ts';

/** Every suite of `npm run bench`; `npm run bench -- engine` runs those that are named. */
const SUITES: readonly Suite[] = [engineSuite, serviceSuite];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `No suite is named ${unknown.join(', ')}. There are: ${SUITES.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  for (const suite of SUITES) {
    if (named.length === 0 || named.includes(suite.name)) console.log(await suite.run());
  }
}
