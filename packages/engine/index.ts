export type { Analysis, Job } from './types.ts';
export type { ResolvedStyle } from './style/types.ts';
