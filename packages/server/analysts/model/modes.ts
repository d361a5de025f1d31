import type { Mode } from '@housestyle/contract';

/** Modes that answer findings. */
export const FINDING_MODES: ReadonlySet<Mode> = new Set<Mode>(['review', 'style-check', 'ux-review']);

/** Modes that hand the text back: what is no prose in it is masked, and proven unchanged. */
export const KEEPS_MARKUP: ReadonlySet<Mode> = new Set<Mode>([
  'rewrite',
  'simplify',
  'translate',
  'expand',
  'ux-rewrite',
]);

/** Modes that read a file of interface strings. */
export const STRING_MODES: ReadonlySet<Mode> = new Set<Mode>(['ux-review', 'ux-rewrite']);

/** Modes whose text may be a file of strings, or a page about one. */
export const MAY_BE_JSON: ReadonlySet<Mode> = new Set<Mode>(['ux-generate', 'generate']);

/** Modes that write a text with facts: a figure that the caller never sent is marked as open. */
export const MARKS_UNVERIFIED: ReadonlySet<Mode> = new Set<Mode>([
  'generate',
  'code-to-docs',
  'user-guide',
  'explain',
  'summarize',
  'glossary-gen',
  'ux-generate',
]);

/**
 * The built-in mode that goes over the model's draft, so that the house style holds also where the model forgot it. Not for
 * other languages, and not where words that the style avoids are listed as such.
 */
export const FINISHERS: Readonly<Partial<Record<Mode, Mode>>> = {
  rewrite: 'rewrite',
  simplify: 'rewrite',
  expand: 'rewrite',
  generate: 'rewrite',
  'code-to-docs': 'rewrite',
  'user-guide': 'rewrite',
  summarize: 'rewrite',
  'ux-rewrite': 'ux-rewrite',
};
