import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The versions that the interface promises and clients bring. */
export const NODE_VERSIONS = [18, 20, 22, 24] as const;

const CACHE = resolve(import.meta.dirname, '../../../../node_modules/.cache/housestyle/node');

/** The newest Node.js of a major version, installed from npm where it is not there yet. */
export async function nodeBinary(major: (typeof NODE_VERSIONS)[number]): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(CACHE, String(major));
  const binary = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(binary)) {
    const args = [
      'install',
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefix',
      folder,
      `${name}@${major}`,
    ];
    const { status, stderr } = spawnSync('npm', args, {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm could not install ${name}@${major}:\n${stderr}`);
  }
  return binary;
}
