export * from './events.ts';
export * from './read.ts';
