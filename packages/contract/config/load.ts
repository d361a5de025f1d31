import { parseDocument } from 'yaml';
import { valueRange, type ConfigFault } from './faults.ts';
import { folderOf, type StyleFiles } from './files.ts';
import { readConfig, type ProjectConfig } from './read.ts';
import { unknownRules } from './unknown-rules.ts';
import { loadVale, type ValeLoading } from './vale-styles.ts';

/** A `.housestyle.yaml` with what it refers to. */
export interface FoundConfig {
  readonly folder: string;
  readonly path: string;
  readonly text: string;
  /** Absent where the file is wrong. */
  readonly config?: ProjectConfig;
  /** By the entry of `vale` that names it. */
  readonly vale: ReadonlyMap<string, ValeLoading>;
  /** With one for each entry of `vale` that can't be used: these leave the rest standing. */
  readonly faults: readonly ConfigFault[];
  /** What changes nothing, though somebody meant it to: it leaves all standing. */
  readonly notes: readonly ConfigFault[];
}

/** Reads the text of the `.housestyle.yaml` at `path`, and the Vale styles that it names. */
export async function loadConfig(path: string, text: string, files: StyleFiles): Promise<FoundConfig> {
  const folder = folderOf(path) ?? '/';
  const reading = readConfig(text);
  if (!reading.ok) return { folder, path, text, vale: new Map(), faults: reading.faults, notes: [] };
  const { config } = reading;
  const vale = new Map<string, ValeLoading>();
  const faults: ConfigFault[] = [];
  const places: [string[], readonly string[]][] = [
    [['vale'], config.vale],
    ...config.overrides.map((override, index): [string[], readonly string[]] => [
      ['overrides', String(index), 'vale'],
      override.vale,
    ]),
  ];
  for (const [place, names] of places) {
    for (const [index, name] of names.entries()) {
      const loading = vale.get(name) ?? (await loadVale(folder, name, files));
      vale.set(name, loading);
      if (loading.ok) continue;
      const range = valueRange(parseDocument(text), [...place, index]);
      const { code, values, problem } = loading;
      faults.push({
        code,
        values: [name, ...values],
        kind: 'setting',
        place: place.join('.'),
        message: `“${name}” can't be used: ${problem}`,
        range,
      });
    }
  }
  return { folder, path, text, config, vale, faults, notes: unknownRules(config, text, vale) };
}
