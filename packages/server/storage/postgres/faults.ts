/** The database cannot be reached, or did not answer in time. Passes by itself when the database is back. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly code = 'DATABASE_UNAVAILABLE';
}

/** States of the server, and classes of them, in which another attempt may succeed. */
const STATES = /^(08...|53...|57P0[1-5]|57014|58...)$/;
const SYSTEM = /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|AI_)|ENOTFOUND)/;
/** What `pg` says without a code. */
const PHRASES =
  /^(Connection terminated|timeout e|Query read timeout|Client (was|has)|The server does not support)/;

/** The error as the service knows it: a lost connection, a timeout or a server that stops is one kind. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) return error;
  const { code } = error as NodeJS.ErrnoException;
  const unavailable =
    code === undefined
      ? PHRASES.test(error.message) || isAggregate(error)
      : STATES.test(code) || SYSTEM.test(code);
  return unavailable ? new DatabaseUnavailableError(messageOf(error), { cause: error }) : error;
}

/** A message for people; a name with several addresses fails with several errors and no message of its own. */
export function messageOf(error: unknown): string {
  if (isAggregate(error)) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function isAggregate(error: unknown): error is AggregateError {
  return error instanceof AggregateError && error.errors.length > 0;
}
