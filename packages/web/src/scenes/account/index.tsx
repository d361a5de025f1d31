import { lazyScene } from '../lazy-scene.tsx';
import type { Scene } from '../types.ts';

export const accountScene: Scene = {
  path: '/account',
  title: 'Account',
  component: lazyScene(async () => (await import('./account.tsx')).Account),
  inUserMenu: true,
};
