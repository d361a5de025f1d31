import type { Analysis } from '@housestyle/engine';

/** What a thread of the built-in engine answers: an error of a class of ours would lose its class between threads. */
export type ThreadAnswer =
  { readonly analysis: Analysis } | { readonly unserved: string } | { readonly ready: true };

/** Asks a thread to load the engine and nothing else. */
export const WARM_UP = 'warm-up';
