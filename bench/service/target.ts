import type { LoadOptions } from './load.ts';
import type { Started } from './programs.ts';

/** One server of the table: how it is asked. */
export interface Target {
  readonly name: string;
  readonly pid: number;
  readonly ask: Omit<LoadOptions, 'connections' | 'warm' | 'seconds'>;
}

/** The service, asked for a review of a document. */
export function analyzeTarget(name: string, { port, key, pid }: Started, input: string): Target {
  const headers = { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` };
  return {
    name,
    pid,
    ask: { port, path: '/api/v1/analyze', headers, body: JSON.stringify({ mode: 'review', input }) },
  };
}
