import { LineMap, type StyleRule } from '@housestyle/contract';
import { importVale } from '@housestyle/contract/vale';
import { parseDocument, type Language } from '../../document/index.ts';
import { inspect, toFinding } from '../../inspect.ts';
import { compileStyle } from '../../style/compile.ts';

export interface Lint {
  /** `line:column:Style.Rule:message` of each finding, the form in which Vale prints them. */
  readonly lines: readonly string[];
  /** `original>suggestion` of each finding; `original!` where it proposes nothing. */
  readonly changes: readonly string[];
  /** What is said of rules that could not be compiled. */
  readonly faults: readonly string[];
}

/** Findings of the rules in a text. */
export function lintWith(rules: readonly StyleRule[], text: string, language: Language = 'markdown'): Lint {
  const style = compileStyle({ rules: [...rules], termSubs: [], glossary: [] }, []);
  const document = parseDocument(text, language);
  const map = new LineMap(text);
  const findings = inspect(document, style).map((finding) => toFinding(document, finding));
  return {
    lines: findings.map(({ range, rule, reason }) => {
      const { line, column } = map.position(range.start);
      const before = [...text.slice(range.start - column, range.start)].length;
      return `${line + 1}:${before + 1}:${rule.id}:${reason}`;
    }),
    changes: findings.map(({ original, suggestion }) =>
      suggestion === null || suggestion === undefined ? `${original}!` : `${original}>${suggestion}`,
    ),
    faults: style.unjudged.map(({ label, description }) => `${label}: ${description}`),
  };
}

/** Findings of files of Vale's: `Own/Rule.yml` and the like, and `.vale.ini` where there is one. */
export const lint = (files: Readonly<Record<string, string>>, text: string, language?: Language) =>
  lintWith(importVale(new Map(Object.entries(files))).rules, text, language);

/** Findings of one rule, `Own.Rule`, as `line:column:message`. */
export const lintRule = (yaml: string, text: string, language?: Language) =>
  lint({ 'Own/Rule.yml': yaml }, text, language).lines.map((line) => line.replace('Own.Rule:', ''));
