import * as vscode from 'vscode';
import type { AsYouType } from '../checking/as-you-type.ts';
import type { CheckLog } from '../checking/check-log.ts';
import { TYPED_LANGUAGES } from '../checking/languages.ts';
import type { FindingStore } from '../findings/finding-store.ts';
import { l10n } from '../l10n.ts';
import { checkText } from './check-text.ts';

export interface LanguageStatusParts {
  readonly checks: CheckLog;
  readonly findings: FindingStore;
  readonly asYouType: AsYouType;
}

const severities = {
  information: vscode.LanguageStatusSeverity.Information,
  warning: vscode.LanguageStatusSeverity.Warning,
  error: vscode.LanguageStatusSeverity.Error,
};

/** The item among the editor's language statuses: how the active document stands, and what to do next. */
export class LanguageStatus implements vscode.Disposable {
  readonly #parts: LanguageStatusParts;
  readonly #item: vscode.LanguageStatusItem;
  readonly #subscriptions: vscode.Disposable;

  constructor(parts: LanguageStatusParts) {
    this.#parts = parts;
    this.#item = vscode.languages.createLanguageStatusItem('housestyle.check', [...TYPED_LANGUAGES, 'html']);
    this.#item.name = 'Housestyle';
    const drawActive = (uri: vscode.Uri): void => {
      if (uri.toString() === vscode.window.activeTextEditor?.document.uri.toString()) this.#draw();
    };
    this.#subscriptions = vscode.Disposable.from(
      this.#item,
      parts.checks.onDidChange(drawActive),
      parts.findings.onDidChange(drawActive),
      vscode.workspace.onDidChangeTextDocument(({ document }) => drawActive(document.uri)),
      vscode.window.onDidChangeActiveTextEditor(() => this.#draw()),
    );
    this.#draw();
  }

  /** What the item says, for tests. */
  get text(): string {
    return this.#item.text;
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }

  #draw(): void {
    const document = vscode.window.activeTextEditor?.document;
    const { checks, findings, asYouType } = this.#parts;
    const { text, severity, busy, action } = checkText({
      check: document && checks.of(document.uri),
      version: document?.version ?? 0,
      findings: document ? findings.list(document.uri).length : 0,
      asYouType: document !== undefined && asYouType.isOn(document),
    });
    this.#item.text = text;
    this.#item.detail = 'Housestyle';
    this.#item.severity = severities[severity];
    this.#item.busy = busy;
    const { title, command, argument } = action;
    this.#item.command = { title, command, ...(argument !== undefined && { arguments: [argument] }) };
    this.#item.accessibilityInformation = { label: l10n.t('Housestyle: {0}', text) };
  }
}
