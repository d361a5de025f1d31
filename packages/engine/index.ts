export { createEngine, UnservedModeError, type Engine } from './analyze.ts';
export type { ResolvedStyle } from './style/types.ts';
export type { Analysis, Job } from './types.ts';
