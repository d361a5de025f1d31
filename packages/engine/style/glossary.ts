import type { GlossaryEntry, TermSub } from '@housestyle/contract';
import type { Substitution } from '../checks/types.ts';
import { inflections } from './inflections.ts';
import { clean, keyOf } from './phrases.ts';
import type { CompiledRule } from './types.ts';

/** Characters of a definition shown in a message. */
const SHOWN_DEFINITION = 90;

/** Names that the glossary replaces, as one rule; undefined where no entry has a synonym of its own. */
export function compileGlossary(
  glossary: readonly GlossaryEntry[],
  terms: readonly TermSub[],
): CompiledRule | undefined {
  const names = glossary.map(({ term }) => clean(term)).filter((term) => term !== '');
  const preferred = terms.map((term) => clean(term.preferred)).filter((term) => term !== '');
  // A synonym that is itself a name of the house, or that the terms already replace, is not the glossary's to change.
  const taken = new Set([...names, ...preferred, ...terms.flatMap(({ avoid }) => avoid)].map(keyOf));
  const free = (phrase: string) => {
    const key = keyOf(phrase);
    if (key === '' || taken.has(key)) return false;
    taken.add(key);
    return true;
  };
  const swap = glossary.flatMap(({ term, definition, synonyms }): Substitution[] => {
    const to = clean(term);
    if (to === '') return [];
    const note = noteOf(definition);
    const from = synonyms.map(clean).filter(free);
    const derived = from.flatMap((phrase) => inflections(phrase, to)).filter((pair) => free(pair.from));
    return [...(from.length > 0 ? [{ from, to, note }] : []), ...derived.map((pair) => ({ ...pair, note }))];
  });
  if (swap.length === 0) return undefined;
  return {
    id: 'glossary',
    label: 'Glossary',
    description: 'Call each concept by the name that the glossary gives it.',
    severity: 'important',
    checks: [
      {
        kind: 'substitution',
        message: noteOf(''),
        swap,
        exceptions: [...names, ...preferred].filter((term) => /[^\p{L}\p{N}]/u.test(term)),
      },
    ],
    listed: true,
  };
}

function noteOf(definition: string): string {
  const text = definition.replace(/\s+/g, ' ').trim().replace(/[{}]/g, '');
  const first = /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  const short =
    first.length <= SHOWN_DEFINITION ? first : `${first.slice(0, SHOWN_DEFINITION).replace(/\s+\S*$/, '')}…`;
  const meaning = short.replace(/[.;,]$/, '');
  return `The glossary calls this “{replacement}”, not “{match}”${meaning === '' ? '' : ` (${meaning})`}.`;
}
