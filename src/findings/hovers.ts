import * as vscode from 'vscode';
import type { FindingStore } from './finding-store.ts';
import { hoverLinks, hoverMarkdown } from './hover-markdown.ts';
import type { RuleBook } from './rules/rule-book.ts';

const EXPLAIN = 'housestyle.explainRule';

/** Says which rule a finding breaks, why there is such a rule, and what the correction would make of the line. */
export class FindingHovers implements vscode.HoverProvider {
  readonly #store: FindingStore;
  readonly #book: RuleBook;

  constructor(store: FindingStore, book: RuleBook) {
    this.#store = store;
    this.#book = book;
  }

  async provideHover(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<vscode.Hover | undefined> {
    const here = this.#store.at(document.uri, document.offsetAt(position));
    if (here.length === 0) return undefined;
    const start = Math.min(...here.map(({ range }) => range.start));
    const end = Math.max(...here.map(({ range }) => range.end));
    const text = document.getText();
    const contents = await Promise.all(
      here.map(async (live) => {
        const facts = await this.#book.facts(live.finding.rule);
        const argument = encodeURIComponent(JSON.stringify([document.uri.toString(), live.id]));
        const links = new vscode.MarkdownString(hoverLinks(`command:${EXPLAIN}?${argument}`, facts));
        // Of the links alone: the other words come from a document and a service.
        links.isTrusted = { enabledCommands: [EXPLAIN] };
        return [new vscode.MarkdownString(hoverMarkdown(live, text, facts)), links];
      }),
    );
    const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
    return new vscode.Hover(contents.flat(), range);
  }
}
