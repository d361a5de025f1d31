import * as vscode from 'vscode';
import { mayBeSent, sendsAll } from '../connection/sending-scope.ts';

const DOCUMENTS = '**/*.{md,mdx}';
const DEPENDENCIES = '**/{node_modules,.git}/**';

/**
 * The names that the lint job is called with: those wanted, as they are, where every document may be sent; else each file
 * that may be. Undefined where there is none.
 */
export async function namesToLint(
  folder: vscode.WorkspaceFolder,
  wanted: readonly string[],
): Promise<readonly string[] | undefined> {
  if (sendsAll(folder.uri)) return wanted;
  const globs = wanted.length === 0 ? [DOCUMENTS] : wanted.flatMap((name) => [name, `${name}/${DOCUMENTS}`]);
  const found = await Promise.all(
    globs.map((glob) => vscode.workspace.findFiles(new vscode.RelativePattern(folder, glob), DEPENDENCIES)),
  );
  const names = found
    .flat()
    .filter((uri) => mayBeSent({ uri }))
    .map((uri) => vscode.workspace.asRelativePath(uri, false));
  return names.length === 0 ? undefined : [...new Set(names)].sort();
}
