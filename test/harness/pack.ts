import { root } from '../../scripts/setup/paths.mjs';
import { start } from './child.ts';

/** Packs the extension as `npm run package` does, or a folder that is an extension, quietly. Returns the `.vsix`. */
export async function packExtension(file: string, folder?: string): Promise<string> {
  const args = ['scripts/package.mjs', file, ...(folder === undefined ? [] : [folder])];
  const packing = start(process.execPath, args, { cwd: root });
  if ((await packing.ended) !== 0) throw new Error(`The extension could not be packed:\n${packing.output()}`);
  return file;
}
