import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Requests as people write them in chats and tickets, the strings that a writer expects, and what none may say. */
const ROWS: readonly (readonly [name: string, request: string, good: readonly string[], bad: RegExp])[] = [];

describe('screens asked for in plain words', () => {
  for (const [name, request, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content: written } = run('ux-generate', request, PRESET);
      for (const one of good) assert.ok(written.includes(one), `${one}\n${written}`);
      assert.doesNotMatch(written, bad);
    });
});
