import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildExtension, bundleForHost } from '../scripts/build.mjs';
import { root } from '../scripts/setup/paths.mjs';
import { ensureChromium } from '../test/harness/browser.ts';
import { runInHost } from '../test/harness/host-run.ts';
import { testFolder } from '../test/harness/install-editor.ts';
import { table } from './measure.ts';
import type { Suite } from './types.ts';

/** Milliseconds of processor time. */
const START_GOAL = 30;
const GOAL = 100;
const MEASURED_PARTS = ['drawn', 'moved', 'fixed', 'undone'];
const ACTIVATED = /^\s*loaded: (\d+) ms, called: (\d+) ms, awaited: (\d+) ms$/;
const MEASURED = /^\s*(\w+): (\d+) ms used, (\d+) ms passed$/;
const RUNS = 3;
const STARTS = 9;
const ACTIVATE = path.join(root, 'test/unit/extension/support/activate.mjs');

/** The extension as it is packed, in a real editor: its start, and a thousand findings drawn, moved by an edit, and fixed. */
export const extensionSuite: Suite = {
  name: 'extension',
  async run() {
    await ensureChromium();
    const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-bench-'));
    try {
      await buildExtension({ production: true, folder });
      for (const name of ['package.json', 'media', 'l10n'])
        await cp(path.join(root, name), path.join(folder, name), { recursive: true });
      const workspace = path.join(folder, 'workspace');
      await cp(path.join(root, 'test/fixtures/workspace'), workspace, { recursive: true });
      const suite = await bundleSuite();
      const runs: Map<string, readonly number[]>[] = [];
      for (let run = 0; run < RUNS; run++)
        runs.push(
          await measure({
            extension: folder,
            suite,
            workspace: path.join(workspace, 'two-folders.code-workspace'),
          }),
        );
      return report(leastStart(path.join(folder, 'dist/extension.cjs')), runs);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

async function bundleSuite(): Promise<string> {
  const outdir = path.join(testFolder, 'bench');
  const names = ['run.ts', 'activation.test.ts', 'speed.test.ts'];
  const entryPoints = names.map((name) => path.join(root, 'test/host', name));
  await bundleForHost({ entryPoints, outdir, external: ['mocha'] });
  return path.join(outdir, 'run.cjs');
}

/** What one editor, opened anew, used and took. */
async function measure(
  options: Readonly<Record<'extension' | 'suite' | 'workspace', string>>,
): Promise<Map<string, readonly number[]>> {
  const found = new Map<string, readonly number[]>();
  const said: string[] = [];
  const log = (text: string): void => {
    said.push(text);
    for (const line of text.split('\n')) {
      const [, what = '', used, passed] = MEASURED.exec(line) ?? [];
      if (what) found.set(what, [Number(used), Number(passed)]);
      const activated = ACTIVATED.exec(line)?.slice(1).map(Number);
      if (activated) found.set('activated', activated);
    }
  };
  // A check by the service would come into the middle of the measuring.
  const settings = { 'housestyle.checkAsYouType': 'off' };
  if ((await runInHost({ ...options, settings, log })) !== 0) throw new Error(said.join('\n'));
  return found;
}

/** Processor time to load and start the bundle in a process of its own, with an editor that answers everything at once. */
function leastStart(bundle: string): number {
  const starts = Array.from({ length: STARTS }, () => {
    const printed = execFileSync(process.execPath, [ACTIVATE, bundle]).toString();
    return (JSON.parse(printed) as { readonly activated: number }).activated;
  });
  return Math.min(...starts);
}

function report(start: number, runs: readonly Map<string, readonly number[]>[]): string {
  const least = (what: string, column: number): string =>
    `${Math.min(...runs.map((run) => run.get(what)?.[column] ?? NaN))} ms`;
  const rows = MEASURED_PARTS.map((what) => [what, least(what, 0), least(what, 1), `${GOAL} ms`]);
  return [
    `The start uses ${start.toFixed(1)} ms of processor time, the best of ${STARTS} (goal ${START_GOAL} ms).`,
    `In a real editor, by its own figures: ${least('activated', 0)} to load, ${least('activated', 1)} to activate, the best of ${runs.length}.`,
    '',
    `The packed extension in a real editor, the best of ${runs.length} runs. Processor time is that of the whole extension host.`,
    '',
    table([['1,000 findings', 'processor', 'passed', 'goal'], ...rows]),
  ].join('\n');
}
