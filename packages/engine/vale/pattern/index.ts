export { translatePattern } from './translate.ts';
export { PatternError, type Translation } from './types.ts';
