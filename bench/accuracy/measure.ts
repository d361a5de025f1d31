import { createEngine } from '../../packages/engine/index.ts';
import { familyOf } from './families.ts';
import type { Item, Mark } from './items.ts';

/** A finding of the engine, as far as it is judged. */
export interface Found {
  readonly family: string;
  readonly rule: string;
  readonly quote: string;
  readonly start: number;
  readonly suggestion: string | null;
}

/** What became of one item. */
export interface Verdict {
  readonly item: Item;
  readonly right: readonly Found[];
  /** Findings that no mark asks for. */
  readonly wrong: readonly Found[];
  /** Marks that were found, and those that were not. */
  readonly hit: readonly Mark[];
  readonly missed: readonly Mark[];
}

/** Runs every item through the engine, as a caller of the service gets it, and compares. */
export function measure(items: readonly Item[]): readonly Verdict[] {
  const engine = createEngine();
  return items.map((item) => {
    const { text, style, asked } = item;
    const { suggestions = [] } = engine.analyze({
      mode: 'review',
      input: text,
      style,
      format: 'suggestions',
    });
    const found = suggestions.map(({ rule, original, range, suggestion }): Found => {
      const own = style.rules?.some(({ label }) => label === rule.label) ?? false;
      const family = own && asked !== undefined ? asked : familyOf(rule.id);
      return { family, rule: rule.id, quote: original, start: range.start, suggestion };
    });
    return compare(item, found);
  });
}

/** Exported for its own test. */
export function compare(item: Item, found: readonly Found[]): Verdict {
  const answers = (finding: Found, mark: Mark): boolean => agree(item.text, finding, mark);
  const hit = item.expected.filter((mark) => found.some((finding) => answers(finding, mark)));
  const right = found.filter((finding) => item.expected.some((mark) => answers(finding, mark)));
  const open = (finding: Found): boolean => item.debatable.some((mark) => answers(finding, mark));
  return {
    item,
    right,
    wrong: found.filter((finding) => !right.includes(finding) && !open(finding)),
    hit,
    missed: item.expected.filter((mark) => !hit.includes(mark)),
  };
}

/**
 * A finding answers a mark where both touch the same characters, and either propose the same text or are of one family
 * while the finding proposes nothing that the mark excludes.
 */
function agree(text: string, finding: Found, mark: Mark): boolean {
  const touches =
    finding.start < mark.start + mark.quote.length && mark.start < finding.start + finding.quote.length;
  if (!touches) return false;
  const proposed = finding.suggestion === null ? undefined : rewrite(text, finding, finding.suggestion);
  const same = mark.suggestions.some((suggestion) => rewrite(text, mark, suggestion) === proposed);
  if (same) return true;
  return finding.family === mark.family && (proposed === undefined || mark.suggestions.length === 0);
}

/** The text with the quote replaced. */
function rewrite(text: string, { start, quote }: { start: number; quote: string }, by: string): string {
  const changed = text.slice(0, start) + by + text.slice(start + quote.length);
  return changed.replace(/\s+/g, ' ').trim();
}
