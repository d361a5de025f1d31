import { WEB_PATHS, type Me } from '@housestyle/contract/web';
import { useEffect, useRef } from 'preact/hooks';
import { request } from '../api/request.ts';
import { navigate } from '../hooks/use-route.ts';
import type { Scene } from '../scenes/types.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface UserMenuProps {
  readonly me: Me;
  readonly scenes: readonly Scene[];
}

/** Everything about the person: account, keys, theme, sign out. */
export function UserMenu({ me, scenes }: UserMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const details = menu.current;
      const escape = event instanceof KeyboardEvent && event.key === 'Escape';
      const outside = event.type === 'pointerdown' && !details?.contains(event.target as Node);
      if (!details?.open || !(escape || outside)) return;
      details.open = false;
      if (escape) details.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  const go = (path: string) => (event: Event) => {
    event.preventDefault();
    if (menu.current) menu.current.open = false;
    navigate(path);
  };
  const signOut = async (): Promise<void> => {
    await request(WEB_PATHS.signOut, { method: 'POST' }).catch(() => undefined);
    // What is open belongs to who leaves.
    dispatchEvent(new Event('signed-out'));
    sessionStorage.clear();
    location.assign('/sign-in');
  };
  return (
    <details class="user-menu" ref={menu}>
      <summary>{me.account.email}</summary>
      <div class="user-menu-panel">
        <p class="muted">{me.account.tier[0]?.toUpperCase() + me.account.tier.slice(1)} plan</p>
        <ul>
          {scenes.map(({ path, title }) => (
            <li key={path}>
              <a href={path} onClick={go(path)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <ThemeSwitch />
        <button type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </details>
  );
}
