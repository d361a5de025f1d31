import { arrangeFiles, importVale, STYLE_FILE, type ValeImport } from '@housestyle/contract/vale';
import { strFromU8, unzipSync } from 'fflate';
import { ImportError, type Imported } from './types.ts';

/** The most that the files of a folder or an archive may hold together, unpacked, in bytes. */
const MOST_BYTES = 20_000_000;
/** Folders that a copy of styles may have, and that hold none. */
const ASIDE = /(?:^|\/)(?:__MACOSX|node_modules|\.git)\//;

/** Decides which files are read, one after the other. Throws an `ImportError` where they are too large together. */
function chooser(): (path: string, size: number) => boolean {
  let total = 0;
  return (path, size) => {
    if (!STYLE_FILE.test(path) || ASIDE.test(path)) return false;
    total += size;
    if (total > MOST_BYTES) throw new ImportError('There are more than 20 MB of rules in it.');
    return true;
  };
}

/** Reads a zip of Vale styles: a `.vale.ini` with its styles, or folders of rules. @param name of the file */
export function readValeZip(bytes: Uint8Array, name: string): ValeImport {
  const wanted = chooser();
  try {
    const entries = Object.entries(
      unzipSync(bytes, { filter: ({ name: path, originalSize }) => wanted(path, originalSize) }),
    );
    const files = entries.map(([path, content]): [string, string] => [
      path.replaceAll('\\', '/').replace(/^\.?\/+/, ''),
      strFromU8(content),
    ]);
    return importVale(arrangeFiles(new Map(files), name.replace(/\.zip$/i, '')));
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`The file is no zip archive that can be read: ${(error as Error).message}.`);
  }
}

/** Reads a folder as browsers hand it over: each file with its path, which begins with the folder's name. */
export async function readValeFolder(chosen: readonly File[]): Promise<Imported> {
  const wanted = chooser();
  const [folder = ''] = chosen[0]?.webkitRelativePath.split('/') ?? [];
  const files = chosen.flatMap((file) => {
    const path = file.webkitRelativePath.slice(folder.length + 1);
    return wanted(path, file.size) ? [{ path, file }] : [];
  });
  const texts = await Promise.all(files.map(async ({ path, file }) => [path, await file.text()] as const));
  return asImported(importVale(arrangeFiles(new Map(texts), folder)));
}

/** The rules, and what is told of all else. */
export function asImported({ rules, report }: ValeImport): Imported {
  const notes = report
    .filter(({ kind }) => kind !== 'imported')
    .map(({ kind, name, detail }) => `${name} (${kind})${detail && `: ${detail}`}`);
  return { parts: rules.length > 0 ? { rules: [...rules] } : {}, notes };
}
