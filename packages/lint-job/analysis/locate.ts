import { createHash } from 'node:crypto';
import { LineMap, type Finding } from '@housestyle/contract';
import type { LineRange } from '../input/changes.ts';
import type { Place, Problem } from '../report.ts';

/** Characters of the text on each side of a quote that tell it from the same words elsewhere. */
const NEIGHBOURHOOD = 24;
/** Characters in which they are looked for, since white space doesn't count. */
const REACH = 4 * NEIGHBOURHOOD;
const BLANK_LINE = /\n[ \t]*\n|\r\n[ \t]*\r\n|\r[ \t]*\r/;

/** Findings with their places, fingerprints, and whether they touch a changed line (`changed` undefined: all lines did). */
export function locate(
  path: string,
  text: string,
  findings: readonly Finding[],
  changed: readonly LineRange[] | undefined,
): Problem[] {
  const lines = new LineMap(text);
  const seen = new Map<string, number>();
  const place = (offset: number): Place => {
    const { line, column } = lines.position(offset);
    const bytes = Buffer.byteLength(text.slice(offset - column, offset));
    return { line: line + 1, column: column + 1, byteColumn: bytes + 1 };
  };
  return findings.map((finding) => {
    const start = place(finding.range.start);
    const end = place(finding.range.end);
    // A quote that ends with its line break does not touch the next line.
    const last = Math.max(start.line, end.column === 1 ? end.line - 1 : end.line);
    const plain = fingerprint(path, text, finding);
    const earlier = seen.get(plain) ?? 0;
    seen.set(plain, earlier + 1);
    return {
      ...finding,
      path,
      start,
      end,
      fingerprint: earlier === 0 ? plain : `${plain}-${earlier + 1}`,
      changed:
        changed === undefined || changed.some((range) => range.first <= last && range.last >= start.line),
    };
  });
}

function fingerprint(path: string, text: string, { rule, original, range }: Finding): string {
  // Only the quote's own paragraph counts: what stands in the next one may change.
  const before =
    text
      .slice(Math.max(0, range.start - REACH), range.start)
      .split(BLANK_LINE)
      .at(-1) ?? '';
  const after = text.slice(range.end, range.end + REACH).split(BLANK_LINE)[0] ?? '';
  const neighbours = [collapse(before).slice(-NEIGHBOURHOOD), collapse(after).slice(0, NEIGHBOURHOOD)];
  const parts = [path, rule.id, collapse(original), ...neighbours];
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
}

/** Lines may be broken elsewhere without making it another finding. */
function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
