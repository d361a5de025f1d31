import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { AnalyzeRequest, AnalyzeResult } from '@housestyle/contract';
import { loadKept } from './load-kept.ts';

/** `check.ts` of the service. */
export interface CheckModule {
  /** Null where a service is needed. */
  check(request: AnalyzeRequest): Promise<AnalyzeResult | null>;
}

/** Characters that are read before optimised code would be ready. */
const FEW = 40_000;

/** Loads the sources, or the bundle as it was compiled before. @param size characters of all documents */
export function loadCheck(file: string, size: number): CheckModule {
  if (file.endsWith('.ts')) return createRequire(import.meta.url)(file) as CheckModule;
  // A short process tries most patterns a few times: interpreted first, they would be compiled twice.
  setFlags(['--no-regexp-tier-up', '--regexp-tier-up'], ['--no-flush-bytecode', '--flush-bytecode']);
  // Most of what it makes it needs to the end: to look for garbage often is in vain.
  setFlags(['--semi-space-growth-factor=16', '--semi-space-growth-factor=2']);
  const module = loadKept(file) as CheckModule;
  if (size <= FEW) setFlags(['--no-opt', '--opt'], ['--no-maglev', '--maglev']);
  return module;
}

/**
 * Sets flags of V8, each with what it was before. What is compiled is only kept for starts with the same ones: at the end,
 * flags become what they were, the last ones first.
 */
function setFlags(...flags: readonly (readonly [now: string, before: string])[]): void {
  setFlagsFromString(flags.map(([now]) => now).join(' '));
  process.prependOnceListener('exit', () => setFlagsFromString(flags.map(([, before]) => before).join(' ')));
}
