import type { Me } from '@housestyle/contract/web';
import type { ComponentType } from 'preact';

export interface SceneProps {
  readonly me: Me;
  /** Loads `me` again: the quota or the account has changed. */
  readonly refresh: () => void;
}

/** One page of the app. */
export interface Scene {
  readonly path: string;
  /** In the navigation and in the window's title. */
  readonly title: string;
  readonly component: ComponentType<SceneProps>;
  readonly adminOnly?: boolean;
  /** In the user menu, not in the navigation. */
  readonly inUserMenu?: boolean;
}
