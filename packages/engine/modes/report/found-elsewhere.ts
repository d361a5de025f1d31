import { parseDocument } from '../../document/parse-document.ts';
import type { SourceDocument } from '../../document/types.ts';
import { inspect } from '../../inspect.ts';
import { deDuplicate } from '../../passes/de-duplicate.ts';
import { dropProtected } from '../../passes/drop-protected.ts';
import { keepMarksWhole } from '../../passes/keep-marks-whole.ts';
import { keepValuesValid } from '../../passes/keep-values-valid.ts';
import { order } from '../../passes/order.ts';
import { resolveOverlaps } from '../../passes/resolve-overlaps.ts';
import { suppress } from '../../passes/suppress.ts';
import type { CompiledRule, CompiledStyle } from '../../style/types.ts';
import type { DocumentFinding } from '../../types.ts';

/** Rule of what a model found beyond the house style. */
export const MODEL_RULE = 'model';

/**
 * The engine's findings and those of a model together, in order. The engine has the last word: what lies inside one of its
 * findings is a repetition and goes; what overlaps one stays for a person; a correction that the house style would
 * correct again is not proposed.
 */
export function mergeFound(
  document: SourceDocument,
  style: CompiledStyle,
  own: readonly DocumentFinding[],
  found: readonly DocumentFinding[],
): readonly DocumentFinding[] {
  const named = found.map((finding) => ({ ...finding, ...ruleOf(finding, style), source: 'model' as const }));
  const allowed = keepValuesValid(document, keepMarksWhole(document, dropProtected(document, named)));
  const heard = suppress(document, allowed, style.rules).flatMap((finding) => besides(own, finding) ?? []);
  const distinct = resolveOverlaps(deDuplicate(heard.map((finding) => inStyle(document, style, finding))));
  return order([...own, ...distinct]);
}

/** A style in which a rule that no check could judge is one that a model found broken. */
export function withFoundRules(style: CompiledStyle, findings: readonly DocumentFinding[]): CompiledStyle {
  const broken = new Map(
    findings.filter(({ source }) => source === 'model').map((finding) => [finding.ruleId, finding]),
  );
  if (!style.unjudged.some((rule) => broken.has(idOf(rule.label)))) return style;
  const rules: CompiledRule[] = [];
  const unjudged: CompiledStyle['unjudged'][number][] = [];
  const waiting = [...style.unjudged].sort((a, b) => a.position - b.position);
  const settle = (rule: CompiledStyle['unjudged'][number]): void => {
    const finding = broken.get(idOf(rule.label));
    if (!finding) unjudged.push({ ...rule, position: rules.length });
    else {
      const { label, description } = rule;
      rules.push({
        id: idOf(label),
        label,
        description,
        severity: finding.severity,
        checks: [],
        listed: true,
      });
    }
  };
  style.rules.forEach((rule, index) => {
    while (waiting[0] && waiting[0].position <= index) settle(waiting.shift() as (typeof waiting)[number]);
    rules.push(rule);
  });
  waiting.forEach(settle);
  return { rules, unjudged };
}

/** The rule of the house that a finding names by its label, or none of them. */
function ruleOf(
  { ruleLabel }: DocumentFinding,
  { rules, unjudged }: CompiledStyle,
): Pick<DocumentFinding, 'ruleId' | 'ruleLabel'> {
  const wanted = plain(ruleLabel);
  const rule = rules.find(({ label }) => plain(label) === wanted);
  if (rule) return { ruleId: rule.id, ruleLabel: rule.label };
  const open = unjudged.find(({ label }) => plain(label) === wanted);
  if (open) return { ruleId: idOf(open.label), ruleLabel: open.label };
  return { ruleId: MODEL_RULE, ruleLabel };
}

const plain = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();
const idOf = (label: string): string => `${MODEL_RULE}:${plain(label)}`;

/** The finding as it may stand beside the engine's own; undefined where one of them says it already. */
function besides(own: readonly DocumentFinding[], finding: DocumentFinding): DocumentFinding | undefined {
  let overlaps = false;
  for (const other of own) {
    if (other.start <= finding.start && finding.end <= other.end && other.start < other.end) return undefined;
    if (other.start < finding.end && finding.start < other.end) overlaps = true;
  }
  return overlaps ? { ...finding, replacement: null } : finding;
}

/** Without a replacement that says nothing new or that the house style would correct. */
function inStyle(document: SourceDocument, style: CompiledStyle, finding: DocumentFinding): DocumentFinding {
  const { start, end, replacement } = finding;
  if (replacement === null) return finding;
  if (replacement === document.text.slice(start, end)) return { ...finding, replacement: null };
  const again = inspect(parseDocument(replacement, 'plain'), style);
  return again.some((other) => other.severity !== 'minor' && other.replacement !== null)
    ? { ...finding, replacement: null }
    : finding;
}
