import type { z } from 'zod';

/** The environment does not say what to do; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  /** One line for each variable that is wrong. */
  static of(error: z.ZodError): ConfigError {
    const lines = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`);
    return new ConfigError(lines.join('\n'));
  }
}
