import { RuleFileError, type RawRule } from './rule-yaml.ts';

const DEEPEST = 10;

/**
 * Resolves `extends: Style.Rule`: the rule starts from another one, whose keys its own replace; `key+` adds to a list or
 * map and `key-` takes from it. Throws a `RuleFileError`.
 * @param find the file of a rule by its name
 */
export function inherit(
  raw: RawRule,
  find: (name: string) => RawRule | undefined,
  seen: readonly string[] = [],
): RawRule {
  const name = raw['extends'];
  if (typeof name !== 'string' || !name.includes('.')) return raw;
  if (seen.includes(name) || seen.length >= DEEPEST)
    throw new RuleFileError(`it extends “${name}”, which extends it in turn`);
  const parent = find(name);
  if (!parent) throw new RuleFileError(`it extends “${name}”, which is not among the files`);
  const { tests: _, ...base } = inherit(parent, find, [...seen, name]);
  return overlay(base, raw);
}

function overlay(parent: RawRule, child: RawRule): RawRule {
  const result: Record<string, unknown> = { ...parent };
  for (const [key, value] of Object.entries(child)) {
    if (key === 'extends') continue;
    const edit = /^(.+)([+-])$/.exec(key);
    const name = edit?.[1];
    if (!edit || name === undefined) {
      result[key] = value;
      continue;
    }
    if (Object.hasOwn(child, name))
      throw new RuleFileError(`“${key}” changes “${name}”, which the rule also replaces`);
    result[name] = edited(key, result[name], value, edit[2] === '+');
  }
  return result;
}

function edited(key: string, had: unknown, value: unknown, adds: boolean): unknown {
  if (Array.isArray(had)) {
    const entries = [value].flat() as unknown[];
    if (adds) return [...(had as unknown[]), ...entries];
    tellAbsent(key, entries, had);
    return had.filter((entry) => !entries.includes(entry));
  }
  if (typeof had === 'object' && had !== null) {
    if (adds && typeof value === 'object') return { ...had, ...value };
    const names = new Set([value].flat().map(String));
    tellAbsent(key, [...names], Object.keys(had));
    return Object.fromEntries(Object.entries(had).filter(([name]) => !names.has(name)));
  }
  throw new RuleFileError(`“${key}” changes a list or map that the rule it extends does not have`);
}

/** What a rule takes away must be there: else the rule that it extends has changed, and nobody noticed. */
function tellAbsent(key: string, entries: readonly unknown[], had: readonly unknown[]): void {
  const absent = entries.find((entry) => !had.includes(entry));
  if (absent !== undefined)
    throw new RuleFileError(`“${key}”: the rule that it extends has no “${String(absent)}” to take away`);
}
