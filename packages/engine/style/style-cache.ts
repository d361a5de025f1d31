import type { CompiledStyle, ResolvedStyle } from './types.ts';

type Compile = (style: ResolvedStyle) => CompiledStyle;

/** Compiled styles by content, the least recently used dropped first. Belongs to whoever makes it. */
export class StyleCache {
  readonly #compile: Compile;
  readonly #capacity: number;
  readonly #styles = new Map<string, CompiledStyle>();

  constructor(compile: Compile, capacity = 32) {
    this.#compile = compile;
    this.#capacity = capacity;
  }

  get(style: ResolvedStyle): CompiledStyle {
    const key = JSON.stringify([style.rules, style.termSubs, style.glossary]);
    const compiled = this.#styles.get(key) ?? this.#compile(style);
    this.#styles.delete(key);
    this.#styles.set(key, compiled);
    const [oldest] = this.#styles.keys();
    if (this.#styles.size > this.#capacity && oldest !== undefined) this.#styles.delete(oldest);
    return compiled;
  }
}

/** A `compile` that remembers. */
export function createStyleCache(compile: Compile, capacity?: number): Compile {
  const cache = new StyleCache(compile, capacity);
  return (style) => cache.get(style);
}
