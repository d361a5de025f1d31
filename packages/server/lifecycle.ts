export type LifecycleState = 'starting' | 'ready' | 'draining';

/** Where the service is between its start and its stop. */
export class Lifecycle {
  #state: LifecycleState = 'starting';
  #graceOver = false;
  readonly #inFlight = new Set<AbortController>();

  get state(): LifecycleState {
    return this.#state;
  }

  /** True once the time for requests in flight is over, and all of them are aborted. */
  get graceOver(): boolean {
    return this.#graceOver;
  }

  ready(): void {
    if (this.#state === 'starting') this.#state = 'ready';
  }

  drain(): void {
    this.#state = 'draining';
  }

  /** A request whose work ends with the grace time; `leave` forgets it. */
  enter(request: AbortController): void {
    this.#inFlight.add(request);
    if (this.#graceOver) request.abort(stopping());
  }

  leave(request: AbortController): void {
    this.#inFlight.delete(request);
  }

  endGrace(): void {
    this.#graceOver = true;
    for (const request of this.#inFlight) request.abort(stopping());
  }
}

function stopping(): Error {
  return new Error('The service is stopping.');
}
