// Packs the extension: `npm run package [-- OUT.vsix]`. Exported for the tests and for `npm start`.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';
import { buildExtension } from './build.mjs';
import { root } from './setup/paths.mjs';

/** What a user gets, and nothing else: the repository's own package is staged without its workshop. */
const shipped = [
  'dist/extension.cjs',
  'media',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'package.nls.json',
  'l10n',
];
const workshop = ['private', 'workspaces', 'scripts', 'dependencies', 'devDependencies', 'allowScripts'];

/**
 * @param {string} [outfile] Default: `dist/housestyle-VERSION.vsix`
 * @returns {Promise<string>} where it is
 */
export async function packageExtension(outfile) {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const out = path.resolve(root, outfile ?? `dist/housestyle-${manifest.version}.vsix`);
  await buildExtension({ production: true });
  const stage = await mkdtemp(path.join(tmpdir(), 'housestyle-package-'));
  try {
    for (const name of shipped) {
      const from = path.join(root, name);
      if (existsSync(from)) await cp(from, path.join(stage, name), { recursive: true });
    }
    for (const name of workshop) delete manifest[name];
    delete manifest.engines.node;
    await writeFile(path.join(stage, 'package.json'), JSON.stringify(manifest, null, 2));
    await mkdir(path.dirname(out), { recursive: true });
    await createVSIX({
      cwd: stage,
      packagePath: out,
      dependencies: false,
      allowMissingRepository: true,
      rewriteRelativeLinks: false,
      allowStarActivation: false,
    });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return out;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(path.relative(process.cwd(), await packageExtension(process.argv[2])));
}
