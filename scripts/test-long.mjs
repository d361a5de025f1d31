// `npm run test:long [-- --minutes N]`: the tests that take long. 10 minutes of soak by default.
import { parseArgs } from 'node:util';
import { FUZZ, LONG, readMinutes, runServiceTests } from './reliability/run.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const { status, figures } = await runServiceTests({
  files: [LONG, FUZZ],
  minutes: readMinutes(values.minutes),
  reporter: 'spec',
});
for (const { id, text } of figures) console.log(`${id}: ${text}`);
process.exitCode = status;
