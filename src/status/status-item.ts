import * as vscode from 'vscode';
import type { AnalyzeResult } from '@housestyle/contract';
import { escapeMarkdown } from '../text/markdown.ts';
import { isUsedUp, quotaOf, quotaSentence, quotaShort, type QuotaState } from './quota-text.ts';

/** The item in the status bar: whether something runs, whether a key is missing, how much of the month is used. */
export class StatusItem implements vscode.Disposable {
  readonly #item: vscode.StatusBarItem;
  #quota: QuotaState | undefined;
  #needsKey = false;
  #running = 0;

  constructor(command: string) {
    this.#item = vscode.window.createStatusBarItem('housestyle.status', vscode.StatusBarAlignment.Right, 90);
    this.#item.name = 'Housestyle';
    this.#item.command = command;
    this.#draw();
    this.#item.show();
  }

  get quota(): QuotaState | undefined {
    return this.#quota;
  }

  get needsKey(): boolean {
    return this.#needsKey;
  }

  /** Takes over what an answer tells of the account. */
  answered(result: AnalyzeResult): void {
    this.#quota = quotaOf(result) ?? this.#quota;
    if (result.ok) this.#needsKey = false;
    else if (result.code === 'UNAUTHORIZED') this.#needsKey = true;
    this.#draw();
  }

  /** Another key or another service: what was known of the account no longer holds. */
  reset(needsKey: boolean): void {
    this.#needsKey = needsKey;
    this.#quota = undefined;
    this.#draw();
  }

  running(count: number): void {
    this.#running = count;
    this.#draw();
  }

  dispose(): void {
    this.#item.dispose();
  }

  #draw(): void {
    const short = quotaShort(this.#quota);
    const usedUp = this.#quota !== undefined && isUsedUp(this.#quota);
    const icon =
      this.#running > 0 ? 'loading~spin' : this.#needsKey ? 'key' : usedUp ? 'warning' : 'checklist';
    this.#item.text = `$(${icon}) Housestyle${short && !this.#needsKey ? ` ${short}` : ''}`;
    this.#item.backgroundColor = usedUp
      ? new vscode.ThemeColor('statusBarItem.warningBackground')
      : undefined;
    const state = this.#running > 0 ? 'Checking …' : this.#needsKey ? 'An API key is needed.' : undefined;
    const sentence = this.#needsKey ? '' : quotaSentence(this.#quota, vscode.env.language);
    const spoken = ['Housestyle.', state, sentence].filter(Boolean).join(' ');
    this.#item.accessibilityInformation = { label: spoken, role: 'button' };
    this.#item.tooltip = this.#tooltip(state, sentence);
  }

  #tooltip(state: string | undefined, sentence: string): vscode.MarkdownString {
    const tooltip = new vscode.MarkdownString('**Housestyle**');
    for (const paragraph of [state, sentence, 'Select for all commands.']) {
      if (paragraph) tooltip.appendMarkdown(`\n\n${escapeMarkdown(paragraph)}`);
    }
    return tooltip;
  }
}
