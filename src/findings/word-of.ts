import type { Finding } from '@housestyle/contract';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#_-]+(?: [\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#_-]*)?$/u;

/** The word or two that a finding is about, if a house could have them as a word of its own; undefined for other text. */
export function wordOf({ original }: Pick<Finding, 'original'>): string | undefined {
  const word = original.trim().replace(/\s+/g, ' ');
  const [first = '', second] = word.toLowerCase().split(' ');
  return NAME.test(word) && first !== second ? word : undefined;
}
