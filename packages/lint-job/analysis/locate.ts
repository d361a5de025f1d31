import type { Finding } from '@housestyle/contract';
import { LineMap } from '@housestyle/contract/bare';
import { fingerprints } from '@housestyle/contract/config/bare';
import type { LineRange } from '../input/changes.ts';
import type { Place, Problem } from '../report.ts';

/**
 * Findings with their places, fingerprints, and whether they touch a changed line (`changed` undefined: all lines did).
 * `known`: the document's path as its baseline sees it.
 */
export function locate(
  path: string,
  text: string,
  findings: readonly Finding[],
  changed: readonly LineRange[] | undefined,
  known = path,
): Problem[] {
  const lines = new LineMap(text);
  // Few outputs ask for them, and each is a hash.
  let prints: readonly string[] | undefined;
  const place = (offset: number): Place => {
    const { line, column } = lines.position(offset);
    const bytes = Buffer.byteLength(text.slice(offset - column, offset));
    return { line: line + 1, column: column + 1, byteColumn: bytes + 1 };
  };
  return findings.map((finding, index) => {
    const start = place(finding.range.start);
    const end = place(finding.range.end);
    // A quote that ends with its line break does not touch the next line.
    const last = Math.max(start.line, end.column === 1 ? end.line - 1 : end.line);
    return {
      ...finding,
      path,
      start,
      end,
      get fingerprint() {
        prints ??= fingerprints(known, text, findings);
        return prints[index] ?? '';
      },
      changed:
        changed === undefined || changed.some((range) => range.first <= last && range.last >= start.line),
    };
  });
}
