import { importVale, type ValeImport } from '@housestyle/contract/vale';
import { strFromU8, unzipSync } from 'fflate';
import { ImportError } from './types.ts';

/** The most that the files of an archive may hold together, unpacked, in bytes. */
const MOST_BYTES = 20_000_000;
const WANTED = /(?:\.(?:ya?ml|ini|txt|dic|aff|tengo)|(?:^|\/)\.?_?vale\.ini)$/i;

/** Reads a zip of Vale styles: a `.vale.ini` with its styles, or a folder of rules. */
export function readValeZip(bytes: Uint8Array): ValeImport {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!WANTED.test(name) || name.startsWith('__MACOSX/')) return false;
        total += originalSize;
        if (total > MOST_BYTES) throw new ImportError('The archive holds more than 20 MB of rules.');
        return true;
      },
    });
    return importVale(new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])));
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`The file is no zip archive that can be read: ${(error as Error).message}.`);
  }
}
