import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIG_FILE, readConfig, type ProjectConfig } from '@housestyle/contract/config';
import { ConfigError } from '../failure.ts';

/** The configuration that counts for a document. */
export interface FoundConfig {
  /** Absent where no folder above has one. */
  readonly config?: ProjectConfig;
  /** Where it lies; without one, the folder of the run. */
  readonly folder: string;
}

export interface ConfigFiles {
  /** For a document given by its path in the folder of the run. Throws a `ConfigError` that names file and fault. */
  nearest(document: string): Promise<FoundConfig>;
}

/** Looks in the document's folder and upwards; each folder is read once. */
export function createConfigFiles(root: string): ConfigFiles {
  const known = new Map<string, Promise<FoundConfig | undefined>>();
  const lookUp = (folder: string): Promise<FoundConfig | undefined> => {
    const earlier = known.get(folder);
    if (earlier) return earlier;
    const found = read(folder).then((own) => {
      const above = path.dirname(folder);
      return own ?? (above === folder ? undefined : lookUp(above));
    });
    known.set(folder, found);
    return found;
  };
  return {
    async nearest(document) {
      return (await lookUp(path.dirname(path.resolve(root, document)))) ?? { folder: root };
    },
  };
}

async function read(folder: string): Promise<FoundConfig | undefined> {
  const file = path.join(folder, CONFIG_FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new ConfigError(`${file} can't be read: ${error.message}`);
  });
  if (text === undefined) return undefined;
  const reading = readConfig(text);
  if (reading.ok) return { config: reading.config, folder };
  throw new ConfigError([`${file} is not valid:`, ...reading.errors.map((error) => `  ${error}`)].join('\n'));
}
