import { Recent } from './recent.ts';
import type { CompiledStyle, ResolvedStyle } from './types.ts';

type Compile = (style: ResolvedStyle) => CompiledStyle;

/** A `compile` that remembers: compiled styles by content. */
export function createStyleCache(compile: Compile, capacity = 32): Compile {
  const styles = new Recent<CompiledStyle>(capacity);
  return (style) =>
    styles.get(JSON.stringify([style.rules, style.termSubs, style.glossary]), () => compile(style));
}
