import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { Supervisor, type RunningService, type StartService, type SupervisorState } from './supervisor.ts';

export type LocalServiceState = SupervisorState | 'unavailable';

/** Where the secret storage keeps the key of the bundled service. */
const SECRET = 'housestyle.localServiceKey';

/** Where the editor keeps that a person has been told of the service. */
const TOLD = 'housestyle.localServiceTold';

export interface LocalServiceParts {
  /** Absent where no program can be started. */
  readonly start: StartService | undefined;
  readonly secrets: vscode.SecretStorage;
  readonly globalState: vscode.Memento;
  readonly output: vscode.LogOutputChannel;
}

export interface LocalAccess {
  readonly baseUrl: string;
  readonly key: string;
}

/** Milliseconds in which the end of a service that died is noticed. */
const DYING = 1000;

/** The service that the extension brings along: one program for each window, one database for all of them. */
export class LocalService implements vscode.Disposable {
  readonly #supervisor: Supervisor | undefined;
  readonly #changed = new vscode.EventEmitter<LocalServiceState>();
  #environment: Readonly<Record<string, string>> = {};
  #running: RunningService | undefined;

  readonly onDidChangeState = this.#changed.event;

  constructor({ start, secrets, globalState, output }: LocalServiceParts) {
    if (!start) return;
    const log = (line: string): void => output.warn(`Local service: ${line}`);
    this.#supervisor = new Supervisor({
      start: async () => {
        const known = (await secrets.get(SECRET)) ?? null;
        const running = await start({ key: known, environment: this.#environment, log });
        this.#running = running;
        if (running.key !== known) await secrets.store(SECRET, running.key);
        output.info(`The local service listens on ${running.address}.`);
        announceOnce(globalState);
        return running;
      },
      changed: (state) => this.#changed.fire(state),
      died: (reason, pause) =>
        output.error(
          `The local service ended: ${reason}. ${pause === null ? 'It is given up.' : `It starts again in ${pause} ms.`}`,
        ),
    });
  }

  get state(): LocalServiceState {
    return this.#supervisor?.state ?? 'unavailable';
  }

  /** A language model does part of its work: each check costs time or money. */
  get usesModel(): boolean {
    return this.#environment.MODEL_PROVIDER !== undefined;
  }

  /** Where it listens and its key; starts it where it does not run. Rejects with a message for the person. */
  async access(): Promise<LocalAccess> {
    if (!this.#supervisor) {
      throw new Error(l10n.t('The local service cannot run in a browser. Connect to a service instead.'));
    }
    const { address, key } = await this.#supervisor.service();
    return { baseUrl: address, key };
  }

  /**
   * The service that follows one that did not answer: undefined where that one still runs, so that asking again is no
   * use. Rejects where none starts.
   */
  async accessAfter(baseUrl: string): Promise<LocalAccess | undefined> {
    const running = this.#running;
    if (running?.address === baseUrl) {
      const alive = new Promise<'alive'>((resolve) => setTimeout(() => resolve('alive'), DYING));
      if ((await Promise.race([running.ended, alive])) === 'alive') return undefined;
    }
    return this.access();
  }

  /** Sets variables of the service beside its own, such as `MODEL_PROVIDER`; one that runs starts anew with them. */
  async setEnvironment(environment: Readonly<Record<string, string>>): Promise<void> {
    if (JSON.stringify(environment) === JSON.stringify(this.#environment)) return;
    this.#environment = environment;
    await this.restart();
  }

  /** One that runs, or was given up, starts anew. */
  async restart(): Promise<void> {
    if (!this.#supervisor || this.#supervisor.state === 'stopped') return;
    await this.#supervisor.stop();
    await this.#supervisor.service();
  }

  dispose(): void {
    this.#changed.dispose();
    void this.#supervisor?.stop();
  }
}

/** Says once, and never again, that the service runs here. */
function announceOnce(state: vscode.Memento): void {
  if (state.get<boolean>(TOLD)) return;
  void state.update(TOLD, true);
  const connect = l10n.t('Connect to a Service…');
  const message = l10n.t('Housestyle checks with its own service on this computer. No text leaves it.');
  void vscode.window
    .showInformationMessage(message, connect)
    .then((chosen) => chosen === connect && vscode.commands.executeCommand('housestyle.connect'));
}
