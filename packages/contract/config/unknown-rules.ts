import { parseDocument } from 'yaml';
import { ruleIdOf } from '../rule-id.ts';
import { keyRange, type ConfigFault } from './faults.ts';
import { presetRules } from './presets.ts';
import type { ProjectConfig } from './read.ts';
import type { ValeLoading } from './vale-styles.ts';
import ids from './rule-ids.json' with { type: 'json' };

/**
 * Names under `severity` that no rule is known to have: neither a built-in one nor one of the file, its presets, and its Vale
 * styles. One of the account's may have it, so this leaves all standing. Rules for UI strings, `ux-…`, are not looked up, nor
 * are those of Vale styles, `Own.Rule`, where the file names no such style.
 */
export function unknownRules(
  config: ProjectConfig,
  text: string,
  vale: ReadonlyMap<string, ValeLoading>,
): readonly ConfigFault[] {
  const parts = [config, ...config.overrides];
  const named = parts.flatMap(({ severity }, index) => {
    const path = index === 0 ? ['severity'] : ['overrides', index - 1, 'severity'];
    return [...severity.keys()].map((name) => ({ path, name }));
  });
  if (named.length === 0) return [];
  const labels = parts.flatMap(({ rules = [], presets }) =>
    [...rules, ...presetRules(presets)].map(({ label }) => label),
  );
  const styles = [...vale.values()].flatMap((loading) =>
    loading.ok ? loading.rules.map(({ label }) => label) : [],
  );
  const known = new Set([...ids, ...labels.map(ruleIdOf), ...styles]);
  const elsewhere = styles.length > 0 ? /^ux-/ : /\.|^ux-/;
  const unknown = named.filter(({ name }) => !known.has(name) && !elsewhere.test(name));
  if (unknown.length === 0) return [];
  const document = parseDocument(text);
  return unknown.map(({ path, name }) => {
    const meant = known.has(ruleIdOf(name)) ? ruleIdOf(name) : '';
    return {
      code: meant ? 'rule-by-label' : 'unknown-rule',
      values: [name, meant],
      kind: 'setting',
      place: 'severity',
      message: meant
        ? `no rule has the id “${name}”. Write “${meant}”.`
        : `no rule has the id “${name}”, unless your account has one: this changes nothing.`,
      range: keyRange(document, path, name) ?? { start: 0, end: 0 },
    };
  });
}
