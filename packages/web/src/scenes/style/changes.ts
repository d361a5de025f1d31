import type { HouseStyle } from '@housestyle/contract';
import { keyOf, PARTS, type Draft, type Part } from './draft.ts';

/** How one entry differs between two versions. */
export interface Change {
  readonly part: Part;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly name: string;
  /** The entry in words; null where it was not, or is no longer. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What has to be done to `before` to get `after`, part by part; entries are known by their names. */
export function listChanges(before: Draft, after: Draft): Change[] {
  return PARTS.flatMap((part) => partChanges(part, before[part] ?? [], after[part] ?? []));
}

function partChanges<P extends Part>(
  part: P,
  before: readonly HouseStyle[P][number][],
  after: readonly HouseStyle[P][number][],
): Change[] {
  const old = grouped(part, before);
  const changes: Change[] = [];
  const kept: { readonly from: number; readonly name: string }[] = [];
  for (const entry of after) {
    const match = old.get(keyOf(part, entry))?.shift();
    const words = describe(part, entry);
    const name = nameOf(part, entry);
    if (!match) changes.push({ part, kind: 'added', name, before: null, after: words });
    else {
      kept.push({ from: match.index, name });
      const was = describe(part, match.entry);
      if (was !== words) changes.push({ part, kind: 'changed', name, before: was, after: words });
    }
  }
  for (const { entry } of [...old.values()].flat())
    changes.push({
      part,
      kind: 'removed',
      name: nameOf(part, entry),
      before: describe(part, entry),
      after: null,
    });
  const moved =
    part === 'rules' && kept.some(({ from }, index) => index > 0 && from < (kept[index - 1]?.from ?? 0));
  if (moved)
    changes.push({
      part,
      kind: 'moved',
      name: 'Order of the rules',
      before: [...kept]
        .sort((a, b) => a.from - b.from)
        .map(({ name }) => name)
        .join(', '),
      after: kept.map(({ name }) => name).join(', '),
    });
  return changes;
}

type Indexed<P extends Part> = { readonly entry: HouseStyle[P][number]; readonly index: number };

function grouped<P extends Part>(
  part: P,
  entries: readonly HouseStyle[P][number][],
): Map<string, Indexed<P>[]> {
  const groups = new Map<string, Indexed<P>[]>();
  entries.forEach((entry, index) => {
    const key = keyOf(part, entry);
    const group = groups.get(key);
    if (group) group.push({ entry, index });
    else groups.set(key, [{ entry, index }]);
  });
  return groups;
}

const NAMES: { readonly [P in Part]: (entry: HouseStyle[P][number]) => string } = {
  rules: ({ label }) => label,
  termSubs: ({ preferred }) => preferred,
  glossary: ({ term }) => term,
};

function nameOf<P extends Part>(part: P, entry: HouseStyle[P][number]): string {
  return NAMES[part](entry);
}

const WORDS: { readonly [P in Part]: (entry: HouseStyle[P][number]) => string } = {
  rules: ({ label, description, severity, check }) =>
    [`${label}: ${description}`, severity && `(${severity})`, check && `Check: ${JSON.stringify(check)}`]
      .filter(Boolean)
      .join(' '),
  termSubs: ({ preferred, avoid }) => `${preferred} instead of ${avoid.join(', ')}`,
  glossary: ({ term, definition, synonyms }) =>
    `${term}: ${definition}${synonyms.length > 0 ? ` Synonyms: ${synonyms.join(', ')}` : ''}`,
};

function describe<P extends Part>(part: P, entry: HouseStyle[P][number]): string {
  return WORDS[part](entry);
}
