import type { ContentType } from '../reading/content-type.ts';
import { kindOfLabel } from './labels.ts';
import type { FactKind } from './signs.ts';

/** What is chosen from in a decision are alternatives, and no options of a program. */
export function kindOfHeading(title: string, type: ContentType | undefined): FactKind | undefined {
  // "limit(fn, ...args)" in the docs of a package: a call.
  if (/^`?[\w.]+\(/.test(title)) return undefined;
  const kind = kindOfLabel(title);
  return kind === 'option' && (type === 'adr' || type === 'design') ? 'alternative' : kind;
}

/** "New", "Fixes" and "Removed" as what stands before each change below them; empty for "Changes", which tells of all. */
export function labelOf(title: string): string {
  return /^(?:new|added|features?)\b/i.test(title)
    ? 'New: '
    : /^(?:fix(?:ed|es)?|bug ?fix(?:es)?|bugs)\b/i.test(title)
      ? 'Fixed: '
      : /^(?:non|out of|not in)\b/i.test(title)
        ? 'Non-goals: '
        : /^(?:deprecated|security)$/i.test(title.trim())
          ? `${title.trim()}: `
          : /^removed\b/i.test(title)
            ? 'removed '
            : '';
}
