/** A value made when it is first asked for: a process that reviews one text never needs most of them. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
