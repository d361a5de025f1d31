import type { Fetch } from '@housestyle/contract';

/** What the program takes from its surroundings, so that tests own the clock and the network. */
export interface World {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder that paths are relative to. */
  readonly folder: string;
  readonly fetch: Fetch;
  /** Waits a number of milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly readStdin: () => Promise<string>;
  /** Standard output: results. */
  readonly print: (text: string) => void;
  /** Standard error: progress and faults. */
  readonly log: (line: string) => void;
  /** Shows a line in place of the last one; absent where nobody watches. */
  readonly progress?: (line: string) => void;
  /** Whether the terminal shows colours. */
  readonly colours: boolean;
}
