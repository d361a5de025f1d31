import type { Rule } from '../rules/types.ts';
import { compileStyle } from './compile.ts';
import type { CompiledStyle, ResolvedStyle } from './types.ts';

/** Compiled styles by content, the least recently used dropped first. Belongs to whoever makes it. */
export class StyleCache {
  readonly #rules: readonly Rule[];
  readonly #capacity: number;
  readonly #styles = new Map<string, CompiledStyle>();

  constructor(rules: readonly Rule[], capacity = 32) {
    this.#rules = rules;
    this.#capacity = capacity;
  }

  get(style: ResolvedStyle): CompiledStyle {
    const key = JSON.stringify([style.rules, style.termSubs, style.glossary]);
    const compiled = this.#styles.get(key) ?? compileStyle(style, this.#rules);
    this.#styles.delete(key);
    this.#styles.set(key, compiled);
    const [oldest] = this.#styles.keys();
    if (this.#styles.size > this.#capacity && oldest !== undefined) this.#styles.delete(oldest);
    return compiled;
  }
}

/** A `compile` that remembers. */
export function createStyleCache(
  rules: readonly Rule[],
  capacity?: number,
): (style: ResolvedStyle) => CompiledStyle {
  const cache = new StyleCache(rules, capacity);
  return (style) => cache.get(style);
}
