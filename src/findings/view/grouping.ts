import { SEVERITIES, type Severity } from '@housestyle/contract';
import { l10n } from '../../l10n.ts';
import type { LiveFinding } from '../live-findings.ts';
import { brief, severityName } from '../wording.ts';

export const GROUPINGS = ['file', 'rule', 'severity'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** A finding with the document it is in; `uri` as text. */
export interface Entry {
  readonly uri: string;
  readonly live: LiveFinding;
}

export interface Group {
  /** Stays the same while findings come and go. */
  readonly key: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

const WEIGHT: Record<Severity, number> = { critical: 0, important: 1, minor: 2 };

/** The findings in groups: files by name, rules with the most findings first, severities with the gravest first. */
export function grouped(
  entries: readonly Entry[],
  grouping: Grouping,
  nameOf: (uri: string) => string,
): Group[] {
  switch (grouping) {
    case 'file':
      return groups(
        entries,
        ({ uri }) => uri,
        ({ uri }) => nameOf(uri),
      ).sort((a, b) => a.label.localeCompare(b.label, 'en'));
    case 'rule':
      return groups(
        entries,
        ({ live }) => live.finding.rule.id,
        ({ live }) => live.finding.rule.label,
      ).sort((a, b) => b.entries.length - a.entries.length || a.label.localeCompare(b.label, 'en'));
    case 'severity':
      return groups(
        entries,
        ({ live }) => live.finding.severity,
        ({ live }) => heading(live.finding.severity),
      ).sort((a, b) => WEIGHT[a.key as Severity] - WEIGHT[b.key as Severity]);
  }
}

function groups(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  labelOf: (entry: Entry) => string,
): Group[] {
  return [...Map.groupBy(entries, keyOf)].map(([key, members]) => ({
    key,
    label: labelOf(members[0] as Entry),
    entries: members,
  }));
}

function heading(severity: Severity): string {
  const name = severityName(severity);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The gravest severity of some findings. */
export function gravest(entries: readonly Entry[]): Severity {
  return (
    SEVERITIES.find((severity) => entries.some(({ live }) => live.finding.severity === severity)) ?? 'minor'
  );
}

/** What a screen reader says of a finding in the view. `line` from 1. */
export function spoken({ live: { finding } }: Entry, name: string, line: number): string {
  const quote = brief(finding.original);
  return l10n.t(
    '“{0}”, {1}: {2} {3}, line {4}',
    quote,
    severityName(finding.severity),
    finding.reason,
    name,
    line,
  );
}
