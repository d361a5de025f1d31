import type { StyleRule, ValeCheckOf } from '@housestyle/contract';
import type { RuleContext } from './kinds/types.ts';
import { compilePattern } from './patterns.ts';
import type { ReadingSettings } from './types.ts';

type Configuration = ValeCheckOf<'configuration'>;

/** What the configurations of a style say to its rules and to the reader. */
export interface ValeSettings {
  readonly context: RuleContext;
  readonly reading: ReadingSettings;
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
      (check[name] ?? []).flatMap((source) => {
        try {
          return [compilePattern(source)];
        } catch (error) {
          faults.push({ rule, problem: (error as Error).message });
          return [];
        }
      }),
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
  return {
    context: {
      vocabulary,
      wordTemplate: sources.findLast(({ check }) => check.wordTemplate)?.check.wordTemplate,
    },
    reading: {
      tokenIgnores: patterns('tokenIgnores'),
      blockIgnores: patterns('blockIgnores'),
      ignoredScopes: chosen('ignoredScopes', IGNORED_SCOPES),
      skippedScopes: chosen('skippedScopes', SKIPPED_SCOPES),
      ignoredClasses: new Set([...IGNORED_CLASSES, ...all('ignoredClasses')]),
    },
    faults,
  };
}
