import type { Usage } from '@housestyle/contract';

/** A word (with inner apostrophes), a number (with inner points and commas), or one other visible character. */
const TOKEN =
  /\p{N}+(?:[.,]\p{N}+)*(?![\p{L}\p{M}])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** Words, numbers and punctuation marks of a text: the built-in engine's own tokens. */
export function countTokens(text: string): number {
  const token = new RegExp(TOKEN);
  let count = 0;
  while (token.test(text)) count += 1;
  return count;
}

/** What one analysis read and wrote. */
export function measureUsage(input: string, content: string): Usage {
  return { inputTokens: countTokens(input), outputTokens: countTokens(content) };
}
