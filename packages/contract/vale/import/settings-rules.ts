import type { StyleRule } from '../../style.ts';
import type { ValeCheckOf } from '../check.ts';
import { VALE_FORMATS } from '../formats.ts';
import type { ValeConfiguration } from './configuration.ts';
import type { FormatSettings } from './format-settings.ts';

/** Rules without a check of their own: what a configuration says to all rules, and apart what it says to some formats only. */
export function settingsRules(
  label: string,
  vocabulary: readonly string[],
  configuration: ValeConfiguration | undefined,
): readonly StyleRule[] {
  const { lists, wordTemplate } = configuration ?? {};
  const ignores = ignoresByFormat(configuration?.formats ?? new Map<string, FormatSettings>());
  const main = settingsCheck({
    ...(vocabulary.length > 0 && { vocabulary: [...vocabulary] }),
    ...copied(lists ?? {}),
    ...copied(ignores.find(({ formats }) => !formats)?.lists ?? {}),
    ...(wordTemplate !== undefined && { wordTemplate }),
  });
  const words = vocabulary.length > 0 ? ` ${vocabulary.length} accepted words.` : '';
  const description = `What the Vale configuration says to all rules.${words}`;
  return [
    ...(main ? [{ label, description, check: main }] : []),
    ...ignores.flatMap(({ formats, lists: own }): StyleRule[] => {
      const check = formats && settingsCheck({ formats: [...formats], ...copied(own) });
      if (!check) return [];
      const names = formats.join(', ');
      return [
        {
          label: `${label}.${formats[0]}`,
          description: `What the Vale configuration leaves out of ${names}.`,
          check,
        },
      ];
    }),
  ];
}

const copied = <K extends string>(lists: Readonly<Partial<Record<K, readonly string[]>>>) =>
  Object.fromEntries(
    Object.entries<readonly string[] | undefined>(lists).map(([key, values]) => [key, [...(values ?? [])]]),
  ) as Partial<Record<K, string[]>>;

interface Ignores {
  /** Undefined: all formats. */
  readonly formats: readonly string[] | undefined;
  readonly lists: FormatSettings['lists'];
}

/** Patterns of what is ignored, for each group of formats that has the same. */
function ignoresByFormat(settings: ReadonlyMap<string, FormatSettings>): readonly Ignores[] {
  const groups = Map.groupBy(settings, ([, { lists }]) => JSON.stringify(lists));
  const all = Object.keys(VALE_FORMATS).length;
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    const lists = first?.[1].lists;
    if (!lists || Object.values(lists).every((patterns) => patterns.length === 0)) return [];
    return [{ formats: entries.length === all ? undefined : entries.map(([format]) => format), lists }];
  });
}

/** A configuration of what is said; undefined where nothing is. */
function settingsCheck(
  said: Omit<ValeCheckOf<'configuration'>, 'extends'>,
): ValeCheckOf<'configuration'> | undefined {
  const kept = Object.entries(said).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  const speaks = kept.some(([key]) => key !== 'formats');
  return speaks ? { extends: 'configuration', ...Object.fromEntries(kept) } : undefined;
}
