import * as vscode from 'vscode';
import type { ConfigFinder, FoundConfig } from '@housestyle/contract/config';
import { workspaceFiles } from './workspace-files.ts';

const SETTINGS = ['terms', 'words', 'severity'].map((name) => `housestyle.${name}`);

/** The contract's finder for each file system of the window, and what makes it read anew. */
export class StyleFinders implements vscode.Disposable {
  readonly #finders = new Map<string, ConfigFinder>();
  readonly #changed = new vscode.EventEmitter<void>();
  #watching: vscode.Disposable | undefined;
  #usesVale = false;

  readonly onDidChange = this.#changed.event;

  /** The `.housestyle.yaml` that counts for a place, as it is now. */
  async nearest(place: vscode.Uri): Promise<FoundConfig | undefined> {
    const { createConfigFinder } = await import('@housestyle/contract/config');
    this.#watching ??= this.#watch();
    // Above a folder that is not on this computer there is nothing to read.
    const top = place.scheme === 'file' ? '' : (vscode.workspace.getWorkspaceFolder(place)?.uri.path ?? '');
    const key = `${place.scheme}://${place.authority}:${top}`;
    const finder = this.#finders.get(key) ?? createConfigFinder(workspaceFiles(place), top);
    this.#finders.set(key, finder);
    const found = await finder.nearest(place.path);
    if ((found?.vale.size ?? 0) > 0) this.#usesVale = true;
    return found;
  }

  forget(): void {
    for (const finder of this.#finders.values()) finder.forget();
    this.#changed.fire();
  }

  dispose(): void {
    this.#watching?.dispose();
    this.#changed.dispose();
  }

  #watch(): vscode.Disposable {
    const forget = (): void => this.forget();
    return vscode.Disposable.from(
      watch('**/{.housestyle.yaml,.housestyle-baseline.json}', forget),
      watch('**/*.{yml,ini,txt}', () => this.#usesVale && forget()),
      // Files outside of the workspace are not watched.
      vscode.workspace.onDidSaveTextDocument(({ uri }) => {
        if (uri.path.endsWith('/.housestyle.yaml')) forget();
      }),
      vscode.window.onDidChangeWindowState(({ focused }) => {
        if (focused) for (const finder of this.#finders.values()) finder.forget();
      }),
      vscode.workspace.onDidGrantWorkspaceTrust(forget),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (SETTINGS.some((name) => event.affectsConfiguration(name))) this.#changed.fire();
      }),
    );
  }
}

function watch(glob: string, changed: () => unknown): vscode.Disposable {
  const watcher = vscode.workspace.createFileSystemWatcher(glob);
  return vscode.Disposable.from(
    watcher,
    watcher.onDidChange(changed),
    watcher.onDidCreate(changed),
    watcher.onDidDelete(changed),
  );
}
