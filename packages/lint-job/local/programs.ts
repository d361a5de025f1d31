import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** One of the programs of the service, and the oldest Node.js that runs it. */
export interface Program {
  readonly file: string;
  readonly least: readonly [major: number, minor: number];
}

/** What `packages/server/build.mjs` makes needs `node:sqlite` without a flag, or the like; the sources run as they are. */
const FORMS = [
  { ending: '.cjs', least: [22, 16] },
  { ending: '.mjs', least: [22, 16] },
  { ending: '.ts', least: [24, 0] },
] as const;
const own = fileURLToPath(new URL('.', import.meta.url));
/** From the bundle of the lint job and from its sources, both in the repository. */
export const REPOSITORY_SERVER = path.join(own, '../../server');

/** Where programs of the service may lie: what comes along, else the repository's own. */
export function programFolders(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const named = environment['HOUSESTYLE_SERVER'];
  return named ? [named] : [path.join(own, 'service'), REPOSITORY_SERVER];
}

/** The first there is. @param name without its ending, such as `local` */
export function findProgram(name: string, folders: readonly string[]): Program | undefined {
  return folders
    .flatMap((folder) =>
      FORMS.map(({ ending, least }) => ({ file: path.join(folder, name + ending), least })),
    )
    .find(({ file }) => existsSync(file));
}

/** Whether this Node.js is young enough. */
export function runsHere({ least: [leastMajor, leastMinor] }: Program): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
