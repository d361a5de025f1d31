import type * as vscode from 'vscode';
import type { LocalService } from '../local-service/local-service.ts';
import type { ChatBridge, Platform } from '../platform/platform.ts';
import { editorModel, type ModelSelector } from './editor-models.ts';

/** Where the editor keeps which of its models was chosen. */
const STATE = 'housestyle.languageModel';

export interface ChosenModel extends ModelSelector {
  readonly name: string;
}

/** Which model the local service works with: none but its own engine, or one of the editor's, behind the service's guards. */
export class ModelChoice implements vscode.Disposable {
  readonly #state: vscode.Memento;
  readonly #service: LocalService;
  readonly #startBridge: Platform['startChatBridge'];
  #bridge: ChatBridge | undefined;

  constructor(state: vscode.Memento, service: LocalService, startBridge: Platform['startChatBridge']) {
    this.#state = state;
    this.#service = service;
    this.#startBridge = startBridge;
  }

  /** Whether a service can run here that would ask a model. */
  get isPossible(): boolean {
    return this.#startBridge !== undefined;
  }

  /** Undefined: the built-in engine alone. */
  get chosen(): ChosenModel | undefined {
    return this.#state.get<ChosenModel>(STATE);
  }

  /** Works with a model from now on, in later windows too. A service that runs starts anew. */
  async choose(model: ChosenModel | undefined): Promise<void> {
    await this.#state.update(STATE, model);
    await this.apply();
  }

  /** Makes the service work with what is chosen. */
  async apply(): Promise<void> {
    const { chosen } = this;
    this.#bridge?.close();
    this.#bridge = chosen && (await this.#startBridge?.(editorModel(chosen, chosen.name)));
    await this.#service.setEnvironment(
      this.#bridge && chosen
        ? {
            MODEL_PROVIDER: 'openai-compatible',
            MODEL_BASE_URL: this.#bridge.baseUrl,
            MODEL_NAME: chosen.name,
            MODEL_API_KEY: this.#bridge.key,
          }
        : {},
    );
  }

  dispose(): void {
    this.#bridge?.close();
  }
}
