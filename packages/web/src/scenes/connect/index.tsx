import { lazyScene } from '../lazy-scene.tsx';
import type { Scene } from '../types.ts';

export const connectScene: Scene = {
  path: '/connect',
  title: 'Connect',
  component: lazyScene(async () => (await import('./connect.tsx')).Connect),
  inUserMenu: true,
};
