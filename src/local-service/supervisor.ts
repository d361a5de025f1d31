/** Keeps one service running: starts it when it is first asked for, and again when it dies. Knows nothing of an editor. */

export interface StartOptions {
  /** The key of an earlier start. */
  readonly key: string | null;
  /** Variables of the service beside its own, such as `MODEL_PROVIDER`. */
  readonly environment: Readonly<Record<string, string>>;
  /** Takes a line that the service wrote to its log. */
  readonly log: (line: string) => void;
}

export interface RunningService {
  /** Such as `http://127.0.0.1:43210`. */
  readonly address: string;
  readonly key: string;
  /** Resolves when it has ended, however, with why. */
  readonly ended: Promise<string>;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
}

/** Rejects where the service does not start. */
export type StartService = (options: StartOptions) => Promise<RunningService>;

export type SupervisorState = 'stopped' | 'starting' | 'running' | 'failed';

export interface SupervisorOptions {
  readonly start: () => Promise<RunningService>;
  readonly changed: (state: SupervisorState) => void;
  /** Hears of a service that died, and how long it stays away, in milliseconds; null: for good. */
  readonly died: (reason: string, pause: number | null) => void;
  /** Milliseconds before the first restart; each further one waits twice as long. Default 250. */
  readonly pause?: number;
  /** Deaths in a row until it is given up. Default 5. */
  readonly patience?: number;
  /** Milliseconds of life after which earlier deaths are forgotten. Default 60,000. */
  readonly stable?: number;
}

export class Supervisor {
  readonly #options: Required<SupervisorOptions>;
  #state: SupervisorState = 'stopped';
  #service: Promise<RunningService> | undefined;
  #deaths = 0;
  /** Counts starts on demand: what an earlier one still does counts no more. */
  #generation = 0;
  /** Resolves when all that were stopped have ended: no two ever run at once. */
  #ending: Promise<unknown> = Promise.resolve();

  constructor(options: SupervisorOptions) {
    this.#options = { pause: 250, patience: 5, stable: 60_000, ...options };
  }

  get state(): SupervisorState {
    return this.#state;
  }

  /** The service that runs, starts, or starts again after a pause; else a new one. Rejects where it does not start. */
  service(): Promise<RunningService> {
    this.#service ??= this.#begin(++this.#generation);
    return this.#service;
  }

  /** Ends the service; the next call of `service` starts another. */
  async stop(): Promise<void> {
    const service = this.#service;
    this.#generation++;
    this.#service = undefined;
    this.#deaths = 0;
    this.#become('stopped');
    const end = service?.then((running) => running.stop()).catch(() => undefined);
    this.#ending = Promise.all([this.#ending, end]);
    await this.#ending;
  }

  async #begin(generation: number): Promise<RunningService> {
    this.#become('starting');
    try {
      await this.#ending;
      const running = await this.#options.start();
      if (generation !== this.#generation) {
        await running.stop();
        throw new Error('The service was stopped while it started.');
      }
      this.#become('running');
      void this.#watch(running, generation);
      return running;
    } catch (error) {
      if (generation === this.#generation) {
        this.#service = undefined;
        this.#become('failed');
      }
      throw error;
    }
  }

  async #watch(running: RunningService, generation: number): Promise<void> {
    const since = performance.now();
    const reason = await running.ended;
    if (generation !== this.#generation) return;
    if (performance.now() - since >= this.#options.stable) this.#deaths = 0;
    const { pause, patience } = this.#options;
    if (++this.#deaths >= patience) {
      this.#service = undefined;
      this.#deaths = 0;
      this.#become('failed');
      this.#options.died(reason, null);
      return;
    }
    const wait = pause * 2 ** (this.#deaths - 1);
    this.#become('starting');
    this.#options.died(reason, wait);
    const next = new Promise((resolve) => setTimeout(resolve, wait)).then(() => {
      if (generation !== this.#generation) throw new Error('The service was stopped.');
      return this.#begin(generation);
    });
    // Nobody may be waiting for it.
    next.catch(() => undefined);
    this.#service = next;
  }

  #become(state: SupervisorState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.changed(state);
  }
}
