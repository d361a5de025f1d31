import type { Analysis, Job, ResolvedStyle } from '@housestyle/engine';

/** A style on its way to a thread: as text, which crosses a hundred times faster than 10,000 objects. */
export interface PackedStyle {
  readonly rules: string;
  readonly termSubs: string;
  readonly glossary: string;
}

/** What a thread of the built-in engine is asked. */
export type ThreadJob = Omit<Job, 'style'> & {
  readonly style: PackedStyle;
  /** Milliseconds for the rules in Vale's form that take too long, which are stopped one by one; absent: none is. */
  readonly patience?: number;
};

/** Asks a thread to load the engine and nothing else. */
export const WARM_UP = 'warm-up';

/** What it answers: an error of a class of ours would lose its class between threads. */
export type ThreadAnswer =
  { readonly analysis: Analysis } | { readonly unserved: string } | { readonly ready: true };

/** Makes styles ready to cross; saved ones, which come again and again, only once. */
export function createStylePacker(): (style: ResolvedStyle) => PackedStyle {
  const packed = new WeakMap<readonly unknown[], string>();
  const pack = (part: readonly unknown[] | null): string => {
    if (part === null) return 'null';
    const text = packed.get(part) ?? JSON.stringify(part);
    packed.set(part, text);
    return text;
  };
  return ({ rules, termSubs, glossary }) => ({
    rules: pack(rules),
    termSubs: pack(termSubs),
    glossary: pack(glossary),
  });
}

/** UTF-16 code units of a style. */
export function styleSize({ rules, termSubs, glossary }: PackedStyle): number {
  return rules.length + termSubs.length + glossary.length;
}

/** The other end: the same text gives the same objects, for the `capacity` parts that were used last. */
export function createStyleUnpacker(capacity = 64): (style: PackedStyle) => ResolvedStyle {
  const parts = new Map<string, unknown>();
  const unpack = <Part>(text: string): Part => {
    const part = parts.get(text) ?? (JSON.parse(text) as unknown);
    parts.delete(text);
    parts.set(text, part);
    const [oldest] = parts.keys();
    if (parts.size > capacity && oldest !== undefined) parts.delete(oldest);
    return part as Part;
  };
  return ({ rules, termSubs, glossary }) => ({
    rules: unpack(rules),
    termSubs: unpack(termSubs),
    glossary: unpack(glossary),
  });
}
