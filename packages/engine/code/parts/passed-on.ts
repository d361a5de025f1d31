import type { Module } from '../ast.ts';

const PASSED_ON = /\bexport\s+(?:type\s+)?\{([^{}]{1,4000})\}\s*from\b/g;

/** What modules of scripts pass on under another name: `export { isJob as isQueueJob } from './queue.js'`. */
export function passedOnNames(modules: readonly Module[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { language, text } of modules)
    for (const [, list = ''] of /script|tsx/.test(language) ? text.matchAll(PASSED_ON) : [])
      for (const [, own = '', other = ''] of list.matchAll(/\b(\w+)\s+as\s+(\w+)/g))
        if (own !== 'default' && other !== 'default') names.set(own, other);
  return names;
}
