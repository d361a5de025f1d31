import * as vscode from 'vscode';
import type { AnalyzeResult } from '@housestyle/contract';
import { l10n } from '../l10n.ts';
import type { Connection } from '../connection/connection.ts';
import type { LocalService } from '../local-service/local-service.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { isUsedUp, quotaOf, quotaSentence, quotaShort, type QuotaState } from './quota-text.ts';

/** What the item reads of the connection and the bundled service each time it is drawn. */
export interface StatusSources {
  readonly connection: Pick<Connection, 'isLocal'>;
  readonly localService: Pick<LocalService, 'state' | 'usesModel'>;
}

/** The item in the status bar: whether something runs, whether a key is missing, how much of the month is used. */
export class StatusItem implements vscode.Disposable {
  readonly #item: vscode.StatusBarItem;
  readonly #sources: StatusSources;
  #quota: QuotaState | undefined;
  #needsKey = false;
  #running = 0;

  constructor(command: string, sources: StatusSources) {
    this.#sources = sources;
    this.#item = vscode.window.createStatusBarItem('housestyle.status', vscode.StatusBarAlignment.Right, 90);
    this.#item.name = 'Housestyle';
    this.#item.command = command;
    this.draw();
    this.#item.show();
  }

  get quota(): QuotaState | undefined {
    return this.#quota;
  }

  get needsKey(): boolean {
    return this.#needsKey;
  }

  /** The account's month, or what keeps the service from answering. */
  get sentence(): string {
    const { connection, localService } = this.#sources;
    if (connection.isLocal) return localSentence(localService);
    if (this.#needsKey) return l10n.t('An API key is needed.');
    return quotaSentence(this.#quota, vscode.env.language);
  }

  /** Takes over what an answer tells of the account. */
  answered(result: AnalyzeResult): void {
    this.#quota = quotaOf(result) ?? this.#quota;
    if (result.ok) this.#needsKey = false;
    else if (result.code === 'UNAUTHORIZED') this.#needsKey = true;
    this.draw();
  }

  /** Another key or another service: what was known of the account no longer holds. */
  reset(needsKey: boolean): void {
    this.#needsKey = needsKey;
    this.#quota = undefined;
    this.draw();
  }

  running(count: number): void {
    this.#running = count;
    this.draw();
  }

  dispose(): void {
    this.#item.dispose();
  }

  draw(): void {
    const { connection, localService } = this.#sources;
    const { isLocal } = connection;
    const failed = isLocal && ['failed', 'unavailable'].includes(localService.state);
    const needsKey = this.#needsKey && !isLocal;
    const usedUp = !isLocal && this.#quota !== undefined && isUsedUp(this.#quota);
    const icon =
      this.#running > 0 ? 'loading~spin' : needsKey ? 'key' : usedUp || failed ? 'warning' : 'checklist';
    const short = isLocal || needsKey ? '' : quotaShort(this.#quota);
    this.#item.text = `$(${icon}) Housestyle${short && ` ${short}`}`;
    this.#item.backgroundColor =
      usedUp || failed ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
    const sentences = [...(this.#running > 0 ? [l10n.t('Checking …')] : []), this.sentence];
    this.#item.accessibilityInformation = { label: ['Housestyle.', ...sentences].join(' '), role: 'button' };
    const tooltip = new vscode.MarkdownString('**Housestyle**');
    for (const paragraph of [...sentences, l10n.t('Select for all commands.')])
      tooltip.appendMarkdown(`\n\n${escapeMarkdown(paragraph)}`);
    this.#item.tooltip = tooltip;
  }
}

function localSentence({ state, usesModel }: StatusSources['localService']): string {
  switch (state) {
    case 'failed':
      return l10n.t('The local service does not run.');
    case 'unavailable':
      return l10n.t('The local service cannot run in a browser. Connect to a service instead.');
    case 'starting':
      return l10n.t('The local service starts.');
    default:
      if (usesModel) return l10n.t('The local service on this computer checks, with a language model.');
      return l10n.t('The local service on this computer checks. No text leaves it, and no quota is used.');
  }
}
