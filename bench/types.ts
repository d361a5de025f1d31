/** One set of measurements, run and printed as a whole. */
export interface Suite {
  readonly name: string;
  /** Answers the printed report. */
  run(): Promise<string>;
}
