import type { Clock } from './clock.ts';
import type { WebConfig } from './config-web.ts';
import { describeFault, type Log } from './log.ts';
import { createAuditTrail, type RecordDeed } from './services/audit.ts';
import { createOidcService, type OidcService } from './services/oidc.ts';
import { createSessionService, type SessionService } from './services/sessions.ts';
import { createSignInService, type SignInService } from './services/sign-in.ts';
import { UsageLog } from './services/usage.ts';
import type { Storage } from './storage/index.ts';

/** Milliseconds between two writes of the usage by door and mode. */
const USAGE_INTERVAL = 5000;

/** Milliseconds between two removals of what has expired. */
const TIDY_INTERVAL = 60 * 60_000;

/** What the web app's API needs beside what every route has. */
export interface WebParts {
  readonly config: WebConfig;
  readonly sessions: SessionService;
  readonly signIn: SignInService;
  /** Null: OpenID Connect is not set up. */
  readonly oidc: OidcService | null;
  readonly record: RecordDeed;
  readonly usage: UsageLog;
  /** Ends the timers and writes what is left. */
  close(): Promise<void>;
}

export function createWebParts(
  config: WebConfig,
  { storage, clock, log }: { readonly storage: Storage; readonly clock: Clock; readonly log: Log },
): WebParts {
  const failed =
    (what: string) =>
    (error: unknown): void =>
      log.error(describeFault(error), what);
  const record = createAuditTrail(storage, clock);
  const sessions = createSessionService(storage, clock, failed('the last use of a session was not written'));
  const signIn = createSignInService({ storage, clock, sessions, record });
  const usage = new UsageLog(storage, USAGE_INTERVAL, failed('the usage was not written'));
  const oidc =
    config.oidc === null ? null : createOidcService({ config: config.oidc, storage, clock, record });
  const tidy = (): void => void sessions.tidy().catch(failed('ended sessions were not removed'));
  const timer = setInterval(tidy, TIDY_INTERVAL).unref();
  return {
    config,
    sessions,
    signIn,
    oidc,
    record,
    usage,
    async close() {
      clearInterval(timer);
      await usage.close();
    },
  };
}
