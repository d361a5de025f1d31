export interface SuiteOptions {
  /** Show also what the figures are made of, where the suite has more to show. */
  readonly verbose: boolean;
}

/** One set of measurements, run and printed as a whole. */
export interface Suite {
  readonly name: string;
  /** Answers the printed report. Throws `TargetsMissed` where the suite has targets and misses one. */
  run(options: SuiteOptions): Promise<string>;
}

/** A report that is printed like any other; the process then ends with 1. */
export class TargetsMissed extends Error {
  constructor(report: string) {
    super(report);
    this.name = 'TargetsMissed';
  }
}
