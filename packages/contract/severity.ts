/** Gravest first. */
export const SEVERITIES = ['critical', 'important', 'minor'] as const;
export type Severity = (typeof SEVERITIES)[number];
