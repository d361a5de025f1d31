import * as vscode from 'vscode';
import type { StyleFiles } from '@housestyle/contract/config';

/** Folders that hold no styles, and much else. */
const SKIPPED = new Set(['node_modules', '.git']);
const MOST_FOLDERS = 2_000;

/** The files of the file system that `base` is in, whichever it is; paths are those of its uris. */
export function workspaceFiles(base: vscode.Uri): StyleFiles {
  const at = (path: string): vscode.Uri => base.with({ path, query: '', fragment: '' });
  return {
    async readText(path) {
      try {
        return new TextDecoder().decode(await vscode.workspace.fs.readFile(at(path)));
      } catch (error) {
        if (error instanceof vscode.FileSystemError && error.code === 'NoPermissions') throw error;
        return undefined;
      }
    },
    async filesBelow(folder) {
      const found: string[] = [];
      const waiting = [''];
      for (let read = 0; waiting.length > 0 && read < MOST_FOLDERS; read++) {
        const place = waiting.pop() ?? '';
        const entries = await list(at(place === '' ? folder : `${folder}/${place}`));
        for (const [name, type] of entries) {
          const path = place === '' ? name : `${place}/${name}`;
          // A link has two types at once, and could lead anywhere.
          if (type === vscode.FileType.File) found.push(path);
          else if (type === vscode.FileType.Directory && !SKIPPED.has(name)) waiting.push(path);
        }
      }
      return found;
    },
  };
}

async function list(folder: vscode.Uri): Promise<[string, vscode.FileType][]> {
  try {
    return await vscode.workspace.fs.readDirectory(folder);
  } catch {
    return [];
  }
}
