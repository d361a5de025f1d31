import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { TimeBudget } from './analysts/builtin.ts';
import type { DatabasePlace } from './storage/index.ts';
import { ConfigError } from './config-error.ts';
import { readModelConfig, type ModelConfig } from './config-model.ts';
import { integer } from './config-values.ts';
import { readWebConfig, withSecretFiles, type WebConfig } from './config-web.ts';

export { ConfigError };

const limit = integer(0, 1_000_000_000).optional();

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: integer(0, 65_535).default(8787),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    // The value holds a password: no message repeats it.
    .refine(isPostgresUrl, 'expected postgres://user:password@host:port/database')
    .optional(),
  DATABASE_POOL_SIZE: integer(1, 1000).default(10),
  FREE_LIMIT: integer(0, 1_000_000_000).default(20),
  PRO_LIMIT: limit,
  TEAM_LIMIT: limit,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'expected one of trace, debug, info, warn, error, fatal, silent',
    })
    .default('info'),
  ANALYSIS_THREADS: integer(2, 256).default(() => Math.max(2, availableParallelism())),
  ANALYSIS_TIMEOUT_SECONDS: integer(1, 3600).default(60),
  ANALYSIS_QUEUE: integer(1, 100_000).default(500),
  ANALYSIS_ACCOUNT_LIMIT: integer(1, 100_000).optional(),
  ANALYSIS_BUDGET_MS: integer(50, 3_600_000).default(700),
  ANALYSIS_BUDGET_MS_PER_KB: integer(0, 10_000).default(20),
  SHUTDOWN_GRACE_SECONDS: integer(0, 3600).default(10),
});

function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && /^\/(?:[^%/]|%[\da-f]{2})+$/i.test(pathname);
}

export interface Config {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** `dataFolder`, or the PostgreSQL database that `DATABASE_URL` names. Holds a password: never to be logged. */
  readonly database: DatabasePlace;
  /** Requests a month by tier; null: unlimited. */
  readonly limits: {
    readonly free: number | null;
    readonly pro: number | null;
    readonly team: number | null;
  };
  readonly logLevel: string;
  readonly analysis: {
    readonly threads: number;
    readonly processors: number;
    readonly atOnce: boolean;
    readonly queueLimit: number;
    readonly ownerLimit: number;
    readonly timeout: number;
    readonly budget: TimeBudget;
  };
  /** The language model; null: the built-in engine alone. Holds a secret: never to be logged. */
  readonly model: ModelConfig | null;
  /** Milliseconds that requests in flight have when the service stops. */
  readonly grace: number;
  /** The web app, and how people sign in. Holds a secret: never to be logged. */
  readonly web: WebConfig;
}

/** Reads the environment; a variable that is set to nothing counts as not set. Throws a `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const set = withSecretFiles(given);
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) throw ConfigError.of(parsed.error);
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder: values.DATA_DIR,
    database:
      values.DATABASE_URL === undefined
        ? values.DATA_DIR
        : { url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE },
    limits: { free: values.FREE_LIMIT, pro: values.PRO_LIMIT ?? null, team: values.TEAM_LIMIT ?? null },
    logLevel: values.LOG_LEVEL,
    analysis: {
      threads: values.ANALYSIS_THREADS,
      processors: availableParallelism(),
      atOnce: true,
      queueLimit: values.ANALYSIS_QUEUE,
      ownerLimit: values.ANALYSIS_ACCOUNT_LIMIT ?? Math.ceil(values.ANALYSIS_QUEUE / 2),
      timeout: values.ANALYSIS_TIMEOUT_SECONDS * 1000,
      budget: { base: values.ANALYSIS_BUDGET_MS, perThousand: values.ANALYSIS_BUDGET_MS_PER_KB },
    },
    model: readModelConfig(set),
    grace: values.SHUTDOWN_GRACE_SECONDS * 1000,
    web: readWebConfig(set),
  };
}
