import { fold, type Draft, type Part } from './draft.ts';

/** Something that cannot all be meant, or that is not finished. */
export interface Conflict {
  readonly part: Part;
  /** Text to find the entry by. */
  readonly name: string;
  readonly message: string;
}

/** Everything in a style that contradicts itself, rules first. Linear in the number of entries. */
export function findConflicts(draft: Draft): Conflict[] {
  return [...ruleConflicts(draft), ...termConflicts(draft), ...glossaryConflicts(draft)];
}

function ruleConflicts({ rules = [] }: Draft): Conflict[] {
  const found: Conflict[] = [];
  const labels = new Set<string>();
  for (const { label, description } of rules) {
    const tell = (message: string) => found.push({ part: 'rules', name: label, message });
    if (label.trim() === '') tell(`A rule has no label: “${description.slice(0, 60)}”.`);
    else if (labels.has(fold(label))) tell(`Two rules are called “${label}”.`);
    if (description.trim() === '') tell(`The rule “${label}” has no description.`);
    labels.add(fold(label));
  }
  return found;
}

function termConflicts({ termSubs = [] }: Draft): Conflict[] {
  const found: Conflict[] = [];
  const preferredBy = new Map<string, string>();
  for (const { preferred } of termSubs) {
    const key = fold(preferred);
    if (key !== '' && preferredBy.has(key))
      found.push({
        part: 'termSubs',
        name: preferred,
        message: `“${preferred}” is preferred in two entries.`,
      });
    preferredBy.set(key, preferred);
  }
  const avoidedBy = new Map<string, string>();
  for (const { preferred, avoid } of termSubs) {
    const tell = (name: string, message: string) => found.push({ part: 'termSubs', name, message });
    if (preferred.trim() === '')
      tell(avoid[0] ?? '', `An entry that avoids “${avoid.join(', ')}” has no preferred term.`);
    if (avoid.length === 0) tell(preferred, `“${preferred}” has no terms to avoid.`);
    for (const term of avoid) {
      const key = fold(term);
      const other = avoidedBy.get(key);
      if (term.trim() === preferred.trim())
        tell(term, `“${term}” is both preferred and avoided in one entry.`);
      else if (key !== fold(preferred) && preferredBy.has(key))
        tell(term, `“${term}” is avoided for “${preferred}”, and preferred in another entry.`);
      if (other === preferred) tell(term, `“${term}” is avoided twice for “${preferred}”.`);
      else if (other !== undefined) tell(term, `“${term}” is avoided for “${other}” and for “${preferred}”.`);
      avoidedBy.set(key, preferred);
    }
  }
  return found;
}

function glossaryConflicts({ termSubs = [], glossary = [] }: Draft): Conflict[] {
  const found: Conflict[] = [];
  const avoidedFor = new Map(
    termSubs.flatMap(({ preferred, avoid }) => avoid.map((term) => [fold(term), preferred] as const)),
  );
  const preferred = new Set(termSubs.map((entry) => fold(entry.preferred)));
  const terms = new Set<string>();
  for (const { term, definition } of glossary) {
    const tell = (message: string) => found.push({ part: 'glossary', name: term, message });
    const instead = avoidedFor.get(fold(term));
    if (term.trim() === '') tell(`An entry has no term: “${definition.slice(0, 60)}”.`);
    else if (terms.has(fold(term))) tell(`“${term}” is defined twice.`);
    if (definition.trim() === '') tell(`“${term}” has no definition.`);
    if (instead !== undefined && instead.trim() !== term.trim())
      tell(`“${term}” is defined here, and avoided for “${instead}” among the terms.`);
    terms.add(fold(term));
  }
  const synonymOf = new Map<string, string>();
  for (const { term, synonyms } of glossary) {
    for (const synonym of synonyms) {
      const tell = (message: string) => found.push({ part: 'glossary', name: synonym, message });
      const key = fold(synonym);
      const other = synonymOf.get(key);
      const instead = avoidedFor.get(key);
      if (synonym.trim() === term.trim()) tell(`“${synonym}” is a synonym of itself.`);
      else if (key !== fold(term) && terms.has(key))
        tell(`“${synonym}” is a synonym of “${term}”, and has an entry of its own.`);
      if (other === term) tell(`“${synonym}” is twice a synonym of “${term}”.`);
      else if (other !== undefined) tell(`“${synonym}” is a synonym of “${other}” and of “${term}”.`);
      if (preferred.has(key) && key !== fold(term))
        tell(`“${synonym}” is a synonym to replace by “${term}”, and preferred among the terms.`);
      if (instead !== undefined && fold(instead) !== fold(term))
        tell(`“${synonym}” is a synonym of “${term}”, and avoided for “${instead}” among the terms.`);
      synonymOf.set(key, term);
    }
  }
  return found;
}
