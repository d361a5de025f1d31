import { lazyScene } from '../lazy-scene.tsx';
import type { Scene } from '../types.ts';

export const styleScene: Scene = {
  path: '/style',
  title: 'Style',
  component: lazyScene(async () => (await import('./style.tsx')).Style),
};
