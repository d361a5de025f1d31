import type { StartService } from '../local-service/supervisor.ts';

/** What the machine that runs the extension can do beside the editor's API: a computer runs programs, a browser none. */
export interface Platform {
  /** Starts the bundled service; absent where no program can be started. */
  readonly startService?: StartService;
}
