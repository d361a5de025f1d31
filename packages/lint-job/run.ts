import type { SavedStyle } from '@housestyle/contract';
import { checkDocument, type CheckSettings } from './analysis/check-document.ts';
import { inParallel } from './analysis/in-parallel.ts';
import { EXIT } from './cli/exit.ts';
import { readOptions, type Options } from './cli/options.ts';
import { ConfigError } from './failure.ts';
import { createBaselines, updateBaselines, type Baselines } from './filter/baseline.ts';
import { connect, type Connection } from './connection.ts';
import type { PullRequest } from './forges/pull-request.ts';
import { mergedInto, readChanges } from './input/changes.ts';
import { createConfigFiles } from './input/config-files.ts';
import { readDocuments, type Document } from './input/documents.ts';
import { counted, problemsOf, type DocumentReport, type Report } from './report.ts';
import { deliver } from './outputs/deliver.ts';
import { VERSION } from './version.ts';
import type { World } from './world.ts';

/** Milliseconds between the files of a pipeline. */
const PAUSE = 2_000;
/** Documents that are sent at once, to the service of this run and to one that others use too. */
const PARALLEL = { local: 8, remote: 4 };

/** The program: arguments in, exit code out. Faults are told on standard error. */
export async function run(args: readonly string[], world: World): Promise<number> {
  try {
    const options = readOptions(args, world.environment);
    if (options === 'help') return say(world, (await import('./cli/help.ts')).HELP);
    if (options === 'version') return say(world, `${VERSION}\n`);
    return await lint(options, world);
  } catch (error) {
    if (error instanceof ConfigError) {
      world.log(`housestyle-lint: ${error.message}`);
      return EXIT.configuration;
    }
    world.log(`housestyle-lint: unexpected fault: ${error instanceof Error ? error.stack : String(error)}`);
    return EXIT.unchecked;
  }
}

async function lint(options: Options, world: World): Promise<number> {
  const pull = options.pipeline
    ? await (await import('./forges/pull-request.ts')).readPullRequest(world)
    : undefined;
  const since = pull ? ((await mergedInto(world.folder, pull.head)) ?? pull.base) : options.since;
  const changes = since === undefined ? undefined : await readChanges(world.folder, since);
  const configs = createConfigFiles(world.folder, world.log);
  const documents = await readDocuments({ ...options, changes }, configs, world);
  const baselines = createBaselines(world.folder, options.baseline);
  await prepareBaselines(documents, baselines, options);
  const size = documents.reduce((sum, { text }) => sum + text.length, 0);
  const { client, stop } = await connect(options, size, world);
  try {
    const account = await readAccount(documents, client);
    const settings: CheckSettings = { options, world, changes, baselines, client, account };
    const reports = await checkAll(documents, settings);
    const report: Report = { version: VERSION, mode: options.mode, documents: reports };
    if (options.updateBaseline) {
      const places = documents.flatMap((document, index) => {
        const place = baselines.placeOf(document);
        return place ? [{ ...place, problems: reports[index]?.problems ?? [] }] : [];
      });
      const files = await updateBaselines(places);
      world.log(`${counted(problemsOf(report).length, 'finding')} written to ${files.join(', ')}.`);
    }
    await deliver(report, options, world, pull);
    return exitCode(options, reports, pull);
  } finally {
    await stop();
  }
}

async function checkAll(documents: readonly Document[], settings: CheckSettings): Promise<DocumentReport[]> {
  const { options, world } = settings;
  const calm = options.pipeline && !options.local;
  const parallel = calm ? 1 : options.local ? PARALLEL.local : PARALLEL.remote;
  let done = 0;
  const reports = await inParallel(documents, parallel, async (document, index) => {
    if (calm && index > 0) await world.sleep(PAUSE);
    const report = await checkDocument(document, settings);
    world.progress?.(`${++done} of ${documents.length}  ${document.path}`);
    return report;
  });
  world.progress?.('');
  return reports;
}

/** Tells of a missing or faulty baseline before anything is sent. */
async function prepareBaselines(
  documents: readonly Document[],
  baselines: Baselines,
  { baseline, updateBaseline }: Options,
): Promise<void> {
  const files = documents.flatMap((document) => baselines.placeOf(document)?.file ?? []);
  if (updateBaseline) {
    if (files.length > 0 || baseline !== undefined) return;
    throw new ConfigError('--update-baseline needs --baseline FILE, or "baseline" in .housestyle.yaml.');
  }
  const named =
    baseline === undefined ? [] : [baselines.placeOf({ path: 'x', found: undefined })?.file ?? ''];
  for (const file of new Set([...files, ...named])) await baselines.read(file);
}

/** The account's saved style, where a configuration builds on it. */
async function readAccount(
  documents: readonly Document[],
  client: Connection['client'],
): Promise<SavedStyle | undefined> {
  if (!documents.some(({ found }) => found)) return undefined;
  const { needsAccount } = await import('./project-style.ts');
  if (!documents.some(({ found }) => needsAccount(found))) return undefined;
  const result = await client.readStyle();
  if (result.ok) return result.style;
  throw new ConfigError(
    `"extends: account" in .housestyle.yaml needs the account's style: ${result.code}: ${result.message}`,
  );
}

function exitCode(
  options: Options,
  reports: readonly DocumentReport[],
  pull: PullRequest | undefined,
): number {
  if (options.updateBaseline) return EXIT.clean;
  if (reports.some(({ overGate }) => overGate.length > 0)) return EXIT.findings;
  // A pipeline reports skipped documents and goes on.
  const unchecked = reports.some(({ outcome }) => outcome === 'failed' || (outcome === 'skipped' && !pull));
  return unchecked ? EXIT.unchecked : EXIT.clean;
}

function say(world: World, text: string): number {
  world.print(text);
  return EXIT.clean;
}
