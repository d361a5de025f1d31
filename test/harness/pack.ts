import { root } from '../../scripts/setup/paths.mjs';
import { start } from './child.ts';

/** Packs the extension as `npm run package` does, quietly. Returns the `.vsix`. */
export async function packExtension(file: string): Promise<string> {
  const packing = start(process.execPath, ['scripts/package.mjs', file], { cwd: root });
  if ((await packing.ended) !== 0) throw new Error(`The extension could not be packed:\n${packing.output()}`);
  return file;
}
