/** The turn of one job. Call it when the job is done: it gives the place back, once. */
export interface Release {
  (): void;
  /** The same object for jobs that share a place: they go to their thread together. */
  readonly place: object;
  /** The job takes long: on a thread that is left over, another one may run beside it. */
  lend(): void;
}

/** What the order of jobs depends on. */
export interface LaneJob {
  /** Whose job it is; jobs of nobody share one owner. */
  readonly owner: string;
  /** How much text it holds, in UTF-16 code units. */
  readonly size: number;
}

export interface LaneLimits {
  /** Places of jobs that run at once. */
  readonly places: number;
  /** Of these, places that jobs may hold before they turn out to be long; default: all. */
  readonly quickPlaces?: number;
  /** Quick jobs that may share one place, to run one after the other; default: 1. */
  readonly together?: number;
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

interface Place {
  /** Jobs that hold it. */
  held: number;
  /** Whether it counts as one of a long job. */
  long: boolean;
}

/** Jobs with more text than this count as large. */
const LARGE_SIZE = 40_000;

/** Jobs with less text than this count as quick, and so much text may share a place: milliseconds of work. */
const QUICK_SIZE = 4000;
const TOGETHER_SIZE = 16_000;

/** Text of all jobs that wait; one that is alone may be larger. Bounds the memory of the queue. */
const WAITING_SIZE = 64 * 1024 * 1024;

/**
 * Who may run next. Owners take turns: the one with the fewest running jobs is next, then who came first. Large jobs
 * never hold all places: one stays free for small ones, so that long documents don't make quick ones wait. Where many
 * quick ones wait, several share a place: waking up a thread and its answer costs nearly as much for one as for all of them.
 */
export class Lanes {
  readonly #limits: Required<LaneLimits>;
  readonly #waiting: Waiting[] = [];
  /** Jobs that wait or run, and jobs that run, by owner. */
  readonly #present = new Map<string, number>();
  readonly #active = new Map<string, number>();
  #waitingSize = 0;
  #running = 0;
  #runningLarge = 0;
  #taken = 0;
  #takenByLong = 0;

  constructor(limits: LaneLimits) {
    this.#limits = { quickPlaces: limits.places, together: 1, perOwner: Infinity, ...limits };
  }

  get queueLength(): number {
    return this.#waiting.length;
  }

  get running(): number {
    return this.#running;
  }

  /** Why this job would be refused now; null: it would not be. */
  refusal(job: LaneJob): Refused | null {
    const { waiting, perOwner } = this.#limits;
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
    if (this.#taken >= places) return false;
    return large ? this.#runningLarge < Math.max(1, places - 1) : this.#freeForQuick > 0;
  }

  get #freeForQuick(): number {
    return this.#limits.quickPlaces - (this.#taken - this.#takenByLong);
  }

  #next(): void {
    for (;;) {
      const [large, small] = [this.#mayRun(true), this.#mayRun(false)];
      if (!large && !small) return;
      const share = Math.ceil(this.#waiting.length / Math.max(1, this.#freeForQuick));
      const job = this.#take(this.#nextIndex((one) => (isLarge(one) ? large : small)));
      if (!job) return;
      const place: Place = { held: 0, long: false };
      this.#taken += 1;
      if (isLarge(job)) this.#setLong(place, true);
      this.#begin(job, place);
      if (isQuick(job)) this.#fill(place, Math.min(share, this.#limits.together), job.size);
    }
  }

  /** Gives a place to more quick jobs. */
  #fill(place: Place, jobs: number, size: number): void {
    let room = TOGETHER_SIZE - size;
    while (place.held < jobs) {
      const job = this.#take(this.#nextIndex((one) => isQuick(one) && one.size <= room));
      if (!job) return;
      room -= job.size;
      this.#begin(job, place);
    }
  }

  #begin(job: Waiting, place: Place): void {
    this.#count(job, 1);
    place.held += 1;
    let held = true;
    const release = (): void => {
      if (!held) return;
      held = false;
      this.#count(job, -1);
      change(this.#present, job.owner, -1);
      place.held -= 1;
      if (place.held > 0) return;
      this.#taken -= 1;
      this.#setLong(place, false);
      this.#next();
    };
    const lend = (): void => {
      if (!held || place.long) return;
      this.#setLong(place, true);
      this.#next();
    };
    job.enter(Object.assign(release, { place, lend }));
  }

  #setLong(place: Place, long: boolean): void {
    this.#takenByLong += Number(long) - Number(place.long);
    place.long = long;
  }

  #count(job: Waiting, by: 1 | -1): void {
    this.#running += by;
    if (isLarge(job)) this.#runningLarge += by;
    change(this.#active, job.owner, by);
  }

  /** Of those that are eligible; -1: none is. */
  #nextIndex(eligible: (job: LaneJob) => boolean): number {
    let next = -1;
    let fewest = Infinity;
    for (const [index, job] of this.#waiting.entries()) {
      const active = this.#active.get(job.owner) ?? 0;
      if (active >= fewest || !eligible(job)) continue;
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

function isQuick({ size }: LaneJob): boolean {
  return size <= QUICK_SIZE;
}

function change(counts: Map<string, number>, owner: string, by: 1 | -1): void {
  const count = (counts.get(owner) ?? 0) + by;
  if (count > 0) counts.set(owner, count);
  else counts.delete(owner);
}
