import type { AnalyzeRequest } from '../analyze.ts';
import type { Severity } from '../finding.ts';
import type { SavedStyle } from '../saved-style.ts';
import type { GlossaryEntry, StyleRule, TermSub } from '../style.ts';
import { relativeTo } from './files.ts';
import { matchesGlobs } from './glob.ts';
import {
  glossaryUnder,
  rulesUnder,
  termsUnder,
  type Origin,
  type Sourced,
  type StyleSource,
} from './layers.ts';
import type { FoundConfig } from './load.ts';
import { presetRules } from './presets.ts';
import type { ProjectConfig, StyleParts } from './read.ts';

/** What one person adds for themselves. */
export interface PersonalStyle {
  readonly termSubs: readonly TermSub[];
  readonly glossary: readonly GlossaryEntry[];
  readonly severity: ReadonlyMap<string, Severity | 'off'>;
}

export interface Surroundings {
  readonly personal?: PersonalStyle;
  /** The account's saved style, where it is known; see `needsAccount`. */
  readonly account?: SavedStyle;
}

/** The style that counts for one document. */
export interface EffectiveStyle {
  /** What a request carries; a part that is absent is the account's. */
  readonly request: Pick<AnalyzeRequest, 'rules' | 'termSubs' | 'glossary' | 'docType' | 'audience'>;
  /** By rule id, for `withSeverities`. */
  readonly severity: ReadonlyMap<string, Severity | 'off'>;
  readonly gate: ProjectConfig['gate'];
  /** The document is one that is never checked. */
  readonly ignored: boolean;
  /** Where each part came from, the one that counts first. */
  readonly sources: readonly StyleSource[];
}

interface Layer extends StyleParts {
  readonly origin: Origin;
}

/** Whether `effectiveStyle` takes the account's saved style into what it sends. */
export function needsAccount(found: FoundConfig | undefined, personal?: PersonalStyle): boolean {
  const layers = found?.config ? [found.config, ...found.config.overrides] : [];
  if ((found?.config?.extended.length ?? 0) > 0) return true;
  const lacks = (part: 'termSubs' | 'glossary') => !layers.some((layer) => layer[part]);
  return (
    ((personal?.termSubs.length ?? 0) > 0 && lacks('termSubs')) ||
    ((personal?.glossary.length ?? 0) > 0 && lacks('glossary'))
  );
}

/**
 * Overrides count before the rest of their file, the file before the person's own additions, and those before the account.
 * What the more specific says of a rule's label, a term or a name decides.
 */
export function effectiveStyle(
  found: FoundConfig | undefined,
  documentPath: string,
  { personal, account }: Surroundings = {},
): EffectiveStyle {
  const { config } = found ?? {};
  const place = found ? relativeTo(found.folder, documentPath) : documentPath;
  const layers = found && config ? layersOf(found.path, config, place) : [];
  const rules = rulesOf(layers, found, account);
  const terms = wordsOf(layers, 'termSubs', personal, account, config);
  const glossary = wordsOf(layers, 'glossary', personal, account, config);
  const termSubs = terms && termsUnder(terms);
  const names = glossary && glossaryUnder(glossary);
  const docType = layers.find((layer) => layer.docType !== undefined);
  const audience = layers.find((layer) => layer.audience !== undefined);
  const severity = severityOf(layers, personal);
  return {
    request: {
      ...(rules && { rules: [...rules.items] }),
      ...(termSubs && { termSubs: [...termSubs.items] }),
      ...(names && { glossary: [...names.items] }),
      ...(docType?.docType !== undefined && { docType: docType.docType }),
      ...(audience?.audience && { audience: audience.audience }),
    },
    severity: severity.items,
    gate: Object.assign({}, ...layers.map(({ gate }) => gate).reverse()),
    ignored: config !== undefined && config.ignore.length > 0 && matchesGlobs(place, config.ignore),
    sources: [
      ...(rules?.sources ?? []),
      ...(termSubs?.sources ?? []),
      ...(names?.sources ?? []),
      ...severity.sources,
      ...(docType
        ? [{ part: 'docType' as const, origin: docType.origin, names: [docType.docType ?? ''] }]
        : []),
      ...(audience
        ? [{ part: 'audience' as const, origin: audience.origin, names: [audience.audience ?? ''] }]
        : []),
    ],
  };
}

