// Packs the MCP server and the lint job for npm, each with nothing to install beside it: `npm run package:npm [-- FOLDER]`.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLintJob } from '../packages/lint-job/build.mjs';
import { buildMcp } from '../packages/mcp/build.mjs';
import { buildCheck, buildLocalService } from '../packages/server/build.mjs';
import { npmCli, root } from './setup/paths.mjs';

/** Of the workspace's manifest, what a user of the package needs. All else is in the bundle. */
const KEPT = ['name', 'version', 'license', 'type', 'bin'];

/** @type {readonly import('./package-npm.mjs').Program[]} */
export const PROGRAMS = [
  {
    folder: 'packages/mcp',
    description: 'MCP server that reviews, rewrites and writes documentation to your team’s house style.',
    page: 'docs/mcp.md',
    build: (dist) => buildMcp({ outfile: path.join(dist, 'housestyle-mcp.mjs') }),
  },
  {
    folder: 'packages/lint-job',
    description: 'Checks documentation against your team’s house style, on any machine and in CI.',
    page: 'docs/ci.md',
    build: async (dist) => {
      await buildLintJob({ outfile: path.join(dist, 'housestyle-lint.cjs') });
      await buildLocalService({ outdir: path.join(dist, 'service') });
      await buildCheck({ outdir: path.join(dist, 'service') });
    },
  },
];

/**
 * Packs one program and resolves with the path of the package.
 * @param {import('./package-npm.mjs').Program} program
 * @param {string} out
 */
export async function packProgram({ folder, description, page, build }, out) {
  const stage = await mkdtemp(path.join(tmpdir(), 'housestyle-npm-'));
  try {
    const manifest = JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'));
    const kept = Object.fromEntries(KEPT.map((name) => [name, manifest[name]]));
    const [bin] = Object.values(manifest.bin).map((file) => path.basename(file));
    const packed = { ...kept, description, engines: { node: '>=18' }, files: [bin, 'dist'] };
    await writeFile(path.join(stage, 'package.json'), JSON.stringify(packed, null, 2));
    await cp(path.join(root, folder, bin), path.join(stage, bin));
    await cp(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
    await cp(path.join(root, page), path.join(stage, 'README.md'));
    await build(path.join(stage, 'dist'));
    await mkdir(out, { recursive: true });
    const args = [npmCli(), 'pack', '--json', '--ignore-scripts', '--pack-destination', path.resolve(out)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: stage, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm could not pack ${folder}:\n${stderr}`);
    return path.join(path.resolve(out), JSON.parse(stdout)[0].filename);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = process.argv[2] ?? path.join(root, 'dist');
  for (const program of PROGRAMS) console.log(path.relative(process.cwd(), await packProgram(program, out)));
}
