import { useEffect, useState } from 'preact/hooks';

/** The path of the page, and how to go to another without loading anew. */
export function useRoute(): { path: string; go: (path: string) => void } {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = (): void => {
      if (location.pathname !== shown && !leaving.confirm()) {
        history.pushState(null, '', shown);
        return;
      }
      shown = location.pathname;
      setPath(shown);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return { path, go: navigate };
}

/** Leaves the page; asked first, since there may be changes that are not saved. */
export const leaving: { confirm: () => boolean } = { confirm: () => true };

/** The path whose page is shown: the browser's Back and Forward change the address before one can ask. */
let shown = location.pathname;

export function navigate(path: string): void {
  if (path === location.pathname || !leaving.confirm()) return;
  history.pushState(null, '', path);
  shown = path;
  dispatchEvent(new PopStateEvent('popstate'));
  document.querySelector<HTMLElement>('main')?.focus();
}
