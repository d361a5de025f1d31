import { readFileSync, writeFileSync } from 'node:fs';
import { folderOf, inFolder, relativeTo } from '@housestyle/contract/config/bare';
import { attempt } from '../attempt.ts';
import { ConfigError } from '../failure.ts';
import { absolute } from '../input/config-files.ts';
import type { Document } from '../input/documents.ts';
import type { Problem } from '../report.ts';

/** Where a document's accepted findings are kept. */
export interface BaselinePlace {
  /** Absolute, with slashes. */
  readonly file: string;
  /** The document as seen from the folder of the file: what its fingerprints are made of. */
  readonly path: string;
}

/** The accepted findings of a run. */
export interface Baselines {
  /** In the file that the run's option names, else in the one that its configuration names. Throws a `ConfigError`. */
  placeOf(document: Pick<Document, 'path' | 'found'>): BaselinePlace | undefined;
  /** The fingerprints in a file. Throws a `ConfigError` where it is no baseline. */
  read(file: string): Promise<ReadonlySet<string>>;
}

/** `root`: the folder of the run; `named`: the option's file. */
export function createBaselines(root: string, named: string | undefined): Baselines {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  const fileFor = (found: Document['found']): string | undefined => {
    if (named !== undefined) return absolute(root, named);
    if (found?.config?.baseline === undefined) return undefined;
    const file = inFolder(found.folder, found.config.baseline);
    if (file !== undefined) return file;
    throw new ConfigError(`${found.path}: baseline: “${found.config.baseline}” leads out of its folder.`);
  };
  return {
    placeOf({ path, found }) {
      const file = fileFor(found);
      if (file === undefined) return undefined;
      return { file, path: relativeTo(folderOf(file) ?? '/', absolute(root, path)) };
    },
    read(file) {
      const reading = known.get(file) ?? load(file);
      known.set(file, reading);
      return reading;
    },
  };
}

/** Writes all findings as known; answers the files that were written. */
export async function updateBaselines(
  documents: readonly (BaselinePlace & { readonly problems: readonly Problem[] })[],
): Promise<readonly string[]> {
  const { writeBaseline } = await import('../project-style.ts');
  const files = [...new Set(documents.map(({ file }) => file))];
  for (const file of files) {
    const entries = documents
      .filter((document) => document.file === file)
      .flatMap(({ path, problems }) =>
        problems.map(({ fingerprint, rule }) => ({ fingerprint, path, rule: rule.id })),
      );
    writeFileSync(file, writeBaseline(entries));
  }
  return files;
}

async function load(file: string): Promise<ReadonlySet<string>> {
  const text = attempt(
    () => readFileSync(file, 'utf8'),
    () => {
      throw new ConfigError(`The baseline ${file} can't be read. Create it with --update-baseline.`);
    },
  );
  const { readBaseline } = await import('../project-style.ts');
  const entries = readBaseline(text);
  if (!entries) throw new ConfigError(`${file} is no baseline: write it anew with --update-baseline.`);
  return new Set(entries.map(({ fingerprint }) => fingerprint));
}
