import type { ResolvedStyle } from '@housestyle/engine';
import { stripInvisible } from './guards/invisible.ts';
import type { HouseStyleText } from './prompts/types.ts';

/** Units of a part of the style that a prompt holds. */
const LIMIT = 30_000;

/** A house style in lines; without the default rules, which the built-in engine sees to. What is too long is cut. */
export function styleText({ rules, termSubs, glossary }: ResolvedStyle): HouseStyleText {
  return {
    rules: lines((rules ?? []).map(({ label, description }) => `${label}: ${description}`)),
    terms: lines(termSubs.map(({ preferred, avoid }) => `${preferred} (not: ${avoid.join(', ')})`)),
    glossary: lines(
      glossary.map(({ term, definition, synonyms }) => {
        const others = synonyms.length > 0 ? ` (not: ${synonyms.join(', ')})` : '';
        return `${term}${others}: ${definition}`;
      }),
    ),
  };
}

function lines(entries: readonly string[]): string {
  const kept: string[] = [];
  let size = 0;
  for (const entry of entries) {
    const line = `- ${stripInvisible(entry).replace(/\s+/g, ' ').trim()}`;
    size += line.length + 1;
    if (size > LIMIT) break;
    kept.push(line);
  }
  return kept.join('\n');
}
