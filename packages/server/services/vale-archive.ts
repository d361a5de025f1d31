import { arrangeFiles, STYLE_FILE, type ValeFiles } from '@housestyle/contract/vale';
import { unzipSync } from 'fflate';
import { Refusal } from './refusal.ts';

/** Of one file, and of all together, unpacked. */
export const MAX_STYLE_FILE = 2_000_000;
export const MAX_STYLE_FILES = 30_000_000;
export const MAX_STYLE_FILE_COUNT = 5000;

/**
 * The files of a zip archive of Vale styles. Throws a `Refusal` for what is none or is too large.
 * @param name what a style is called that stands in the archive without its folder
 */
export function readStyleArchive(bytes: Uint8Array, name: string): ValeFiles {
  let total = 0;
  let count = 0;
  const entries = unzip(bytes, ({ name: path, originalSize }) => {
    if (!STYLE_FILE.test(path) || originalSize > MAX_STYLE_FILE) return false;
    total += originalSize;
    count++;
    if (total > MAX_STYLE_FILES || count > MAX_STYLE_FILE_COUNT)
      throw new Refusal('The archive holds too much to be styles.');
    return true;
  });
  const decoder = new TextDecoder();
  const files = Object.entries(entries).flatMap(([path, content]): [string, string][] =>
    content.length > MAX_STYLE_FILE
      ? []
      : [[path.replaceAll('\\', '/').replace(/^\.?\/+/, ''), decoder.decode(content)]],
  );
  return arrangeFiles(new Map(files), name);
}

type Filter = NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>['filter']>;

function unzip(bytes: Uint8Array, filter: Filter): ReturnType<typeof unzipSync> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The file is no zip archive that can be read: ${(error as Error).message}.`);
  }
}
