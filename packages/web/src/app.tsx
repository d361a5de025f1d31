import { meSchema, WEB_PATHS } from '@housestyle/contract/web';
import { useEffect } from 'preact/hooks';
import { onSignedOut, request } from './api/request.ts';
import { keepPlace } from './api/way-back.ts';
import { Notice } from './components/notice.tsx';
import { UserMenu } from './components/user-menu.tsx';
import { useResource } from './hooks/use-resource.ts';
import { useRoute } from './hooks/use-route.ts';
import { SCENES } from './scenes/index.ts';

onSignedOut.handler = () => {
  keepPlace();
  location.assign('/sign-in');
};

/** The frame around every scene: navigation, who is signed in, and the scene of the path. */
export function App() {
  const { path, go } = useRoute();
  const me = useResource((signal) => request(WEB_PATHS.me, { schema: meSchema, signal }));
  const scenes = SCENES.filter(({ adminOnly }) => !adminOnly || me.data?.account.role === 'admin');
  const scene = scenes.find((candidate) => candidate.path === path);
  useEffect(() => {
    document.title = `${scene?.title ?? 'Not found'} · Housestyle`;
  }, [scene]);
  if (!me.data)
    return me.error ? <Notice kind="error">{me.error.message}</Notice> : <p class="loading">Loading…</p>;
  const Component = scene?.component;
  return (
    <>
      <a class="skip-link" href="#main">
        Skip to the content
      </a>
      <header class="app-header">
        <a class="brand" href="/" onClick={follow(go, '/')}>
          Housestyle
        </a>
        <nav aria-label="Main">
          <ul>
            {scenes
              .filter(({ inUserMenu }) => !inUserMenu)
              .map(({ path: to, title }) => (
                <li key={to}>
                  <a href={to} aria-current={to === path ? 'page' : undefined} onClick={follow(go, to)}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <UserMenu me={me.data} scenes={scenes.filter(({ inUserMenu }) => inUserMenu)} />
      </header>
      <main id="main" tabIndex={-1}>
        {Component ? (
          <Component me={me.data} refresh={me.reload} />
        ) : (
          <Notice kind="error">There is no page at this address.</Notice>
        )}
      </main>
    </>
  );
}

/** A link that changes the path without loading the page anew; with a modifier key it is the browser's. */
function follow(go: (path: string) => void, path: string) {
  return (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go(path);
  };
}
