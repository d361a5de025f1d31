/** Runs the suites of test/host/ inside VS Code, against the real service. Started by `npm test`. */
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleForHost } from '../../scripts/build.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { runInElectron } from './electron-run.ts';
import { runInHost } from './host-run.ts';
import { testFolder } from './install-editor.ts';
import { startService } from './service.ts';

const suites = path.join(root, 'test', 'host');
const bundles = path.join(testFolder, 'host');

/** One bundle per suite, as mocha loads files one by one. Mocha itself stays outside, being shared by them all. */
async function bundleSuites(): Promise<string> {
  await rm(bundles, { recursive: true, force: true });
  const files = readdirSync(suites).filter((name) => name.endsWith('.test.ts') || name === 'run.ts');
  await bundleForHost({
    entryPoints: files.map((name) => path.join(suites, name)),
    outdir: bundles,
    external: ['mocha'],
  });
  return path.join(bundles, 'run.cjs');
}

/** A copy of the sample workspace: suites write to it. */
async function copyWorkspace(): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-host-'));
  await cp(path.join(root, 'test', 'fixtures', 'workspace'), folder, { recursive: true });
  return { folder, file: path.join(folder, 'two-folders.code-workspace') };
}

const [suite, workspace, service] = await Promise.all([bundleSuites(), copyWorkspace(), startService()]);
let code = 1;
try {
  const apiKey = await service.createKey({ email: 'host@housestyle.localhost', tier: 'pro' });
  const spentKey = await service.createKey({ email: 'spent@housestyle.localhost', tier: 'pro', limit: 0 });
  const freeKey = await service.createKey({ email: 'free@housestyle.localhost', tier: 'pro' });
  await service.admin('account', 'update', '--email', 'free@housestyle.localhost', '--tier', 'free');
  const styledKey = await service.createKey({ email: 'styled@housestyle.localhost', tier: 'pro' });
  const saved = path.join(workspace.folder, 'saved-style.json');
  await writeFile(
    saved,
    JSON.stringify({
      termSubs: [{ preferred: 'push', avoid: ['press'] }],
      glossary: [{ term: 'Lantern', definition: 'The product.', synonyms: ['Laterna'] }],
      rules: [],
    }),
  );
  await service.admin('style', 'set', '--email', 'styled@housestyle.localhost', '--file', saved);
  await mkdir(testFolder, { recursive: true });
  const run = process.env.HOUSESTYLE_TEST_ELECTRON === '1' ? runInElectron : runInHost;
  code = await run({
    extension: root,
    companions: [path.join(root, 'test', 'fixtures', 'language-model')],
    suite,
    workspace: workspace.file,
    settings: { 'housestyle.endpoint': service.baseUrl, 'chat.disableAIFeatures': false },
    env: {
      HOUSESTYLE_TEST_ENDPOINT: service.baseUrl,
      HOUSESTYLE_TEST_API_KEY: apiKey,
      HOUSESTYLE_TEST_SPENT_API_KEY: spentKey,
      HOUSESTYLE_TEST_FREE_API_KEY: freeKey,
      HOUSESTYLE_TEST_STYLED_API_KEY: styledKey,
    },
  });
} finally {
  await service.stop();
  await rm(workspace.folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(code);
