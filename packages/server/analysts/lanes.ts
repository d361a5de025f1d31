/** A place among the running jobs; give it back exactly once. */
export type Release = () => void;

/** What the order of jobs depends on. */
export interface LaneJob {
  /** Whose job it is; jobs of nobody share one owner. */
  readonly owner: string;
  /** How much text it holds, in UTF-16 code units. */
  readonly size: number;
}

export interface LaneLimits {
  /** Jobs that run at once. */
  readonly places: number;
  /** Jobs that may wait. */
  readonly waiting: number;
  /** Jobs of one owner that may wait and run; default: no bound of its own. */
  readonly perOwner?: number;
}

/** Why a job may not even wait: `queue`: too many wait. `owner`: too many of them are the owner's. */
export type Refused = 'queue' | 'owner';

interface Waiting extends LaneJob {
  enter(release: Release): void;
}

/** Jobs with more text than this count as large. */
const LARGE_SIZE = 40_000;

/** Text of all jobs that wait; one that is alone may be larger. Bounds the memory of the queue. */
const WAITING_SIZE = 64 * 1024 * 1024;

/**
 * Who may run next. Owners take turns: the one with the fewest running jobs is next, then who came first. Large jobs
 * never hold all places: one stays free for small ones, so that long documents don't make quick ones wait.
 */
export class Lanes {
  readonly #limits: LaneLimits;
  readonly #waiting: Waiting[] = [];
  /** Jobs that wait or run, and jobs that run, by owner. */
  readonly #present = new Map<string, number>();
  readonly #active = new Map<string, number>();
  #waitingSize = 0;
  #running = 0;
  #runningLarge = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  get queueLength(): number {
    return this.#waiting.length;
  }

  get running(): number {
    return this.#running;
  }

  /** Why this job would be refused now; null: it would not be. */
  refusal(job: LaneJob): Refused | null {
    const { waiting, perOwner = Infinity } = this.#limits;
    if ((this.#present.get(job.owner) ?? 0) >= perOwner) return 'owner';
    if (this.#mayRun(isLarge(job))) return null;
    const queued = this.#waiting.length;
    const full = queued >= waiting || (queued > 0 && this.#waitingSize + job.size > WAITING_SIZE);
    return full ? 'queue' : null;
  }

  /** Rejects with the signal's reason when that is aborted before a place is free. */
  enter(job: LaneJob, signal: AbortSignal): Promise<Release> | Refused {
    const refused = this.refusal(job);
    if (refused !== null) return refused;
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const leave = (): void => {
        this.#take(this.#waiting.indexOf(waiting));
        change(this.#present, job.owner, -1);
        reject(signal.reason as Error);
      };
      const waiting: Waiting = {
        ...job,
        enter(release) {
          signal.removeEventListener('abort', leave);
          resolve(release);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.#waitingSize += job.size;
      change(this.#present, job.owner, 1);
      this.#next();
    });
  }

  #mayRun(large: boolean): boolean {
    const { places } = this.#limits;
    return this.#running < places && !(large && this.#runningLarge >= Math.max(1, places - 1));
  }

  #next(): void {
    for (;;) {
      const job = this.#take(this.#nextIndex());
      if (!job) return;
      this.#count(job, 1);
      let held = true;
      job.enter(() => {
        if (!held) return;
        held = false;
        this.#count(job, -1);
        change(this.#present, job.owner, -1);
        this.#next();
      });
    }
  }

  #count(job: Waiting, by: 1 | -1): void {
    this.#running += by;
    if (isLarge(job)) this.#runningLarge += by;
    change(this.#active, job.owner, by);
  }

  /** -1: none may run. */
  #nextIndex(): number {
    if (this.#running >= this.#limits.places) return -1;
    let next = -1;
    let fewest = Infinity;
    for (const [index, job] of this.#waiting.entries()) {
      const active = this.#active.get(job.owner) ?? 0;
      if (active >= fewest || !this.#mayRun(isLarge(job))) continue;
      next = index;
      fewest = active;
      if (active === 0) break;
    }
    return next;
  }

  #take(index: number): Waiting | undefined {
    const [job] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (job) this.#waitingSize -= job.size;
    return job;
  }
}

function isLarge({ size }: LaneJob): boolean {
  return size > LARGE_SIZE;
}

function change(counts: Map<string, number>, owner: string, by: 1 | -1): void {
  const count = (counts.get(owner) ?? 0) + by;
  if (count > 0) counts.set(owner, count);
  else counts.delete(owner);
}
