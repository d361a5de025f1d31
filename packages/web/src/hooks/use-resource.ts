import { useCallback, useEffect, useState } from 'preact/hooks';

export interface Resource<T> {
  readonly data: T | undefined;
  readonly error: Error | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
  /** Puts what is already known in place of what was loaded. */
  readonly replace: (data: T) => void;
}

/** Loads something once, and again when `reload` is called; a load that is overtaken is ended. */
export function useResource<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const [state, setState] = useState<{ data?: T; error?: Error; loading: boolean }>({ loading: true });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setState((known) => ({ ...known, loading: true }));
    load(controller.signal).then(
      (data) => setState({ data, loading: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setState((known) => ({ ...known, error: error as Error, loading: false }));
      },
    );
    return () => controller.abort();
    // The loader of a scene never changes; what it loads does, and `reload` says when.
  }, [round]);
  const reload = useCallback(() => setRound((known) => known + 1), []);
  const replace = useCallback((data: T) => setState({ data, loading: false }), []);
  return { data: state.data, error: state.error, loading: state.loading, reload, replace };
}
