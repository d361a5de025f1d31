import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../components/notice.tsx';
import type { SceneProps } from './types.ts';

/** A scene whose code is loaded when it is first opened, so that the app's first page stays small. */
export function lazyScene(load: () => Promise<ComponentType<SceneProps>>): ComponentType<SceneProps> {
  return function LazyScene(props: SceneProps) {
    const [loaded, setLoaded] = useState<{ component?: ComponentType<SceneProps>; failed?: boolean }>({});
    useEffect(() => {
      load().then(
        (component) => setLoaded({ component }),
        () => setLoaded({ failed: true }),
      );
    }, []);
    if (loaded.failed) return <Notice kind="error">This page could not be loaded. Reload it.</Notice>;
    const Component = loaded.component;
    return Component ? <Component {...props} /> : <p class="loading">Loading…</p>;
  };
}
