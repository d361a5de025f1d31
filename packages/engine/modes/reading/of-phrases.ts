import type { Block } from '../../document/types.ts';
import type { Part } from './noun-phrases.ts';
import { GENERIC, isTopical, stem } from './words.ts';

/** How much or which part of the thing behind "of", and no thing of its own. */
const MEASURES =
  /^(?:number|list|set|part|kind|type|amount|lot|piece|series|group|range|variety|copy|version|name|end|start|beginning|top|bottom|rest|use|case|way|pair|majority|collection|sequence|size|length|order|value|state|level|period|sort|member|instance|example|percentage|share|total|sum|result|content|change|loss|lack|speed|output|contents?|form|bit|row|hour|day|week|month|year|minute|second)s?$/i;

/** Nouns with "of" and nothing else between them: "conflict of interest". */
export function pairsWithOf(
  { prose, start }: Block,
  runs: readonly (readonly Part[])[],
): readonly { readonly keys: readonly string[]; readonly text: string }[] {
  return runs.flatMap((run, at) => {
    const [one, other] = [run.at(-1)?.word, runs[at + 1]?.[0]?.word];
    if (!one || !other || runs[at + 1]?.[0]?.noun !== true) return [];
    const isOf = /^\s+of\s+$/.test(prose.slice(one.end - start, other.start - start));
    const keys = [stem(one.text), stem(other.text)];
    if (!isOf || MEASURES.test(one.text) || keys.some((key) => GENERIC.has(key) || !isTopical(key)))
      return [];
    return [{ keys, text: `${one.text} of ${other.text}` }];
  });
}
