import * as vscode from 'vscode';
import type { Finding } from '@housestyle/contract';
import type { BaselineEntry, FoundConfig } from '@housestyle/contract/config';

/** The accepted findings that count for a document. */
export interface Baseline {
  /** The file, which need not exist. */
  readonly file: vscode.Uri;
  /** The document as the file names it. */
  readonly path: string;
  readonly entries: readonly BaselineEntry[];
  /** The file exists and is no baseline. */
  readonly isWrong: boolean;
}

/** Undefined where a document lies in no folder that could hold a baseline. */
export async function loadBaseline(
  place: vscode.Uri,
  found: Pick<FoundConfig, 'folder' | 'config'> | undefined,
): Promise<Baseline | undefined> {
  const { BASELINE_FILE, folderOf, inFolder, readBaseline, relativeTo } =
    await import('@housestyle/contract/config');
  const folder = found?.folder ?? vscode.workspace.getWorkspaceFolder(place)?.uri.path;
  const path = folder === undefined ? undefined : inFolder(folder, found?.config?.baseline ?? BASELINE_FILE);
  if (path === undefined) return undefined;
  const file = place.with({ path, query: '', fragment: '' });
  const text = await readText(file);
  const entries = text === undefined ? [] : readBaseline(text);
  return {
    file,
    path: relativeTo(folderOf(path) ?? '/', place.path),
    entries: entries ?? [],
    isWrong: entries === undefined,
  };
}

/** The findings of a whole document that no baseline has, in their order. */
export async function withoutAccepted(
  baseline: Baseline | undefined,
  text: string,
  findings: readonly Finding[],
): Promise<readonly Finding[]> {
  if (!baseline || baseline.entries.length === 0) return findings;
  const { fingerprints } = await import('@housestyle/contract/config');
  const known = new Set(baseline.entries.map(({ fingerprint }) => fingerprint));
  const prints = fingerprints(baseline.path, text, findings);
  return findings.filter((_, index) => !known.has(prints[index] ?? ''));
}

/** The text of a baseline that also has these findings of a document. */
export async function extendBaseline(
  { path, entries }: Baseline,
  text: string,
  findings: readonly Finding[],
): Promise<string> {
  const { fingerprints, writeBaseline } = await import('@housestyle/contract/config');
  const known = new Set(entries.map(({ fingerprint }) => fingerprint));
  const added = findings.map((finding): BaselineEntry => {
    const [plain = ''] = fingerprints(path, text, [finding]);
    // Equal ones that were accepted earlier are not among the findings any more, and have the first numbers.
    let fingerprint = plain;
    for (let count = 2; known.has(fingerprint); count++) fingerprint = `${plain}-${count}`;
    known.add(fingerprint);
    return { fingerprint, path, rule: finding.rule.id };
  });
  return writeBaseline([...entries, ...added]);
}

async function readText(file: vscode.Uri): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  } catch {
    return undefined;
  }
}
