import type { GlossaryEntry, StyleRule, TermSub } from '../style.ts';

/** Who says something. `name`: the globs of an override, the path of a file, the id of a preset, the entry of `vale`. */
export interface Origin {
  readonly kind: 'override' | 'file' | 'vale' | 'preset' | 'personal' | 'account';
  readonly name: string;
  /** Of the `.housestyle.yaml` that says it, where one does. */
  readonly path?: string;
}

export interface StyleSource {
  readonly part: 'rules' | 'terms' | 'glossary' | 'severity' | 'docType' | 'audience';
  readonly origin: Origin;
  /** Labels of rules, preferred terms, names, `id: severity`. */
  readonly names: readonly string[];
}

export interface Sourced<Items> {
  readonly items: Items;
  readonly sources: readonly StyleSource[];
}

interface Said<Item> {
  readonly origin: Origin;
  readonly items: readonly Item[];
}

/** Rules of all origins, the first of a label. Two of one origin may have the same label. */
export function rulesUnder(said: readonly Said<StyleRule>[]): Sourced<readonly StyleRule[]> {
  return under(
    'rules',
    said,
    ({ label }) => label,
    (rule, taken) => (taken.has(key(rule.label)) ? [] : [rule]),
    ({ label }) => [label],
  );
}

/** Terms of all origins; a term to avoid is replaced by what the first says. */
export function termsUnder(said: readonly Said<TermSub>[]): Sourced<readonly TermSub[]> {
  return under(
    'terms',
    said,
    ({ preferred }) => preferred,
    (term, taken) => {
      const avoid = term.avoid.filter((one) => !taken.has(key(one)));
      return avoid.length > 0 || term.avoid.length === 0 ? [{ ...term, avoid }] : [];
    },
    ({ avoid }) => avoid,
  );
}

/** Glossaries of all origins, the first of a name. */
export function glossaryUnder(said: readonly Said<GlossaryEntry>[]): Sourced<readonly GlossaryEntry[]> {
  return under(
    'glossary',
    said,
    ({ term }) => term,
    (entry, taken) => (taken.has(key(entry.term)) ? [] : [entry]),
    ({ term }) => [term],
  );
}

function under<Item>(
  part: StyleSource['part'],
  said: readonly Said<Item>[],
  nameOf: (item: Item) => string,
  left: (item: Item, taken: ReadonlySet<string>) => readonly Item[],
  claims: (item: Item) => readonly string[],
): Sourced<readonly Item[]> {
  const taken = new Set<string>();
  const items: Item[] = [];
  const sources: StyleSource[] = [];
  for (const { origin, items: own } of said) {
    const kept = own.flatMap((item) => left(item, taken));
    for (const claim of kept.flatMap(claims)) taken.add(key(claim));
    items.push(...kept);
    sources.push({ part, origin, names: kept.map(nameOf) });
  }
  return { items, sources };
}

function key(text: string): string {
  return text.trim().toLowerCase();
}
