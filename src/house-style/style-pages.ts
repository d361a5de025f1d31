import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { showPage } from '../text/show-page.ts';
import { faultText } from './fault-text.ts';
import type { HouseStyle } from './house-style.ts';
import { stylePage } from './style-page.ts';

const SCHEME = 'housestyle-style';

/** The pages that tell which style counts, one for each document; each follows the files it tells of. */
export class StylePages implements vscode.Disposable, vscode.TextDocumentContentProvider {
  readonly #style: HouseStyle;
  readonly #service: () => string | undefined;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #shown = new Map<string, vscode.Uri>();
  /** Pages whose text is given, such as what became of Vale styles. */
  readonly #texts = new Map<string, string>();
  readonly #subscriptions: vscode.Disposable;

  readonly onDidChange = this.#changed.event;

  constructor(style: HouseStyle, service: () => string | undefined) {
    this.#style = style;
    this.#service = service;
    this.#subscriptions = vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, this),
      style.onDidChange(() => this.#shown.forEach((page) => this.#changed.fire(page))),
      this.#changed,
    );
  }

  async show(document: vscode.Uri): Promise<string> {
    const path = `/${l10n.t('Style of {0}', nameOf(document).replace(/\.md$/i, ''))}.md`;
    const page = vscode.Uri.from({ scheme: SCHEME, path, query: document.toString() });
    this.#shown.set(page.toString(), page);
    this.#changed.fire(page);
    await showPage(page);
    return this.provideTextDocumentContent(page);
  }

  /** Shows a page of this title, in Markdown. */
  async showText(title: string, text: string): Promise<void> {
    const page = vscode.Uri.from({ scheme: SCHEME, path: `/${title.replaceAll('/', ' ')}.md` });
    this.#texts.set(page.toString(), text);
    this.#changed.fire(page);
    await showPage(page);
  }

  async provideTextDocumentContent(page: vscode.Uri): Promise<string> {
    const given = this.#texts.get(page.toString());
    if (given !== undefined) return given;
    const document = vscode.Uri.parse(page.query, true);
    const { file, baseline, faults, settingFaults, ...style } = await this.#style.resolve(document);
    const path = (uri: vscode.Uri): string => vscode.workspace.asRelativePath(uri);
    return stylePage({
      ...style,
      name: nameOf(document),
      service: this.#service(),
      faults: faults.map(faultText),
      settingFaults: settingFaults.map(faultText),
      ...(file && { file: path(file) }),
      ...(baseline && {
        baseline: {
          path: path(baseline.file),
          count: baseline.entries.length,
          isWrong: baseline.isWrong,
        },
      }),
    });
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }
}

function nameOf(uri: vscode.Uri): string {
  return uri.path.split('/').at(-1) || uri.path;
}
