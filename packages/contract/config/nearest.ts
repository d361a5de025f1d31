import { CONFIG_FILE, folderOf, type StyleFiles } from './files.ts';
import type { FoundConfig } from './load.ts';

export interface ConfigFinder {
  /** The file that counts for a document; undefined where no folder above has one. Rejects where one can't be read. */
  nearest(documentPath: string): Promise<FoundConfig | undefined>;
  /** Reads everything anew from now on. */
  forget(): void;
}

/**
 * Looks in the document's folder and upwards, up to the root, or to `top` and what lies in it; each folder is read once.
 */
export function createConfigFinder(files: StyleFiles, top = ''): ConfigFinder {
  const known = new Map<string, Promise<FoundConfig | undefined>>();
  const lookUp = (folder: string): Promise<FoundConfig | undefined> => {
    const earlier = known.get(folder);
    if (earlier) return earlier;
    const found = readFolder(folder, files).then((own) => {
      const above = folder === top ? undefined : folderOf(folder);
      return own ?? (above === undefined ? undefined : lookUp(above));
    });
    known.set(folder, found);
    // What fails once may be there the next time.
    found.catch(() => known.delete(folder));
    return found;
  };
  return {
    nearest: async (documentPath) => {
      const folder = folderOf(documentPath);
      return folder === undefined ? undefined : lookUp(folder);
    },
    forget: () => known.clear(),
  };
}

async function readFolder(folder: string, files: StyleFiles): Promise<FoundConfig | undefined> {
  const path = `${folder.replace(/\/$/, '')}/${CONFIG_FILE}`;
  const text = await files.readText(path);
  if (text === undefined) return undefined;
  // Most of what reads configurations is of no use where there is none.
  const { loadConfig } = await import('./load.ts');
  return loadConfig(path, text, files);
}
