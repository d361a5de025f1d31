export type LifecycleState = 'starting' | 'ready' | 'draining';

/** Where the service is between its start and its stop. */
export class Lifecycle {
  #state: LifecycleState = 'starting';
  readonly #stop = new AbortController();

  get state(): LifecycleState {
    return this.#state;
  }

  /** Aborted when the time for requests in flight is over. */
  get graceOver(): AbortSignal {
    return this.#stop.signal;
  }

  ready(): void {
    if (this.#state === 'starting') this.#state = 'ready';
  }

  drain(): void {
    this.#state = 'draining';
  }

  endGrace(): void {
    this.#stop.abort(new Error('The service is stopping.'));
  }
}
