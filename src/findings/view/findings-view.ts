import * as vscode from 'vscode';
import { l10n } from '../../l10n.ts';
import type { FindingStore } from '../finding-store.ts';
import { findingCount } from '../wording.ts';
import { FindingsTree, type Node } from './findings-tree.ts';
import { GROUPINGS, type Entry, type Grouping } from './grouping.ts';

const KEPT = 'housestyle.findings.grouping';

/** The Findings view: the tree, its badge, and what is selected in it. */
export class FindingsView implements vscode.Disposable {
  readonly #tree: FindingsTree;
  readonly #view: vscode.TreeView<Node>;
  readonly #kept: vscode.Memento;

  constructor(store: FindingStore, kept: vscode.Memento) {
    this.#kept = kept;
    this.#tree = new FindingsTree(store);
    const grouping = GROUPINGS.find((one) => one === kept.get(KEPT));
    if (grouping) this.#tree.grouping = grouping;
    this.#view = vscode.window.createTreeView('housestyle.findings', {
      treeDataProvider: this.#tree,
      canSelectMany: true,
      showCollapseAll: true,
    });
    this.#tree.onDidChangeTreeData(() => this.#announce());
  }

  get grouping(): Grouping {
    return this.#tree.grouping;
  }

  get groups(): FindingsTree['groups'] {
    return this.#tree.groups;
  }

  async group(grouping: Grouping): Promise<void> {
    this.#tree.grouping = grouping;
    await this.#kept.update(KEPT, grouping);
  }

  /**
   * The findings that a command of the view is for: those of the nodes it is called with, else of the selected ones; each
   * once. A group stands for its findings.
   */
  chosen(clicked?: unknown, selected?: unknown): Entry[] {
    const many = Array.isArray(selected) && selected.length > 0 ? selected : undefined;
    const nodes: readonly Node[] = many ?? (isNode(clicked) ? [clicked] : this.#view.selection);
    const entries = nodes.flatMap((node) => ('entry' in node ? [node.entry] : node.group.entries));
    return [...new Map(entries.map((entry) => [`${entry.uri}#${entry.live.id}`, entry])).values()];
  }

  /** Shows the view; the cursor stays in the editor. */
  async reveal(): Promise<void> {
    await vscode.commands.executeCommand('housestyle.findings.focus', { preserveFocus: true });
  }

  dispose(): void {
    this.#view.dispose();
    this.#tree.dispose();
  }

  #announce(): void {
    const { count } = this.#tree;
    this.#view.badge = count === 0 ? undefined : { value: count, tooltip: findingCount(count) };
    this.#view.description = groupingName(this.#tree.grouping);
    void vscode.commands.executeCommand('setContext', 'housestyle.hasFindings', count > 0);
  }
}

export function groupingName(grouping: Grouping): string {
  switch (grouping) {
    case 'file':
      return l10n.t('by file');
    case 'rule':
      return l10n.t('by rule');
    case 'severity':
      return l10n.t('by severity');
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'group' in value;
}
