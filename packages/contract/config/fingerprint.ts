import type { Finding } from '../finding.ts';
import { sha256 } from './sha256.ts';

/** Characters of the text on each side of a quote that tell it from the same words elsewhere. */
const NEIGHBOURHOOD = 24;
/** Characters in which they are looked for, since white space doesn't count. */
const REACH = 4 * NEIGHBOURHOOD;
const BLANK_LINE = /\n[ \t]*\n|\r\n[ \t]*\r\n|\r[ \t]*\r/;
/** Hexadecimal digits. */
const LENGTH = 32;

/** What a fingerprint is made of; `range` into the text, of which `original` is the slice. */
export type Fingerprinted = Pick<Finding, 'original' | 'range'> & { readonly rule: { readonly id: string } };

/**
 * What a finding is known by while lines move: a hash of the document's path (with slashes, from the baseline's folder),
 * rule, quote and its neighbours. Findings in the order of the text; the second with the same fingerprint has `-2` after it.
 */
export function fingerprints(
  path: string,
  text: string,
  findings: readonly Fingerprinted[],
): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const plain = fingerprint(path, text, finding);
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? plain : `${plain}-${count}`;
  });
}

function fingerprint(path: string, text: string, { rule, original, range }: Fingerprinted): string {
  // Only the quote's own paragraph counts: what stands in the next one may change.
  const before =
    text
      .slice(Math.max(0, range.start - REACH), range.start)
      .split(BLANK_LINE)
      .at(-1) ?? '';
  const after = text.slice(range.end, range.end + REACH).split(BLANK_LINE)[0] ?? '';
  const neighbours = [collapse(before).slice(-NEIGHBOURHOOD), collapse(after).slice(0, NEIGHBOURHOOD)];
  return sha256([path, rule.id, collapse(original), ...neighbours].join('\0')).slice(0, LENGTH);
}

/** Lines may be broken elsewhere without making it another finding. */
function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
