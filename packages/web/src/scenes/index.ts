import { accountScene } from './account/index.tsx';
import { adminScene } from './admin/index.tsx';
import { connectScene } from './connect/index.tsx';
import { keysScene } from './keys/index.tsx';
import { styleScene } from './style/index.tsx';
import { usageScene } from './usage/index.tsx';
import { workbenchScene } from './workbench/index.tsx';
import type { Scene } from './types.ts';

/** Every page of the app, in the order of the navigation. */
export const SCENES: readonly Scene[] = [
  workbenchScene,
  styleScene,
  usageScene,
  adminScene,
  keysScene,
  accountScene,
  connectScene,
];
