export type { Range } from './range.ts';
