import type { Severity, StyleRule, ValeLevel, ValeRuleCheck } from '@housestyle/contract';
import type { Guard } from '../vale/guard.ts';
import { PatternError } from '../vale/pattern/index.ts';
import { readablePart } from '../vale/readable.ts';
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
  guard?: Guard,
): (rule: StyleRule) => ValeOutcome {
  const style = new ValeStyle(
    styleRules.filter(({ check }) => check),
    guard,
  );
  return (styleRule) => {
    const { label, description, check } = styleRule;
    const name = label.trim() || description.trim() || 'Vale';
    if (check === undefined || check.extends === 'configuration') {
      const own = style.faults.filter(({ rule }) => rule === styleRule);
      return {
        faults: own.map(({ problem }) => ({ label: name, description: `It is used in part: ${problem}.` })),
      };
    }
    try {
      const { find, problems } = compileReadable(style, check);
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
      const faults = problems.map((problem) => ({
        label: name,
        description: `It is used in part: ${problem}.`,
      }));
      return { rule, faults };
    } catch (error) {
      return { faults: [{ label: name, description: `It cannot be run: ${(error as Error).message}.` }] };
    }
  };
}

/** A rule ready to run, if need be without those of its patterns that cannot be read. Throws where nothing is left. */
function compileReadable(
  style: ValeStyle,
  check: ValeRuleCheck,
): { readonly find: ReturnType<ValeStyle['compile']>; readonly problems: readonly string[] } {
  try {
    return { find: style.compile(check), problems: [] };
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    const { check: rest, problems } = readablePart(check);
    if (problems.length === 0) throw error;
    try {
      return { find: style.compile(rest), problems };
    } catch {
      throw new PatternError(problems.join('; '));
    }
  }
}

/** Why a rule cannot be run; of one that runs in part, what does. */
export interface ValeFault extends UnjudgedRule {
  readonly rest?: ValeRuleCheck;
}

/** What of a style's rules in Vale's form cannot be run, for whoever imports it. */
export function valeFaults(styleRules: readonly StyleRule[]): readonly ValeFault[] {
  const compile = compileValeRules(styleRules, new Set());
  return styleRules.flatMap((styleRule): readonly ValeFault[] => {
    const { check } = styleRule;
    if (!check) return [];
    const { rule, faults } = compile(styleRule);
    if (faults.length === 0) return [];
    const description = faults.map((fault) => fault.description).join(' ');
    if (!rule || check.extends === 'configuration') return [{ label: styleRule.label, description }];
    const { check: rest, problems } = readablePart(check);
    return [{ label: styleRule.label, description: `It is used in part: ${problems.join('; ')}.`, rest }];
  });
}

/** `Microsoft.Adverbs` is the id that comments in texts use; two rules cannot have it. */
function idOf(name: string, ids: Set<string>): string {
  if (!/^[\w-]+(?:\.[\w-]+)+$/.test(name) || ids.has(name)) return freeId(name, ids);
  ids.add(name);
  return name;
}
