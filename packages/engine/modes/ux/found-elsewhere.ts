import type { DocumentFinding } from '../../types.ts';
import type { UxFinding } from './inspect.ts';
import { protectedSpans } from './placeholders.ts';
import type { UxString } from './types.ts';

/**
 * What a model found in interface strings, beside the engine's own findings: each inside one string that the file writes as
 * it is, none that overlaps an own one or an earlier one, none that changes a placeholder.
 */
export function foundInStrings(
  strings: readonly UxString[],
  own: readonly UxFinding[],
  found: readonly DocumentFinding[],
): UxFinding[] {
  const kept: UxFinding[] = [];
  for (const finding of found) {
    const string = strings.find(({ start, end }) => start <= finding.start && finding.end <= end);
    if (!string || string.encode(string.text) !== string.text) continue;
    if (string.end - string.start !== string.text.length) continue;
    const start = finding.start - string.start;
    const end = finding.end - string.start;
    const taken = [...own, ...kept].some(
      (other) => other.string === string && other.start < end && start < other.end,
    );
    if (taken) continue;
    const { replacement } = finding;
    const allowed = replacement !== null && isAllowed(string, start, end, replacement) ? replacement : null;
    kept.push({ ...finding, ruleId: 'model', source: 'model', string, start, end, replacement: allowed });
  }
  return kept;
}

/** Whether the string with the replacement keeps its placeholders and its place in the file. */
function isAllowed({ text, encode }: UxString, start: number, end: number, replacement: string): boolean {
  const rewritten = text.slice(0, start) + replacement + text.slice(end);
  const spans = (of: string): string =>
    protectedSpans(of)
      .map((span) => of.slice(span.start, span.end))
      .sort()
      .join('\n');
  return rewritten.trim() !== '' && encode(rewritten) === rewritten && spans(rewritten) === spans(text);
}
