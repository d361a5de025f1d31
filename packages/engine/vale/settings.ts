import type { StyleRule, ValeCheckOf } from '@housestyle/contract';
import type { RuleContext } from './kinds/types.ts';
import { compilePattern, type Pattern } from './patterns.ts';
import type { ReadingSettings } from './types.ts';

type Configuration = ValeCheckOf<'configuration'>;

/** What the configurations of a style say to its rules and to the reader. */
export interface ValeSettings {
  readonly context: RuleContext;
  /** @param format of the text, by the ending of its files */
  reading(format: string): ReadingSettings;
  /** What of a configuration could not be read, in words. */
  readonly faults: readonly { readonly rule: StyleRule; readonly problem: string }[];
}

const IGNORED_SCOPES = ['tt', 'code', 'kbd'];
const SKIPPED_SCOPES = ['script', 'style', 'pre', 'figure', 'noscript', 'iframe'];
const IGNORED_CLASSES = ['problematic', 'pre', 'code'];

/** Reads the configurations among a style's rules; later ones add to earlier ones. */
export function readSettings(rules: readonly StyleRule[]): ValeSettings {
  const faults: { rule: StyleRule; problem: string }[] = [];
  const sources = rules.flatMap((rule) =>
    rule.check?.extends === 'configuration' ? [{ rule, check: rule.check }] : [],
  );
  const all = (name: keyof Configuration & `${string}s`) =>
    sources.flatMap(({ check }) => (check[name] as readonly string[] | undefined) ?? []);
  const patterns = (name: 'tokenIgnores' | 'blockIgnores') =>
    sources.flatMap(({ rule, check }) =>
      (check[name] ?? []).flatMap(
        (source): { pattern: Pattern; formats: readonly string[] | undefined }[] => {
          try {
            return [{ pattern: compilePattern(source), formats: check.formats }];
          } catch (error) {
            faults.push({ rule, problem: (error as Error).message });
            return [];
          }
        },
      ),
    );
  const ignores = { tokenIgnores: patterns('tokenIgnores'), blockIgnores: patterns('blockIgnores') };
  const ignored = (name: keyof typeof ignores, format: string) =>
    ignores[name].flatMap(({ pattern, formats }) =>
      formats === undefined || formats.includes(format) ? [pattern] : [],
    );
  const chosen = (name: 'ignoredScopes' | 'skippedScopes', standard: readonly string[]) => {
    const own = all(name);
    return new Set(own.length > 0 ? own : standard);
  };
  const vocabulary = sources.flatMap(({ rule, check }) =>
    (check.vocabulary ?? []).filter((term) => {
      try {
        compilePattern(term);
        return true;
      } catch (error) {
        faults.push({ rule, problem: (error as Error).message });
        return false;
      }
    }),
  );
  const elements = {
    ignoredScopes: chosen('ignoredScopes', IGNORED_SCOPES),
    skippedScopes: chosen('skippedScopes', SKIPPED_SCOPES),
    ignoredClasses: new Set([...IGNORED_CLASSES, ...all('ignoredClasses')]),
  };
  return {
    context: {
      vocabulary,
      names: new Set(rules.map(({ label }) => label)),
      wordTemplate: sources.findLast(({ check }) => check.wordTemplate)?.check.wordTemplate,
    },
    reading: (format) => ({
      tokenIgnores: ignored('tokenIgnores', format),
      blockIgnores: ignored('blockIgnores', format),
      ...elements,
    }),
    faults,
  };
}
