import type { StyleRule } from '@housestyle/contract';
import {
  CONFIGURATION_LABEL,
  importVale,
  type ValeFiles,
  type ValeReportEntry,
} from '@housestyle/contract/vale';
import type { StyleVersion } from '../storage/styles.ts';
import { Refusal } from './refusal.ts';
import {
  currentStyle,
  saveStyle,
  type ExpectedRevision,
  type StyleActor,
  type StyleWorld,
} from './saved-styles.ts';

/** What was saved, and what became of every rule that was found. */
export interface ValeOutcome {
  readonly version: StyleVersion;
  readonly report: readonly ValeReportEntry[];
}

/**
 * Adds the rules of a folder of Vale styles to an account's: those of the same styles, and an earlier Vale configuration,
 * are replaced; all other rules stay. Throws like `saveStyle`, and a `Refusal` where no rule was found.
 */
export async function importValeStyles(
  world: StyleWorld,
  actor: StyleActor,
  { files, expectedRevision }: ExpectedRevision & { readonly files: ValeFiles },
): Promise<ValeOutcome> {
  const { rules, report } = await checkedImport(files);
  if (!rules.some(({ check }) => check?.extends !== 'configuration')) {
    throw new Refusal(`No rule could be imported.\n${describeReport(report)}`.trim());
  }
  const current = await currentStyle(world, actor.accountId);
  const style = { ...current.style, rules: merged(current.style.rules ?? [], rules) };
  const version = await saveStyle(world, actor, {
    style,
    expectedRevision: expectedRevision ?? current.revision,
  });
  return { version, report };
}

/** The import, with what the engine says about rules that it cannot run: those are saved, and judged by no one. */
async function checkedImport(files: ValeFiles): Promise<{
  rules: readonly StyleRule[];
  report: readonly ValeReportEntry[];
}> {
  // A thousand modules, which no other command of an administrator needs.
  const { valeFaults } = await import('@housestyle/engine');
  const { rules, report } = importVale(files);
  const faults = new Map(valeFaults(rules).map((fault) => [fault.label, fault]));
  const judged = report.flatMap((entry): ValeReportEntry[] => {
    const fault = entry.kind === 'imported' ? faults.get(entry.name) : undefined;
    if (!fault) return [entry];
    const told = { name: entry.name, detail: fault.description };
    return fault.rest ? [entry, { kind: 'note', ...told }] : [{ kind: 'unsupported', ...told }];
  });
  const settings = faults.get(CONFIGURATION_LABEL);
  return {
    rules: rules.flatMap((rule): StyleRule[] => {
      const fault = rule.label === CONFIGURATION_LABEL ? undefined : faults.get(rule.label);
      if (!fault) return [rule];
      return fault.rest ? [{ ...rule, check: fault.rest }] : [];
    }),
    report: settings
      ? [...judged, { kind: 'unsupported', name: CONFIGURATION_LABEL, detail: settings.description }]
      : judged,
  };
}

function merged(saved: readonly StyleRule[], imported: readonly StyleRule[]): StyleRule[] {
  const styles = new Set(imported.map(({ label }) => styleOf(label)));
  const kept = saved.filter(({ label, check }) => check === undefined || !styles.has(styleOf(label)));
  return [...kept, ...imported];
}

const styleOf = (label: string) => label.split('.', 1)[0] ?? '';

const HEADINGS: readonly (readonly [ValeReportEntry['kind'], string])[] = [
  ['imported', 'Imported'],
  ['note', 'Imported with a difference'],
  ['unsupported', 'Not supported'],
  ['off', 'Turned off by the configuration'],
];

/** The report for a person: what is not supported in full, the rest by name. */
export function describeReport(report: readonly ValeReportEntry[]): string {
  return HEADINGS.flatMap(([kind, heading]) => {
    const entries = report.filter((entry) => entry.kind === kind);
    if (entries.length === 0) return [];
    const title = `${heading} (${entries.length})`;
    if (kind === 'imported' || kind === 'off')
      return `${title}: ${entries.map(({ name }) => name).join(', ')}`;
    return [`${title}:`, ...entries.map(({ name, detail }) => `  ${name}: ${detail}`)];
  }).join('\n');
}
