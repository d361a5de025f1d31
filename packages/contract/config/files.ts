/** The name of the file; the nearest one above a document counts. */
export const CONFIG_FILE = '.housestyle.yaml';

/** What the resolver reads. All paths are absolute, with slashes, such as `/project/docs` or `C:/project/docs`. */
export interface StyleFiles {
  /** Undefined where there is no such file. Rejects where it can't be read. */
  readText(path: string): Promise<string | undefined>;
  /** Paths of the files at any depth below a folder, relative to it; links are not followed. Empty where it is no folder. */
  filesBelow(folder: string): Promise<readonly string[]>;
}

/** The folder a path lies in; undefined for a root. */
export function folderOf(path: string): string | undefined {
  const end = path.lastIndexOf('/');
  if (end < 0 || /^(?:[a-z]:)?\/$/i.test(path)) return undefined;
  const folder = path.slice(0, end);
  return folder === '' || /^[a-z]:$/i.test(folder) ? `${folder}/` : folder;
}

/** A path in a folder, with `.` and `..` resolved; undefined where it leads out of the folder, or is absolute. */
export function inFolder(folder: string, path: string): string | undefined {
  const slashed = path.replaceAll('\\', '/');
  if (/^(?:\/|[a-z]:)/i.test(slashed)) return undefined;
  const parts: string[] = [];
  for (const part of slashed.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return [folder.replace(/\/$/, ''), ...parts].join('/');
}

/** A path as seen from a folder; with `..` where it lies elsewhere. */
export function relativeTo(folder: string, path: string): string {
  const from = folder.split('/').filter((part) => part !== '');
  const to = path.split('/').filter((part) => part !== '');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
