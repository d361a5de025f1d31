import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundConfig } from '@housestyle/contract/config';
import { createConfigFinder, describeFault, type StyleFiles } from '@housestyle/contract/config/bare';
import { attempt } from '../attempt.ts';
import { ConfigError } from '../failure.ts';

export interface ConfigFiles {
  /**
   * The configuration that counts for a document given by its path in the folder of the run; undefined where no folder
   * above has one. Throws a `ConfigError` that names file and fault.
   */
  nearest(document: string): Promise<FoundConfig | undefined>;
}

/**
 * Looks in the document's folder and upwards; each folder is read once.
 * @param tell is told once of each configuration what in it changes nothing
 */
export function createConfigFiles(root: string, tell: (line: string) => void): ConfigFiles {
  const finder = createConfigFinder(nodeFiles);
  const told = new Set<FoundConfig>();
  return {
    async nearest(document) {
      const found = await finder.nearest(absolute(root, document));
      if (!found || found.faults.length === 0) {
        if (found && !told.has(found))
          for (const note of found.notes) tell(`${found.path}: ${describeFault(note)}`);
        if (found) told.add(found);
        return found;
      }
      const faults = found.faults.map((fault) => `  ${describeFault(fault)}`);
      throw new ConfigError([`${found.path} is not valid:`, ...faults].join('\n'));
    },
  };
}

/** An absolute path with slashes, as the configuration's paths are. */
export function absolute(root: string, name: string): string {
  return path.resolve(root, name).replaceAll(path.sep, '/');
}

const nodeFiles: StyleFiles = {
  readText: async (file) =>
    attempt(
      () => readFileSync(file, 'utf8'),
      ({ code = '', message }) => {
        if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return undefined;
        throw new ConfigError(`${file} can't be read: ${message}`);
      },
    ),
  async filesBelow(folder) {
    const entries = attempt(
      () => readdirSync(folder, { recursive: true, withFileTypes: true }),
      () => [],
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      );
  },
};
