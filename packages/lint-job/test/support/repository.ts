/** A real git repository in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Folder {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): void;
  read(file: string): string;
  git(...args: string[]): string;
  /** Commits everything and answers the commit. */
  commit(): string;
  /** All of it, or what lies in it under a name. */
  remove(name?: string): void;
}

export function temporaryRepository(): Folder {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'housestyle-lint-test-')));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  git('init', '-q', '-b', 'main');
  return {
    folder,
    git,
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), text);
      }
    },
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    commit() {
      git('add', '-A');
      git('commit', '-q', '--no-gpg-sign', '-m', 'commit');
      return git('rev-parse', 'HEAD');
    },
    remove: (name = '') => rmSync(path.join(folder, name), { recursive: true, force: true }),
  };
}
