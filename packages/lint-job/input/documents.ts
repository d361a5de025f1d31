import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FoundConfig } from '@housestyle/contract/config';
import { matchesGlobs, relativeTo } from '@housestyle/contract/config/bare';
import { attempt } from '../attempt.ts';
import type { World } from '../world.ts';
import { ConfigError } from '../failure.ts';
import { isDocument, onlyRegular, type Changes } from './changes.ts';
import { absolute, type ConfigFiles } from './config-files.ts';

/** A text to check. */
export interface Document {
  /** Relative to the folder of the run, with slashes; for standard input, the name given for it. */
  readonly path: string;
  readonly text: string;
  /** Why it could not be read; empty where it was. */
  readonly fault: string;
  /** Undefined where the project has no configuration. */
  readonly found: FoundConfig | undefined;
  /** Whether it is a file that fixes can be written to. */
  readonly stored: boolean;
}

export interface Wanted {
  /** Files, folders, globs, and `-` for standard input. */
  readonly names: readonly string[];
  readonly changes: Changes | undefined;
  /** What standard input is called in reports. */
  readonly stdinPath: string;
}

const ALL_DOCUMENTS = '**/*.{md,mdx}';
const NEVER = ['**/node_modules/**', '**/.git/**'];

/** Reads what is to be checked, each document once, in order of path. Throws a `ConfigError` for a name that is nothing. */
export async function readDocuments(wanted: Wanted, configs: ConfigFiles, world: World): Promise<Document[]> {
  const paths = new Set<string>();
  const documents: Document[] = [];
  for (const name of await namesOf(wanted, configs, world)) {
    if (name === '-') {
      const found = await configs.nearest(wanted.stdinPath);
      documents.push({
        path: wanted.stdinPath,
        text: await world.readStdin(),
        fault: '',
        found,
        stored: false,
      });
    } else for (const file of await expand(name, world.folder)) paths.add(file);
  }
  const changed = wanted.changes && new Set(wanted.changes.files);
  for (const file of [...paths].sort()) {
    if (changed && !changed.has(file)) continue;
    const found = await configs.nearest(file);
    if (isIgnored(file, found, world.folder)) continue;
    documents.push({ path: file, ...readText(path.join(world.folder, file)), found, stored: true });
  }
  return documents;
}

async function namesOf({ names, changes }: Wanted, configs: ConfigFiles, world: World) {
  if (names.length > 0) return names;
  if (changes) return changes.files.filter((file) => isDocument(file));
  const found = await configs.nearest('any.md');
  const own = found?.config?.files ?? [];
  const prefix = found ? toSlashes(path.relative(world.folder, found.folder)) : '';
  return own.length > 0 ? own.map((pattern) => path.posix.join(prefix, pattern)) : ['.'];
}

async function expand(name: string, folder: string): Promise<readonly string[]> {
  const slashed = toSlashes(name);
  const found = attempt(
    () => statSync(path.resolve(folder, name)),
    () => undefined,
  );
  if (found?.isFile()) return [relative(folder, name)];
  const pattern = found?.isDirectory()
    ? `${escapeGlob(slashed.replace(/\/+$/, ''))}/${ALL_DOCUMENTS}`
    : slashed;
  const { glob } = await import('tinyglobby');
  const files = await glob(path.posix.normalize(pattern), {
    cwd: folder,
    ignore: NEVER,
    followSymbolicLinks: false,
    expandDirectories: false,
  });
  if (files.length === 0 && !found) throw new ConfigError(`"${name}" is no file, and matches none.`);
  // A link could lead anywhere, and what is read is sent and quoted: only those that are named are followed.
  return onlyRegular(
    folder,
    files.map((file) => relative(folder, file)),
  );
}

/** One file that can't be read keeps no other from being checked. */
function readText(file: string): Pick<Document, 'text' | 'fault'> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
    return { text, fault: '' };
  } catch (error) {
    const undecodable = error instanceof TypeError;
    return { text: '', fault: undecodable ? 'it is not UTF-8 text' : (error as Error).message };
  }
}

function isIgnored(file: string, found: FoundConfig | undefined, root: string): boolean {
  const patterns = found?.config?.ignore ?? [];
  return (
    !!found && patterns.length > 0 && matchesGlobs(relativeTo(found.folder, absolute(root, file)), patterns)
  );
}

function relative(folder: string, name: string): string {
  return toSlashes(path.relative(folder, path.resolve(folder, name)));
}

function toSlashes(name: string): string {
  return path.sep === '\\' ? name.replaceAll('\\', '/') : name;
}

function escapeGlob(name: string): string {
  return name.replace(/[()[\]{}!*?+@\\]/g, '\\$&');
}
