import * as vscode from 'vscode';
import { createClient, type AnalyzeRequest, type AnalyzeResult } from '@housestyle/contract';
import { parseEndpoint, secretName, type Endpoint } from './endpoint.ts';
import { keyProblem } from './key-shape.ts';
import { currentEndpoint, endpointText, timeout, type EnvironmentDefaults } from './settings.ts';

/** Which service is asked, with which key. The key is kept in the editor's secret storage and shown nowhere. */
export class Connection {
  readonly #secrets: vscode.SecretStorage;
  readonly #defaults: EnvironmentDefaults;
  /** The origin that a key of the environment belongs to. */
  readonly #environmentOrigin: string | undefined;
  readonly #forgotten = new Set<string>();

  constructor(secrets: vscode.SecretStorage, defaults: EnvironmentDefaults) {
    this.#secrets = secrets;
    this.#defaults = defaults;
    this.#environmentOrigin = parseEndpoint(defaults.endpoint ?? endpointText(defaults))?.origin;
  }

  /** Undefined where the setting is no address. */
  get endpoint(): Endpoint | undefined {
    return currentEndpoint(this.#defaults);
  }

  /** The address as it was typed, for messages. */
  get endpointText(): string {
    return endpointText(this.#defaults);
  }

  async key(endpoint: Endpoint): Promise<string | undefined> {
    const stored = await this.#secrets.get(secretName(endpoint));
    if (stored) return stored;
    const { apiKey } = this.#defaults;
    const ours = endpoint.origin === this.#environmentOrigin && !this.#forgotten.has(endpoint.origin);
    return ours ? apiKey : undefined;
  }

  async setKey(endpoint: Endpoint, key: string): Promise<void> {
    await this.#secrets.store(secretName(endpoint), key.trim());
  }

  async forgetKey(endpoint: Endpoint): Promise<void> {
    this.#forgotten.add(endpoint.origin);
    await this.#secrets.delete(secretName(endpoint));
  }

  /** Asks the person for a key and keeps it; undefined when they left. */
  async askForKey(endpoint: Endpoint): Promise<string | undefined> {
    const typed = await vscode.window.showInputBox({
      title: `Housestyle: API Key for ${new URL(endpoint.origin).host}`,
      prompt:
        'Create a key in the Housestyle web app: user menu, then API Keys. It is kept in secret storage.',
      placeHolder: 'housestyle_…',
      password: true,
      ignoreFocusOut: true,
      validateInput: (value) => (value === '' ? undefined : keyProblem(value)),
    });
    const key = typed?.trim();
    if (!key) return undefined;
    await this.setKey(endpoint, key);
    return key;
  }

  analyze(
    endpoint: Endpoint,
    apiKey: string,
    request: AnalyzeRequest,
    signal: AbortSignal,
  ): Promise<AnalyzeResult> {
    // The extension host's own fetch is used and not a bundled undici: the editor routes it through the person's
    // proxy settings (`http.proxy`, PAC files, system certificates), and a web extension has no other.
    const client = createClient({ baseUrl: endpoint.url, apiKey, fetch, door: 'editor', timeout: timeout() });
    return client.analyze(request, { signal });
  }
}
