import type { StyleSource } from '@housestyle/contract/config';
import { l10n } from '../l10n.ts';

/** What the page tells of; a plain value, so that it can be written without an editor. */
export interface StylePageFacts {
  /** Of the document. */
  readonly name: string;
  /** The service that the account belongs to; undefined for the local one, which knows no account. */
  readonly service: string | undefined;
  readonly sources: readonly StyleSource[];
  readonly state: 'right' | 'last right' | 'wrong' | 'none';
  readonly restricted: boolean;
  readonly accountMissing: boolean;
  readonly ignored: boolean;
  /** Paths as a person knows them. */
  readonly file?: string;
  readonly baseline?: { readonly path: string; readonly count: number; readonly isWrong: boolean };
  /** What is wrong in the file, and in the person's own settings. */
  readonly faults: readonly string[];
  readonly settingFaults: readonly string[];
}

/** Names shown of one source. */
const SHOWN = 40;

/** Which style counts for a document, and which part came from where, in Markdown. */
export function stylePage(facts: StylePageFacts): string {
  return [
    `# ${l10n.t('Style of {0}', escape(facts.name))}`,
    ...notes(facts),
    ...PARTS.flatMap((part) => section(part, facts)),
    `## ${l10n.t('Accepted findings')}`,
    baselineText(facts),
    `## ${l10n.t('What counts')}`,
    l10n.t(
      'The file of the repository counts before your own settings, and these before the account. In the file, overrides count before the rest.',
    ),
    '',
  ].join('\n\n');
}

const PARTS = ['rules', 'terms', 'glossary', 'severity', 'docType', 'audience'] as const;

function title(part: StyleSource['part']): string {
  switch (part) {
    case 'rules':
      return l10n.t('Rules');
    case 'terms':
      return l10n.t('Terms');
    case 'glossary':
      return l10n.t('Glossary and words');
    case 'severity':
      return l10n.t('Severities, and rules that are off');
    case 'docType':
      return l10n.t('Document type');
    case 'audience':
      return l10n.t('Audience');
  }
}

function notes({ file, state, restricted, accountMissing, ignored, ...rest }: StylePageFacts): string[] {
  const where = file && `\`${file}\``;
  return [
    ...(where && state === 'right' ? [l10n.t('The repository’s style stands in {0}.', where)] : []),
    ...(where && state === 'last right'
      ? [l10n.t('{0} has errors: its last right version counts.', where)]
      : []),
    ...(where && state === 'wrong' ? [l10n.t('{0} has errors, so nothing of it counts.', where)] : []),
    ...listed(rest.faults),
    ...(!where && restricted
      ? [l10n.t('The workspace is in Restricted Mode: a .housestyle.yaml in it doesn’t count.')]
      : []),
    ...(!where && !restricted ? [l10n.t('No .housestyle.yaml lies in a folder above the document.')] : []),
    ...(ignored ? [l10n.t('**The file says that this document is never checked.**')] : []),
    ...(accountMissing
      ? [l10n.t('The account’s style could not be read. What builds on it is not sent.')]
      : []),
    ...listed(rest.settingFaults),
  ];
}

function listed(faults: readonly string[]): string[] {
  return faults.length > 0 ? [faults.map((fault) => `- ${escape(fault)}`).join('\n')] : [];
}

function section(part: StyleSource['part'], { sources, service }: StylePageFacts): string[] {
  const own = sources.filter((source) => source.part === part && source.names.length > 0);
  const isAccounts = !sources.some((source) => source.part === part);
  if (own.length === 0 && part !== 'rules' && part !== 'terms' && part !== 'glossary') return [];
  const list = own.map((source) => `- ${originText(source)}: ${namesText(source.names)}`).join('\n');
  return [`## ${title(part)}`, list || (isAccounts ? accountText(part, service) : l10n.t('None.'))];
}

function accountText(part: StyleSource['part'], service: string | undefined): string {
  if (service === undefined) return part === 'rules' ? l10n.t('The default rules.') : l10n.t('None.');
  return part === 'rules'
    ? l10n.t('Those of the account at {0}; where it has none, the default rules.', escape(service))
    : l10n.t('Those of the account at {0}.', escape(service));
}

function originText({ origin, names }: StyleSource): string {
  const count = String(names.length);
  const name = escape(origin.name);
  switch (origin.kind) {
    case 'override':
      return l10n.t('Override for `{0}` ({1})', origin.name, count);
    case 'file':
      return l10n.t('The file ({0})', count);
    case 'vale':
      return l10n.t('Vale styles in {0} ({1})', name, count);
    case 'preset':
      return l10n.t('Preset {0} ({1})', name, count);
    case 'personal':
      return l10n.t('Your settings ({0})', count);
    case 'account':
      return l10n.t('The account ({0})', count);
  }
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).map(escape).join(' · ');
  return names.length > SHOWN ? l10n.t('{0} and {1} more', shown, names.length - SHOWN) : shown;
}

function baselineText({ baseline }: StylePageFacts): string {
  if (!baseline) return l10n.t('None.');
  const path = escape(baseline.path);
  if (baseline.isWrong) return l10n.t('{0} is no baseline, so no finding counts as accepted.', path);
  return baseline.count === 1
    ? l10n.t('1 finding in {0}.', path)
    : l10n.t('{0} findings in {1}.', baseline.count, path);
}

function escape(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ');
}
