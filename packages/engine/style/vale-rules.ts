import type { Severity, StyleRule, ValeLevel } from '@housestyle/contract';
import { ValeStyle } from '../vale/style.ts';
import { freeId } from './rule-ids.ts';
import type { CompiledRule, UnjudgedRule } from './types.ts';

const SEVERITIES: Readonly<Record<ValeLevel, Severity>> = {
  error: 'critical',
  warning: 'important',
  suggestion: 'minor',
};

/** A rule in Vale's form as the style's checklist has it, or why it has none. */
export interface ValeOutcome {
  readonly rule?: CompiledRule;
  readonly faults: readonly UnjudgedRule[];
}

/** Compiles the rules of a style that carry a check in Vale's form, one at a time, in their order. */
export function compileValeRules(
  styleRules: readonly StyleRule[],
  ids: Set<string>,
): (rule: StyleRule) => ValeOutcome {
  const style = new ValeStyle(styleRules.filter(({ check }) => check));
  return (styleRule) => {
    const { label, description, check } = styleRule;
    const name = label.trim() || description.trim() || 'Vale';
    if (check === undefined || check.extends === 'configuration') {
      const own = style.faults.filter(({ rule }) => rule === styleRule);
      return { faults: own.map(({ problem }) => ({ label: name, description: problem })) };
    }
    try {
      const find = style.compile(check);
      const severity = styleRule.severity ?? SEVERITIES[check.level ?? 'warning'];
      const id = idOf(name, ids);
      const rule: CompiledRule = {
        id,
        label: name,
        description: description.trim() || check.message,
        severity,
        checks: [{ kind: 'code', find }],
        listed: true,
        readsQuotations: true,
      };
      return { rule, faults: [] };
    } catch (error) {
      return { faults: [{ label: name, description: `It cannot be run: ${(error as Error).message}.` }] };
    }
  };
}

/** What of a style's rules in Vale's form cannot be run, for whoever imports it. */
export function valeFaults(styleRules: readonly StyleRule[]): readonly UnjudgedRule[] {
  const compile = compileValeRules(styleRules, new Set());
  return styleRules.filter(({ check }) => check).flatMap((rule) => compile(rule).faults);
}

/** `Microsoft.Adverbs` is the id that comments in texts use; two rules cannot have it. */
function idOf(name: string, ids: Set<string>): string {
  if (!/^[\w-]+(?:\.[\w-]+)+$/.test(name) || ids.has(name)) return freeId(name, ids);
  ids.add(name);
  return name;
}
