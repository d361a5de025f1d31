import type { GlossaryEntry, TermSub } from '@housestyle/contract';
import type { Substitution } from '../checks/types.ts';
import { verbPairs } from './word-forms.ts';
import { inflections } from './inflections.ts';
import { clean, keyOf, Taken } from './phrases.ts';
import type { CompiledRule } from './types.ts';

const MESSAGE = 'Use “{replacement}” instead of “{match}”: it is the house’s term.';
const AVOID = 'Avoid “{match}”: the house’s terminology excludes it.';

/** All term substitutions as one rule; undefined where none says anything. */
export function compileTerms(
  terms: readonly TermSub[],
  glossary: readonly GlossaryEntry[],
): CompiledRule | undefined {
  const swap = swapsOf(terms);
  if (swap.length === 0) return undefined;
  const names = glossary.map(({ term }) => clean(term));
  const preferred = terms.map((term) => clean(term.preferred));
  const kept = [...preferred, ...names].filter((term) => term !== '');
  const replacing = new Set(swap.map(({ to }) => to));
  return {
    id: 'terms',
    label: 'Terminology',
    description: 'Use the terms that the house prefers.',
    severity: 'important',
    checks: [
      {
        kind: 'substitution',
        message: MESSAGE,
        keepsParts: 'either',
        swap,
        exceptions: kept.filter((term) => !replacing.has(term) && /[^\p{L}\p{N}]/u.test(term)),
      },
    ],
    listed: true,
  };
}

/** The first term that avoids a word decides; a word that is its own preferred form says nothing. */
function swapsOf(terms: readonly TermSub[]): Substitution[] {
  const taken = new Taken();
  const written = terms.flatMap(({ preferred, avoid }) => {
    const to = clean(preferred);
    const from = avoid.map(clean).filter((phrase) => phrase !== '' && phrase !== to && taken.take(phrase));
    return from.length === 0 ? [] : { to, from };
  });
  const swaps = written.map(({ to, from }): Substitution =>
    to === '' ? { from, to: [], note: AVOID } : { from, to },
  );
  const derived = written.flatMap(({ to, from }) =>
    from
      .flatMap((phrase) => [...verbPairs(phrase.toLowerCase(), to), ...inflections(phrase, to)])
      .filter((pair) => taken.take(pair.from) && keyOf(pair.from) !== keyOf(to)),
  );
  return [...swaps, ...derived];
}
