import { SEVERITIES } from '@housestyle/contract';
import type { DocumentFinding } from '../types.ts';

/** Plain comparison of code units: the same on every machine. */
export const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Gravest first. */
export function compareSeverity(a: DocumentFinding, b: DocumentFinding): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}
