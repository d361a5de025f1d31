export * from './account.ts';
export * from './admin.ts';
export * from './errors.ts';
export * from './keys.ts';
export * from './paths.ts';
export * from './session.ts';
export * from './text.ts';
export * from './usage.ts';
