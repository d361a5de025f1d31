import { parseDocument } from 'yaml';
import { ruleIdOf } from '../rule-id.ts';
import { keyRange, type ConfigFault } from './faults.ts';
import { presetRules } from './presets.ts';
import type { ProjectConfig } from './read.ts';
import type { ValeLoading } from './vale-styles.ts';
import ids from './rule-ids.json' with { type: 'json' };

/** A name under `severity` that no rule has, with the id that is meant where a rule has it for its label. */
interface StrayName {
  readonly name: string;
  readonly meant: string;
}

/**
 * Which names under `severity` no rule is known to have: neither a built-in one nor one of the file, its presets, and its Vale
 * styles, nor of `labels`. One of the account's may have it. Rules for UI strings, `ux-…`, are not looked up, nor are those of
 * Vale styles, `Own.Rule`, where the file names no such style.
 */
export function strayRuleNames(
  names: readonly string[],
  file?: { readonly config: ProjectConfig; readonly vale: ReadonlyMap<string, ValeLoading> },
  labels: readonly string[] = [],
): readonly StrayName[] {
  if (names.length === 0) return [];
  const parts = file ? [file.config, ...file.config.overrides] : [];
  const own = parts.flatMap(({ rules = [], presets }) =>
    [...rules, ...presetRules(presets)].map(({ label }) => label),
  );
  const styles = [...(file?.vale.values() ?? [])].flatMap((loading) =>
    loading.ok ? loading.rules.map(({ label }) => label) : [],
  );
  const known = new Set([...ids, ...[...own, ...labels].map(ruleIdOf), ...styles]);
  const elsewhere = styles.length > 0 ? /^ux-/ : /\.|^ux-/;
  return names
    .filter((name) => !known.has(name) && !elsewhere.test(name))
    .map((name) => ({ name, meant: known.has(ruleIdOf(name)) ? ruleIdOf(name) : '' }));
}

/** What is told of a stray name at `place`. */
export function strayRuleFault({ name, meant }: StrayName, place: string): Omit<ConfigFault, 'range'> {
  return {
    code: meant ? 'rule-by-label' : 'unknown-rule',
    values: [name, meant],
    kind: 'setting',
    place,
    message: meant
      ? `no rule has the id “${name}”. Write “${meant}”.`
      : `no rule has the id “${name}”, unless your account has one: this changes nothing.`,
  };
}

/** The stray names of a file, each where it stands. */
export function unknownRules(
  config: ProjectConfig,
  text: string,
  vale: ReadonlyMap<string, ValeLoading>,
): readonly ConfigFault[] {
  const places = [config, ...config.overrides].map(({ severity }, index) => ({
    path: index === 0 ? ['severity'] : ['overrides', index - 1, 'severity'],
    strays: strayRuleNames([...severity.keys()], { config, vale }),
  }));
  if (places.every(({ strays }) => strays.length === 0)) return [];
  const document = parseDocument(text);
  return places.flatMap(({ path, strays }) =>
    strays.map((stray) => ({
      ...strayRuleFault(stray, 'severity'),
      range: keyRange(document, path, stray.name) ?? { start: 0, end: 0 },
    })),
  );
}
