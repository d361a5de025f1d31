import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { runCode } from './run.ts';

/** One input, and what its document holds and doesn't. */
export interface Row {
  readonly it: string;
  /** `code-to-docs` where none is named. */
  readonly mode?: Mode;
  readonly input: string;
  /** Markdown where none is named. */
  readonly format?: 'openapi';
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
}

/** A suite of one test a row. */
export function describeRows(suite: string, rows: readonly Row[]): void {
  describe(suite, () => {
    for (const { it: name, mode = 'code-to-docs', input, format, has, hasNot = [] } of rows)
      it(name, async () => {
        const { content } = await runCode(mode, input, format && { format });
        for (const text of has) assert.ok(content.includes(text), `${text}\n\nis not in\n\n${content}`);
        for (const text of hasNot) assert.ok(!content.includes(text), `${text}\n\nis in\n\n${content}`);
      });
  });
}
