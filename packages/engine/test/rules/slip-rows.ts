import assert from 'node:assert/strict';
import { PRESET, run } from '../modes/jobs.ts';

/** A sentence with one slip, what is quoted of it, and what it becomes; null: a person decides. */
export type Slip = readonly [sentence: string, quote: string, replacement: string | null];

/**
 * A suite of slips that are found and of right sentences that look like them.
 * @param labels of rules that find nothing in the right sentences either
 */
export function describeSlips(
  suite: string,
  slips: readonly Slip[],
  right: readonly string[],
  labels: readonly string[] = [],
): void {
  describe(suite, () => {
    for (const [sentence, quote, replacement] of slips)
      it(`are found: ${sentence}`, () => {
        const { content } = run('review', sentence, PRESET);
        assert.ok(content.includes(`\`${quote}\``), content);
        if (replacement !== null) assert.ok(content.includes(`Change to: \`${replacement}\``), content);
      });

    for (const sentence of right)
      it(`are not: ${sentence}`, () => {
        const { content } = run('review', sentence, PRESET);
        assert.doesNotMatch(
          content,
          /Forms of verbs|Agreement|Number of noun|Missing words|confused|An article is missing|Commas between|Question marks|Capital at the start/i,
        );
        for (const label of labels) assert.ok(!content.includes(`(${label})`), content);
      });
  });
}
