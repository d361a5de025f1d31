import { lazyScene } from '../lazy-scene.tsx';
import type { Scene } from '../types.ts';

export const adminScene: Scene = {
  path: '/admin',
  title: 'Admin',
  component: lazyScene(async () => (await import('./admin.tsx')).Admin),
  adminOnly: true,
};
