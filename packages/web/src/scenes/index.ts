import { keysScene } from './keys/index.tsx';
import type { Scene } from './types.ts';

/** Every page of the app, in the order of the navigation. */
export const SCENES: readonly Scene[] = [keysScene];
