import type { Usage } from '@housestyle/contract';

/** What an answer cost, in words; empty where nobody told: some providers don't count. */
export function usageText(usage: Usage | null): string {
  if (usage === null || usage.inputTokens + usage.outputTokens === 0) return '';
  const [read, written] = [usage.inputTokens, usage.outputTokens].map((count) =>
    count.toLocaleString('en-US'),
  );
  return `Tokens: ${read} in, ${written} out`;
}
