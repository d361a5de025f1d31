export { createEngine } from './analyze.ts';
export { UnservedModeError, type Engine, type EngineOptions } from './engine.ts';
export type { GrammarSource } from './code/parser/types.ts';
export type { Session } from './session.ts';
export type { ResolvedStyle } from './style/types.ts';
export type { Analysis, Job } from './types.ts';
export { valeFaults } from './style/vale-rules.ts';
