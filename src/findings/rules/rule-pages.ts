import * as vscode from 'vscode';
import type { Finding } from '@housestyle/contract';
import { showPage } from '../../text/show-page.ts';
import type { RuleBook } from './rule-book.ts';
import { rulePage } from './rule-page.ts';

export const RULE_SCHEME = 'housestyle-rule';

/** The address of the page that explains a rule: what a problem's code links to. */
export function rulePageUri({ id, label }: Finding['rule']): vscode.Uri {
  const name = label.replace(/[\\/]/g, '-');
  return vscode.Uri.from({ scheme: RULE_SCHEME, path: `/${name}.md`, query: JSON.stringify({ id, label }) });
}

/** Pages that explain rules, made when they are opened. */
export class RulePages implements vscode.Disposable, vscode.TextDocumentContentProvider {
  readonly #book: RuleBook;
  readonly #registration: vscode.Disposable;

  constructor(book: RuleBook) {
    this.#book = book;
    this.#registration = vscode.workspace.registerTextDocumentContentProvider(RULE_SCHEME, this);
  }

  async provideTextDocumentContent({ query }: vscode.Uri): Promise<string> {
    const rule = JSON.parse(query) as Finding['rule'];
    return rulePage(rule, await this.#book.facts(rule));
  }

  show(rule: Finding['rule']): Promise<void> {
    return showPage(rulePageUri(rule));
  }

  dispose(): void {
    this.#registration.dispose();
  }
}
