// `npm test`: from a bare clone to one line of counts. Options: --unit, --host, --ui, --electron, --grep TEXT.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { continueOnProjectNode, installDependencies } from './setup/install.mjs';

let last = '0 passed, 1 failed, 0 skipped';
try {
  const { values } = parseArgs({
    options: {
      unit: { type: 'boolean' },
      host: { type: 'boolean' },
      ui: { type: 'boolean' },
      electron: { type: 'boolean' },
      grep: { type: 'string' },
    },
  });
  await installDependencies();
  await continueOnProjectNode(fileURLToPath(import.meta.url));
  const { runAll } = await import('../test/harness/runners.ts');
  const { line } = await import('../test/harness/counts.ts');
  const total = await runAll({
    only: ['unit', 'host', 'ui'].filter((name) => values[name] === true),
    ...(values.electron === true ? { electron: true, only: ['host'] } : {}),
    ...(values.grep === undefined ? {} : { grep: values.grep }),
    strict: process.env.CI === 'true',
  });
  last = line(total);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
console.log(`\n${last}`);
