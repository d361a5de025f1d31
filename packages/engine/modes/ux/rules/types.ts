import type { Severity } from '@housestyle/contract';
import type { UxKind } from '../kinds.ts';

/** One thing that interface strings should or should not say. */
export interface UxRule {
  /** Stable, kebab-case, begins with "ux-". */
  readonly id: string;
  readonly label: string;
  readonly severity: Severity;
  /** Kinds of string it speaks of; all without it. */
  readonly kinds?: readonly UxKind[];
  readonly patterns: readonly UxPattern[];
}

export interface UxPattern {
  /** With flag `g`; what it matches is quoted. */
  readonly find: RegExp;
  /** Which of the matches count, where the pattern alone can't tell; all without it. */
  readonly isMeant?: (match: string) => boolean;
  /** Why, for the writer, in one or two sentences. */
  readonly message: string;
  /** What replaces the match, with `$1` and the like; without it only a person can decide. */
  readonly replace?: string | ((match: string, ...groups: string[]) => string | null);
}