function layersOf(path: string, config: ProjectConfig, place: string): Layer[] {
  const overrides = config.overrides
    .filter(({ files }) => matchesGlobs(place, files))
    .map((parts): Layer => ({ ...parts, origin: { kind: 'override', name: parts.files.join(', '), path } }));
  return [...overrides.reverse(), { ...config, origin: { kind: 'file', name: path, path } }];
}

function rulesOf(
  layers: readonly Layer[],
  found: FoundConfig | undefined,
  account: SavedStyle | undefined,
): Sourced<readonly StyleRule[]> | undefined {
  const own = layers.flatMap(({ origin, rules }) => (rules ? [{ origin, items: rules }] : []));
  const vale = layers.flatMap((layer) =>
    layer.vale.flatMap((name) => {
      const loading = found?.vale.get(name);
      const path = layer.origin.path ?? '';
      return loading?.ok ? [{ origin: { kind: 'vale', name, path } as const, items: loading.rules }] : [];
    }),
  );
  const ids = [...new Set(layers.flatMap(({ presets }) => presets))];
  const presets = ids.map((name, index) => ({
    origin: { kind: 'preset', name } as const,
    items: presetRules(ids.slice(0, index + 1)).slice(presetRules(ids.slice(0, index)).length),
  }));
  const said = [...own, ...vale, ...presets];
  if (said.length === 0) return undefined;
  const saved = found?.config?.extended.includes('rules') ? (account?.rules ?? []) : [];
  return rulesUnder([...said, ...(saved.length > 0 ? [{ origin: ACCOUNT, items: saved }] : [])]);
}

const ACCOUNT: Origin = { kind: 'account', name: 'account' };
const PERSONAL: Origin = { kind: 'personal', name: 'settings' };

/** Undefined where the account's alone count, or would be lost because they are not known. */
function wordsOf<Part extends 'termSubs' | 'glossary'>(
  layers: readonly Layer[],
  part: Part,
  personal: PersonalStyle | undefined,
  account: SavedStyle | undefined,
  config: ProjectConfig | undefined,
): { origin: Origin; items: readonly PersonalStyle[Part][number][] }[] | undefined {
  const said = layers.flatMap((layer) => {
    const items = layer[part];
    return items ? [{ origin: layer.origin, items }] : [];
  });
  const added = personal?.[part] ?? [];
  if (said.length === 0 && (added.length === 0 || !account)) return undefined;
  const saved =
    said.length === 0 || config?.extended.includes(part === 'termSubs' ? 'terms' : part)
      ? (account?.[part] ?? [])
      : [];
  return [
    ...said,
    ...(added.length > 0 ? [{ origin: PERSONAL, items: added }] : []),
    ...(saved.length > 0 ? [{ origin: ACCOUNT, items: saved }] : []),
  ];
}

function severityOf(
  layers: readonly Layer[],
  personal: PersonalStyle | undefined,
): Sourced<ReadonlyMap<string, Severity | 'off'>> {
  const items = new Map<string, Severity | 'off'>();
  const sources: StyleSource[] = [];
  const all = [...layers, ...(personal ? [{ origin: PERSONAL, severity: personal.severity }] : [])];
  for (const { origin, severity } of all) {
    const names = [...severity].filter(([rule]) => !items.has(rule));
    for (const [rule, one] of names) items.set(rule, one);
    if (names.length > 0)
      sources.push({ part: 'severity', origin, names: names.map(([rule, one]) => `${rule}: ${one}`) });
  }
  return { items, sources };
}
