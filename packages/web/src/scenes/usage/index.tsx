import { lazyScene } from '../lazy-scene.tsx';
import type { Scene } from '../types.ts';

export const usageScene: Scene = {
  path: '/usage',
  title: 'Usage',
  component: lazyScene(async () => (await import('./usage.tsx')).Usage),
};
