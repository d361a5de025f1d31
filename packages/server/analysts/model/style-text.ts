import type { ResolvedStyle } from '@housestyle/engine';
import { stripInvisible } from './guards/invisible.ts';
import type { HouseStyleText } from './prompts/types.ts';

/** Units of a part of the style that a prompt holds. */
const LIMIT = 30_000;

/** A house style in lines; without the default rules, which the built-in engine sees to. What is too long is cut. */
export type StyleWriter = (style: ResolvedStyle) => HouseStyleText;

/** Writes a saved style, which comes again and again, only once. */
export function createStyleWriter(): StyleWriter {
  const rules = remember<Part<'rules'>>(({ label, description }) => `${label}: ${description}`);
  const terms = remember<Part<'termSubs'>>(
    ({ preferred, avoid }) => `${preferred} (not: ${avoid.join(', ')})`,
  );
  const glossary = remember<Part<'glossary'>>(({ term, definition, synonyms }) => {
    const others = synonyms.length > 0 ? ` (not: ${synonyms.join(', ')})` : '';
    return `${term}${others}: ${definition}`;
  });
  return (style) => ({
    rules: style.rules === null ? '' : rules(style.rules),
    terms: terms(style.termSubs),
    glossary: glossary(style.glossary),
  });
}

type Part<Name extends keyof ResolvedStyle> = NonNullable<ResolvedStyle[Name]>[number];

function remember<Entry>(write: (entry: Entry) => string): (entries: readonly Entry[]) => string {
  const written = new WeakMap<readonly Entry[], string>();
  return (entries) => {
    const text = written.get(entries) ?? lines(entries, write);
    written.set(entries, text);
    return text;
  };
}

function lines<Entry>(entries: readonly Entry[], write: (entry: Entry) => string): string {
  const kept: string[] = [];
  let size = 0;
  for (const entry of entries) {
    const line = `- ${stripInvisible(write(entry)).replace(/\s+/g, ' ').trim()}`;
    size += line.length + 1;
    if (size > LIMIT) break;
    kept.push(line);
  }
  return kept.join('\n');
}
