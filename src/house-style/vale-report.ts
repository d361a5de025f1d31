import type { FoundConfig } from '@housestyle/contract/config';
import { l10n } from '../l10n.ts';

type Loading = ReturnType<FoundConfig['vale']['get']>;

/** What became of each rule and setting of Vale styles, in Markdown; what can't be used comes first. */
export function valeReport(name: string, loading: Loading): string {
  const heading = `# ${l10n.t('Vale styles of {0}', name)}`;
  if (!loading?.ok) return `${heading}\n\n${l10n.t('They can’t be used: {0}', loading?.problem ?? '')}\n`;
  const { rules, report } = loading;
  const kinds = [
    { kind: 'unsupported', title: l10n.t('Not supported') },
    { kind: 'note', title: l10n.t('Different from Vale') },
    { kind: 'off', title: l10n.t('Turned off by the configuration') },
    { kind: 'imported', title: l10n.t('Imported') },
  ] as const;
  const sections = kinds.flatMap(({ kind, title }) => {
    const entries = report.filter((entry) => entry.kind === kind);
    if (entries.length === 0) return [];
    const lines = entries.map(({ name, detail }) =>
      detail === '' ? `- \`${name}\`` : `- \`${name}\`: ${detail}`,
    );
    return [`## ${title} (${entries.length})`, lines.join('\n')];
  });
  const counted =
    rules.length === 1 ? l10n.t('1 rule is checked.') : l10n.t('{0} rules are checked.', rules.length);
  return `${[heading, counted, ...sections].join('\n\n')}\n`;
}
