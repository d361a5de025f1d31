/** What `act` gives; where it throws, what `failed` makes of the error. */
export function attempt<T, F>(act: () => T, failed: (error: NodeJS.ErrnoException) => F): T | F {
  try {
    return act();
  } catch (error) {
    return failed(error as NodeJS.ErrnoException);
  }
}
