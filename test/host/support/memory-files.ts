/** A file system in memory: what an extension for repositories that lie elsewhere gives the editor. */
import * as vscode from 'vscode';

export class MemoryFiles implements vscode.FileSystemProvider {
  readonly #files = new Map<string, Uint8Array>();
  readonly #changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();

  readonly onDidChangeFile = this.#changed.event;

  set(path: string, text: string): void {
    this.#files.set(path, new TextEncoder().encode(text));
  }

  text(path: string): string | undefined {
    const content = this.#files.get(path);
    return content && new TextDecoder().decode(content);
  }

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  stat(uri: vscode.Uri): vscode.FileStat {
    const isFolder = this.readDirectory(uri).length > 0;
    const size = isFolder ? 0 : this.readFile(uri).length;
    return { type: isFolder ? vscode.FileType.Directory : vscode.FileType.File, ctime: 0, mtime: 0, size };
  }

  readDirectory({ path }: vscode.Uri): [string, vscode.FileType][] {
    const below = [...this.#files.keys()].filter((file) => file.startsWith(`${path.replace(/\/$/, '')}/`));
    return below.map((file) => [file.split('/').at(-1) ?? '', vscode.FileType.File]);
  }

  readFile(uri: vscode.Uri): Uint8Array {
    const content = this.#files.get(uri.path);
    if (!content) throw vscode.FileSystemError.FileNotFound(uri);
    return content;
  }

  writeFile(uri: vscode.Uri, content: Uint8Array): void {
    this.#files.set(uri.path, content);
    this.#changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
  }

  delete(uri: vscode.Uri): void {
    this.#files.delete(uri.path);
  }

  createDirectory(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  rename(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }
}
