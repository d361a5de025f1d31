// Writes docs/reliability.md from a run of the service's tests: `node scripts/reliability.mjs [--minutes N]`.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { PROMISES } from './reliability/promises.mjs';
import { LONG, QUICK, readMinutes, runServiceTests, SOAK } from './reliability/run.mjs';
import { root } from './setup/paths.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const minutes = readMinutes(values.minutes);
const began = new Date();
const load = loadavg()[0] ?? 0;
// The soak runs beside the others: it takes long and does little.
const runs = await Promise.all([
  runServiceTests({ files: [QUICK, LONG], ignore: [SOAK], minutes, reporter: 'json' }),
  runServiceTests({ files: [SOAK], minutes, reporter: 'json' }),
]);
const outcome = {
  passes: runs.flatMap(({ passes }) => passes),
  failures: runs.flatMap(({ failures }) => failures),
  figures: runs.flatMap(({ figures }) => figures),
};
const rows = PROMISES.map((promise) => row(promise, outcome));

const text = `# Reliability

Each promise of the service, the tests that show it, and what one run measured. This page is written by
\`node scripts/reliability.mjs\`; nothing in it is typed by hand.

The run: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.version}, ${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB, load average ${load.toFixed(1)} before it, ${minutes} minutes of soak beside the other tests;
${outcome.passes.length} tests passed, ${outcome.failures.length} failed. Promises marked * have tests that only \`npm run test:long\` runs in full.

| | Promise | Tests | Outcome | Measured |
| --- | --- | --- | --- | --- |
${rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')}
`;
const file = path.join(root, 'docs', 'reliability.md');
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
for (const { fullTitle, err } of outcome.failures)
  console.error(`failed: ${fullTitle}\n  ${err.message ?? ''}`);
console.log(`Wrote docs/reliability.md: ${outcome.passes.length} passed, ${outcome.failures.length} failed.`);
process.exitCode = outcome.failures.length > 0 ? 1 : 0;

/**
 * @param {import('./reliability/promises.mjs').Promise} promise
 * @param {import('./reliability/run.mjs').Outcome} results
 * @returns {string[]} the cells
 */
function row({ number, promise, tests, figures = [], long }, { passes, failures, figures: measured }) {
  /** @param {{ fullTitle: string }} test */
  const concerns = ({ fullTitle }) => tests.some((title) => fullTitle.startsWith(title));
  for (const title of tests) {
    const found = [...passes, ...failures].some(({ fullTitle }) => fullTitle.startsWith(title));
    if (!found) throw new Error(`Promise ${number}: no test begins with "${title}". Correct promises.mjs.`);
  }
  const [good, bad] = [passes.filter(concerns), failures.filter(concerns)];
  const told = measured.filter(({ id }) => figures.includes(id)).map((one) => nameFigure(one, figures));
  return [
    `${number}${long ? '*' : ''}`,
    promise,
    tests.map((title) => `“${title} …”`).join(', '),
    bad.length > 0 ? `**${bad.length} of ${good.length + bad.length} failed**` : `${good.length} passed`,
    told.join('; ') || '–',
  ];
}

/**
 * @param {{ id: string, text: string }} figure
 * @param {string[]} figures of the same row
 */
function nameFigure({ id, text: said }, figures) {
  return figures.length > 1 ? `${id}: ${said}` : said;
}
