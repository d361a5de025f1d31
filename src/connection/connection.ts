import * as vscode from 'vscode';
import type { AnalyzeRequest, AnalyzeResult, Client, StreamListener } from '@housestyle/contract';
import { l10n } from '../l10n.ts';
import type { LocalAccess, LocalService } from '../local-service/local-service.ts';
import type { Access, AccessOptions, Denied } from './access.ts';
import type { Consent } from './consent.ts';
import { parseEndpoint, secretName, type Endpoint } from './endpoint.ts';
import { keyProblem } from './key-shape.ts';
import { mayBeSent } from './sending-scope.ts';
import { endpointText, timeout, type EnvironmentDefaults } from './settings.ts';

export interface ConnectionParts {
  /** Keeps the keys. */
  readonly secrets: vscode.SecretStorage;
  readonly defaults: EnvironmentDefaults;
  readonly local: LocalService;
  readonly consent: Consent;
}

export interface AnalyzeOptions {
  readonly signal: AbortSignal;
  /** Hears of the answer while it comes. */
  readonly listener?: StreamListener;
}

/** Which service is asked, with which key. Keys are kept in the editor's secret storage and shown nowhere. */
export class Connection {
  readonly #parts: ConnectionParts;
  /** The origin that a key of the environment belongs to. */
  readonly #environmentOrigin: string | undefined;
  readonly #forgotten = new Set<string>();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#environmentOrigin = parseEndpoint(parts.defaults.endpoint ?? endpointText(parts.defaults))?.origin;
  }

  /** No address is set: the bundled service is asked. */
  get isLocal(): boolean {
    return this.endpointText === '';
  }

  /** Undefined where the bundled service is asked, and where the setting is no address. */
  get endpoint(): Endpoint | undefined {
    return parseEndpoint(this.endpointText);
  }

  /** The address as it was typed; empty for the bundled service. */
  get endpointText(): string {
    return endpointText(this.#parts.defaults);
  }

  /** The service for messages: its address, or that it is the bundled one. */
  get serviceName(): string {
    return this.isLocal ? l10n.t('the local service') : (this.endpoint?.url ?? this.endpointText);
  }

  /**
   * Whom to ask for a document, and with which key. Starts the bundled service where that is the one; asks the person
   * for a key and for consent where they are missing, unless `ask` is false. Sends nothing. Without a document, for a text
   * that comes from none.
   */
  async access(
    document: vscode.TextDocument | undefined,
    { ask = true }: AccessOptions = {},
  ): Promise<Access | Denied> {
    if (document && !mayBeSent(document)) return { ok: false, code: 'EXCLUDED' };
    if (this.isLocal) return this.#localAccess();
    const { endpoint } = this;
    if (!endpoint) return { ok: false, code: 'BAD_ENDPOINT' };
    const { consent } = this.#parts;
    if (!consent.isGiven(endpoint) && !(ask && (await consent.ask(endpoint))))
      return { ok: false, code: 'NO_CONSENT' };
    const key = (await this.key(endpoint)) ?? (ask ? await this.askForKey(endpoint) : undefined);
    return key === undefined ? { ok: false, code: 'NO_KEY' } : { ok: true, endpoint, key, isLocal: false };
  }

  /** The contract's client, which is loaded with the first request. Its requests end after the time that the settings give. */
  async client({ endpoint, key }: Access): Promise<Client> {
    const { createClient } = await import('./service-client.ts');
    // The extension host's own fetch is used and not a bundled undici: the editor routes it through the person's
    // proxy settings (`http.proxy`, PAC files, system certificates), and a web extension has no other.
    return createClient({ baseUrl: endpoint.url, apiKey: key, fetch, door: 'editor', timeout: timeout() });
  }

  /**
   * Sends a text. Where the bundled service died over it, the next one is asked, once: nothing is counted there, and
   * an analysis changes nothing. Never rejects.
   */
  async analyze(
    access: Access,
    request: AnalyzeRequest,
    { signal, listener = {} }: AnalyzeOptions,
  ): Promise<AnalyzeResult> {
    const client = await this.client(access);
    const result = await client.analyzeStream(request, listener, { signal });
    if (result.ok || !access.isLocal || result.code !== 'NETWORK_ERROR' || signal.aborted) return result;
    const next = await this.#parts.local.accessAfter(access.endpoint.url).catch(() => undefined);
    if (!next || signal.aborted) return result;
    return (await this.client(localAccess(next))).analyzeStream(request, listener, { signal });
  }

  async key(endpoint: Endpoint): Promise<string | undefined> {
    const stored = await this.#parts.secrets.get(secretName(endpoint));
    if (stored) return stored;
    const { apiKey } = this.#parts.defaults;
    const ours = endpoint.origin === this.#environmentOrigin && !this.#forgotten.has(endpoint.origin);
    return ours ? apiKey : undefined;
  }

  async setKey(endpoint: Endpoint, key: string): Promise<void> {
    await this.#parts.secrets.store(secretName(endpoint), key.trim());
  }

  async forgetKey(endpoint: Endpoint): Promise<void> {
    this.#forgotten.add(endpoint.origin);
    await this.#parts.secrets.delete(secretName(endpoint));
  }

  /** Asks the person for a key and keeps it; undefined when they left. */
  async askForKey(endpoint: Endpoint): Promise<string | undefined> {
    const typed = await vscode.window.showInputBox({
      title: l10n.t('Housestyle: API Key for {0}', new URL(endpoint.origin).host),
      prompt: l10n.t(
        'Create a key in the Housestyle web app: user menu, then API Keys. It is kept in secret storage.',
      ),
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

  async #localAccess(): Promise<Access | Denied> {
    try {
      return localAccess(await this.#parts.local.access());
    } catch (error) {
      if (this.#parts.local.state === 'unavailable') return { ok: false, code: 'NO_LOCAL_SERVICE' };
      return { ok: false, code: 'LOCAL_SERVICE_FAILED', message: (error as Error).message };
    }
  }
}

function localAccess({ baseUrl, key }: LocalAccess): Access {
  return { ok: true, endpoint: { url: baseUrl, origin: baseUrl }, key, isLocal: true };
}
