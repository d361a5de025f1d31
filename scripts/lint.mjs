// `npm run lint`: code style, import rules, formatting and types, side by side.
import { runTogether } from './setup/run-together.mjs';
import { TYPE_CHECKS } from './typecheck.mjs';

const well = await runTogether([
  { name: 'code style and import rules', args: ['node_modules/eslint/bin/eslint.js', '.'] },
  { name: 'formatting', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  ...TYPE_CHECKS,
]);
console.log(well ? 'Nothing to mend.' : 'There is something to mend.');
process.exitCode = well ? 0 : 1;
