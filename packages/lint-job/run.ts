import path from 'node:path';
import { createClient, type Client, type StyleRule } from '@housestyle/contract';
import { checkDocument, type CheckSettings } from './analysis/check-document.ts';
import { inParallel } from './analysis/in-parallel.ts';
import { EXIT } from './cli/exit.ts';
import { HELP } from './cli/help.ts';
import { readOptions, type Options } from './cli/options.ts';
import { ConfigError } from './failure.ts';
import { readBaseline, writeBaseline } from './filter/baseline.ts';
import { readPullRequest, type PullRequest } from './forges/pull-request.ts';
import { mergedInto, readChanges } from './input/changes.ts';
import { createConfigFiles } from './input/config-files.ts';
import { readDocuments, type Document } from './input/documents.ts';
import { presetRules } from './local/presets.ts';
import { startLocalService } from './local/start-service.ts';
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
    if (options === 'help') return say(world, HELP);
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
  const pull = options.pipeline ? await readPullRequest(world) : undefined;
  const since = pull ? ((await mergedInto(world.folder, pull.head)) ?? pull.base) : options.since;
  const changes = since === undefined ? undefined : await readChanges(world.folder, since);
  const configs = createConfigFiles(world.folder);
  const documents = await readDocuments({ ...options, changes }, configs, world);
  const baseline = options.baseline && path.resolve(world.folder, options.baseline);
  const known = baseline && !options.updateBaseline ? await readBaseline(baseline) : new Set<string>();
  // A service for nothing would only cost time.
  const service = await connect(
    documents.length === 0 ? { ...options, local: false } : options,
    world,
    documents,
  );
  try {
    const settings: CheckSettings = { options, world, changes, known, ...service };
    const reports = await checkAll(documents, settings);
    const report: Report = { version: VERSION, mode: options.mode, documents: reports };
    if (baseline && options.updateBaseline) {
      await writeBaseline(baseline, problemsOf(report));
      world.log(`${counted(problemsOf(report).length, 'finding')} written to ${baseline}.`);
    }
    await deliver(report, options, world, pull);
    return exitCode(options, reports, pull);
  } finally {
    await service.stop();
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

interface Connection {
  readonly client: Client;
  readonly presets: (ids: readonly string[]) => readonly StyleRule[];
  readonly stop: () => Promise<void>;
}

async function connect(options: Options, world: World, documents: readonly Document[]): Promise<Connection> {
  const { apiKey, baseUrl } = options;
  if (!options.local) {
    const client = createClient({ baseUrl, apiKey, fetch: world.fetch, door: 'ci' });
    return { client, presets: refusePresets, stop: () => Promise.resolve() };
  }
  const { address, key, admin, stop } = await startLocalService(world.environment);
  const needed = documents.some(({ found }) => (found.config?.presets.length ?? 0) > 0);
  const listed = needed ? await admin('style', 'presets') : [];
  const client = createClient({ baseUrl: address, apiKey: key, fetch: world.fetch, door: 'ci' });
  return { client, presets: (ids) => presetRules(listed, ids), stop };
}

function refusePresets(ids: readonly string[]): readonly StyleRule[] {
  if (ids.length === 0) return [];
  throw new ConfigError(
    '"presets" in .housestyle.yaml needs --local. For a shared service, save the preset as the style of the account.',
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
