import { parseIni, type IniEntry, type IniSection } from './ini.ts';

/**
 * The sections of several configurations, those of packages first: as Vale merges them, one section of each name, the
 * core without a name first, then `*`, then the others in their order.
 */
export function mergeSections(texts: readonly string[]): readonly IniSection[] {
  const entries = new Map<string, IniEntry[]>([
    ['', []],
    ['*', []],
  ]);
  for (const section of texts.flatMap(parseIni)) {
    const name = section.name === 'DEFAULT' ? '' : section.name;
    entries.set(name, [...(entries.get(name) ?? []), ...section.entries]);
  }
  return [...entries].map(([name, own]) => ({ name, entries: own }));
}
