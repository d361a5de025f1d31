import * as vscode from 'vscode';
import type { FindingStore } from './finding-store.ts';
import { hoverMarkdown } from './hover-markdown.ts';

/** Says which rule a finding breaks and what its correction looks like. */
export class FindingHovers implements vscode.HoverProvider {
  readonly #store: FindingStore;

  constructor(store: FindingStore) {
    this.#store = store;
  }

  provideHover(document: vscode.TextDocument, position: vscode.Position): vscode.Hover | undefined {
    const offset = document.offsetAt(position);
    const here = this.#store
      .list(document.uri)
      .filter(({ range }) => range.start <= offset && offset <= range.end);
    const [first] = here;
    if (!first) return undefined;
    const start = Math.min(...here.map(({ range }) => range.start));
    const end = Math.max(...here.map(({ range }) => range.end));
    // Not trusted: the words come from a document and a service.
    const contents = here.map(({ finding }) => new vscode.MarkdownString(hoverMarkdown(finding)));
    return new vscode.Hover(contents, new vscode.Range(document.positionAt(start), document.positionAt(end)));
  }
}
