import type { HouseStyle } from '@housestyle/contract';

/** A style as it is edited; a part that is absent is not saved, and for rules the default ones apply then. */
export type Draft = { [P in Part]?: HouseStyle[P] | undefined };
export type Part = keyof HouseStyle;

export const PART_NAMES: Readonly<Record<Part, string>> = {
  rules: 'Rules',
  termSubs: 'Terms',
  glossary: 'Glossary',
};
export const PARTS: readonly Part[] = ['rules', 'termSubs', 'glossary'];

export function sameDraft(one: Draft, other: Draft): boolean {
  return one === other || PARTS.every((part) => JSON.stringify(one[part]) === JSON.stringify(other[part]));
}

/** What two names have in common that a reader does not tell apart: letter case and spaces. */
export function fold(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

const KEYS: { readonly [P in Part]: (entry: HouseStyle[P][number]) => string } = {
  rules: ({ label }) => fold(label),
  termSubs: ({ preferred }) => preferred.trim(),
  glossary: ({ term }) => fold(term),
};

/** The name by which an entry is known among those of its part. */
export function keyOf<P extends Part>(part: P, entry: HouseStyle[P][number]): string {
  return KEYS[part](entry);
}

/**
 * Puts imported parts beside what is there, or in its place. Beside: an entry with the name of one that is there
 * replaces it and keeps its place; the others follow.
 */
export function mergeDraft(draft: Draft, imported: Draft, how: 'add' | 'replace'): Draft {
  if (how === 'replace') return { ...draft, ...imported };
  const merged: Draft = { ...draft };
  if (imported.rules) merged.rules = mergePart('rules', draft.rules ?? [], imported.rules);
  if (imported.termSubs) merged.termSubs = mergePart('termSubs', draft.termSubs ?? [], imported.termSubs);
  if (imported.glossary) merged.glossary = mergePart('glossary', draft.glossary ?? [], imported.glossary);
  return merged;
}

function mergePart<P extends Part>(
  part: P,
  there: readonly HouseStyle[P][number][],
  imported: readonly HouseStyle[P][number][],
): HouseStyle[P] {
  const byKey = new Map(there.map((entry) => [keyOf(part, entry), entry]));
  for (const entry of imported) byKey.set(keyOf(part, entry), entry);
  return [...byKey.values()] as HouseStyle[P];
}
