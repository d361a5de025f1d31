import type * as vscode from 'vscode';
import type { Finding } from '@housestyle/contract';

const KEPT = 'housestyle.notProblems';

/** Documents of which dismissals are kept; the oldest is forgotten first. */
const DOCUMENTS = 500;

/**
 * Findings that a person called no problem, kept on this computer for the documents that have no baseline to share. Known by
 * rule, quote and surrounding words, never by line.
 */
export class Dismissals {
  readonly #kept: vscode.Memento;

  constructor(kept: vscode.Memento) {
    this.#kept = kept;
  }

  /** The findings of a document's `text` that nobody dismissed. */
  async without(uri: vscode.Uri, text: string, findings: readonly Finding[]): Promise<readonly Finding[]> {
    const known = new Set(this.#all()[uri.toString()] ?? []);
    if (known.size === 0 || findings.length === 0) return findings;
    const prints = await printsOf(text, findings);
    return findings.filter((_, index) => !known.has(prints[index] ?? ''));
  }

  async dismiss(uri: vscode.Uri, text: string, findings: readonly Finding[]): Promise<void> {
    const { [uri.toString()]: before = [], ...others } = this.#all();
    const known = new Set(before);
    for (const finding of findings) {
      const [plain = ''] = await printsOf(text, [finding]);
      // Equal ones that were dismissed earlier are not shown any more, and have the first numbers.
      let print = plain;
      for (let count = 2; known.has(print); count++) print = `${plain}-${count}`;
      known.add(print);
    }
    const kept = Object.entries({ ...others, [uri.toString()]: [...known] }).slice(-DOCUMENTS);
    await this.#kept.update(KEPT, Object.fromEntries(kept));
  }

  /** Forgets what was dismissed in a document, and answers how many findings that were. */
  async restore(uri: vscode.Uri): Promise<number> {
    const { [uri.toString()]: dismissed = [], ...others } = this.#all();
    if (dismissed.length > 0) await this.#kept.update(KEPT, others);
    return dismissed.length;
  }

  #all(): Record<string, readonly string[]> {
    return this.#kept.get<Record<string, readonly string[]>>(KEPT) ?? {};
  }
}

async function printsOf(text: string, findings: readonly Finding[]): Promise<readonly string[]> {
  const { fingerprints } = await import('@housestyle/contract/config');
  return fingerprints('', text, findings);
}
