import * as vscode from 'vscode';
import { LineMap, type Severity } from '@housestyle/contract';
import { nameOf } from '../../connection/target.ts';
import { l10n } from '../../l10n.ts';
import type { FindingStore } from '../finding-store.ts';
import { isFixable } from '../fixes.ts';
import { brief, findingCount, fixTitle } from '../wording.ts';
import { gravest, grouped, spoken, type Entry, type Group, type Grouping } from './grouping.ts';

export type Node = { readonly group: Group } | { readonly entry: Entry; readonly group: Group };

/** Milliseconds in which changes are gathered: typing changes the findings with each key. */
const PAUSE = 150;

const ICONS: Record<Severity, [name: string, color: string]> = {
  critical: ['error', 'problemsErrorIcon.foreground'],
  important: ['warning', 'problemsWarningIcon.foreground'],
  minor: ['info', 'problemsInfoIcon.foreground'],
};

/** The findings of all documents as groups, each with its findings. */
export class FindingsTree implements vscode.TreeDataProvider<Node>, vscode.Disposable {
  readonly #store: FindingStore;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #subscription: vscode.Disposable;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #grouping: Grouping = 'file';
  #groups: readonly Group[] | undefined;
  #lines = new Map<string, LineMap>();

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(store: FindingStore) {
    this.#store = store;
    this.#subscription = store.onDidChange(() => {
      this.#groups = undefined;
      this.#timer ??= setTimeout(() => this.refresh(), PAUSE);
    });
  }

  get grouping(): Grouping {
    return this.#grouping;
  }

  set grouping(grouping: Grouping) {
    this.#grouping = grouping;
    this.refresh();
  }

  /** How many findings there are in all documents. */
  get count(): number {
    return this.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  }

  get groups(): readonly Group[] {
    this.#groups ??= grouped(this.#entries(), this.#grouping, (uri) => pathOf(vscode.Uri.parse(uri, true)));
    return this.#groups;
  }

  refresh(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#groups = undefined;
    this.#lines = new Map();
    this.#changed.fire();
  }

  getChildren(node?: Node): Node[] {
    if (!node) return this.groups.map((group) => ({ group }));
    return 'entry' in node ? [] : node.group.entries.map((entry) => ({ entry, group: node.group }));
  }

  getParent(node: Node): Node | undefined {
    return 'entry' in node ? { group: node.group } : undefined;
  }

  getTreeItem(node: Node): vscode.TreeItem {
    return 'entry' in node ? this.#finding(node.entry) : this.#group(node.group);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#subscription.dispose();
    this.#changed.dispose();
  }

  #entries(): Entry[] {
    return this.#store
      .uris()
      .flatMap((uri) => this.#store.list(uri).map((live): Entry => ({ uri: uri.toString(), live })));
  }

  #group({ key, label, entries }: Group): vscode.TreeItem {
    const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Expanded);
    item.id = `${this.#grouping}:${key}`;
    item.description = String(entries.length);
    item.contextValue = entries.some(({ live }) => isFixable(live)) ? 'group-fixable' : 'group';
    item.accessibilityInformation = { label: `${label}, ${findingCount(entries.length)}` };
    if (this.#grouping === 'file') {
      item.resourceUri = vscode.Uri.parse(key, true);
      item.iconPath = vscode.ThemeIcon.File;
    } else item.iconPath = icon(gravest(entries));
    return item;
  }

  #finding(entry: Entry): vscode.TreeItem {
    const { finding, id } = entry.live;
    const uri = vscode.Uri.parse(entry.uri, true);
    const line = this.#line(entry);
    const item = new vscode.TreeItem(brief(finding.original) || '␣');
    item.id = `${this.#grouping}:${entry.uri}:${id}`;
    item.description = [
      isFixable(entry.live) ? `→ ${brief(entry.live.finding.suggestion) || l10n.t('(remove)')}` : '',
      this.#grouping === 'rule' ? '' : finding.rule.label,
      this.#grouping === 'file' ? l10n.t('line {0}', line) : `${nameOf(uri)}:${line}`,
    ]
      .filter(Boolean)
      .join(' · ');
    item.tooltip = isFixable(entry.live)
      ? `${finding.reason}\n${fixTitle(entry.live.finding)}`
      : finding.reason;
    item.iconPath = icon(finding.severity);
    item.contextValue = isFixable(entry.live) ? 'finding-fixable' : 'finding';
    item.accessibilityInformation = { label: spoken(entry, nameOf(uri), line) };
    const title = l10n.t('Go to Finding');
    item.command = { title, command: 'housestyle.openFinding', arguments: [entry.uri, id] };
    return item;
  }

  #line({ uri, live }: Entry): number {
    const lines = this.#lines.get(uri) ?? new LineMap(this.#store.text(vscode.Uri.parse(uri, true)) ?? '');
    this.#lines.set(uri, lines);
    return lines.position(live.range.start).line + 1;
  }
}

function icon(severity: Severity): vscode.ThemeIcon {
  const [name, color] = ICONS[severity];
  return new vscode.ThemeIcon(name, new vscode.ThemeColor(color));
}

/** As the explorer names it: below its folder. */
function pathOf(uri: vscode.Uri): string {
  return uri.scheme === 'untitled' ? nameOf(uri) : vscode.workspace.asRelativePath(uri);
}
