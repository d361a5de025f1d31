import type { Report } from '../report.ts';

/** A form in which a report can be had. */
export interface Output {
  readonly name: string;
  /** One line for the help. */
  readonly description: string;
  /** The whole text, line break at its end included. */
  write(report: Report, options: OutputOptions): string;
}

export interface OutputOptions {
  readonly colours: boolean;
}
