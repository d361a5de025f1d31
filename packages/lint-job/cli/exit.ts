/** What the exit code tells; never changed, since jobs depend on it. */
export const EXIT = {
  clean: 0,
  /** A document is over the gate. */
  findings: 1,
  /** Options, environment, configuration or key are wrong. */
  configuration: 2,
  /** A document could not be checked: outage, or skipped for the rate limit. */
  unchecked: 3,
} as const;
