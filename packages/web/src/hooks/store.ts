import { useEffect, useState } from 'preact/hooks';

/** A value outside of any component: it outlives the scene that shows it. */
export interface Store<T> {
  get(): T;
  /** Puts a part of the value anew and tells who watches. */
  set(part: Partial<T>): void;
  subscribe(watch: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(part) {
      value = { ...value, ...part };
      for (const watch of watchers) watch();
    },
    subscribe(watch) {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
  };
}

/** The store's value, and a new rendering whenever it changes. */
export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(store.get());
  useEffect(() => {
    const follow = (): void => setValue(() => store.get());
    follow();
    return store.subscribe(follow);
  }, [store]);
  return value;
}
