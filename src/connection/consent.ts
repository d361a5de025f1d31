import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { isLoopback, type Endpoint } from './endpoint.ts';

/** Where the editor keeps, by origin, when a person agreed that text is sent there. */
const STATE = 'housestyle.consent';

type Given = Readonly<Record<string, string>>;

/** To which hosts a person lets the extension send text. */
export class Consent {
  readonly #state: vscode.Memento;

  constructor(state: vscode.Memento) {
    this.#state = state;
  }

  /** Needed for every host but this computer. */
  isGiven(endpoint: Endpoint): boolean {
    return isLoopback(endpoint) || endpoint.origin in this.#given();
  }

  /** Origins, the first agreed to first. */
  list(): string[] {
    return Object.keys(this.#given());
  }

  /** Names host and data; true where the person agrees, which is kept until `withdraw`. */
  async ask(endpoint: Endpoint): Promise<boolean> {
    const { host } = new URL(endpoint.origin);
    const send = l10n.t('Send to {0}', host);
    const chosen = await vscode.window.showWarningMessage(
      l10n.t('May Housestyle send text to {0}?', host),
      {
        modal: true,
        detail: l10n.t(
          'With each check, the selected text or the whole document goes to that service, together with its kind, your audience, and the house style of the repository where it has one. No file name is sent. The service may hand the text to a language model. You can withdraw this with the command “Withdraw Consent”.',
        ),
      },
      send,
    );
    if (chosen !== send) return false;
    await this.#state.update(STATE, { ...this.#given(), [endpoint.origin]: new Date().toISOString() });
    return true;
  }

  async withdraw(origin: string): Promise<void> {
    const rest = Object.entries(this.#given()).filter(([given]) => given !== origin);
    await this.#state.update(STATE, Object.fromEntries(rest));
  }

  #given(): Given {
    return this.#state.get<Given>(STATE, {});
  }
}
