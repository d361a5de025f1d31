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
  setFlags('--no-regexp-tier-up --no-flush-bytecode', '--regexp-tier-up --flush-bytecode');
  const module = loadKept(file) as CheckModule;
  if (size <= FEW) setFlags('--no-opt --no-maglev', '--opt --maglev');
  return module;
}

/**
 * Changes settings of V8. What is compiled is only kept for starts with the same ones: the end has them as they were, the last
 * ones first.
 */
function setFlags(now: string, atEnd: string): void {
  setFlagsFromString(now);
  process.prependOnceListener('exit', () => setFlagsFromString(atEnd));
}
