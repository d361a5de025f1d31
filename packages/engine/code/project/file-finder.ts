import type { Module } from '../ast.ts';

/** Finds the file that an import names among those of an input. */
export class FileFinder<File extends { readonly module: Module }> {
  readonly #files: readonly File[];
  readonly #byStem = new Map<string, File>();
  readonly #found = new Map<string, File | null>();

  constructor(files: readonly File[]) {
    this.#files = files;
    for (const file of files) {
      const path = stem(file.module.path);
      if (path !== '' && !this.#byStem.has(path)) this.#byStem.set(path, file);
    }
  }

  /** By the longest end of its path. */
  find(source: string, from: string): File | undefined {
    const key = `${source}\n${from}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known ?? undefined;
    const found = this.#search(source, from);
    this.#found.set(key, found ?? null);
    return found;
  }

  #search(source: string, from: string): File | undefined {
    const wanted = segments(source);
    if (wanted.length === 0) return undefined;
    const folder = from.split('/').slice(0, -1).join('/');
    const resolved = /^\.{1,2}(?:\/|$)/.test(source) && from !== '' ? resolvePath(folder, source) : undefined;
    if (resolved !== undefined)
      for (const path of [resolved, `${resolved}/index`, `${resolved}/__init__`]) {
        const file = this.#byStem.get(path);
        if (file) return file;
      }
    if (resolved !== undefined && /\.(?:[cm]?[jt]sx?|py)$/.test(from)) return undefined;
    return this.#files.find(({ module }) => {
      const own = segments(stem(module.path)).filter(
        (part, index, all) => !(index === all.length - 1 && /^(?:index|__init__|mod)$/.test(part)),
      );
      return module.path !== '' && module.path !== from && endsWith(own, wanted);
    });
  }
}

export function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

export function segments(path: string): string[] {
  return path
    .replace(/\.(?:[cm]?[jt]sx?|py|rb|php|rs|go)$/, '')
    .split(/[/\\.:@~]+/)
    .filter(Boolean);
}

export function stem(path: string): string {
  return path.replace(/\.\w+$/, '').replace(/^\.?\//, '');
}

function resolvePath(folder: string, source: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of stem2(source).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function stem2(source: string): string {
  return source.replace(/\.(?:[cm]?[jt]sx?)$/, '');
}

export function endsWith(path: readonly string[], wanted: readonly string[]): boolean {
  const length = Math.min(path.length, wanted.length);
  if (length === 0 || path.length < 1) return false;
  // A whole file path may be shorter than the import where the input names only the end of it.
  return (
    wanted.slice(-length).every((part, index) => part === path[path.length - length + index]) &&
    (path.length >= wanted.length || length > 0)
  );
}
