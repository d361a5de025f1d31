import type { Module } from '../ast.ts';
import { folderOf } from './file-finder.ts';

/** Which packages of its own module an input of Go holds: a package of the same module may go by a name that another has. */
export class GoPackages {
  readonly #folders: ReadonlySet<string>;
  /** What the paths of the module's packages begin with in imports; empty where no import shows it. */
  readonly #root: string;

  constructor(modules: readonly Module[]) {
    const own = modules.filter(({ language, path }) => language === 'go' && path.includes('/'));
    this.#folders = new Set(own.map(({ path }) => folderOf(path)));
    const byLength = [...this.#folders].toSorted((left, right) => depth(right) - depth(left));
    const sources = own.flatMap(({ statements }) =>
      statements.flatMap((statement) => (statement.kind === 'import' ? [statement.source] : [])),
    );
    // The longest folder that an import ends with shows most surely what stands before it.
    const folder = byLength.find((one) => sources.some((source) => source.endsWith(`/${one}`)));
    const source = folder === undefined ? undefined : sources.find((one) => one.endsWith(`/${folder}`));
    this.#root = folder === undefined || source === undefined ? '' : source.slice(0, -folder.length);
  }

  /** Whether a name that a file uses is that of a package of the same module which the input leaves out. */
  isMissing(name: string, { language, statements }: Module): boolean {
    if (language !== 'go' || this.#root === '') return false;
    return statements.some(
      (one) =>
        one.kind === 'import' &&
        one.names.some(({ local }) => local === name) &&
        one.source.startsWith(this.#root) &&
        !this.#folders.has(one.source.slice(this.#root.length)),
    );
  }
}

function depth(path: string): number {
  return path.split('/').length;
}
