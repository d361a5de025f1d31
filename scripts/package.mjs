// Packs the extension: `npm run package [-- OUT.vsix]`. With a second argument, packs that folder instead.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';
import { buildExtension } from './build.mjs';
import { localizeManifest } from './package/localize-manifest.mjs';
import { root } from './setup/paths.mjs';

/** What a user gets beside the bundle, and nothing else: the repository's own package is staged without its workshop. */
const shipped = ['media', 'README.md', 'CHANGELOG.md', 'LICENSE', 'l10n'];
const languages = ['de', 'ja'];
const workshop = ['private', 'workspaces', 'scripts', 'dependencies', 'devDependencies', 'allowScripts'];

/**
 * Packs a folder as it is.
 * @param {string} folder
 * @param {string} out
 */
export async function packFolder(folder, out) {
  await mkdir(path.dirname(out), { recursive: true });
  await createVSIX({
    cwd: folder,
    packagePath: out,
    dependencies: false,
    allowMissingRepository: true,
    skipLicense: true,
    rewriteRelativeLinks: false,
  });
}

/**
 * @param {string} [outfile] Default: `dist/housestyle-VERSION.vsix`
 * @returns {Promise<string>} where it is
 */
export async function packageExtension(outfile) {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const out = path.resolve(root, outfile ?? `dist/housestyle-${manifest.version}.vsix`);
  const stage = await mkdtemp(path.join(tmpdir(), 'housestyle-package-'));
  try {
    await buildExtension({ production: true, folder: stage });
    const present = shipped.filter((name) => existsSync(path.join(root, name)));
    for (const name of present) await cp(path.join(root, name), path.join(stage, name), { recursive: true });
    for (const name of workshop) delete manifest[name];
    delete manifest.engines.node;
    const translations = Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => {
          const text = await readFile(path.join(root, 'l10n', `bundle.l10n.${language}.json`), 'utf8');
          return [language, JSON.parse(text)];
        }),
      ),
    );
    const { manifest: localized, files } = localizeManifest(manifest, translations);
    localized.files = ['dist', ...present, ...Object.keys(files)];
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(stage, name), text);
    await writeFile(path.join(stage, 'package.json'), JSON.stringify(localized, null, 2));
    await packFolder(stage, out);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return out;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [out, folder] = process.argv.slice(2);
  if (out !== undefined && folder !== undefined) await packFolder(folder, path.resolve(out));
  else console.log(path.relative(process.cwd(), await packageExtension(out)));
}
